/// Does what lines that begin with `#` say, and replaces macros by their bodies.
///
/// - From: `ShadingUnit.init`
/// - To: `Parser`
struct Preprocessor {
    private struct Macro {
        /// nil where the macro takes no arguments.
        let parameters: [String]?
        let body: [Token]
    }

    /// Gives the text of a file that a source includes by its name in quotes; nil where there is none.
    typealias Includes = (_ name: String) -> String?

    private let includes: Includes
    private var macros: [String: Macro] = [:]
    private var output: [Token] = []
    private var bytes = 0
    private var included: Set<String> = []

    private init(includes: @escaping Includes) {
        self.includes = includes
        for (name, value) in [
            ("__METAL_VERSION__", "310"), ("__METAL__", "1"), ("__METAL_MACOS__", "0"), ("__METAL_IOS__", "1"),
        ] {
            let place = ShadingPlace(file: "Metal", line: 1, column: 1)
            macros[name] = Macro(parameters: nil, body: [Token(kind: .number, text: value, place: place)])
        }
    }

    static func tokens(_ text: String, file: String, includes: @escaping Includes) throws(ShadingError) -> [Token] {
        var preprocessor = Preprocessor(includes: includes)
        try preprocessor.readText(text, file: file, depth: 0)
        let last = preprocessor.output.last?.place ?? ShadingPlace(file: file, line: 1, column: 1)
        return preprocessor.output + [Token(kind: .end, text: "the end of the file", place: last)]
    }

    // MARK: Lines

    private mutating func readText(_ text: String, file: String, depth: Int) throws(ShadingError) {
        bytes += text.utf8.count
        let start = ShadingPlace(file: file, line: 1, column: 1)
        guard bytes <= ShadingBounds.sourceBytes else {
            throw ShadingError(
                start, "shaders have at most \(ShadingBounds.sourceBytes) bytes", remedy: "take it apart")
        }
        guard depth <= ShadingBounds.includeDepth else {
            throw ShadingError(start, "files include each other without end", remedy: "begin them with “#pragma once”")
        }
        let tokens = try Lexer.tokens(text, file: file)
        // For each open `#if`: whether its lines count, and whether a branch of it did.
        var conditions: [(isActive: Bool, wasTaken: Bool, place: ShadingPlace)] = []
        var index = 0
        var pending: [Token] = []
        while index < tokens.count {
            guard tokens[index].startsLine, tokens[index].is("#") else {
                if conditions.allSatisfy({ $0.isActive }) { pending.append(tokens[index]) }
                index += 1
                continue
            }
            var line: [Token] = []
            let hash = tokens[index]
            index += 1
            while index < tokens.count, !tokens[index].startsLine {
                line.append(tokens[index])
                index += 1
            }
            guard let directive = line.first else { continue }
            let rest = Array(line.dropFirst())
            let isActive = conditions.allSatisfy { $0.isActive }
            switch directive.text {
            case "if", "ifdef", "ifndef":
                var holds = false
                if isActive { holds = try self.holds(directive, rest) }
                conditions.append((holds, holds, hash.place))
            case "elif":
                guard let last = conditions.popLast() else { throw stray(directive) }
                var holds = false
                if !last.wasTaken, conditions.allSatisfy({ $0.isActive }) {
                    holds = try condition(rest, directive.place)
                }
                conditions.append((holds, last.wasTaken || holds, last.place))
            case "else":
                guard let last = conditions.popLast() else { throw stray(directive) }
                conditions.append((!last.wasTaken, true, last.place))
            case "endif":
                guard conditions.popLast() != nil else { throw stray(directive) }
            default:
                guard isActive else { continue }
                try expandMacros(&pending)
                try obeyDirective(directive, rest, file: file, depth: depth)
            }
        }
        if let open = conditions.last {
            throw ShadingError(open.place, "this “#if” has no end", remedy: "end it with “#endif”")
        }
        try expandMacros(&pending)
    }

    private func stray(_ directive: Token) -> ShadingError {
        ShadingError(directive.place, "“#\(directive.text)” without “#if”", remedy: "take it out, or write the “#if”")
    }

    private mutating func obeyDirective(
        _ directive: Token, _ rest: [Token], file: String, depth: Int
    ) throws(ShadingError) {
        switch directive.text {
        case "define": try defineMacro(rest, directive.place)
        case "undef": if let name = rest.first { macros[name.text] = nil }
        case "include", "import":
            guard let name = rest.first else {
                throw ShadingError(directive.place, "a file's name is expected", remedy: "write it in quotes")
            }
            // What lies in pointed brackets is Metal's own.
            guard name.kind == .text else { return }
            let path = String(name.text.dropFirst().dropLast())
            if path.hasPrefix("SwiftUI/") || path.hasPrefix("metal") { return }
            guard let text = includes(path) else {
                throw ShadingError(name.place, "there is no file “\(path)”", remedy: "correct its name, or add it")
            }
            if included.contains(path), text.contains("#pragma once") { return }
            included.insert(path)
            try readText(text, file: path, depth: depth + 1)
        case "error":
            throw ShadingError(
                directive.place, rest.map(\.text).joined(separator: " "), remedy: "do what this line of the source says"
            )
        case "pragma", "line", "warning": break
        default:
            throw ShadingError(
                directive.place, "“#\(directive.text)” isn't known", remedy: "use #include, #define, #if and their like"
            )
        }
    }

