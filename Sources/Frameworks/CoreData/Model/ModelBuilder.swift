import Foundation
import PorticoFoundation

/// Makes a model's descriptions of its elements.
struct ModelBuilder {
    private let root: ModelReader.Element

    init(_ root: ModelReader.Element) { self.root = root }

    func build(_ model: NSManagedObjectModel) throws {
        let elements = root.all("entity")
        var entities: [String: NSEntityDescription] = [:]
        var list: [NSEntityDescription] = []
        for element in elements {
            guard let name = element["name"], !name.isEmpty else { throw failure("an entity has no name") }
            guard entities[name] == nil else { throw failure("the entity “\(name)” is there twice") }
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName = ObjectClasses.className(element["representedClassName"])
            entity.isAbstract = element.isSet("isAbstract")
            entity.versionHashModifier = element["versionHashModifier"]
            element["elementID"].map { entity.renamingIdentifier = $0 }
            entity.userInfo = userInfo(of: element)
            (entities[name], list) = (entity, list + [entity])
        }
        try connectParents(elements, entities)
        for element in elements {
            let entity = entities[element["name"] ?? ""]!
            entity.properties = try element.children.compactMap { try property($0, of: entity, entities) }
        }
        try connectInverses(elements, entities)
        for element in elements { try addIndexes(element, entities[element["name"] ?? ""]!) }
        model.entities = list
        root["userDefinedModelVersionIdentifier"].map { if !$0.isEmpty { model.versionIdentifiers = [$0] } }
        for element in root.all("configuration") {
            let members = element.all("memberEntity").compactMap { entities[$0["name"] ?? ""] }
            model.setEntities(members, forConfigurationName: element["name"] ?? "")
        }
        for element in root.all("fetchRequest") {
            guard let request = request(element, entities) else { continue }
            model.setFetchRequestTemplate(request, forName: element["name"] ?? "")
        }
    }

    private func failure(_ text: String) -> ModelFile.Failure { ModelFile.Failure(description: text) }

    private func connectParents(
        _ elements: [ModelReader.Element], _ entities: [String: NSEntityDescription]
    ) throws {
        for element in elements {
            guard let parent = element["parentEntity"] else { continue }
            guard let above = entities[parent], let entity = entities[element["name"] ?? ""] else {
                throw failure("the entity “\(element["name"] ?? "")” is below “\(parent)”, which isn't there")
            }
            var next: NSEntityDescription? = above
            while let one = next {
                if one === entity { throw failure("the entity “\(parent)” is below itself") }
                next = one.superentity
            }
            above.subentities.append(entity)
        }
    }

    // MARK: Properties

    private func property(
        _ element: ModelReader.Element, of entity: NSEntityDescription, _ entities: [String: NSEntityDescription]
    ) throws -> NSPropertyDescription? {
        let made: NSPropertyDescription
        switch element.name {
        case "attribute": made = try attribute(element, entity)
        case "relationship": made = try relationship(element, entity, entities)
        case "fetchedProperty":
            let fetched = NSFetchedPropertyDescription()
            fetched.fetchRequest = element.all("fetchRequest").first.flatMap { request($0, entities) }
            made = fetched
        default: return nil
        }
        guard let name = element["name"], !name.isEmpty else {
            throw failure("a property of “\(entity.name ?? "")” has no name")
        }
        made.name = name
        made.isOptional = element.isSet("optional")
        made.isTransient = element.isSet("transient")
        made.isIndexed = element.isSet("indexed")
        made.isIndexedBySpotlight = element.isSet("spotlightIndexingEnabled")
        made.versionHashModifier = element["versionHashModifier"]
        element["elementID"].map { made.renamingIdentifier = $0 }
        made.userInfo = userInfo(of: element)
        return made
    }

    private func attribute(
        _ element: ModelReader.Element, _ entity: NSEntityDescription
    ) throws -> NSAttributeDescription {
        let made: NSAttributeDescription
        if element.isSet("derived") {
            let derived = NSDerivedAttributeDescription()
            derived.derivationExpression = element["derivationExpression"].map(DerivedValue.expression)
            made = derived
        } else {
            made = NSAttributeDescription()
        }
        let type = element["attributeType"] ?? "Undefined"
        guard let known = Self.types[type] else {
            throw failure(
                "the attribute “\(element["name"] ?? "")” of “\(entity.name ?? "")” has the type “\(type)”, which isn't known"
            )
        }
        made.attributeType = known
        made.valueTransformerName = element["valueTransformerName"] ?? element["valueTransformer"]
        element["customClassName"].map { made.attributeValueClassName = $0 }
        made.allowsExternalBinaryDataStorage = element.isSet("allowsExternalBinaryDataStorage")
        made.preservesValueInHistoryOnDeletion = element.isSet("preservesValueInHistoryOnDeletion")
        made.allowsCloudEncryption = element.isSet("allowsCloudEncryption")
        made.defaultValue = ModelValues.defaultValue(element, known)
        let rules = ModelValues.rules(element, known)
        made.setValidation(rules.map(\.predicate), rules.map(\.code))
        return made
    }

