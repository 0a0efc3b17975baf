import Foundation

/// The tests of one program that were chosen to run, known before any of them does: each has to have a result in the end.
package struct TestList: Sendable, Equatable {
    /// XCTest's as `Module.Class/test`, in the program's order.
    package private(set) var plain: [String] = []
    /// Swift Testing's as `Module.Suite/test()`; with its file and line where two have one name.
    package private(set) var modern: [String] = []
    /// Whether these are all that the program has: then it isn't told which.
    package private(set) var isWhole = (plain: true, modern: true)

    /// All tests of a program.
    package init(plain: [String], modern: [String]) {
        (self.plain, self.modern) = (plain, modern)
    }

    package var all: [String] { plain + modern }

    package func only(_ isWanted: (String) -> Bool) -> TestList {
        var list = self
        (list.plain, list.modern) = (plain.filter(isWanted), modern.filter(isWanted))
        list.isWhole.plain = isWhole.plain && list.plain.count == plain.count
        list.isWhole.modern = isWhole.modern && list.modern.count == modern.count
        return list
    }

    package func only(_ names: [String]) -> TestList {
        let names = Set(names)
        return only(names.contains)
    }

    package static func == (one: TestList, other: TestList) -> Bool {
        one.plain == other.plain && one.modern == other.modern && one.isWhole == other.isWhole
    }

    // MARK: Reading

    /// What XCTest lists, below a line that says how many there are; nil where that line isn't there.
    static func plain(_ text: String) -> [String]? {
        let lines = text.split(separator: "\n")
        guard let head = lines.firstIndex(where: { $0.hasPrefix("Listing ") && $0.contains(" test") }) else {
            return nil
        }
        return lines[(head + 1)...].map(String.init).filter { $0.contains("/") && !$0.contains(" ") }
    }

    /// What Swift Testing lists: names of functions, between whatever the program says when it is loaded.
    static func modern(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter { line in
            let plain = unquoted(line)
            guard let open = plain.firstIndex(of: "("), open > plain.startIndex else { return false }
            return plain[..<open].contains(".") && !plain.contains(" ")
        }
    }

    /// Without the names in backquotes, which may hold any character.
    private static func unquoted(_ line: String) -> String {
        line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "_" }.joined()
    }

    /// The class or suite with its module, and the test.
    package static func parts(of test: String) -> (suite: String, test: String) {
        var isQuoted = false
        var end: String.Index?
        loop: for index in test.indices {
            switch test[index] {
            case "`": isQuoted.toggle()
            case "/" where !isQuoted: end = index
            case "(" where !isQuoted: break loop
            default: break
            }
        }
        if let end { return (String(test[..<end]).replacing("/", with: "."), String(test[test.index(after: end)...])) }
        // A function outside of any suite.
        guard let dot = test.firstIndex(of: ".") else { return ("", test) }
        return (String(test[..<dot]), String(test[test.index(after: dot)...]))
    }

    /// A regular expression that Swift Testing finds this test by; it looks at the name with file and line.
    static func pattern(ofModern name: String) -> String {
        "^" + NSRegularExpression.escapedPattern(for: name) + (name.hasSuffix(")") ? "/" : "$")
    }
}
