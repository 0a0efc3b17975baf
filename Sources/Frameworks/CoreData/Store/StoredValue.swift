import Foundation
import PorticoFoundation

/// Attributes' values as the store has them, and back.
enum StoredValue {
    static func sql(_ value: Any, _ attribute: NSAttributeDescription) -> SQLValue {
        switch attribute.attributeType {
        case .transformableAttributeType: return archived(value, attribute).map { .blob($0) } ?? .null
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            return (value as? NSNumber).map { .int($0.int64Value) } ?? .null
        case .doubleAttributeType, .floatAttributeType:
            return (value as? NSNumber).map { .real($0.doubleValue) } ?? .null
        case .stringAttributeType: return (value as? String).map { .text($0) } ?? constant(value)
        case .dateAttributeType:
            return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? constant(value)
        default: return constant(value)
        }
    }

    /// A value whose attribute isn't known: of a predicate.
    static func constant(_ value: Any?) -> SQLValue {
        switch value {
        case nil, is NSNull: return .null
        case let id as NSManagedObjectID: return id.isTemporaryID ? .int(-1) : .int(id.key)
        case let object as NSManagedObject: return constant(object.objectID)
        case let decimal as NSDecimalNumber: return .text(decimal.stringValue)
        case let decimal as Decimal: return .text("\(decimal)")
        case let number as NSNumber:
            let kind = String(cString: number.objCType)
            return kind == "d" || kind == "f" ? .real(number.doubleValue) : .int(number.int64Value)
        case let text as String: return .text(text)
        case let date as Date: return .real(date.timeIntervalSinceReferenceDate)
        case let id as UUID: return .blob(withUnsafeBytes(of: id.uuid) { Data($0) })
        case let url as URL: return .text(url.absoluteString)
        case let data as Data: return .blob(data)
        case let other?:
            if let number = AttributeValue.number(other) { return constant(number) }
            return .null
        }
    }

    static func value(_ row: SQLiteDatabase.Row, _ column: Int, _ attribute: NSAttributeDescription) -> Any? {
        value(row, column, attribute.attributeType)
            ?? (attribute.attributeType == .transformableAttributeType && !row.isNull(column)
                ? unarchived(row.data(column), attribute) : nil)
    }

    static func value(_ row: SQLiteDatabase.Row, _ column: Int, _ type: NSAttributeType) -> Any? {
        guard !row.isNull(column) else { return nil }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return NSNumber(value: row.int(column))
        case .booleanAttributeType: return NSNumber(value: row.int(column) != 0)
        case .doubleAttributeType: return NSNumber(value: row.real(column))
        case .floatAttributeType: return NSNumber(value: Float(row.real(column)))
        case .decimalAttributeType: return NSDecimalNumber(string: row.text(column))
        case .stringAttributeType: return row.text(column)
        case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: row.real(column))
        case .UUIDAttributeType:
            let data = row.data(column)
            guard data.count == 16 else { return UUID(uuidString: row.text(column)) }
            return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        case .URIAttributeType: return URL(string: row.text(column))
        case .binaryDataAttributeType: return row.data(column)
        case .transformableAttributeType: return nil
        case .undefinedAttributeType, .objectIDAttributeType:
            switch row.value(column) {
            case .int(let number): return NSNumber(value: number)
            case .real(let number): return NSNumber(value: number)
            case .text(let text): return text
            case .blob(let data): return data
            case .null: return nil
            }
        }
    }

    /// An attribute's value of a row as objects keep it.
    static func slot(
        _ row: SQLiteDatabase.Row, _ column: Int, _ type: NSAttributeType, _ attribute: NSAttributeDescription
    ) -> Slot {
        guard type == .transformableAttributeType else { return slot(row, column, type) }
        return value(row, column, attribute).map { .kept($0) } ?? .none
    }

    /// The same, of a type that needs no description. A number other than zero is no `NULL`, so that SQLite is asked once for most columns.
    static func slot(_ row: SQLiteDatabase.Row, _ column: Int, _ type: NSAttributeType) -> Slot {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            let number = row.int(column)
            return number == 0 && row.isNull(column) ? .none : .int(number)
        case .doubleAttributeType:
            let number = row.real(column)
            return number == 0 && row.isNull(column) ? .none : .real(number)
        case .dateAttributeType:
            let time = row.real(column)
            return time == 0 && row.isNull(column) ? .none : .date(Date(timeIntervalSinceReferenceDate: time))
        case .stringAttributeType: return row.textIfAny(column).map { .text($0) } ?? .none
        default: break
        }
        guard !row.isNull(column) else { return .none }
        switch type {
        case .booleanAttributeType: return .number(row.int(column) != 0 ? yes : no)
        case .floatAttributeType: return .number(NSNumber(value: Float(row.real(column))))
        default: return value(row, column, type).map { .kept($0) } ?? .none
        }
    }
    private static let yes = NSNumber(value: true)
    private static let no = NSNumber(value: false)

    // MARK: Transformables

    /// Apple's transformer reads archives; one of an app's own makes bytes.
    private static func transformer(_ attribute: NSAttributeDescription) -> (ValueTransformer, readsArchives: Bool)? {
        guard let name = attribute.valueTransformerName, !name.isEmpty,
            let found = ValueTransformer(forName: NSValueTransformerName(name))
        else { return nil }
        return (found, found is NSSecureUnarchiveFromDataTransformer)
    }

    private static func archived(_ value: Any, _ attribute: NSAttributeDescription) -> Data? {
        if let (transformer, readsArchives) = transformer(attribute) {
            let made = readsArchives ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
            return made as? Data
        }
        return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    private static func unarchived(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
        if let (transformer, readsArchives) = transformer(attribute) {
            return readsArchives ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
        }
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        reader.requiresSecureCoding = false
        return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
