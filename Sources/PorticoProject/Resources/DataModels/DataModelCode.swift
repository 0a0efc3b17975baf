import Foundation

/// The Swift that Xcode makes of a model's entities: their classes, and typed properties and accessors that Core Data answers.
///
/// - From: `AppBuilder`
/// - To: `ModuleCompiler`, as more sources
struct DataModelCode {
    /// A source by its file name.
    struct File: Equatable {
        var name: String
        var text: String
    }

    private let model: DataModel
    /// By entity, the classes that aren't plain managed objects.
    private let classNames: [String: String]
    /// The model's file, as messages name it.
    private let shown: String

    init(_ model: DataModel, shown: String) {
        self.model = model
        classNames = Dictionary(
            model.entities.compactMap { entity in entity.className.map { (entity.name, $0) } },
            uniquingKeysWith: { first, _ in first })
        self.shown = shown
    }

    func files() throws -> [File] {
        var files: [File] = []
        for entity in model.entities {
            guard let generation = entity.generation, let name = entity.className else { continue }
            try checkEntity(entity, name)
            if generation == .whole {
                files.append(File(name: "\(name)+CoreDataClass.swift", text: classText(of: entity, name)))
            }
            files.append(File(name: "\(name)+CoreDataProperties.swift", text: propertiesText(of: entity, name)))
        }
        return files
    }

    // MARK: Names

    /// Names become Swift's, so that a bad one is an error of the model and not of a file that nobody has written.
    private func checkEntity(_ entity: DataModel.Entity, _ name: String) throws {
        guard Self.isIdentifier(name) else { throw bad(name, "the class of “\(entity.name)”", entity.line) }
        let names =
            entity.attributes.map { ($0.name, $0.line) } + entity.relationships.map { ($0.name, $0.line) }
            + entity.fetchedProperties.map { ($0.name, $0.line) }
        for (property, line) in names where !Self.isIdentifier(property) {
            throw bad(property, "a property of “\(entity.name)”", line)
        }
        for attribute in entity.attributes {
            guard let type = attribute.className, !Self.isType(type) else { continue }
            throw bad(type, "the class of “\(entity.name).\(attribute.name)”", attribute.line)
        }
    }

    private func bad(_ name: String, _ use: String, _ line: Int) -> ProjectError {
        ProjectError(
            "\(shown):\(line)", "\(use) is named “\(name)”, which Swift can't have",
            remedy: "rename it with letters, digits and “_”, or set its Codegen to Manual/None")
    }

    private static func isIdentifier(_ name: String) -> Bool {
        guard let first = name.first, first.isLetter || first == "_" else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// `[String: Any]`, `Kit.Colour`: what may stand for a type, and nothing that ends the declaration.
    private static func isType(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || $0.isNumber || "_.,:?<>[]() &".contains($0) }
    }

    private func className(of entity: String) -> String { classNames[entity] ?? "NSManagedObject" }

    // MARK: Text

    private static func startOfFile(_ shown: String) -> [String] {
        let line = shown.split(whereSeparator: \.isNewline).joined(separator: " ")
        return [
            "// Made of \(line) by the build; a change here is lost.", "", "import Foundation", "import CoreData", "",
        ]
    }

    private func classText(of entity: DataModel.Entity, _ name: String) -> String {
        let parent = entity.parent.map(className) ?? "NSManagedObject"
        let lines =
            Self.startOfFile(shown) + [
                "@objc(\(name))", "public class \(SwiftKeyword.quoted(name)): \(type(parent)) {", "}",
            ]
        return lines.joined(separator: "\n") + "\n"
    }

