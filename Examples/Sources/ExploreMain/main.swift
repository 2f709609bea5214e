import Explore
import Foundation

exit(await runExplore(Array(CommandLine.arguments.dropFirst())))
