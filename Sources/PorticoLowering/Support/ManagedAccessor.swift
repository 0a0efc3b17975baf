/// An accessor that Core Data makes for a managed object, as its Objective-C name tells.
struct ManagedAccessor: Equatable {
    enum Action: Equatable {
        case add, remove, addAll, removeAll, intersect
        case insert, insertAll, removeAt, removeAllAt, replaceAt, replaceAllAt
        case primitive, setPrimitive, set
    }

    let action: Action
    let key: String

    /// What stands before and after a key, with how many parameters. The key of `addItemsObject:` may be `items` or `itemsObject`: the
    /// first row that fits counts, unless the class has a property of another's key.
    private static let patterns: [(action: Action, before: String, after: String, parameters: Int)] = [
        (.insert, "insertObject:in", "AtIndex:", 2),
        (.removeAt, "removeObjectFrom", "AtIndex:", 1),
        (.insertAll, "insert", ":atIndexes:", 2),
        (.replaceAt, "replaceObjectIn", "AtIndex:withObject:", 2),
        (.removeAllAt, "remove", "AtIndexes:", 1),
        (.add, "add", "Object:", 1),
        (.remove, "remove", "Object:", 1),
        (.addAll, "add", ":", 1),
        (.removeAll, "remove", ":", 1),
        (.intersect, "intersect", ":", 1),
        (.setPrimitive, "setPrimitive", ":", 1),
        (.set, "set", ":", 1),
        (.primitive, "primitive", "", 0),
    ]

    /// - Parameter isProperty: whether the class has a property of this name.
    init?(_ selector: String, parameters: Int, isProperty: (String) -> Bool) {
        var found: [ManagedAccessor] = []
        for (action, before, after, count) in Self.patterns where count == parameters {
            guard let word = Self.word(in: selector, between: before, and: after) else { continue }
            for key in Self.keys(of: word) {
                if isProperty(key) {
                    self.init(action: action, key: key)
                    return
                }
                found.append(ManagedAccessor(action: action, key: key))
            }
        }
        if parameters == 2, let word = Self.keyOfReplacement(selector) {
            self.init(
                action: .replaceAllAt, key: Self.keys(of: word).first(where: isProperty) ?? Self.keys(of: word)[0])
            return
        }
        guard let first = found.first else { return nil }
        self = first
    }

    private init(action: Action, key: String) {
        self.action = action
        self.key = key
    }

    /// The key of a property `primitiveName`, `name`; nil for what is no such name.
    static func key(afterPrimitive name: String) -> String? {
        word(in: name, between: "primitive", and: "").map { keys(of: $0)[0] }
    }

    private static func word(in selector: String, between before: String, and after: String) -> String? {
        guard selector.hasPrefix(before), selector.hasSuffix(after), selector.count > before.count + after.count else {
            return nil
        }
        let word = String(selector.dropFirst(before.count).dropLast(after.count))
        return !word.contains(":") && word.first?.isLowercase == false ? word : nil
    }

    /// `replaceItemsAtIndexes:withItems:` has its key twice.
    private static func keyOfReplacement(_ selector: String) -> String? {
        let parts = selector.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].isEmpty, parts[0].hasPrefix("replace"), parts[0].hasSuffix("AtIndexes"),
            parts[1].hasPrefix("with")
        else { return nil }
        let word = parts[0].dropFirst("replace".count).dropLast("AtIndexes".count)
        return !word.isEmpty && word == parts[1].dropFirst("with".count) ? String(word) : nil
    }

    /// `Items` is of `items`, `URLs` is of `URLs`, which has no small first letter that a person would write.
    private static func keys(of word: String) -> [String] { [word.prefix(1).lowercased() + word.dropFirst(), word] }

    // MARK: Text

    /// - Parameters:
    ///   - names: of the method's parameters.
    ///   - isOrdered: whether the relationship keeps an order.
    func body(_ names: [String], isOrdered: Bool) -> String {
        let set = "self.mutableSetValue(forKey: \"\(key)\")"
        let list = "self.mutableOrderedSetValue(forKey: \"\(key)\")"
        let own = isOrdered ? list : set
        return switch action {
        case .add: "\(own).add(\(names[0]))"
        case .remove: "\(own).remove(\(names[0]))"
        case .addAll: "_porticoAddObjects(\(names[0]), to: \(own))"
        case .removeAll: "_porticoRemoveObjects(\(names[0]), from: \(own))"
        case .intersect: "_porticoKeepObjects(\(names[0]), in: \(own))"
        case .insert: "\(list).insert(\(names[0]), at: \(names[1]))"
        case .insertAll: "_porticoInsertObjects(\(names[0]), into: \(list), at: \(names[1]))"
        case .removeAt: "\(list).removeObject(at: \(names[0]))"
        case .removeAllAt: "_porticoRemoveObjects(at: \(names[0]), from: \(list))"
        case .replaceAt: "\(list).replaceObject(at: \(names[0]), with: \(names[1]))"
        case .replaceAllAt: "_porticoReplaceObjects(at: \(names[0]), in: \(list), with: \(names[1]))"
        case .primitive: "_porticoManaged(self.primitiveValue(forKey: \"\(key)\"))"
        case .setPrimitive: "self.setPrimitiveValue(_porticoStored(\(names[0])), forKey: \"\(key)\")"
        case .set: "self.setValue(_porticoStored(\(names[0])), forKey: \"\(key)\")"
        }
    }
}
