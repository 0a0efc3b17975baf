import Foundation

/// Reads a predicate's format: `name BEGINSWITH[c] %@ AND age > 18`.
///
/// - From: `NSPredicate(format:)`
/// - To: `PredicateNode`
struct PredicateParser {
    struct Failure: Error {
        let reason: String
    }

    private var tokens: [PredicateToken]
    private var position = 0
    private var arguments: ArraySlice<Any?>
    /// Parentheses inside of parentheses; a format from outside must not end the process.
    private var depth = 0

    static func parseFormat(_ format: String, _ arguments: [Any?]) throws -> PredicateNode {
        var parser = PredicateParser(
            tokens: try PredicateToken.tokens(of: format), arguments: arguments[...])
        let node = try parser.or()
        guard parser.position == parser.tokens.count else {
            throw Failure(reason: "unexpected \(parser.tokens[parser.position])")
        }
        return node
    }

    /// One side of a comparison alone.
    static func parseExpression(_ format: String, _ arguments: [Any?]) throws -> PredicateExpression {
        var parser = PredicateParser(
            tokens: try PredicateToken.tokens(of: format), arguments: arguments[...])
        let value = try parser.sum()
        guard parser.position == parser.tokens.count else {
            throw Failure(reason: "unexpected \(parser.tokens[parser.position])")
        }
        return value
    }

    private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
        (self.tokens, self.arguments) = (tokens, arguments)
    }

    // MARK: Predicates

    private mutating func or() throws -> PredicateNode {
        var nodes = [try and()]
        while takeWord(word: "OR") || takeSymbol(symbol: "||") { nodes.append(try and()) }
        return nodes.count == 1 ? nodes[0] : .or(nodes)
    }

    private mutating func and() throws -> PredicateNode {
        var nodes = [try not()]
        while takeWord(word: "AND") || takeSymbol(symbol: "&&") { nodes.append(try not()) }
        return nodes.count == 1 ? nodes[0] : .and(nodes)
    }

    private mutating func not() throws -> PredicateNode {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200 else { throw Failure(reason: "it is nested too deeply") }
        if takeWord(word: "NOT") || takeSymbol(symbol: "!") { return .not(try not()) }
        if takeWord(word: "TRUEPREDICATE") { return .constant(true) }
        if takeWord(word: "FALSEPREDICATE") { return .constant(false) }
        if peek == .symbol("(") {
            // A predicate, or the first part of a comparison: `(a + 1) > 2`.
            let before = self
            position += 1
            if let inner = try? or(), takeSymbol(symbol: ")"), !startsOperator { return inner }
            self = before
        }
        return try comparison()
    }

    private var startsOperator: Bool {
        switch peek {
        case .symbol(let s)?:
            return ["=", "==", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "+", "-", "*", "/", "**"].contains(s)
        case .word(let w)?: return PredicateNode.Operator(rawValue: w.uppercased()) != nil
        default: return false
        }
    }

    private mutating func comparison() throws -> PredicateNode {
        var modifier = PredicateNode.Modifier.direct
        for (word, found) in [("ANY", PredicateNode.Modifier.any), ("SOME", .any), ("ALL", .all), ("NONE", .none)]
        where takeWord(word: word) {
            modifier = found
            break
        }
        let left = try sum()
        let op = try comparisonOperator()
        var options: String.CompareOptions = []
        if takeSymbol(symbol: "[") {
            guard case .word(let flags)? = next(), takeSymbol(symbol: "]") else {
                throw Failure(reason: "options are written [cd]")
            }
            if flags.contains("c") { options.insert(.caseInsensitive) }
            if flags.contains("d") { options.insert(.diacriticInsensitive) }
        }
        let right = try sum()
        return .comparison(.init(left: left, right: right, op: op, modifier: modifier, options: options))
    }

    private mutating func comparisonOperator() throws -> PredicateNode.Operator {
        switch next() {
        case .symbol(let text)?:
            if let op = PredicateNode.Operator(symbol: text) { return op }
        case .word(let text)?:
            if let op = PredicateNode.Operator(rawValue: text.uppercased()) { return op }
        default: break
        }
        throw Failure(reason: "a comparison is missing")
    }

    // MARK: Expressions

    private mutating func sum() throws -> PredicateExpression {
        try chain(of: ["+", "-"]) { parser in try parser.product() }
    }

    private mutating func product() throws -> PredicateExpression {
        try chain(of: ["*", "/", "**"]) { parser in try parser.primary() }
    }

    private mutating func chain(
        of operators: Set<String>, _ operand: (inout Self) throws -> PredicateExpression
    ) throws -> PredicateExpression {
        let first = try operand(&self)
        var steps: [PredicateExpression.Step] = []
        while case .symbol(let op)? = peek, operators.contains(op) {
            position += 1
            steps.append(.init(op: op, operand: try operand(&self)))
        }
        return steps.isEmpty ? first : .arithmetic(first, steps)
    }

    /// A value, and what is asked of it: `$item.name`, `SUBQUERY(…).@count`.
    private mutating func primary() throws -> PredicateExpression {
        let value = try simple()
        var path: [String] = []
        while takeSymbol(symbol: ".") {
            guard case .word(let key)? = next() else { throw Failure(reason: "a key is missing after a dot") }
            path.append(key)
        }
        return path.isEmpty ? value : .keyed(value, path.joined(separator: "."))
    }

    private mutating func simple() throws -> PredicateExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth < 200 else { throw Failure(reason: "it is nested too deeply") }
        switch next() {
        case .number(let value)?: return .value(value)
        case .string(let text)?: return .value(text)
        case .variable(let name)?: return .variable(name)
        case .argument(let kind)?: return try argument(kind)
        case .symbol("-")?:
            return .arithmetic(.value(NSNumber(value: 0)), [.init(op: "-", operand: try primary())])
        case .symbol("(")?:
            let inner = try sum()
            guard takeSymbol(symbol: ")") else { throw Failure(reason: "a ) is missing") }
            return inner
        case .symbol("{")?:
            var items: [PredicateExpression] = []
            while !takeSymbol(symbol: "}") {
                items.append(try sum())
                if peek != .symbol("}"), !takeSymbol(symbol: ",") { throw Failure(reason: "a } is missing") }
            }
            return .list(items)
        case .word(let text)?:
            if takeSymbol(symbol: "(") { return try call(text) }
            switch text.uppercased() {
            case "SELF": return .path("self")
            case "NIL", "NULL": return .value(nil)
            case "TRUE", "YES": return .value(NSNumber(value: true))
            case "FALSE", "NO": return .value(NSNumber(value: false))
            default: return .path(text.hasPrefix("SELF.") ? String(text.dropFirst(5)) : text)
            }
        default: throw Failure(reason: "a value is missing")
        }
    }

    /// What stands in the parentheses of a function, up to the closing one.
    private mutating func call(_ name: String) throws -> PredicateExpression {
        if name.uppercased() == "SUBQUERY" {
            let collection = try sum()
            guard takeSymbol(symbol: ","), case .variable(let variable)? = next(), takeSymbol(symbol: ",") else {
                throw Failure(reason: "a subquery is written SUBQUERY(collection, $item, predicate)")
            }
            let node = try or()
            guard takeSymbol(symbol: ")") else { throw Failure(reason: "a ) is missing") }
            return .subquery(collection, variable, node)
        }
        var values: [PredicateExpression] = []
        while !takeSymbol(symbol: ")") {
            values.append(try sum())
            if peek != .symbol(")"), !takeSymbol(symbol: ",") { throw Failure(reason: "a ) is missing") }
        }
        guard PredicateFunctions.isKnown(name, count: values.count) else {
            throw Failure(reason: "there is no function \(name) of \(values.count) arguments")
        }
        return .function(name, values)
    }

    private mutating func argument(_ kind: Character) throws -> PredicateExpression {
        guard let value = arguments.popFirst() else { throw Failure(reason: "there are fewer arguments than places") }
        if kind == "K" {
            guard let path = value as? String ?? (value as? NSString)?.description else {
                throw Failure(reason: "%K stands for a key path")
            }
            return .path(path)
        }
        return .value(value)
    }

    // MARK: Tokens

    private var peek: PredicateToken? { position < tokens.count ? tokens[position] : nil }

    private mutating func next() -> PredicateToken? {
        guard let token = peek else { return nil }
        position += 1
        return token
    }

    private mutating func takeSymbol(symbol: String) -> Bool {
        guard peek == .symbol(symbol) else { return false }
        position += 1
        return true
    }

    private mutating func takeWord(word: String) -> Bool {
        guard case .word(let text)? = peek, text.uppercased() == word else { return false }
        position += 1
        return true
    }
}

