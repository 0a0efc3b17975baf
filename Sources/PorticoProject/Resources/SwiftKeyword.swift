/// Swift's own words, which sources that a build makes can use as names in backquotes.
enum SwiftKeyword {
    private static let all: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
        "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
        "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    /// The name as a declaration has it.
    static func quoted(_ name: String) -> String { all.contains(name) ? "`\(name)`" : name }
}
