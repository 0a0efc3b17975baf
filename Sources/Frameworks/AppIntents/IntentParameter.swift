import Foundation
import PorticoFoundation

/// Something of an intent that a person gives a value: `@Parameter(title: "Name") var name: String`.
///
/// A value that nobody has set is the default; reading one without a default ends the app, unless it is optional.
@propertyWrapper public final class IntentParameter<Value: _IntentValue & Sendable>: AnyIntentValue, @unchecked Sendable
{
    /// A range with both ends.
    public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)
    /// How a whole number is entered.
    public enum IntControlStyle: Hashable, Sendable { case field, stepper }
    /// How a number is entered.
    public enum DoubleControlStyle: Hashable, Sendable { case field, stepper, slider }
    /// What of a date is entered.
    public enum DateKind: Hashable, Sendable { case date, time, dateTime }

    /// What it is called.
    public let title: LocalizedStringResource
    /// What it is for.
    public let description: LocalizedStringResource?
    private let lock = NSLock()
    private var stored: Value?

    init(_ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ value: Any?) {
        (self.title, self.description) = (title, description)
        stored = value as? Value
    }

    /// The value.
    public var wrappedValue: Value {
        get {
            let value = lock.withLock { stored }
            if let value { return value }
            if let type = Value.self as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as! Value }
            fatalError("The parameter \"\(String(localized: title))\" has no value.")
        }
        set { lock.withLock { stored = newValue } }
    }
    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }
    /// Whether it may be nil.
    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }

    /// An error that asks the person for a value. Nobody can be asked here: the intent ends with it.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .nobodyToAsk }
    /// Asks the person for a value. Nobody can be asked here: it throws.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        throw AppIntentError.nobodyToAsk
    }
    /// Asks the person to choose. Nobody can be asked here: it throws.
    public func requestDisambiguation(
        among values: [Value.ValueType], dialog: IntentDialog? = nil
    ) async throws -> Value.ValueType { throw AppIntentError.nobodyToAsk }
    /// Asks the person whether a value is right. Nobody can be asked here: it throws.
    public func requestConfirmation(
        for value: Value.UnwrappedType, dialog: IntentDialog? = nil
    ) async throws -> Bool { throw AppIntentError.nobodyToAsk }
}

/// A parameter whatever its value.
public protocol AnyIntentValue: Sendable {
    associatedtype Value: _IntentValue & Sendable
    /// What it is called.
    var title: LocalizedStringResource { get }
    /// Whether it may be nil.
    var isOptional: Bool { get }
}

extension IntentParameter where Value.ValueType == String {
    /// A text.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue) }
    /// A text of those that a provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) { self.init(title, description, defaultValue) }
}

extension IntentParameter where Value.ValueType == Int {
    /// A whole number.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue) }
}

extension IntentParameter where Value.ValueType == Double {
    /// A number.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
        inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue) }
}

extension IntentParameter where Value.ValueType == Bool {
    /// Yes or no.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue) }
}

extension IntentParameter where Value.ValueType == Date {
    /// A date.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, kind: DateKind = .dateTime,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue) }
}

extension IntentParameter where Value.ValueType == URL {
    /// An address.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue) }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// A file.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String] = ["public.data"], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, nil) }
}

extension IntentParameter where Value.ValueType: AppEnum {
    /// A case of an enumeration.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
    ) { self.init(title, description, defaultValue) }
}

extension IntentParameter where Value.ValueType: AppEntity {
    /// A value of the app's.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, description, defaultValue) }
    /// A value of the app's that a provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: Provider
    ) { self.init(title, description, defaultValue) }
}
