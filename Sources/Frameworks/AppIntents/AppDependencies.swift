import Foundation
import PorticoFoundation

/// What an app's intents and queries depend on.
public final class AppDependencyManager: @unchecked Sendable {
    /// The app's.
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var makers: [AnyHashable: () -> Any] = [:]
    private var made: [AnyHashable: Any] = [:]

    /// No dependencies.
    public init() {}

    /// Adds a dependency, which is made when it is first asked for.
    public func add<Dependency: Sendable>(
        key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
    ) {
        let key = key ?? AnyHashable(ObjectIdentifier(Dependency.self))
        lock.withLock { (makers[key], made[key]) = (dependencyProvider, nil) }
    }

    func value<Value>(_ key: AnyHashable?) -> Value? {
        let key = key ?? AnyHashable(ObjectIdentifier(Value.self))
        if let known = lock.withLock({ made[key] }) as? Value { return known }
        guard let maker = lock.withLock({ makers[key] }), let value = maker() as? Value else { return nil }
        lock.withLock { made[key] = value }
        return value
    }
}

/// Something that an intent or a query depends on, and the app has added.
@propertyWrapper public final class AppDependency<Value: Sendable>: @unchecked Sendable {
    private let find: () -> Value?
    private let lock = NSLock()
    private var own: Value?

    /// What the app has added under a key, or of this type.
    public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
        self.init { manager.value(key) }
    }
    /// What the app has added under a key, or of this type; else a default.
    public convenience init(
        key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
        default defaultValueProvider: @autoclosure @escaping () -> Value
    ) { self.init { manager.value(key) ?? defaultValueProvider() } }
    private init(_ find: @escaping () -> Value?) { self.find = find }

    /// The dependency. Reading one that hasn't been added ends the app.
    public var wrappedValue: Value {
        get {
            if let own = lock.withLock({ own }) { return own }
            guard let found = find() else {
                fatalError("AppDependency of type \(Value.self) was not initialized prior to access.")
            }
            return found
        }
        set { lock.withLock { own = newValue } }
    }
    /// The dependency itself.
    public var projectedValue: AppDependency<Value> { self }
}
