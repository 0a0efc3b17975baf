import Foundation
import PorticoFoundation

/// A value of an app's own with an identity, which intents take.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// What finds values of the type.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    public typealias Property = EntityProperty
}

/// An identity that can be written as a string.
public protocol EntityIdentifierConvertible {
    /// The identity as a string.
    var entityIdentifierString: String { get }
    /// The identity of a string; nil where there is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    /// The value's description.
    public var entityIdentifierString: String { description }
    /// The value of a description.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
    /// The UUID's string.
    public var entityIdentifierString: String { uuidString }
    /// The UUID of a string.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

/// A part of a value of the app's that shortcuts can use.
@propertyWrapper public final class EntityProperty<Value: _IntentValue & Sendable>: @unchecked Sendable {
    /// What it is called.
    public var title: LocalizedStringResource
    private let lock = NSLock()
    private var stored: Value?

    /// A part with a title.
    public convenience init(title: LocalizedStringResource) { self.init(titled: title) }
    init(titled title: LocalizedStringResource) { self.title = title }

    /// The value. Reading one that nobody has set ends the app, unless it is optional.
    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ stored }) { return value }
            if let type = Value.self as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as! Value }
            fatalError("The property \"\(String(localized: title))\" has no value.")
        }
        set { lock.withLock { stored = newValue } }
    }
    /// The property itself.
    public var projectedValue: EntityProperty<Value> { self }
    /// Whether it may be nil.
    public var isOptional: Bool { Value.self is any ExpressibleByNilLiteral.Type }
}

/// Values that a provider offers.
public protocol ResultsCollection<Result> {
    associatedtype Result: _IntentValue
    /// No values.
    static var empty: Self { get }
    /// The values.
    var items: [Result.ValueType] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
    public typealias Result = Element
    /// No values.
    public static var empty: [Element] { [] }
    /// The values.
    public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
}

/// Something that offers values for a parameter.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
    associatedtype Result: ResultsCollection
    associatedtype DefaultValue: _IntentValue = Result.Result
    /// The values.
    func results() async throws -> Result
    /// The value that is taken first; nil where there is none.
    func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
    /// None.
    public func defaultResult() async -> DefaultValue? { nil }
}

/// Something that finds values of the app's by their identities.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable
where Result.Result.ValueType == Entity {
    associatedtype Entity: AppEntity
    associatedtype Result = [Entity]
    /// Creates the query.
    init()
    /// The values of identities.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// The values that are offered first.
    func suggestedEntities() async throws -> Result
}

extension EntityQuery {
    /// None.
    public func suggestedEntities() async throws -> Result { .empty }
    /// The values that are offered first.
    public func results() async throws -> Result { try await suggestedEntities() }
}

/// A query that finds values by what people write.
public protocol EntityStringQuery: EntityQuery {
    /// The values that match a text.
    func entities(matching string: String) async throws -> Result
}

/// A query that knows all values.
public protocol EnumerableEntityQuery: EntityQuery {
    /// All values.
    func allEntities() async throws -> [Entity]
}