/// A piece of a predicate's format.
enum PredicateToken: Equatable {
    case word(String)
    case symbol(String)
    case number(NSNumber)
    case string(String)
    case variable(String)
    /// `%@`, `%d`, `%K`: the letter.
    case argument(Character)

    static func tokens(of format: String) throws -> [PredicateToken] {
        var tokens: [PredicateToken] = []
        var text = Substring(format)
        while let first = text.first {
            if first.isWhitespace {
                text.removeFirst()
            } else if first == "\"" || first == "'" {
                tokens.append(.string(try quoted(&text, first)))
            } else if first == "%" {
                text.removeFirst()
                while let c = text.first, "lhqzt0123456789.".contains(c) { text.removeFirst() }
                guard let kind = text.popFirst() else { throw PredicateParser.Failure(reason: "a % stands alone") }
                tokens.append(.argument(kind))
            } else if first == "$" {
                text.removeFirst()
                tokens.append(.variable(takeText(&text) { $0.isLetter || $0.isNumber || $0 == "_" }))
            } else if first.isNumber {
                tokens.append(try number(&text))
            } else if first.isLetter || first == "_" || first == "@" || first == "#" {
                tokens.append(
                    .word(takeText(&text) { $0.isLetter || $0.isNumber || "_.@".contains($0) || $0 == first }))
            } else {
                let symbol = ["**", "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"].first { text.hasPrefix($0) }
                tokens.append(.symbol(symbol ?? String(first)))
                text.removeFirst(symbol?.count ?? 1)
            }
        }
        return tokens
    }

    private static func takeText(_ text: inout Substring, _ isPart: (Character) -> Bool) -> String {
        let part = text.prefix(while: isPart)
        text.removeFirst(part.count)
        return String(part)
    }

    private static func number(_ text: inout Substring) throws -> PredicateToken {
        let digits = takeText(&text) { $0.isNumber || $0 == "." || $0 == "e" || $0 == "x" }
        if let whole = Int(digits) { return .number(NSNumber(value: whole)) }
        guard let value = Double(digits) else { throw PredicateParser.Failure(reason: "\(digits) is no number") }
        return .number(NSNumber(value: value))
    }

    private static func quoted(_ text: inout Substring, _ quote: Character) throws -> String {
        text.removeFirst()
        var result = ""
        while let c = text.popFirst() {
            if c == quote { return result }
            if c == "\\", let escaped = text.popFirst() {
                result.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                result.append(c)
            }
        }
        throw PredicateParser.Failure(reason: "a quotation isn't closed")
    }
}
