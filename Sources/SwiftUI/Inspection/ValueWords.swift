import Foundation

/// Any value in a few words, for an inspector: however large it is, little of it is looked at.
enum ValueWords {
    /// Letters of all, of a string, and members of a collection or a structure.
    private static let most = 240, mostOfString = 100, mostMembers = 6

    static func words(of value: Any) -> String { String(words(of: value, depth: 3).prefix(most)) }

    /// The stored properties of a structure or an object, by name: at most so many.
    static func members(of value: Any, atMost count: Int = 40) -> [(name: String, value: Any)] {
        var members: [(String, Any)] = []
        var next: Mirror? = Mirror(reflecting: value)
        while let mirror = next, members.count < count {
            for child in mirror.children.prefix(count - members.count) {
                // Compiler's macros write those of an observable class.
                guard let label = child.label, !label.hasPrefix("_$") else { continue }
                let isWrapped = label.hasPrefix("_") && label.count > 1
                members.append((isWrapped ? String(label.dropFirst()) : label, published(child.value)))
            }
            next = mirror.displayStyle == .class ? mirror.superclassMirror : nil
        }
        return members
    }

    /// The value of a `Published`: it lies in a box, and behind a publisher as soon as somebody has listened.
    private static func published(_ wrapper: Any) -> Any {
        guard String(describing: type(of: wrapper)).hasPrefix("Published<") else { return wrapper }
        let ways: Set<String> = ["_storage", "wrappedValue", "value", "publisher", "subject", "currentValue"]
        var value = wrapper
        while let next = Mirror(reflecting: value).children.first(where: { $0.label.map(ways.contains) == true }) {
            value = next.value
            if next.label == "value" || next.label == "currentValue" { break }
        }
        return value
    }

    private static func words(of value: Any, depth: Int) -> String {
        let mirror = Mirror(reflecting: value)
        // First of all: a cast looks through an optional.
        if mirror.displayStyle == .optional {
            return mirror.children.first.map { words(of: $0.value, depth: depth) } ?? "nil"
        }
        switch value {
        case let text as String: return quoted(text)
        case let text as Substring: return quoted(String(text.prefix(mostOfString + 1)))
        case is any BinaryInteger, is any BinaryFloatingPoint, is Bool, is Date, is URL, is UUID, is Any.Type:
            return "\(value)"
        default: break
        }
        let name = String(String(describing: type(of: value)).prefix { $0 != "<" })
        guard depth > 0 else { return mirror.children.isEmpty && mirror.displayStyle == .enum ? "\(value)" : name }
        func list(_ before: String, _ after: String, _ separator: String = ": ", hasCount: Bool = false) -> String {
            var parts = mirror.children.prefix(mostMembers).map { child in
                let text = words(of: child.value, depth: depth - 1)
                guard let label = child.label, !label.hasPrefix(".") else { return text }
                return label + separator + text
            }
            if mirror.children.count > mostMembers { parts.append("…") }
            let count = hasCount && mirror.children.count > mostMembers ? " (\(mirror.children.count))" : ""
            return before + parts.joined(separator: ", ") + after + count
        }
        switch mirror.displayStyle {
        case .collection, .set, .dictionary: return list("[", "]", hasCount: true)
        case .tuple: return list("(", ")")
        case .enum:
            guard let payload = mirror.children.first else { return "." + "\(value)".prefix(mostOfString) }
            let inner = words(of: payload.value, depth: depth - 1)
            return ".\(payload.label ?? "")" + (inner.hasPrefix("(") ? inner : "(\(inner))")
        case .struct: return mirror.children.isEmpty ? "\(name)()" : list("\(name)(", ")")
        case .class: return name
        default: return name.isEmpty ? "(Function)" : name
        }
    }

    private static func quoted(_ text: String) -> String {
        let shown = text.prefix(mostOfString)
        return "\"\(shown)\"" + (shown.endIndex < text.endIndex ? "…" : "")
    }
}
