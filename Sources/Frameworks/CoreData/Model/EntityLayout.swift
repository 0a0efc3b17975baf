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
    let isTransient: [Bool]
    /// Whether there are attributes whose values are computed when an object is saved.
    let hasDerived: Bool
    /// Of attributes, which values they have.
    let types: [NSAttributeType]
    /// The attributes that have no rules: one with a value is as it should be.
    let hasNoRules: [Bool]
    /// Whether there are attributes and nothing else.
    let isFlat: Bool
    /// The hash by which tables of rows tell entities apart.
    let tableHash: UInt64
    private let defaultSlots: [Slot]
    private let hasMany: Bool
    private let nameBits: [NameBits]

    /// A text's own bits: the same ones are the same text, others may be.
    private struct NameBits: Equatable {
        let low: UInt64, high: UInt64
        init(_ name: String) { (low, high) = unsafeBitCast(name, to: (UInt64, UInt64).self) }
    }

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
        let attributes = properties.map { $0 as? NSAttributeDescription }
        types = attributes.map { $0?.attributeType ?? .undefinedAttributeType }
        hasNoRules = attributes.map { $0?.validationPredicates.isEmpty ?? false }
        isFlat = attributes.allSatisfy { $0 != nil }
        hasMany = properties.contains { ($0 as? NSRelationshipDescription)?.isToMany == true }
        defaultSlots = attributes.map { attribute in
            guard let attribute, let value = attribute.defaultValue else { return .none }
            return AttributeValue.slot(value, attribute, attribute.attributeType) ?? .none
        }
        nameBits = names.map { NameBits($0) }
        tableHash = (entity.root.name ?? "").utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    /// Where a property lies. Most keys are short, or the very text that was asked for before.
    func propertyPlace(_ key: String) -> Int? {
        let bits = NameBits(key)
        for place in nameBits.indices where nameBits[place] == bits { return place }
        return index[key]
    }

    /// What a new object has: defaults, nothing, and empty sets.
    func newSlots() -> [Slot] {
        guard hasMany else { return defaultSlots }
        return kinds.indices.map { index in
            if case .toMany(let relation) = kinds[index] { return .many(ToMany([], isOrdered: relation.isOrdered)) }
            return defaultSlots[index]
        }
    }
}
