import Foundation

/// Archives of bar appearances: flat, each part under the key of what it belongs to.
extension NSCoder {
    func encode(attributes: [NSAttributedString.Key: Any], forKey key: String) {
        var names: [String] = []
        for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard let value = (value as? NSObject & NSSecureCoding) ?? (value as? NSNumber) ?? number(value) else {
                continue
            }
            encode(value, forKey: "\(key).\(name.rawValue)")
            names.append(name.rawValue)
        }
        if !names.isEmpty { encode(names.joined(separator: "\n") as NSString, forKey: key) }
    }

    private func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as Int: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        case let value as CGFloat: NSNumber(value: Double(value))
        default: nil
        }
    }

    func decodeAttributes(forKey key: String) -> [NSAttributedString.Key: Any] {
        guard let names = decoded(NSString.self, forKey: key) as String? else { return [:] }
        let classes: [AnyClass] = [UIFont.self, UIColor.self, NSParagraphStyle.self, NSNumber.self, NSString.self]
        var attributes: [NSAttributedString.Key: Any] = [:]
        for name in names.split(separator: "\n") {
            guard let value = decodeObject(of: classes, forKey: "\(key).\(name)") else { continue }
            attributes[NSAttributedString.Key(String(name))] = value
        }
        return attributes
    }

    func encode(offset: UIOffset, forKey key: String) {
        guard offset != .zero else { return }
        encode(Double(offset.horizontal), forKey: key + ".x")
        encode(Double(offset.vertical), forKey: key + ".y")
    }

    func decodeOffset(forKey key: String) -> UIOffset {
        UIOffset(horizontal: decodeDouble(forKey: key + ".x"), vertical: decodeDouble(forKey: key + ".y"))
    }

    func encode(object: (any NSSecureCoding)?, forKey key: String) {
        if let object { encode(object, forKey: key) }
    }

    /// Nil where there is none; to ask for it is an error of the archive's otherwise.
    func decoded<Object: NSObject & NSCoding>(_ type: Object.Type, forKey key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    /// Leaves what stands there where the archive has none.
    func decode<Object: NSObject & NSCoding>(_ key: String, into object: inout Object) {
        if let found = decoded(Object.self, forKey: key) { object = found }
    }
}
