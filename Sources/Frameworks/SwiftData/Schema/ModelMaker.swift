import CoreData
import Foundation

/// Makes Core Data's model of a schema.
struct ModelMaker {
    private let schema: Schema
    private var entities: [String: NSEntityDescription] = [:]
    private var relations: [ObjectIdentifier: NSRelationshipDescription] = [:]

    private init(_ schema: Schema) { self.schema = schema }

    /// - Throws: for a property that can't be kept, and an inverse that leads elsewhere.
    static func make(_ schema: Schema) throws -> NSManagedObjectModel {
        var maker = ModelMaker(schema)
        return try maker.make()
    }

    private func failure(_ reason: String) -> SwiftDataError { .because(.loadIssueModelContainer, reason) }

    private mutating func make() throws -> NSManagedObjectModel {
        for description in schema.descriptions {
            guard entities[description.name] == nil else {
                throw failure("Two models have the name “\(description.name)”: give one of them another name.")
            }
            let entity = NSEntityDescription()
            entity.name = description.name
            entity.managedObjectClassName = "SwiftData.ModelObject"
            entities[description.name] = entity
        }
        for description in schema.descriptions {
            description.readInitialValues()
            let entity = entities[description.name]!
            entity.properties = try description.properties.map { try make($0, description) }
        }
        try pair()
        for description in schema.descriptions {
            let entity = entities[description.name]!
            entity.uniquenessConstraints = description.uniqueNames
            entity.indexes = description.indexNames.enumerated().map { number, names in
                let elements = names.compactMap { entity.propertiesByName[$0] }.map {
                    NSFetchIndexElementDescription(property: $0, collationType: .binary)
                }
                return NSFetchIndexDescription(name: "index\(number)", elements: elements)
            }
        }
        let model = NSManagedObjectModel()
        model.entities = schema.descriptions.map { entities[$0.name]! }
        model.versionIdentifiers = [schema.version.description]
        return model
    }

    private mutating func make(
        _ property: ModelProperty, _ description: ModelDescription
    ) throws -> NSPropertyDescription {
        if let relationship = property.relationship, let destination = property.destination {
            let made = NSRelationshipDescription()
            made.name = property.name
            made.destinationEntity = entities[ModelDescription.of(any: destination).name]
            made.maxCount = relationship.isToOneRelationship ? 1 : max(relationship.maximumModelCount ?? 0, 0)
            // An array of one at most is still an array.
            if !relationship.isToOneRelationship, made.maxCount == 1 { made.maxCount = 0 }
            made.minCount = relationship.isToOneRelationship ? 0 : max(relationship.minimumModelCount ?? 0, 0)
            made.isOrdered = !relationship.isToOneRelationship
            made.deleteRule =
                switch relationship.deleteRule {
                case .noAction: .noActionDeleteRule
                case .nullify: .nullifyDeleteRule
                case .cascade: .cascadeDeleteRule
                case .deny: .denyDeleteRule
                }
            if let old = relationship.oldName { made.renamingIdentifier = old }
            made.versionHashModifier = relationship.hashModifier
            relations[ObjectIdentifier(property)] = made
            return made
        }
        guard let attribute = property.attribute, let type = property.form.attributeType else {
            throw failure(
                "“\(property.name)” of \(description.name) is a \(property.valueType), which is no Codable value and "
                    + "no model: mark it '@Transient', or make its type Codable.")
        }
        let made = NSAttributeDescription()
        (made.name, made.attributeType, made.isOptional) = (property.name, type, true)
        made.isTransient = attribute.isTransient
        made.valueTransformerName = attribute.transformer.map(registeredName)
        if let old = attribute.oldName { made.renamingIdentifier = old }
        made.versionHashModifier = attribute.hashModifier
        made.allowsExternalBinaryDataStorage = attribute.options.contains(.externalStorage)
        // What rows of before the attribute get; objects have the values that their class gives.
        made.defaultValue = property.isOptional ? nil : property.fallback ?? property.emptyStored
        return made
    }

    /// A transformer may be registered by its class's name with its module's or without.
    private func registeredName(_ name: String) -> String {
        if ValueTransformer(forName: NSValueTransformerName(name)) != nil { return name }
        let short = name.split(separator: ".").last.map(String.init) ?? name
        return ValueTransformer(forName: NSValueTransformerName(short)) == nil ? name : short
    }

    // MARK: Inverses

    private struct End {
        let owner: ModelDescription
        let property: ModelProperty
        let made: NSRelationshipDescription
    }

    private func ends(of description: ModelDescription) -> [End] {
        description.properties.compactMap { property in
            relations[ObjectIdentifier(property)].map { End(owner: description, property: property, made: $0) }
        }
    }

    /// Relationships get those that lead back: as it is written, else the only one that may be meant, else one that nobody sees.
    private mutating func pair() throws {
        let all = schema.descriptions.flatMap(ends)
        for end in all {
            guard let path = end.property.relationship?.inverseKeyPath else { continue }
            guard
                let wanted = property(at: path), let back = all.first(where: { $0.property === wanted }),
                back.made.destinationEntity?.name == end.owner.name
            else {
                throw failure(
                    "The inverse of “\(end.property.name)” of \(end.owner.name) is no relationship: "
                        + "name a property that leads to \(end.owner.name).")
            }
            guard back.made.inverseRelationship == nil || back.made.inverseRelationship === end.made else {
                throw failure(
                    "“\(back.property.name)” of \(back.owner.name) is the inverse of two relationships: "
                        + "give each of them one of its own.")
            }
            (end.made.inverseRelationship, back.made.inverseRelationship) = (back.made, end.made)
            end.property.relationship?.inverseName = back.property.name
            back.property.relationship?.inverseName = end.property.name
        }
        for end in all where end.made.inverseRelationship == nil {
            let candidates = all.filter { isOpen($0, for: end) }
            guard candidates.count == 1, let back = candidates.first, back.property !== end.property,
                all.filter({ isOpen($0, for: back) }).count == 1
            else { continue }
            (end.made.inverseRelationship, back.made.inverseRelationship) = (back.made, end.made)
            end.property.relationship?.inverseName = back.property.name
            back.property.relationship?.inverseName = end.property.name
        }
        for end in all where end.made.inverseRelationship == nil { addHiddenInverse(of: end) }
    }

    private func property(at path: AnyKeyPath) -> ModelProperty? {
        schema.descriptions.lazy.compactMap { $0.property(at: path) }.first
    }

    private func isOpen(_ back: End, for end: End) -> Bool {
        back.made.inverseRelationship == nil && back.property !== end.property && back.owner !== end.owner
            && back.made.destinationEntity?.name == end.owner.name
            && end.made.destinationEntity?.name == back.owner.name
    }

    /// A deletion finds the objects that lead to the deleted one by it.
    private func addHiddenInverse(of end: End) {
        guard let destination = end.made.destinationEntity else { return }
        let hidden = NSRelationshipDescription()
        hidden.name = "_\(end.owner.name)_\(end.property.name)"
        hidden.destinationEntity = entities[end.owner.name]
        hidden.deleteRule = .nullifyDeleteRule
        (hidden.inverseRelationship, end.made.inverseRelationship) = (end.made, hidden)
        destination.properties += [hidden]
    }
}

extension ModelProperty {
    /// What rows of before the property get where its class gives nothing.
    fileprivate var emptyStored: Any? { (form.emptyValue as? any DirectValue)?.stored }
}