    private mutating func defineMacro(_ rest: [Token], _ place: ShadingPlace) throws(ShadingError) {
        guard let name = rest.first, name.kind == .name else {
            throw ShadingError(place, "a macro's name is expected", remedy: "write “#define NAME value”")
        }
        guard rest.count > 1, rest[1].is("("), !rest[1].followsSpace else {
            macros[name.text] = Macro(parameters: nil, body: Array(rest.dropFirst()))
            return
        }
        guard let close = rest.firstIndex(where: { $0.is(")") }) else {
            throw ShadingError(place, "the macro's parameters have no end", remedy: "end them with “)”")
        }
        let parameters = rest[2..<close].filter { $0.kind == .name }.map(\.text)
        macros[name.text] = Macro(parameters: parameters, body: Array(rest[(close + 1)...]))
    }

    // MARK: Conditions

    private mutating func holds(_ directive: Token, _ rest: [Token]) throws(ShadingError) -> Bool {
        if directive.text == "if" { return try condition(rest, directive.place) }
        guard let name = rest.first else {
            throw ShadingError(directive.place, "a macro's name is expected", remedy: "write one after it")
        }
        return (macros[name.text] != nil) == (directive.text == "ifdef")
    }

    private mutating func condition(_ tokens: [Token], _ place: ShadingPlace) throws(ShadingError) -> Bool {
        var plain: [Token] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.is("defined") || token.is("__has_include") {
                let names = tokens[(index + 1)...].prefix(token.is("defined") ? 3 : 7)
                let hasBracket = names.first?.is("(") ?? false
                let name = hasBracket ? names.dropFirst().first : names.first
                let isDefined = token.is("defined") && macros[name?.text ?? ""] != nil
                plain.append(Token(kind: .number, text: isDefined ? "1" : "0", place: token.place))
                index += 2
                if hasBracket {
                    while index < tokens.count, !tokens[index].is(")") { index += 1 }
                    index += 1
                }
            } else {
                plain.append(token)
                index += 1
            }
        }
        let kept = output
        output = []
        try expandMacros(&plain)
        let expanded = output
        output = kept
        var reader = ConditionReader(tokens: expanded, place: place)
        return try reader.value() != 0
    }

    // MARK: Macros

    /// Adds tokens to the output with their macros replaced, and empties the list.
    private mutating func expandMacros(_ tokens: inout [Token]) throws(ShadingError) {
        output += try expanded(tokens, without: [], depth: 0)
        tokens = []
        if output.count > ShadingBounds.tokens, let last = output.last {
            throw ShadingError(
                last.place, "macros make more than \(ShadingBounds.tokens) tokens of this",
                remedy: "use fewer macros in macros")
        }
    }

    private func expanded(_ tokens: [Token], without hidden: Set<String>, depth: Int) throws(ShadingError) -> [Token] {
        var result: [Token] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            guard token.kind == .name, !hidden.contains(token.text), let macro = macros[token.text] else {
                result.append(token)
                continue
            }
            var arguments: [[Token]] = []
            if macro.parameters != nil {
                guard index < tokens.count, tokens[index].is("(") else {
                    result.append(token)
                    continue
                }
                index += 1
                arguments = try Self.arguments(tokens, &index, of: token)
            }
            guard depth < ShadingBounds.includeDepth else {
                throw ShadingError(token.place, "macros lie too deep in each other", remedy: "use functions instead")
            }
            var full: [String: [Token]] = [:], plain: [String: [Token]] = [:]
            for (number, parameter) in (macro.parameters ?? []).enumerated() {
                let argument = number < arguments.count ? arguments[number] : []
                plain[parameter] = argument
                full[parameter] = try expanded(argument, without: hidden, depth: depth + 1)
            }
            let body = Self.filled(macro.body, full, plain, at: token.place)
            result += try expanded(body, without: hidden.union([token.text]), depth: depth + 1)
            if result.count > ShadingBounds.tokens {
                throw ShadingError(
                    token.place, "macros make more than \(ShadingBounds.tokens) tokens of this",
                    remedy: "use fewer macros in macros")
            }
        }
        return result
    }

    private static func arguments(
        _ tokens: [Token], _ index: inout Int, of macro: Token
    ) throws(ShadingError) -> [[Token]] {
        var (result, depth) = ([[Token]()], 0)
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            if depth == 0, token.is(")") { return result }
            if depth == 0, token.is(",") {
                result.append([])
                continue
            }
            if token.is("(") || token.is("[") || token.is("{") { depth += 1 }
            if token.is(")") || token.is("]") || token.is("}") { depth -= 1 }
            result[result.count - 1].append(token)
        }
        throw ShadingError(macro.place, "the arguments of “\(macro.text)” have no end", remedy: "end them with “)”")
    }

    /// A macro's body with its arguments, at the place where the macro is used; `a ## b` becomes one token.
    private static func filled(
        _ body: [Token], _ full: [String: [Token]], _ plain: [String: [Token]], at place: ShadingPlace
    ) -> [Token] {
        var result: [Token] = []
        var joins = false
        for (index, token) in body.enumerated() {
            if token.is("##") {
                joins = true
                continue
            }
            let isBeforeJoin = index + 1 < body.count && body[index + 1].is("##")
            var next = (joins || isBeforeJoin ? plain : full)[token.text] ?? [token]
            if joins, let last = result.popLast(), let first = next.first {
                let kind: Token.Kind = last.kind == .name ? .name : last.kind
                next[0] = Token(kind: kind, text: last.text + first.text, place: place)
            }
            joins = false
            result += next.map { Token(kind: $0.kind, text: $0.text, place: place) }
        }
        return result
    }
}
