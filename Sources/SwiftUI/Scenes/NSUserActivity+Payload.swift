import UIKit

extension NSUserActivity {
    /// Why a value isn't the payload of an activity.
    public enum TypedPayloadError: Error, Hashable {
        /// The activity has no payload, or one of another type.
        case invalidContent
        /// The value has no keys.
        case encodingError
    }

    /// Makes `userInfo` of a value: a key for each of its own.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        let data = try JSONEncoder().encode(payload)
        guard let entries = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw TypedPayloadError.encodingError
        }
        userInfo = Dictionary(uniqueKeysWithValues: entries.map { (AnyHashable($0.key), $0.value) })
    }

    /// The value of which `userInfo` was made.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        var entries: [String: Any] = [:]
        for (key, value) in userInfo ?? [:] { if let key = key.base as? String { entries[key] = value } }
        guard !entries.isEmpty, JSONSerialization.isValidJSONObject(entries) else {
            throw TypedPayloadError.invalidContent
        }
        let data = try JSONSerialization.data(withJSONObject: entries)
        do { return try JSONDecoder().decode(type, from: data) } catch { throw TypedPayloadError.invalidContent }
    }
}
