import Foundation

/// What becomes of the objects at the other end when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
    /// Nothing: their references stay as they are.
    case noActionDeleteRule = 0
    /// Their references to it are cleared.
    case nullifyDeleteRule
    /// They are deleted, too.
    case cascadeDeleteRule
    /// It can't be deleted while there are any.
    case denyDeleteRule
}

/// A property that leads to one or many other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the objects at the other end. It isn't owned: the model has it.
    open var destinationEntity: NSEntityDescription? {
        get { destination.object }
        set {
            willEdit()
            destination.object = newValue
        }
    }
    private let destination = LightReference<NSEntityDescription>()
    /// The relationship that leads back. It isn't owned: its entity has it.
    open weak var inverseRelationship: NSRelationshipDescription? { willSet { willEdit() } }
    /// How many there may be; 0: as many as one likes, 1: a relationship to one.
    open var maxCount = 0 { willSet { willEdit() } }
    /// How many there must be.
    open var minCount = 0 { willSet { willEdit() } }
    /// What becomes of the others when an object is deleted; `nullifyDeleteRule` by default.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule { willSet { willEdit() } }
    /// Whether many have an order.
    open var isOrdered = false { willSet { willEdit() } }
    /// Whether it may lead to more than one object.
    open var isToMany: Bool { maxCount != 1 }

    override var hashText: String {
        "r|" + super.hashText + "|\(destinationEntity?.name ?? "")|\(inverseRelationship?.name ?? "")"
            + "|\(minCount)|\(maxCount)|\(isOrdered)|\(deleteRule.rawValue)"
    }
    override func emptyCopy() -> NSPropertyDescription { NSRelationshipDescription() }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = super.copy(with: zone) as! NSRelationshipDescription
        (made.destinationEntity, made.inverseRelationship) = (destinationEntity, inverseRelationship)
        (made.maxCount, made.minCount, made.deleteRule, made.isOrdered) = (maxCount, minCount, deleteRule, isOrdered)
        return made
    }
}
