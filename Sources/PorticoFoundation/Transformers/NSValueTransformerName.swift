import Foundation

/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Turns a truth value around.
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    /// True where there is no value.
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    /// True where there is a value.
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    /// Reads an archive of Foundation's classes; the way back writes one.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}
