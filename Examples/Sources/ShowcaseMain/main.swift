import Foundation
import Showcase

exit(runShowcase(Array(CommandLine.arguments.dropFirst())))
