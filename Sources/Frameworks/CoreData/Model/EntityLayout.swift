import Foundation

/// Where each property's value lies in the objects of an entity. It never changes.
final class EntityLayout: @unchecked Sendable {
    enum Kind {
        case attribute(NSAttributeDescription)
        case toOne(NSRelationshipDescription)
        case toMany(NSRelationshipDescription)
        case fetched(NSFetchedPropertyDescription)
        case other
    }

    let names: [String]
    let kinds: [Kind]
    let index: [String: Int]
    /// What a new object has.
    let defaults: [Any?]
    let isTransient: [Bool]
    /// Whether there are attributes whose values are computed when an object is saved.
    let hasDerived: Bool

    init(_ entity: NSEntityDescription) {
        let properties = entity.properties
        names = properties.map(\.name)
        hasDerived = properties.contains { $0 is NSDerivedAttributeDescription }
        isTransient = properties.map(\.isTransient)
        index = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
        kinds = properties.map { property in
            switch property {
            case let attribute as NSAttributeDescription: return .attribute(attribute)
            case let relation as NSRelationshipDescription:
                return relation.isToMany ? .toMany(relation) : .toOne(relation)
            case let fetched as NSFetchedPropertyDescription: return .fetched(fetched)
            default: return .other
            }
        }
        defaults = properties.map { property in
            (property as? NSAttributeDescription).flatMap { attribute in
                attribute.defaultValue.flatMap { AttributeValue.normalized($0, attribute) }
            }
        }
    }
}