    private static let types: [String: NSAttributeType] = [
        "Undefined": .undefinedAttributeType, "Integer 16": .integer16AttributeType,
        "Integer 32": .integer32AttributeType, "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
        "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
        "Boolean": .booleanAttributeType, "Date": .dateAttributeType, "Binary": .binaryDataAttributeType,
        "UUID": .UUIDAttributeType, "URI": .URIAttributeType, "Transformable": .transformableAttributeType,
    ]

    private func relationship(
        _ element: ModelReader.Element, _ entity: NSEntityDescription, _ entities: [String: NSEntityDescription]
    ) throws -> NSRelationshipDescription {
        let made = NSRelationshipDescription()
        let name = element["name"] ?? ""
        guard let destination = entities[element["destinationEntity"] ?? ""] else {
            throw failure(
                "the relationship “\(name)” of “\(entity.name ?? "")” leads to “\(element["destinationEntity"] ?? "")”, which isn't there"
            )
        }
        made.destinationEntity = destination
        made.maxCount = element["maxCount"].flatMap { Int($0) } ?? (element.isSet("toMany") ? 0 : 1)
        if element.isSet("toMany"), made.maxCount == 1 { made.maxCount = 0 }
        made.minCount = element["minCount"].flatMap { Int($0) } ?? 0
        made.isOrdered = element.isSet("ordered")
        made.deleteRule =
            switch element["deletionRule"] {
            case "Cascade": .cascadeDeleteRule
            case "Deny": .denyDeleteRule
            case "No Action": .noActionDeleteRule
            default: .nullifyDeleteRule
            }
        return made
    }

    private func connectInverses(
        _ elements: [ModelReader.Element], _ entities: [String: NSEntityDescription]
    ) throws {
        for element in elements {
            let entity = entities[element["name"] ?? ""]!
            for item in element.all("relationship") {
                guard let name = item["inverseName"], let relation = entity.relationshipsByName[item["name"] ?? ""]
                else { continue }
                let end = item["inverseEntity"].flatMap { entities[$0] } ?? relation.destinationEntity
                guard let inverse = end?.relationshipsByName[name] else {
                    throw failure(
                        "the relationship “\(relation.name)” of “\(entity.name ?? "")” has the inverse “\(name)”, which isn't there"
                    )
                }
                relation.inverseRelationship = inverse
            }
        }
    }

    // MARK: The rest

    private func addIndexes(_ element: ModelReader.Element, _ entity: NSEntityDescription) throws {
        let properties = entity.propertiesByName
        entity.indexes = element.all("fetchIndex").map { item in
            let parts = item.all("fetchIndexElement").compactMap { part in
                properties[part["property"] ?? ""].map { property in
                    let made = NSFetchIndexElementDescription(
                        property: property, collationType: part["type"] == "RTree" ? .rTree : .binary)
                    made.isAscending = part["order"] != "descending"
                    return made
                }
            }
            return NSFetchIndexDescription(name: item["name"] ?? "index", elements: parts)
        }
        entity.uniquenessConstraints = names(element, "uniquenessConstraint", "constraint")
        entity.compoundIndexes = names(element, "compoundIndex", "index")
    }

    /// Lists of properties' names: `<compoundIndexes><compoundIndex><index value="name"/>`.
    private func names(_ element: ModelReader.Element, _ one: String, _ part: String) -> [[Any]] {
        let kind = one == "compoundIndex" ? "compoundIndexes" : one + "s"
        var made: [[Any]] = []
        for list in element.all(kind) {
            for item in list.all(one) { made.append(item.all(part).compactMap { $0["value"] }) }
        }
        return made
    }

    private func userInfo(of element: ModelReader.Element) -> [AnyHashable: Any]? {
        guard let list = element.all("userInfo").first else { return nil }
        return Dictionary(
            list.all("entry").map { (AnyHashable($0["key"] ?? ""), ($0["value"] ?? "") as Any) },
            uniquingKeysWith: { $1 })
    }

    private func request(
        _ element: ModelReader.Element, _ entities: [String: NSEntityDescription]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let entity = entities[element["entity"] ?? ""] else { return nil }
        let made = NSFetchRequest<any NSFetchRequestResult>()
        made.entity = entity
        made.predicate = element["predicateString"].flatMap { $0.isEmpty ? nil : NSPredicate(format: $0) }
        made.fetchLimit = element["fetchLimit"].flatMap { Int($0) } ?? 0
        made.fetchBatchSize = element["fetchBatchSize"].flatMap { Int($0) } ?? 0
        element["includesSubentities"].map { made.includesSubentities = $0 != "NO" }
        element["returnsObjectsAsFaults"].map { made.returnsObjectsAsFaults = $0 != "NO" }
        element["resultType"].flatMap { UInt($0) }.map { made.resultType = NSFetchRequestResultType(rawValue: $0) }
        return made
    }
}