    private func propertiesText(of entity: DataModel.Entity, _ name: String) -> String {
        let own = SwiftKeyword.quoted(name)
        var lines = Self.startOfFile(shown)
        let text = entity.name.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        lines += [
            "extension \(own) {", "", "    @nonobjc public class func fetchRequest() -> NSFetchRequest<\(own)> {",
            "        return NSFetchRequest<\(own)>(entityName: \"\(text)\")", "    }", "",
        ]
        var properties = entity.attributes.map { ($0.name, Self.type(of: $0)) }
        properties += entity.relationships.map { one in
            (one.name, !one.isToMany ? type(className(of: one.destination)) + "?" : Self.collection(one) + "?")
        }
        properties += entity.fetchedProperties.map { ($0.name, "[\(type(className(of: $0.destination)))]") }
        let seconds = Set(entity.attributes.filter { $0.type == .date && $0.isScalar }.map(\.name))
        for (name, type) in properties.sorted(by: { $0.0 < $1.0 }) {
            let head = "public var \(SwiftKeyword.quoted(name)): \(type)"
            lines += seconds.contains(name) ? Self.dateInSeconds(name, head) : ["    @NSManaged \(head)"]
        }
        lines += ["", "}"]
        for one in entity.relationships.filter(\.isToMany).sorted(by: { $0.name < $1.name }) {
            lines += [""] + accessors(of: one, own)
        }
        // A subclass has it from its parent's class.
        if entity.parent == nil { lines += ["", "extension \(own): Identifiable {", "", "}"] }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A date that is a number in Swift is still a date in the store.
    private static func dateInSeconds(_ name: String, _ head: String) -> [String] {
        [
            "    \(head) {",
            "        get { (value(forKey: \"\(name)\") as? Date)?.timeIntervalSinceReferenceDate ?? 0 }",
            "        set { setValue(Date(timeIntervalSinceReferenceDate: newValue), forKey: \"\(name)\") }", "    }",
        ]
    }

    private func type(_ name: String) -> String { SwiftKeyword.quoted(name) }

    private static func collection(_ relationship: DataModel.Relationship) -> String {
        relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    }

    /// Objects are optional whatever the model demands: nothing has a value before it is given one.
    private static func type(of attribute: DataModel.Attribute) -> String {
        switch attribute.type {
        case .int16: attribute.isScalar ? "Int16" : "NSNumber?"
        case .int32: attribute.isScalar ? "Int32" : "NSNumber?"
        case .int64: attribute.isScalar ? "Int64" : "NSNumber?"
        case .double: attribute.isScalar ? "Double" : "NSNumber?"
        case .float: attribute.isScalar ? "Float" : "NSNumber?"
        case .boolean: attribute.isScalar ? "Bool" : "NSNumber?"
        case .date: attribute.isScalar ? "TimeInterval" : "Date?"
        case .decimal: "NSDecimalNumber?"
        case .string: "String?"
        case .binary: "Data?"
        case .uuid: "UUID?"
        case .uri: "URL?"
        case .objectID: "NSManagedObjectID?"
        case .composite: "[String: Any]?"
        case .transformable, .undefined: (attribute.className ?? "NSObject") + "?"
        }
    }

    private func accessors(of relationship: DataModel.Relationship, _ owner: String) -> [String] {
        let name = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
        let element = type(className(of: relationship.destination))
        let collection = Self.collection(relationship)
        var members: [(String, String)] = []
        if relationship.isOrdered {
            members += [
                ("insertObject:in\(name)AtIndex:", "insertInto\(name)(_ value: \(element), at idx: Int)"),
                ("removeObjectFrom\(name)AtIndex:", "removeFrom\(name)(at idx: Int)"),
                ("insert\(name):atIndexes:", "insertInto\(name)(_ values: [\(element)], at indexes: NSIndexSet)"),
                ("remove\(name)AtIndexes:", "removeFrom\(name)(at indexes: NSIndexSet)"),
                ("replaceObjectIn\(name)AtIndex:withObject:", "replace\(name)(at idx: Int, with value: \(element))"),
                (
                    "replace\(name)AtIndexes:with\(name):",
                    "replace\(name)(at indexes: NSIndexSet, with values: [\(element)])"
                ),
            ]
        }
        members += [
            ("add\(name)Object:", "addTo\(name)(_ value: \(element))"),
            ("remove\(name)Object:", "removeFrom\(name)(_ value: \(element))"),
            ("add\(name):", "addTo\(name)(_ values: \(collection))"),
            ("remove\(name):", "removeFrom\(name)(_ values: \(collection))"),
        ]
        return ["// The accessors of \(relationship.name)", "extension \(owner) {", ""]
            + members.flatMap { ["    @objc(\($0))", "    @NSManaged public func \($1)", ""] } + ["}"]
    }
}
