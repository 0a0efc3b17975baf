import Observation
import PorticoCombine

/// Listens to an object on behalf of a node.
@MainActor final class ObjectSubscription<Object: ObservableObject>: PropertyBox {
    private weak var node: ViewNode?
    private(set) var object: Object?
    private var cancellable: AnyCancellable?

    init(node: ViewNode) { self.node = node }

    func follow(_ newObject: Object) {
        guard object !== newObject else { return }
        object = newObject
        cancellable = newObject.objectWillChange.sink { [weak self] _ in
            if Thread.isMainThread {
                MainActor.assumeIsolated { self?.mark() }
            } else {
                DispatchQueue.main.async { self?.mark() }
            }
        }
    }

    private func mark() {
        guard let node, node.isAlive else { return }
        ChangeReasons.note(self, for: node)
        UpdateQueue.mark(node, TransactionContext.current)
    }

    func end() {
        cancellable = nil
        object = nil
    }
}

/// Gives bindings to an object's properties.
@dynamicMemberLookup public struct ObservableObjectWrapper<ObjectType: ObservableObject> {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
        let object = object
        return Binding(
            location: object, path: keyPath, recordsReads: false, get: { object[keyPath: keyPath] },
            set: { value, _ in object[keyPath: keyPath] = value })
    }
}

/// An object from outside; the view's body runs when it says that it will change.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = ObservableObjectWrapper<ObjectType>

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        let node = installer.node
        installer.nextBox(ObjectSubscription<ObjectType>.self) { ObjectSubscription(node: node) }.follow(wrappedValue)
    }
}

/// An object that is made once for a view's identity and lives as long.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var subscription: ObjectSubscription<ObjectType>?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    public var wrappedValue: ObjectType {
        guard let subscription else { return make() }
        return MainActorAccess.run { MainActorAccess.Carried(subscription.object) }.value ?? make()
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservableObjectWrapper(object: wrappedValue) }

    /// The object if it is made.
    @MainActor var madeObject: ObjectType? { subscription?.object }
}

extension StateObject: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        let node = installer.node
        let box = installer.nextBox(ObjectSubscription<ObjectType>.self) { ObjectSubscription(node: node) }
        if box.object == nil { box.follow(make()) }
        subscription = box
    }
}

/// The object is made once for a view's identity: how a newer value would make it tells nothing.
extension StateObject: GraphComparable {
    static func areSame(_ a: StateObject<ObjectType>, _ b: StateObject<ObjectType>) -> Bool { true }
}

/// The environment's object of a type.
struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

/// An object that a view further up put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public typealias Wrapper = ObservableObjectWrapper<ObjectType>

    private var object: ObjectType?
    /// The object if there is one.
    var foundObject: ObjectType? { object }

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: GraphProperty {
    mutating func install(_ installer: inout PropertyInstaller) {
        let node = installer.node
        let box = installer.nextBox(ObjectSubscription<ObjectType>.self) { ObjectSubscription(node: node) }
        object = EnvironmentValues(chain: node.environment)[EnvironmentObjectKey<ObjectType>.self]
        if let object { box.follow(object) }
    }
}

extension View {
    /// Puts an object into the environment of the view, where `@EnvironmentObject` finds it by its type.
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
    }
}

extension EnvironmentValues {
    /// The object of a type that a view around has set; nil: none has.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[EnvironmentObjectKey<T>.self] }
        set { self[EnvironmentObjectKey<T>.self] = newValue }
    }
}
