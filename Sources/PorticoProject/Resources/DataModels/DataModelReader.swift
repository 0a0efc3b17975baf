import Foundation

/// Reads the XML that Xcode's model editor saves as `contents`, and finds what is wrong with it before an app would at run time.
///
/// - From: `DataModelFiles`
/// - To: `DataModel`
struct DataModelReader {
    private let shown: String
    private var model = DataModel()
    /// The elements that are open.
    private var open: [String] = []
    /// The line of each entity, and the properties of the last one.
    private var entityLines: [String: Int] = [:]
    private var propertyNames: Set<String> = []

    /// - Parameter shown: the file as messages name it.
    static func readModel(_ data: Data, shown: String) throws -> DataModel {
        var reader = DataModelReader(shown: shown)
        let elements = try XMLElements(data, shown: shown)
        guard case .begin("model", _)? = elements.events.first else {
            throw ProjectError(
                "\(shown):\(elements.lines.first ?? 1)", "this is not a Core Data model, for it has no <model>",
                remedy: "open it in Xcode and save it again, or restore it from version control")
        }
        for (event, line) in zip(elements.events, elements.lines) {
            switch event {
            case .begin(let name, let attributes):
                try reader.beginElement(name, attributes, line)
                reader.open.append(name)
            case .end: reader.open.removeLast()
            }
        }
        try reader.checkModel()
        return reader.model
    }

    private init(shown: String) { self.shown = shown }

    private mutating func beginElement(_ name: String, _ attributes: [String: String], _ line: Int) throws {
        switch (name, open.last) {
        case ("entity", "model"): try addEntity(attributes, line)
        case ("attribute", "entity"):
            let written = attributes["attributeType"] ?? DataModel.AttributeType.undefined.rawValue
            guard let type = DataModel.AttributeType(rawValue: written == "Object ID" ? "ObjectID" : written) else {
                throw error(
                    line, "“\(written)” is no type of an attribute",
                    remedy: "choose one of " + DataModel.AttributeType.allCases.map(\.rawValue).joined(separator: ", "))
            }
            let name = try property(attributes, "attribute", line)
            model.entities[model.entities.count - 1].attributes.append(
                .init(
                    name: name, type: type,
                    isScalar: attributes["usesScalarValueType"] == "YES",
                    className: attributes["customClassName"].flatMap { $0.isEmpty ? nil : $0 }, line: line))
        case ("relationship", "entity"):
            let name = try property(attributes, "relationship", line)
            guard let destination = attributes["destinationEntity"], !destination.isEmpty else {
                throw error(
                    line, "the relationship “\(name)” has no destination",
                    remedy: "choose an entity for it in Xcode's model editor")
            }
            model.entities[model.entities.count - 1].relationships.append(
                .init(
                    name: name, destination: destination, isToMany: attributes["toMany"] == "YES",
                    isOrdered: attributes["ordered"] == "YES", line: line))
        case ("fetchedProperty", "entity"):
            let name = try property(attributes, "fetched property", line)
            model.entities[model.entities.count - 1].fetchedProperties.append(
                .init(name: name, destination: "", line: line))
        case ("fetchRequest", "fetchedProperty"):
            let entity = model.entities.count - 1
            let last = model.entities[entity].fetchedProperties.count - 1
            model.entities[entity].fetchedProperties[last].destination = attributes["entity"] ?? ""
        default: break
        }
    }

    private mutating func addEntity(_ attributes: [String: String], _ line: Int) throws {
        guard let name = attributes["name"], !name.isEmpty else {
            throw error(line, "this entity has no name", remedy: "give it one in Xcode's model editor")
        }
        if let other = entityLines.updateValue(line, forKey: name) {
            throw error(line, "there are two entities “\(name)”, the other is in line \(other)", remedy: "rename one")
        }
        propertyNames = []
        var entity = DataModel.Entity(name: name, line: line)
        // “.Item” is one of the current module, “Model.Item” one of a named one.
        entity.className = attributes["representedClassName"].flatMap { $0.split(separator: ".").last.map(String.init) }
        if entity.className == "NSManagedObject" { entity.className = nil }
        entity.parent = attributes["parentEntity"].flatMap { $0.isEmpty ? nil : $0 }
        entity.generation = attributes["codeGenerationType"].flatMap(DataModel.Generation.init)
        model.entities.append(entity)
    }

    private mutating func property(_ attributes: [String: String], _ kind: String, _ line: Int) throws -> String {
        let owner = model.entities[model.entities.count - 1].name
        guard let name = attributes["name"], !name.isEmpty else {
            throw error(
                line, "this \(kind) of “\(owner)” has no name", remedy: "give it one in Xcode's model editor")
        }
        guard propertyNames.insert(name).inserted else {
            throw error(line, "“\(owner)” has two properties named “\(name)”", remedy: "rename one")
        }
        return name
    }

    // MARK: The whole

    /// Entities name each other before they are written, so what they name is looked up at the end.
    private func checkModel() throws {
        let parents = Dictionary(uniqueKeysWithValues: model.entities.map { ($0.name, $0.parent) })
        for entity in model.entities {
            if let parent = entity.parent, parents[parent] == nil {
                throw missing(parent, as: "the parent of “\(entity.name)”", entity.line)
            }
            for relationship in entity.relationships where parents[relationship.destination] == nil {
                throw missing(
                    relationship.destination, as: "the destination of “\(entity.name).\(relationship.name)”",
                    relationship.line)
            }
        }
        // An entity that is known to lead to one without a parent needs no second look: the whole takes one step for each.
        var ended: Set<String> = []
        for entity in model.entities {
            var passed: Set<String> = []
            var next: String? = entity.name
            while let name = next, !ended.contains(name) {
                guard passed.insert(name).inserted else {
                    throw error(
                        entity.line, "the parents of “\(entity.name)” lead back to it",
                        remedy: "take the parent away from one of them")
                }
                next = parents[name] ?? nil
            }
            ended.formUnion(passed)
        }
    }

    private func missing(_ name: String, as use: String, _ line: Int) -> ProjectError {
        error(
            line, "\(use) is “\(name)”, and the model has no such entity",
            remedy: "choose another in Xcode's model editor, or add the entity")
    }

    private func error(_ line: Int, _ reason: String, remedy: String) -> ProjectError {
        ProjectError("\(shown):\(line)", reason, remedy: remedy)
    }
}
