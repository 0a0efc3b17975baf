import Foundation
import PorticoNib

/// Nibs as Xcode compiled them for iOS 5 and before, and for whoever asks for it still: the same objects and keys, archived by
/// `NSKeyedArchiver`. Structures are texts there, `{{0, 0}, {320, 480}}`.
extension NibArchive {
    init(keyed data: Data) throws(Broken) {
        let read: Any
        do { read = try BinaryPropertyList.readList(data) } catch { throw Broken(message: error.description) }
        guard let list = read as? [String: Any], let archived = list["$objects"] as? [Any],
            let top = list["$top"] as? [String: Any]
        else {
            throw Broken(message: "a property list that holds no keyed archive")
        }
        // The root stands first, so that everything that is archived moves up by one.
        var reader = KeyedReader(archived: archived)
        var objects = [Object(className: "NSObject", values: reader.values(top))]
        for one in archived { objects.append(reader.object(one)) }
        objects += reader.numbers
        self.init(objects: objects)
    }
}

private struct KeyedReader {
    let archived: [Any]
    /// Numbers that lists hold, which are objects of their own in the other form.
    var numbers: [NibArchive.Object] = []

    private func placeOfValue(_ value: Any) -> Int? {
        guard let place = (value as? [String: Any])?[BinaryPropertyList.reference] as? Int,
            archived.indices.contains(place)
        else {
            return nil
        }
        return place
    }

    mutating func values(_ keyed: [String: Any]) -> [(key: String, value: NibArchive.Value)] {
        keyed.sorted { $0.key < $1.key }.map { (key: $0.key, value: value($0.value, under: $0.key)) }
    }

    mutating func object(_ one: Any) -> NibArchive.Object {
        if let text = one as? String {
            return NibArchive.Object(className: "NSString", values: [("NS.bytes", .data(Array(text.utf8)))])
        }
        if let number = one as? NSNumber { return Self.number(number) }
        guard let keyed = one as? [String: Any] else { return NibArchive.Object(className: "", values: []) }
        let named = keyed["$class"].flatMap(placeOfValue).flatMap { archived[$0] as? [String: Any] }
        let name = named?["$classname"] as? String ?? ""
        if let text = keyed["NS.string"] as? String { return object(text) }
        // Lists have their members one after the other; dictionaries a key before each value.
        if let members = keyed["NS.objects"] as? [Any] {
            let keys = keyed["NS.keys"] as? [Any]
            let flat = keys.map { zip($0, members).flatMap { [$0, $1] } } ?? members
            return NibArchive.Object(
                className: name, values: flat.map { ("UINibEncoderEmptyKey", value($0, under: "")) })
        }
        return NibArchive.Object(className: name, values: values(keyed.filter { !$0.key.hasPrefix("$") }))
    }

    private static func number(_ number: NSNumber) -> NibArchive.Object {
        NibArchive.Object(className: "NSNumber", values: [("NS.intval", .number(number.doubleValue))])
    }

    private mutating func value(_ value: Any, under key: String) -> NibArchive.Value {
        if let place = placeOfValue(value) {
            if place == 0 { return .none }
            if Self.structures.contains(key), let text = archived[place] as? String { return Self.structure(text) }
            return .object(place + 1)
        }
        switch value {
        case let data as Data: return .data([UInt8](data))
        case let text as String:
            return Self.structures.contains(key) ? Self.structure(text) : .data(Array(text.utf8))
        case let number as NSNumber:
            // "c" is a truth value's type.
            return number.objCType.pointee == UInt8(ascii: "c") ? .flag(number.boolValue) : .number(number.doubleValue)
        default: return .none
        }
    }

    private static let structures: Set<String> = ["UIBounds", "UICenter"]

    /// The numbers of a text as the other form has them.
    private static func structure(_ text: String) -> NibArchive.Value {
        let numbers = text.split { "{}, ".contains($0) }.compactMap { Double($0) }
        return .data(
            [7] + numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> ($0 * 8)) } }
        )
    }
}
