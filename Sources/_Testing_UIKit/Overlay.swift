// Swift Testing asks for this module in every file that sees both `Testing` and `UIKit`.
@_exported import Testing
