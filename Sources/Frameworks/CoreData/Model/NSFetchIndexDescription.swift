import Foundation

/// How an index compares.
public enum NSFetchIndexElementType: UInt, Sendable {
    /// By value.
    case binary = 0
    /// By place. Made by value, too: SQLite on Linux may lack trees of places.
    case rTree
}

/// One property of an index.
open class NSFetchIndexElementDescription: NSObject, NSCopying, @unchecked Sendable {
    /// The property.
    public let property: NSPropertyDescription?
    /// How it is compared.
    open var collationType: NSFetchIndexElementType
    /// Whether small values come first.
    open var isAscending = true
    /// The property's name.
    open var propertyName: String? { property?.name }
    /// The index that it is part of.
    open internal(set) weak var indexDescription: NSFetchIndexDescription?

    /// An element for a property.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }

    /// A copy for another index.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = NSFetchIndexElementDescription(
            property: property ?? NSPropertyDescription(), collationType: collationType)
        made.isAscending = isAscending
        return made
    }
}

/// An index that a store keeps so that fetching by some properties is quick.
open class NSFetchIndexDescription: NSObject, NSCopying, @unchecked Sendable {
    /// Its name, within the entity.
    open var name: String
    /// What it is of, the most important first.
    open var elements: [NSFetchIndexElementDescription] { didSet { adopt() } }
    /// Which objects it is of; nil: all. Kept: the whole table is indexed (DEV-1111).
    open var partialIndexPredicate: NSPredicate?
    /// The entity that has it.
    open internal(set) var entity: NSEntityDescription? {
        get { entityReference.object }
        set { entityReference.object = newValue }
    }
    private let entityReference = LightReference<NSEntityDescription>()

    /// An index with a name.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        (self.name, self.elements) = (name, elements ?? [])
        super.init()
        adopt()
    }

    private func adopt() { for element in elements { element.indexDescription = self } }

    /// A copy for another entity.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = NSFetchIndexDescription(
            name: name, elements: elements.compactMap { $0.copy(with: nil) as? NSFetchIndexElementDescription })
        made.partialIndexPredicate = partialIndexPredicate
        return made
    }
}
