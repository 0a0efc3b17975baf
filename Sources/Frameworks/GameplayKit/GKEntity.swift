import Foundation

/// What a part of a game can do, apart from the others. Make subclasses, and add them to entities.
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
    /// It says whose it is; nil: nobody's.
    open internal(set) weak var entity: GKEntity?

    public override init() { super.init() }
    /// One like it. What a subclass keeps is for the subclass.
    public required init?(coder: NSCoder) { super.init() }

    /// A moment has passed.
    open func update(deltaTime seconds: TimeInterval) {}
    /// It belongs to `entity` from here on.
    open func didAddToEntity() {}
    /// It belongs to `entity` until after this.
    open func willRemoveFromEntity() {}

    /// Itself: a subclass makes one like it.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Writes nothing: a subclass does.
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
}

/// A part of a game, made of components: one of a class.
open class GKEntity: NSObject, NSCopying, NSSecureCoding {
    /// What it can do, in the order of adding.
    open private(set) var components: [GKComponent] = []

    /// Without components.
    public override init() { super.init() }
    /// One without components: they aren't read.
    public required init?(coder: NSCoder) { super.init() }

    /// Makes a component its own, in the place of one of the same class.
    open func addComponent(_ component: GKComponent) {
        removeComponents { type(of: $0) == type(of: component) }
        component.entity?.removeComponents { $0 === component }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    /// Its component of a class.
    open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }

    /// Has no component of a class any more.
    open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        removeComponents { type(of: $0) == componentClass }
    }

    private func removeComponents(where isMeant: (GKComponent) -> Bool) {
        for component in components.filter(isMeant) {
            component.willRemoveFromEntity()
            components.removeAll { $0 === component }
            component.entity = nil
        }
    }

    /// A moment has passed: its components hear of it in their order.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    /// One with copies of its components.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = GKEntity()
        for case let component as GKComponent in components.map({ $0.copy() }) where component.entity == nil {
            made.addComponent(component)
        }
        return made
    }
    /// Writes nothing: components aren't written.
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }
}

/// Components of one class, of many entities, which hear of a moment one after the other.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class.
    public let componentClass: AnyClass
    /// The components, in the order of adding.
    open private(set) var components: [ComponentType] = []

    /// A system for components of a class.
    public init(componentClass cls: AnyClass) {
        componentClass = cls
        super.init()
    }
    /// The same under a name that no extension has.
    dynamic init(anyOf cls: AnyClass) {
        componentClass = cls
        super.init()
    }

    /// The component at a place.
    open subscript(idx: Int) -> ComponentType { components[idx] }

    /// Tells a component of moments, too, once.
    open func addComponent(_ component: ComponentType) {
        guard !components.contains(where: { $0 === component }) else { return }
        components.append(component)
    }
    /// The same with an entity's component of the class.
    open func addComponent(foundIn entity: GKEntity) {
        if let found = findComponent(in: entity) { addComponent(found) }
    }
    /// Tells it of moments no more.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    /// The same with an entity's component of the class.
    open func removeComponent(foundIn entity: GKEntity) {
        if let found = findComponent(in: entity) { removeComponent(found) }
    }
    private func findComponent(in entity: GKEntity) -> ComponentType? {
        entity.components.first { type(of: $0) == componentClass } as? ComponentType
    }

    /// A moment has passed.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}

// Where nothing says of which components a system is, it is of any, as Objective-C's generic classes are.
extension GKComponentSystem where ComponentType == GKComponent {
    /// A system for components of a class.
    public convenience init(componentClass cls: AnyClass) { self.init(anyOf: cls) }
}
