import Foundation

/// Copies of entities that lead to each other as the originals do.
enum ModelCopy {
    static func copy(_ entities: [NSEntityDescription]) -> [NSEntityDescription] {
        var made: [ObjectIdentifier: NSEntityDescription] = [:]
        let copies = entities.map { entity in
            let copy = NSEntityDescription()
            made[ObjectIdentifier(entity)] = copy
            copy.name = entity.name
            copy.managedObjectClassName = entity.managedObjectClassName
            (copy.isAbstract, copy.userInfo) = (entity.isAbstract, entity.userInfo)
            copy.versionHashModifier = entity.versionHashModifier
            if entity.renamingIdentifier != entity.name { copy.renamingIdentifier = entity.renamingIdentifier }
            copy.ownProperties = entity.ownProperties.map { $0.copy(with: nil) as! NSPropertyDescription }
            for (property, original) in zip(copy.ownProperties, entity.ownProperties) {
                property.owner = copy
                property.isIndexed = original.isIndexed
            }
            copy.uniquenessConstraints = entity.uniquenessConstraints.map { list in
                list.map { ($0 as? NSPropertyDescription)?.name ?? $0 }
            }
            copy.compoundIndexes = entity.compoundIndexes.map { list in
                list.map { ($0 as? NSPropertyDescription)?.name ?? $0 }
            }
            return copy
        }
        for (entity, copy) in zip(entities, copies) {
            copy.subentities = entity.subentities.compactMap { made[ObjectIdentifier($0)] }
            for relation in copy.ownProperties.compactMap({ $0 as? NSRelationshipDescription }) {
                guard let destination = relation.destinationEntity else { continue }
                relation.destinationEntity = made[ObjectIdentifier(destination)] ?? destination
                let inverse = relation.inverseRelationship
                relation.inverseRelationship = inverse.flatMap { old in
                    old.owner.flatMap { made[ObjectIdentifier($0)] }?.ownProperties.first { $0.name == old.name }
                        as? NSRelationshipDescription
                }
            }
        }
        for (entity, copy) in zip(entities, copies) {
            copy.indexes = entity.indexes.map { index in
                let elements = index.elements.compactMap { element in
                    copy.propertiesByName[element.propertyName ?? ""].map { property in
                        let made = NSFetchIndexElementDescription(
                            property: property, collationType: element.collationType)
                        made.isAscending = element.isAscending
                        return made
                    }
                }
                return NSFetchIndexDescription(name: index.name, elements: elements)
            }
        }
        return copies
    }
}
