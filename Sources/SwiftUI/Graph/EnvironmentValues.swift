/// A key of the environment, with the value it has where nobody sets it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view finds in its surroundings.
///
/// Reading one while a body runs makes the body depend on it. A copy that is written to keeps what was written apart.
public struct EnvironmentValues: CustomStringConvertible {
    private let chain: EnvironmentChain?
    /// What was written to this copy, in order, and how it is handed to a chain.
    private var overrides: [ObjectIdentifier: any EnvironmentOverride] = [:]

    /// Creates the environment that has only defaults.
    public init() { chain = nil }

    package init(chain: EnvironmentChain) { self.chain = chain }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            if let own = overrides[ObjectIdentifier(key)] as? KeyedOverride<Key> { return own.value }
            guard let chain else { return key.defaultValue }
            return MainActorAccess.run {
                let cell = chain.cell(for: Key.self)
                cell.source.recordRead()
                return MainActorAccess.Carried(cell.value as? Key.Value ?? Key.defaultValue)
            }.value
        }
        set { overrides[ObjectIdentifier(key)] = KeyedOverride<Key>(value: newValue) }
    }

    public var description: String { "EnvironmentValues(\(overrides.count) set)" }

    /// Sets everything that was written to this copy on the chain.
    @MainActor func apply(to chain: EnvironmentChain) {
        for override in overrides.values { override.apply(to: chain) }
    }
}

private protocol EnvironmentOverride {
    @MainActor func apply(to chain: EnvironmentChain)
}

private struct KeyedOverride<Key: EnvironmentKey>: EnvironmentOverride {
    let value: Key.Value

    @MainActor func apply(to chain: EnvironmentChain) { chain.set(Key.self, value) }
}

/// The graph lives on the main thread; property wrappers, which Apple declares without isolation, come to it from there.
enum MainActorAccess {
    /// A value that stays on the main thread.
    struct Carried<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }

    static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}
