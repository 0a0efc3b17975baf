import Foundation
import PorticoTrace
import PorticoObjC

/// A kind of objects: a name, the class that they are of, and their properties.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The entity's name.
    open var name: String? { willSet { willEdit() } }
    /// The name of the objects' class; `NSManagedObject` unless set.
    open var managedObjectClassName: String! = "NSManagedObject" { willSet { willEdit() } }
    /// Whether there are objects of entities below it only.
    open var isAbstract = false { willSet { willEdit() } }
    /// The entity that this one inherits properties from.
    open internal(set) var superentity: NSEntityDescription? {
        get { superReference.object }
        set { superReference.object = newValue }
    }
    private let superReference = LightReference<NSEntityDescription>()
    /// The entities that inherit from this one.
    open var subentities: [NSEntityDescription] = [] {
        willSet { willEdit() }
        didSet {
            for entity in oldValue where entity.superentity === self { entity.superentity = nil }
            for entity in subentities { entity.superentity = self }
        }
    }
    /// What an app attaches to it.
    open var userInfo: [AnyHashable: Any]?
    /// What makes two versions of the entity different though nothing else does.
    open var versionHashModifier: String? { willSet { willEdit() } }
    private var oldName: String?
    /// Its name in the version that data is moved from; its own name unless set.
    open var renamingIdentifier: String? {
        get { oldName ?? name }
        set { willEdit(); oldName = newValue }
    }
    /// Indexes that the store keeps.
    open var indexes: [NSFetchIndexDescription] = [] {
        willSet { willEdit() }
        didSet { for index in indexes { index.entity = self } }
    }
    /// Lists of properties, by name or description, that no two objects have alike.
    open var uniquenessConstraints: [[Any]] = [] { willSet { willEdit() } }
    /// Indexes of several properties, as before iOS 11.
    open var compoundIndexes: [[Any]] = [] { willSet { willEdit() } }
    /// What Spotlight calls an object. Kept: nothing searches here.
    open var coreSpotlightDisplayNameExpression = _PorticoExpression(forConstantValue: nil)

    final var model: NSManagedObjectModel? {
        get { modelReference.object }
        set { modelReference.object = newValue }
    }
    private let modelReference = LightReference<NSManagedObjectModel>()
    final var ownProperties: [NSPropertyDescription] = []
    private var builtLayout: EntityLayout?
    // Both are `ObjectClasses`'s, under its lock.
    final var objectClass: NSManagedObject.Type?
    final var ownAccessors: (cls: AnyClass, keys: Set<String>)?

    public override init() { super.init() }

    /// The model that has it.
    open var managedObjectModel: NSManagedObjectModel {
        guard let model else {
            FatalException.internalInconsistency.raise("the entity “\(name ?? "")” belongs to no model yet")
        }
        return model
    }

    /// Its properties, those that it inherits first. What is set are its own.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            willEdit()
            let inherited = superentity?.properties ?? []
            ownProperties = newValue.filter { new in !inherited.contains { $0 === new } }
            for property in ownProperties { property.owner = self }
            builtLayout = nil
        }
    }
    /// Its properties by name.
    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }
    /// Its attributes by name.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    /// Its relationships by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }
    /// The entities below it by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    }
    /// Its relationships that lead to objects of `entity`.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }
    /// Whether it is `entity`, or below it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || superentity?.isKindOf(entity: entity) == true
    }

    /// Differs when data of the entity has to be moved.
    open var versionHash: Data {
        let parts = properties.sorted { $0.name < $1.name }.map(\.hashText)
        return VersionHash.data(
            of: "\(name ?? "")|\(isAbstract)|\(superentity?.name ?? "")|\(versionHashModifier ?? "")\n"
                + parts.joined(separator: "\n"))
    }

    /// The entity of this name of the context's model. Without a coordinator, with a model in use, nil.
    open class func entity(
        forEntityName entityName: String, in context: NSManagedObjectContext
    ) -> NSEntityDescription? {
        guard let coordinator = context.rootCoordinator else {
            FatalException.invalidArgument.raise(
                "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name "
                    + "'\(entityName)'")
        }
        return coordinator.managedObjectModel.entitiesByName[entityName]
    }

    /// A new object of the entity of this name. A name that the model hasn't ends the process, as it raises on iOS.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            FatalException.internalInconsistency.raise(
                "+entityForName: could not locate an entity named '\(entityName)' in this model.")
        }
        return ObjectClasses.makeObject(of: entity, insertInto: context)
    }

    /// The layout is made anew when it is asked for, here and below.
    final func forgetLayout() {
        builtLayout = nil
        for entity in subentities { entity.forgetLayout() }
    }

    final func willEdit() {
        forgetLayout()
        if model?.isInUse == true { FatalException.internalInconsistency.raise("Can't modify an immutable model.") }
    }

    /// Where each property's value lies in an object. Made once, when a coordinator takes the model.
    final var layout: EntityLayout {
        if let builtLayout { return builtLayout }
        let made = EntityLayout(self)
        builtLayout = made
        return made
    }
    final var root: NSEntityDescription { superentity?.root ?? self }
    /// Itself and all below.
    final var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }
    /// The constraints as names, its own and those that it inherits.
    final var constraintNames: [[String]] {
        (superentity?.constraintNames ?? [])
            + uniquenessConstraints.map { $0.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String } }
    }

    /// A copy that belongs to no model, with copies of its properties.
    open func copy(with zone: NSZone? = nil) -> Any { ModelCopy.copy([self])[0] }
    open override func copy() -> Any { copy(with: nil) }
    open override var description: String { "(<NSEntityDescription> name \(name ?? "nil"))" }
}
