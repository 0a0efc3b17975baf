import Foundation

/// The model as a store keeps it, so that data can move on from it though the app has it no more.
///
/// It has what the store's tables depend on. Apple's form of it isn't documented; stores of devices bring their model along in the app.
enum ModelCache {
    static func data(of model: NSManagedObjectModel) -> Data {
        let entities = model.entities.map { entity -> [String: Any] in
            var table: [String: Any] = ["name": entity.name ?? "", "abstract": entity.isAbstract]
            table["super"] = entity.superentity?.name
            table["properties"] = entity.ownProperties.compactMap(text)
            return table
        }
        let all: [String: Any] = ["portico": 1, "entities": entities]
        return (try? PropertyListSerialization.data(fromPropertyList: all, format: .binary, options: 0)) ?? Data()
    }

    private static func text(_ property: NSPropertyDescription) -> [String: Any]? {
        var table: [String: Any] = [
            "name": property.name, "optional": property.isOptional, "transient": property.isTransient,
        ]
        if let attribute = property as? NSAttributeDescription {
            table["type"] = Int(attribute.attributeType.rawValue)
        } else if let relation = property as? NSRelationshipDescription {
            table["destination"] = relation.destinationEntity?.name
            table["inverse"] = relation.inverseRelationship?.name
            table["inverseEntity"] = relation.inverseRelationship?.owner?.name
            (table["max"], table["ordered"]) = (relation.maxCount, relation.isOrdered)
        } else {
            return nil
        }
        return table
    }

    /// Nil where the store has none, or one in another form.
    static func model(of data: Data) -> NSManagedObjectModel? {
        guard let all = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            all["portico"] as? Int == 1, let list = all["entities"] as? [[String: Any]]
        else { return nil }
        var entities: [String: NSEntityDescription] = [:]
        for table in list {
            let entity = NSEntityDescription()
            entity.name = table["name"] as? String
            entity.isAbstract = table["abstract"] as? Bool ?? false
            entities[entity.name ?? ""] = entity
        }
        for table in list {
            guard let entity = entities[table["name"] as? String ?? ""] else { continue }
            if let above = (table["super"] as? String).flatMap({ entities[$0] }), !above.isKindOf(entity: entity) {
                above.subentities.append(entity)
            }
        }
        for table in list {
            let properties = table["properties"] as? [[String: Any]] ?? []
            entities[table["name"] as? String ?? ""]?.properties = properties.map { property($0, entities) }
        }
        for table in list {
            for item in table["properties"] as? [[String: Any]] ?? [] {
                guard
                    let relation = entities[table["name"] as? String ?? ""]?.relationshipsByName[
                        item["name"] as? String ?? ""],
                    let inverse = item["inverse"] as? String
                else { continue }
                relation.inverseRelationship =
                    entities[item["inverseEntity"] as? String ?? ""]?.relationshipsByName[inverse]
            }
        }
        let model = NSManagedObjectModel()
        model.entities = list.compactMap { entities[$0["name"] as? String ?? ""] }
        return model
    }

    private static func property(
        _ table: [String: Any], _ entities: [String: NSEntityDescription]
    ) -> NSPropertyDescription {
        let made: NSPropertyDescription
        if let type = table["type"] as? Int {
            let attribute = NSAttributeDescription()
            attribute.attributeType = NSAttributeType(rawValue: UInt(max(0, type))) ?? .undefinedAttributeType
            made = attribute
        } else {
            let relation = NSRelationshipDescription()
            relation.destinationEntity = entities[table["destination"] as? String ?? ""]
            relation.maxCount = table["max"] as? Int ?? 1
            relation.isOrdered = table["ordered"] as? Bool ?? false
            made = relation
        }
        made.name = table["name"] as? String ?? ""
        made.isOptional = table["optional"] as? Bool ?? true
        made.isTransient = table["transient"] as? Bool ?? false
        return made
    }
}
