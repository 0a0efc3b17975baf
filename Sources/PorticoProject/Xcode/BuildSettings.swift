import Foundation
import PorticoBounds

/// Build settings in levels, of which a higher one wins: defaults, the project's `.xcconfig`, the project, the target's `.xcconfig`,
/// the target.
struct BuildSettings {
    /// One line of a level: a setting, the conditions under which it counts, and its text as written.
    struct Assignment: Equatable {
        var conditions: [String: String] = [:]
        var value: String
    }

    typealias Level = [String: [Assignment]]

    /// The values that conditions are compared with: a simulator's build.
    static let platform = ["sdk": "iphonesimulator18.0", "arch": "x86_64"]

    private(set) var levels: [Level] = []
    let configuration: String

    init(configuration: String) { self.configuration = configuration }

    mutating func addLevel(_ level: Level) { levels.append(level) }

    mutating func addValues(_ values: [String: String]) { levels.append(values.mapValues { [Assignment(value: $0)] }) }

    /// From a configuration of a project file.
    static func level(_ table: [String: PropertyListText]) -> Level {
        var level: Level = [:]
        for (key, value) in table.sorted(by: { $0.key < $1.key }) {
            let (name, conditions) = splitKey(key)
            let text = value.text ?? value.texts.map(quoted).joined(separator: " ")
            level[name, default: []].append(Assignment(conditions: conditions, value: text))
        }
        return level
    }

    /// `NAME[sdk=iphone*][arch=arm64]`.
    static func splitKey(_ key: String) -> (name: String, conditions: [String: String]) {
        let parts = key.split(separator: "[")
        var conditions: [String: String] = [:]
        for part in parts.dropFirst() {
            for pair in part.prefix(while: { $0 != "]" }).split(separator: ",") {
                let sides = pair.split(separator: "=", maxSplits: 1)
                if sides.count == 2 { conditions[String(sides[0])] = String(sides[1]) }
            }
        }
        return (parts.first.map(String.init) ?? key, conditions)
    }

    private static func quoted(_ item: String) -> String { item.contains(" ") ? "\"\(item)\"" : item }

    // MARK: Asking

    /// A setting with all its variables filled in; nil if no level has it.
    func value(_ name: String) -> String? {
        var budget = ReaderBounds.settingLookups.value
        return value(name, below: levels.count, depth: 0, &budget)
    }

    func expand(_ text: String) -> String {
        var budget = ReaderBounds.settingLookups.value
        return expand(text, of: "", at: levels.count, depth: 0, &budget)
    }

    func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(value(name)?.uppercased() ?? "") }

    /// A setting's words; those in quotes stay together.
    func words(_ name: String) -> [String] { Self.words(value(name) ?? "") }

    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var quote: Character?
        var isEscaped = false
        var isOpen = false
        for letter in text {
            if isEscaped {
                word.append(letter)
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
                isOpen = true
            } else if letter == quote {
                quote = nil
            } else if quote == nil, letter == "\"" || letter == "'" {
                quote = letter
                isOpen = true
            } else if quote == nil, letter.isWhitespace {
                if isOpen { words.append(word) }
                word = ""
                isOpen = false
            } else {
                word.append(letter)
                isOpen = true
            }
        }
        return isOpen ? words + [word] : words
    }

    /// All settings whose names begin with a prefix, filled in.
    func values(withPrefix prefix: String) -> [String: String] {
        var result: [String: String] = [:]
        for name in Set(levels.flatMap(\.keys)) where name.hasPrefix(prefix) { result[name] = value(name) }
        return result
    }

    /// Every setting, as scripts get them.
    var all: [String: String] { values(withPrefix: "") }

    // MARK: Filling in

    /// `budget` bounds the work for settings that name each other again and again.
    private func value(_ name: String, below top: Int, depth: Int, _ budget: inout Int) -> String? {
        guard depth < ReaderBounds.settingDepth.value, budget > 0 else { return nil }
        budget -= 1
        for index in stride(from: top - 1, through: 0, by: -1) {
            guard let assignment = best(levels[index][name] ?? []) else { continue }
            return expand(assignment.value, of: name, at: index, depth: depth + 1, &budget)
        }
        return nil
    }

    private func expand(_ text: String, of name: String, at level: Int, depth: Int, _ budget: inout Int) -> String {
        var left = budget
        let result = VariableText.expand(text) { variable in
            // A setting that names itself means what it is below.
            variable == "inherited" || variable == name
                ? value(name, below: level, depth: depth, &left)
                : value(variable, below: levels.count, depth: depth, &left)
        }
        budget = left
        return ReaderBounds.settingBytes.isExceeded(by: result.utf8.count) ? "" : result
    }

    /// The one with the most conditions that hold; of equal ones the last.
    private func best(_ assignments: [Assignment]) -> Assignment? {
        var best: Assignment?
        for assignment in assignments where assignment.conditions.allSatisfy(holds) {
            if assignment.conditions.count >= best?.conditions.count ?? 0 { best = assignment }
        }
        return best
    }

    private func holds(_ condition: (key: String, value: String)) -> Bool {
        let actual = condition.key == "config" ? configuration : Self.platform[condition.key]
        guard let actual else { return condition.value == "*" }
        return Self.matches(actual, condition.value)
    }

    /// A pattern with `*` for any text.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else { return text == pattern }
        guard text.hasPrefix(parts[0]), text.count >= parts[0].count + parts[parts.count - 1].count,
            text.hasSuffix(parts[parts.count - 1])
        else { return false }
        var rest = Substring(text.dropFirst(parts[0].count))
        for part in parts[1..<(parts.count - 1)] where !part.isEmpty {
            guard let found = rest.range(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
