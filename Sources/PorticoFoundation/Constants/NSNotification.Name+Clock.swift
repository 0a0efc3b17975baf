import Foundation

extension NSNotification.Name {
    /// Posted after the device's clock was set.
    public static let NSSystemClockDidChange = NSNotification.Name("NSSystemClockDidChangeNotification")
}
