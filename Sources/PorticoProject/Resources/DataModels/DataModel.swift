/// One version of a Core Data model, as far as classes are made of it.
///
/// - From: `DataModelReader`
/// - To: `DataModelCode`
struct DataModel: Equatable {
    /// The way in which code is made, which Xcode's editor calls Codegen.
    enum Generation: String {
        /// The class and its properties.
        case whole = "class"
        /// The properties only; the class is the project's own.
        case properties = "category"
    }

    struct Entity: Equatable {
        var name: String
        /// The class of its objects without a module in front; nil for plain managed objects.
        var className: String?
        var parent: String?
        /// Nil where the project writes the class and its properties itself.
        var generation: Generation?
        var attributes: [Attribute] = []
        var relationships: [Relationship] = []
        var fetchedProperties: [FetchedProperty] = []
        var line: Int
    }

    struct Attribute: Equatable {
        var name: String
        var type: AttributeType
        /// Whether a number has a Swift number's type, and not an object's.
        var isScalar: Bool
        /// The class that a transformable one holds.
        var className: String?
        var line: Int
    }

    /// Attributes' types; the raw value is as the file names them.
    enum AttributeType: String, CaseIterable {
        case undefined = "Undefined"
        case int16 = "Integer 16"
        case int32 = "Integer 32"
        case int64 = "Integer 64"
        case decimal = "Decimal"
        case double = "Double"
        case float = "Float"
        case string = "String"
        case boolean = "Boolean"
        case date = "Date"
        case binary = "Binary"
        case uuid = "UUID"
        case uri = "URI"
        case transformable = "Transformable"
        case objectID = "ObjectID"
        case composite = "Composite"
    }

    struct Relationship: Equatable {
        var name: String
        var destination: String
        var isToMany: Bool
        var isOrdered: Bool
        var line: Int
    }

    struct FetchedProperty: Equatable {
        var name: String
        /// The entity of what it fetches.
        var destination: String
        var line: Int
    }

    var entities: [Entity] = []

    func entity(_ name: String) -> Entity? { entities.first { $0.name == name } }
}
