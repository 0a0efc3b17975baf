import Foundation

/// Prints callbacks as they happen. Off by default; launch with the argument `-LogsCallbacks` to turn it on.
enum CallbackLog {
    private static let isOn = ProcessInfo.processInfo.arguments.contains("-LogsCallbacks")

    static func log(_ object: AnyObject, _ function: String = #function) {
        if isOn { print("--- \(type(of: object)) \(function) ---") }
    }
}
