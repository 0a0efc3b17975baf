import Observation

/// A value that the view reads from its environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value
    private let keyPath: AnyKeyPath?
    private var chain: EnvironmentChain?

    /// Reads the property of the environment's values.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        read = { $0[keyPath: keyPath] }
    }

    /// Reads the observable object of this type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        keyPath = nil
        read = { values in
            guard let object = values[EnvironmentObjectKey<Value>.self] else {
                fatalError(
                    "No Observable object of type \(Value.self) found. A View.environmentObject(_:) for \(Value.self) may be missing as an ancestor of this view."
                )
            }
            return object
        }
    }

    /// Reads the observable object of this type, or nil if there is none.
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        keyPath = nil
        read = { $0[EnvironmentObjectKey<T>.self] }
    }

    public var wrappedValue: Value {
        guard let chain else { return read(EnvironmentValues()) }
        return read(EnvironmentValues(chain: chain))
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: EnvironmentReading {}

/// Two readers of one place of the environment are the same for the graph; what they read is recorded when they read it. Without a key
/// path the type says which object is read.
extension Environment: GraphComparable {
    static func areSame(_ a: Environment<Value>, _ b: Environment<Value>) -> Bool { a.keyPath == b.keyPath }
}

extension Environment: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) { chain = installer.node.environment }
}

/// Writes to the environment of its content.
nonisolated struct EnvironmentModifier: NodeModifier {
    let change: (inout EnvironmentValues) -> Void

    init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    @MainActor static func makeNode<C: View>(
        _ view: ModifiedContent<C, EnvironmentModifier>, _ context: NodeContext
    ) -> ValueNode<ModifiedContent<C, EnvironmentModifier>> { EnvironmentNode(view, context) }
}

/// The node of an environment modifier: what it sets is a chain of its own, under which the content stands.
@MainActor final class EnvironmentNode<C: View>: ValueNode<ModifiedContent<C, EnvironmentModifier>> {
    private var content: ViewNode?
    private lazy var inner = EnvironmentChain(outer: environment)

    override var children: [ViewNode] { content.map { [$0] } ?? [] }
    override var isStructural: Bool { true }

    override func run() {
        recordingReads {
            var values = EnvironmentValues(chain: environment)
            value.modifier.change(&values)
            values.apply(to: inner)
        }
        NodeFactory.place(value.content, in: content, of: self, context(environment: inner)) { content = $0 }
    }
}

extension View {
    /// Sets a value of the view's environment.
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Puts an observable object into the view's environment.
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
    }

    /// Changes a value of the view's environment in place.
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
