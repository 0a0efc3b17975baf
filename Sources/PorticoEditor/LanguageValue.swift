import Foundation

/// A JSON value, as editors and language servers exchange them.
package indirect enum LanguageValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case number(Double)
    case string(String)
    case array([LanguageValue])
    case object([String: LanguageValue])

    // MARK: Reading

    /// Nil for what isn't JSON.
    package init?(_ data: Data) {
        guard let value = try? JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]) else {
            return nil
        }
        self.init(foundation: value)
    }

    private init(foundation value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let array as [Any]: self = .array(array.map(LanguageValue.init(foundation:)))
        case let object as [String: Any]: self = .object(object.mapValues(LanguageValue.init(foundation:)))
        case let number as NSNumber:
            // Foundation keeps a truth value as a number of one byte.
            if number.objCType.pointee == CChar(UInt8(ascii: "c")) {
                self = .bool(number.boolValue)
            } else if let int = Int(exactly: number) {
                self = .int(int)
            } else {
                self = .number(number.doubleValue)
            }
        default: self = .null
        }
    }

    package subscript(key: String) -> LanguageValue {
        get { object?[key] ?? .null }
        set {
            var object = object ?? [:]
            object[key] = newValue
            self = .object(object)
        }
    }

    package var object: [String: LanguageValue]? { if case .object(let object) = self { object } else { nil } }
    package var array: [LanguageValue]? { if case .array(let array) = self { array } else { nil } }
    package var string: String? { if case .string(let string) = self { string } else { nil } }
    package var int: Int? { if case .int(let int) = self { int } else { nil } }
    package var isNull: Bool { self == .null }

    // MARK: Writing

    package var data: Data {
        // What was made of JSON can be written as JSON.
        (try? JSONSerialization.data(
            withJSONObject: foundation, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])) ?? Data()
    }

    private var foundation: Any {
        switch self {
        case .null: NSNull()
        case .bool(let bool): bool
        case .int(let int): int
        case .number(let number): number
        case .string(let string): string
        case .array(let array): array.map(\.foundation)
        case .object(let object): object.mapValues(\.foundation)
        }
    }
}

extension LanguageValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(integerLiteral value: Int) { self = .int(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: LanguageValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, LanguageValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}
