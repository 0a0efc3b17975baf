import CoreGraphics
import Foundation

/// A value as a property list, and back: what preserved state and user activities are kept as. Nothing in it runs code of the app
/// but `init(coder:)` of objects that the app itself has put there.
package enum ArchivedValue {
    private enum Tag: String {
        case dictionary, pairs, set, url, uuid, null, object, reference
    }

    private static let tag = "type"
    private static let content = "value"

    /// Nil where the value can't be kept.
    ///
    /// - Parameter reference: gives a property list for values that are kept by name, such as controllers.
    package static func propertyList(of value: Any, reference: (Any) -> Any? = { _ in nil }) -> Any? {
        if let known = reference(value) { return tagged(.reference, known) }
        // A cast takes 0 and 1 for truth values, and any number for a CGFloat.
        if type(of: value) == Bool.self { return value }
        if type(of: value) == CGFloat.self, let number = value as? CGFloat { return Double(number) }
        switch value {
        case let value as String: return value
        case let value as Data: return value
        case let value as Date: return value
        case let value as URL: return tagged(.url, value.absoluteString)
        case let value as UUID: return tagged(.uuid, value.uuidString)
        case is NSNull: return tagged(.null, "")
        case let value as NSNumber: return value
        case let list as [Any]: return list.compactMap { propertyList(of: $0, reference: reference) }
        case let values as [String: Any]:
            return tagged(.dictionary, values.compactMapValues { propertyList(of: $0, reference: reference) })
        case let values as [AnyHashable: Any]:
            let pairs = values.compactMap { key, value -> [Any]? in
                guard let key = propertyList(of: key.base, reference: reference),
                    let value = propertyList(of: value, reference: reference)
                else { return nil }
                return [key, value]
            }
            return tagged(.pairs, pairs)
        case let set as Set<AnyHashable>:
            return tagged(.set, set.compactMap { propertyList(of: $0.base, reference: reference) })
        default: return object(value)
        }
    }

    private static func tagged(_ tag: Tag, _ content: Any) -> [String: Any] {
        [Self.tag: tag.rawValue, Self.content: content]
    }

    private static func object(_ value: Any) -> Any? {
        guard let object = value as? NSObject, object is any NSCoding else { return nil }
        // Whoever requires secure coding is refused what isn't secure before it comes here: the archiver would trap.
        let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        return data.map { tagged(.object, $0) }
    }

    /// Nil where the list holds none of the above.
    package static func value(of list: Any, reference: (Any) -> Any? = { _ in nil }) -> Any? {
        if let list = list as? [Any] { return list.compactMap { value(of: $0, reference: reference) } }
        guard let entry = list as? [String: Any] else { return list }
        guard let content = entry[content], let tag = (entry[tag] as? String).flatMap(Tag.init(rawValue:)) else {
            return nil
        }
        switch (tag, content) {
        case (.dictionary, let values as [String: Any]):
            return values.compactMapValues { value(of: $0, reference: reference) }
        case (.pairs, let pairs as [[Any]]):
            var values: [AnyHashable: Any] = [:]
            for pair in pairs where pair.count == 2 {
                guard let key = hashable(value(of: pair[0], reference: reference)) else { continue }
                values[key] = value(of: pair[1], reference: reference)
            }
            return values
        case (.set, let list as [Any]):
            return Set(list.compactMap { hashable(value(of: $0, reference: reference)) })
        case (.url, let text as String): return URL(string: text)
        case (.uuid, let text as String): return UUID(uuidString: text)
        case (.null, _): return NSNull()
        case (.object, let data as Data): return unarchived(data)
        case (.reference, let name): return reference(name)
        default: return nil
        }
    }

    /// Property lists give `NSNumber`s, which aren't equal to Swift's numbers where those are keys.
    private static func hashable(_ value: Any?) -> AnyHashable? {
        if let number = value as? Int { return number }
        if let number = value as? Double { return number }
        return value as? AnyHashable
    }

    private static func unarchived(_ data: Data) -> Any? {
        guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        coder.requiresSecureCoding = false
        coder.decodingFailurePolicy = .setErrorAndReturn
        defer { coder.finishDecoding() }
        return coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
