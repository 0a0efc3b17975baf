import Foundation
import PorticoFoundation

/// The mapping model that two versions of a model tell by themselves.
struct MappingInference {
    let source: NSManagedObjectModel
    let destination: NSManagedObjectModel

    func model() throws -> NSMappingModel {
        let model = NSMappingModel()
        var used: Set<String> = []
        var mappings: [NSEntityMapping] = []
        for entity in destination.entities {
            let origin = self.origin(of: entity)
            if let name = origin?.name { used.insert(name) }
            mappings.append(try mapping(from: origin, to: entity))
        }
        for entity in source.entities where !used.contains(entity.name ?? "") {
            mappings.append(try mapping(from: entity, to: nil))
        }
        model.entityMappings = mappings
        return model
    }

    private func origin(of entity: NSEntityDescription) -> NSEntityDescription? {
        let all = source.entitiesByName
        return all[entity.renamingIdentifier ?? entity.name ?? ""] ?? all[entity.name ?? ""]
    }

    private func mapping(from origin: NSEntityDescription?, to entity: NSEntityDescription?) throws -> NSEntityMapping {
        let mapping = NSEntityMapping()
        (mapping.sourceEntityName, mapping.sourceEntityVersionHash) = (origin?.name, origin?.versionHash)
        (mapping.destinationEntityName, mapping.destinationEntityVersionHash) = (entity?.name, entity?.versionHash)
        guard let entity else {
            (mapping.mappingType, mapping.name) = (.removeEntityMappingType, "IEM_Remove_\(origin?.name ?? "")")
            return mapping
        }
        guard let origin else {
            (mapping.mappingType, mapping.name) = (.addEntityMappingType, "IEM_Add_\(entity.name ?? "")")
            return mapping
        }
        let isSame = origin.versionHash == entity.versionHash
        mapping.mappingType = isSame ? .copyEntityMappingType : .transformEntityMappingType
        mapping.name = (isSame ? "IEM_Copy_" : "IEM_Transform_") + (entity.name ?? "")
        mapping.attributeMappings = try entity.attributesByName.values.sorted { $0.name < $1.name }.compactMap {
            try attributeMapping($0, of: entity, from: origin)
        }
        mapping.relationshipMappings = try entity.relationshipsByName.values.sorted { $0.name < $1.name }.compactMap {
            try relationshipMapping($0, of: entity, from: origin)
        }
        return mapping
    }

    private func failure(_ reason: String) -> NSError {
        CoreDataError.make(NSInferredMappingModelError, "Can't infer mapping model: \(reason)", ["reason": reason])
    }

    private func attributeMapping(
        _ attribute: NSAttributeDescription, of entity: NSEntityDescription, from origin: NSEntityDescription
    ) throws -> NSPropertyMapping? {
        // What the store makes of other values isn't carried over.
        if attribute is NSDerivedAttributeDescription { return nil }
        let all = origin.attributesByName
        let mapping = NSPropertyMapping()
        mapping.name = attribute.name
        guard let was = all[attribute.renamingIdentifier ?? attribute.name] ?? all[attribute.name] else {
            guard attribute.isOptional || attribute.defaultValue != nil else {
                throw failure(
                    "the attribute “\(attribute.name)” of “\(entity.name ?? "")” is new, has to have a value and has no default"
                )
            }
            return mapping
        }
        guard Migration.isKept(was.attributeType, attribute.attributeType) else {
            throw failure("the attribute “\(attribute.name)” of “\(entity.name ?? "")” has another type")
        }
        mapping.valueExpression = _PorticoExpression(format: "$source.\(was.name)", argumentArray: [])
        return mapping
    }

    private func relationshipMapping(
        _ relationship: NSRelationshipDescription, of entity: NSEntityDescription, from origin: NSEntityDescription
    ) throws -> NSPropertyMapping? {
        let all = origin.relationshipsByName
        guard let was = all[relationship.renamingIdentifier ?? relationship.name] ?? all[relationship.name] else {
            return nil
        }
        guard relationship.isToMany || !was.isToMany else {
            throw failure("the relationship “\(relationship.name)” of “\(entity.name ?? "")” led to many")
        }
        let mapping = NSPropertyMapping()
        mapping.name = relationship.name
        let key = was.name
        mapping.valueExpression = _PorticoExpression(
            block: { _, _, context in
                guard let manager = context?["manager"] as? NSMigrationManager,
                    let source = context?["source"] as? NSManagedObject
                else { return NSNull() }
                return manager.destinationInstances(of: RelatedObjects.objects(source.value(forKey: key)))
            }, arguments: nil)
        return mapping
    }
}

/// The objects that a relationship's value stands for.
enum RelatedObjects {
    static func objects(_ value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let list as [Any]: list.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }
}
