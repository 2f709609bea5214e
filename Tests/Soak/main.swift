import Foundation
import RandomPrograms

Soak(CommandLine.arguments).run()
