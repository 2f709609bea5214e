import Insecurity
import UIKit

// Runs one scenario by name, so that callgrind can count it and a shell can limit its stack:
//   Benchmarks <scenario> <size> <repetitions>

let arguments = CommandLine.arguments.dropFirst()
guard let name = arguments.first, let scenario = Scenario.named(name) else {
  print("usage: Benchmarks <scenario> [size] [repetitions]; scenarios: \(Scenario.names)")
  exit(2)
}
let numbers = arguments.dropFirst().compactMap { Int($0) }
let size = numbers.first ?? 16
let repetitions = numbers.dropFirst().first ?? 1
print("\(name) \(size) \(repetitions): \(scenario.run(size, repetitions))")
