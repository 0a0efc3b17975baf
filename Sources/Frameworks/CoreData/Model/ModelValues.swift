import Foundation
import PorticoFoundation

/// Values that a model's text has: defaults, and what values must fulfil.
enum ModelValues {
    struct Rule {
        let predicate: NSPredicate
        /// The error of a value that breaks it.
        let code: Int
    }

    static func defaultValue(_ element: ModelReader.Element, _ type: NSAttributeType) -> Any? {
        if let text = element["defaultDateTimeInterval"], let seconds = Double(text) {
            return Date(timeIntervalSinceReferenceDate: seconds)
        }
        guard let text = element["defaultValueString"] else { return nil }
        switch type {
        case .booleanAttributeType: return NSNumber(value: text == "YES" || text == "1" || text == "true")
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: Int64($0)) }
        case .doubleAttributeType: return Double(text).map { NSNumber(value: $0) }
        case .floatAttributeType: return Float(text).map { NSNumber(value: $0) }
        case .decimalAttributeType: return Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case .stringAttributeType: return text
        case .UUIDAttributeType: return UUID(uuidString: text)
        case .URIAttributeType: return URL(string: text)
        default: return nil
        }
    }

    static func rules(_ element: ModelReader.Element, _ type: NSAttributeType) -> [Rule] {
        var rules: [Rule] = []
        func add(_ key: String, _ code: Int, _ format: String, _ argument: (String) -> Any?) {
            guard let text = element[key], let value = argument(text) else { return }
            rules.append(Rule(predicate: NSPredicate(format: format, argumentArray: [value]), code: code))
        }
        let number: (String) -> Any? = { Decimal(string: $0).map { NSDecimalNumber(decimal: $0) } }
        switch type {
        case .stringAttributeType:
            add("minValueString", NSValidationStringTooShortError, "length >= %@", number)
            add("maxValueString", NSValidationStringTooLongError, "length <= %@", number)
            add("regularExpressionString", NSValidationStringPatternMatchingError, "SELF MATCHES %@") { $0 }
        case .dateAttributeType:
            let date: (String) -> Any? = { Double($0).map { Date(timeIntervalSinceReferenceDate: $0) } }
            add("minDateTimeInterval", NSValidationDateTooSoonError, "SELF >= %@", date)
            add("maxDateTimeInterval", NSValidationDateTooLateError, "SELF <= %@", date)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .decimalAttributeType,
            .doubleAttributeType, .floatAttributeType:
            add("minValueString", NSValidationNumberTooSmallError, "SELF >= %@", number)
            add("maxValueString", NSValidationNumberTooLargeError, "SELF <= %@", number)
        default: break
        }
        return rules
    }
}
