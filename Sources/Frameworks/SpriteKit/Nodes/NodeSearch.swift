import Foundation

/// A search for nodes by names, as SpriteKit writes them: `a/b`, `//a` (at any depth), `/a` (from the root), `..`, `.`, `*`, `[abc]`.
struct NodeSearch {
    private enum Step {
        case root
        case anywhere
        case parent
        case here
        case name(String)
    }

    private var steps: [Step] = []

    init(_ text: String) {
        var rest = Substring(text)
        if rest.hasPrefix("//") {
            steps = [.root, .anywhere]
            rest = rest.dropFirst(2)
        } else if rest.hasPrefix("/") {
            steps = [.root]
            rest = rest.dropFirst()
        }
        for (number, part) in rest.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            switch part {
            case "": if number > 0 { steps.append(.anywhere) }
            case "..": steps.append(.parent)
            case ".": steps.append(.here)
            default: steps.append(.name(String(part)))
            }
        }
    }

    @MainActor func first(below node: SKNode) -> SKNode? { all(below: node).first }

    @MainActor func all(below node: SKNode) -> [SKNode] {
        var nodes = [node]
        for step in steps {
            switch step {
            case .root: nodes = nodes.map { sequence(first: $0, next: \.parent).reduce($0) { $1 } }
            case .anywhere: nodes = nodes.flatMap { subtree($0) }
            case .parent: nodes = nodes.compactMap(\.parent)
            case .here: break
            case .name(let pattern): nodes = nodes.flatMap(\.children).filter { Self.matches($0.name, pattern) }
            }
            var seen = Set<ObjectIdentifier>()
            nodes = nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
        }
        return nodes
    }

    @MainActor private func subtree(_ node: SKNode) -> [SKNode] { [node] + node.children.flatMap { subtree($0) } }

    private static func matches(_ name: String?, _ pattern: String) -> Bool {
        if pattern == "*" { return true }
        guard let name else { return false }
        return pattern.contains(where: { "*[".contains($0) })
            ? matches(Array(name)[...], Array(pattern)[...]) : name == pattern
    }

    private static func matches(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        let rest = pattern.dropFirst()
        if first == "*" {
            return (name.startIndex...name.endIndex).contains { matches(name[$0...], rest) }
        }
        guard let letter = name.first else { return false }
        if first == "[", let end = rest.firstIndex(of: "]") {
            return allows(letter, rest[..<end]) && matches(name.dropFirst(), rest[(end + 1)...])
        }
        return letter == first && matches(name.dropFirst(), rest)
    }

    /// Letters and ranges of letters between brackets.
    private static func allows(_ letter: Character, _ set: ArraySlice<Character>) -> Bool {
        var place = set.startIndex
        while place < set.endIndex {
            if place + 2 < set.endIndex, set[place + 1] == "-" {
                if set[place] <= letter, letter <= set[place + 2] { return true }
                place += 3
            } else {
                if set[place] == letter { return true }
                place += 1
            }
        }
        return false
    }
}
