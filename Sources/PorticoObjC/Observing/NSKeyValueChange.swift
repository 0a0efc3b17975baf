import Foundation

/// What an observer is told of a change, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change holds the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change holds the value before it.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer hears of the present value at once, before the registration returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer also hears of a change before it happens.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change: of a value, or of single elements of an ordered collection.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// The entries of the dictionary that `observeValue(forKeyPath:of:change:context:)` is given.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// One change, as the closure of `observe(_:options:changeHandler:)` is told of it.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// Nil unless `new` is among the options.
    public let newValue: Value?
    /// Nil unless `old` is among the options, and for the initial call.
    public let oldValue: Value?
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}
