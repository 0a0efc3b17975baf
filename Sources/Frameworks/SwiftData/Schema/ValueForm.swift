import CoreData
import Foundation

/// In which form a property's values are stored: a value that SQLite has, a raw value, bytes, or one or many objects.
enum ValueForm: @unchecked Sendable {
    case direct(any DirectValue.Type)
    /// An enumeration's or a wrapper's raw value.
    case raw(any DirectValue.Type, encode: (Any) -> Any?, decode: (Any) -> Any?)
    /// Bytes of a property list.
    case coded(encode: (Any) -> Data?, decode: (Data) -> Any?)
    /// What a transformer makes bytes of.
    case transformed(String)
    case toOne(any PersistentModel.Type)
    case toMany(any PersistentModel.Type, any ManyModels.Type)
    /// No form: the schema says so when a container is made.
    case unknown

    static func of(_ type: any Any.Type, transformer: String?) -> ValueForm {
        if let transformer { return .transformed(transformer) }
        if let model = type as? any PersistentModel.Type { return .toOne(model) }
        if let many = type as? any ManyModels.Type { return .toMany(many.modelType, many) }
        if let direct = type as? any DirectValue.Type { return .direct(direct) }
        if let raw = type as? any RawRepresentable.Type, let form = self.raw(raw) { return form }
        if let codable = type as? any Codable.Type { return coded(codable) }
        return .unknown
    }

    private static func raw<R: RawRepresentable>(_ type: R.Type) -> ValueForm? {
        guard let direct = R.RawValue.self as? any DirectValue.Type else { return nil }
        return .raw(
            direct, encode: { ($0 as? R)?.rawValue },
            decode: { stored in
                guard let value = direct.read(stored) as? R.RawValue else { return nil }
                return R(rawValue: value)
            })
    }

    private struct Box<Value: Codable>: Codable { var value: Value }

    private static func coded<C: Codable>(_ type: C.Type) -> ValueForm {
        .coded(
            encode: { value in
                guard let value = value as? C else { return nil }
                let encoder = PropertyListEncoder()
                encoder.outputFormat = .binary
                return try? encoder.encode(Box(value: value))
            },
            decode: { try? PropertyListDecoder().decode(Box<C>.self, from: $0).value })
    }

    var isRelationship: Bool {
        switch self {
        case .toOne, .toMany: true
        default: false
        }
    }

    /// What a managed object keeps for a value that is something.
    func encode(_ value: Any, _ context: ModelContext?) -> Any? {
        switch self {
        // It takes longer to ask a value whether it is any of these.
        case .direct(let type): return type.storedForm(value) ?? (value as? any DirectValue)?.stored
        case .raw(_, let encode, _): return (encode(value) as? any DirectValue)?.stored
        case .coded(let encode, _): return encode(value)
        case .transformed: return value
        case .toOne, .toMany:
            guard let context else { return nil }
            let objects = models(in: value).map { context.object(for: $0) }
            if case .toOne = self { return objects.first }
            return NSOrderedSet(array: objects)
        case .unknown: return nil
        }
    }

    /// The value that a managed object keeps.
    func decode(_ stored: Any, _ context: ModelContext?) -> Any? {
        switch self {
        case .direct(let type): return type.read(stored)
        case .raw(_, _, let decode): return decode(stored)
        case .coded(_, let decode): return (stored as? Data).flatMap(decode)
        case .transformed: return stored
        case .toOne:
            guard let object = stored as? ModelObject, let context = context ?? object.modelContext else { return nil }
            return context.model(of: object)
        case .toMany(_, let type):
            let objects = (stored as? NSOrderedSet)?.array ?? (stored as? NSSet)?.allObjects ?? []
            guard let context else { return type.make([]) }
            return type.make(objects.compactMap { ($0 as? ModelObject).map { context.model(of: $0) } })
        case .unknown: return nil
        }
    }

    /// The objects that a relationship's value leads to.
    func models(in value: Any) -> [any PersistentModel] {
        switch self {
        case .toOne: return (value as? any PersistentModel).map { [$0] } ?? []
        case .toMany: return (value as? any ManyModels)?.models ?? []
        default: return []
        }
    }

    /// What stands for a value that the store hasn't.
    var emptyValue: Any? {
        switch self {
        case .direct(let type): type.empty
        case .toMany(_, let type): type.make([])
        default: nil
        }
    }

    /// The attribute's type in the store.
    var attributeType: NSAttributeType? {
        switch self {
        case .direct(let type), .raw(let type, _, _): type.attributeType
        case .coded: .binaryDataAttributeType
        case .transformed: .transformableAttributeType
        default: nil
        }
    }
}

/// Values of which a relationship has many.
protocol ManyModels {
    static var modelType: any PersistentModel.Type { get }
    static var isOrdered: Bool { get }
    static func make(_ models: [any PersistentModel]) -> Any
    var models: [any PersistentModel] { get }
}

extension Array: ManyModels where Element: PersistentModel {
    static var isOrdered: Bool { true }
    static var modelType: any PersistentModel.Type { Element.self }
    static func make(_ models: [any PersistentModel]) -> Any { models.compactMap { $0 as? Element } }
    var models: [any PersistentModel] { self }
}

extension Set: ManyModels where Element: PersistentModel {
    static var isOrdered: Bool { false }
    static var modelType: any PersistentModel.Type { Element.self }
    static func make(_ models: [any PersistentModel]) -> Any { Set(models.compactMap { $0 as? Element }) }
    var models: [any PersistentModel] { Array(self) }
}

/// `Optional`, of whatever.
protocol OptionalValue {
    static var wrappedType: any Any.Type { get }
    static func wrap(_ value: Any?) -> Any
    var something: Any? { get }
}

extension Optional: OptionalValue {
    static var wrappedType: any Any.Type { Wrapped.self }
    static func wrap(_ value: Any?) -> Any { (value as? Wrapped) as Any }
    var something: Any? { self }
}

enum OptionalUnwrapping {
    /// The value inside of optionals; nil for nothing.
    static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.something.flatMap { unwrapped($0) }
    }
}
