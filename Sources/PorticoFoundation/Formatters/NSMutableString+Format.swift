import Foundation

extension NSMutableString {
    /// Adds what a format and its arguments make to the end, as `NSString(format:)` makes it.
    public func appendFormat(_ format: NSString, _ args: CVarArg...) {
        append(String(format: format.substring(from: 0), arguments: args))
    }
}
