import Foundation

/// The older methods of a scanner, which write an `NSString` where iOS has it; Foundation's own write a `String`.
extension Scanner {
    /// Scans `string`, which must be next.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "scanString(_:)")
    public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        write(scanString(string), into: result)
    }

    /// Scans characters of `set` as far as they go.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "scanCharacters(from:)")
    public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        write(scanCharacters(from: set), into: result)
    }

    /// Scans up to `string`, or to the end.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "scanUpToString(_:)")
    public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        write(scanUpToString(string), into: result)
    }

    /// Scans up to a character of `set`, or to the end.
    @_disfavoredOverload
    @available(*, deprecated, renamed: "scanUpToCharacters(from:)")
    public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        write(scanUpToCharacters(from: set), into: result)
    }

    private func write(_ found: String?, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = NSString(string: found)
        return true
    }
}
