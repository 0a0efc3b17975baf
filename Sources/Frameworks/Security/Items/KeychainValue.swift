import CoreGraphics
import Foundation

/// A value of an item's attribute, as it is compared and kept.
enum KeychainValue: Hashable, Sendable, CustomStringConvertible {
    case text(String)
    case data(Data)
    case number(Int64)
    case date(Date)

    /// - Parameter value: what an app gave; nil for what no attribute can be.
    init?(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let data as Data: self = .data(data)
        case let date as Date: self = .date(date)
        case let flag as Bool: self = .number(flag ? 1 : 0)
        case let number as Int64: self = .number(number)
        case let number as any BinaryInteger: self = .number(Int64(clamping: number))
        case let number as NSNumber: self = .number(number.int64Value)
        case let control as SecAccessControl: self = .data(control.encoded)
        default: return nil
        }
    }

    /// The same for an attribute whose values are numbers, and may be written as texts of digits.
    init?(_ value: Any, of attribute: String) {
        guard let made = KeychainValue(value) else { return nil }
        if case .text(let text) = made, Self.numbers.contains(attribute), let number = Int64(text) {
            self = .number(number)
        } else {
            self = made
        }
    }

    private static let numbers: Set<String> = ["kcls", "type", "bsiz", "esiz", "port", "crtr", "ctyp", "cenc"]

    /// A number or a text of digits.
    static func number(_ value: Any?) -> Int64? {
        guard let value, case .number(let number)? = KeychainValue(value, of: "type") else { return nil }
        return number
    }

    /// As an app gets it.
    var value: Any {
        switch self {
        case .text(let text): text
        case .data(let data): data
        case .number(let number): NSNumber(value: number)
        case .date(let date): date
        }
    }

    var description: String { "\(value)" }

    func equals(_ other: KeychainValue, ignoringCase: Bool) -> Bool {
        if ignoringCase, case .text(let one) = self, case .text(let two) = other {
            return one.caseInsensitiveCompare(two) == .orderedSame
        }
        return self == other
    }
}
