/// A value that views tell the views around them.
public protocol PreferenceKey {
    associatedtype Value
    /// The value where no view says anything.
    static var defaultValue: Value { get }
    /// Joins the value so far with the next view's.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
