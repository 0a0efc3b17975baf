extension Parser {
    /// A value, or several of which the last counts.
    mutating func readExpression() throws(ShadingError) -> Expression {
        var value = try readAssignment()
        while token.is(",") {
            let place = token.place
            index += 1
            value = Expression(.sequence(value, try readAssignment()), place)
        }
        return value
    }

    private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="]

    mutating func readAssignment() throws(ShadingError) -> Expression {
        try enterNesting()
        defer { depth -= 1 }
        if token.is("{") { return try readList() }
        let left = try readChoice()
        guard token.kind == .sign, Self.assignments.contains(token.text) else { return left }
        let (sign, place) = (token.text, token.place)
        index += 1
        noteChange(of: left)
        return Expression(.assignment(String(sign.dropLast()), left, try readAssignment()), place)
    }

    /// Remembers that a variable gets another value.
    mutating func noteChange(of target: Expression) {
        var inner = target
        while true {
            switch inner.kind {
            case .name(let name):
                changedNames.insert(name)
                return
            case .member(let base, _), .element(let base, _), .unary(_, let base), .increment(let base, _, _):
                inner = base
            case .choice(_, let a, let b):
                noteChange(of: a)
                inner = b
            case .assignment(_, let left, _): inner = left
            default: return
            }
        }
    }

    mutating func readChoice() throws(ShadingError) -> Expression {
        let condition = try readBinary(0)
        guard token.is("?") else { return condition }
        let place = token.place
        index += 1
        let first = try readAssignment()
        try expectToken(":", "write “condition ? one : other”")
        return Expression(.choice(condition, first, try readAssignment()), place)
    }

    private static let levels = [
        "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8,
        "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
    ]

    private mutating func readBinary(_ least: Int) throws(ShadingError) -> Expression {
        try enterNesting()
        defer { depth -= 1 }
        var left = try readUnary()
        var count = 0
        while token.kind == .sign, let level = Self.levels[token.text], level > least {
            let (sign, place) = (token.text, token.place)
            index += 1
            count += 1
            // Each lies in the next one, and they are walked by recursion.
            guard count <= 4 * ShadingBounds.nesting else {
                throw ShadingError(
                    place, "more than \(4 * ShadingBounds.nesting) operators stand in a row here",
                    remedy: "take it apart")
            }
            left = Expression(.binary(sign, left, try readBinary(level)), place)
        }
        return left
    }

    private mutating func readUnary() throws(ShadingError) -> Expression {
        try enterNesting()
        defer { depth -= 1 }
        let place = token.place
        switch token.text {
        case "-", "+", "!", "~", "&", "*":
            guard token.kind == .sign else { break }
            let sign = token.text
            index += 1
            let operand = try readUnary()
            if sign == "&" { noteChange(of: operand) }
            return Expression(.unary(sign, operand), place)
        case "++", "--":
            let step = token.is("++") ? 1 : -1
            index += 1
            let operand = try readUnary()
            noteChange(of: operand)
            return Expression(.increment(operand, by: step, isPrefix: true), place)
        case "(" where isType(ahead: 1):
            // A cast, or a value in brackets that begins with a type's initialiser.
            let kept = index
            index += 1
            if let type = try? readType(), takeToken(")") {
                return Expression(.construction(type, [try readUnary()]), place)
            }
            index = kept
        case "static_cast", "as_type", "reinterpret_cast":
            let name = token.text
            index += 1
            try expectToken("<", "write “\(name)<type>(value)”")
            let type = try readType()
            try expectToken(">", "end the type with “>”")
            let arguments = try readArguments()
            if name == "static_cast" { return Expression(.construction(type, arguments), place) }
            return Expression(.call("as_type", [type], arguments), place)
        case "sizeof":
            index += 1
            try expectToken("(", "write “sizeof(type)”")
            let type = try readType()
            try expectToken(")", "end the type with “)”")
            return Expression(.call("sizeof", [type], []), place)
        default: break
        }
        return try readPostfix(try readPrimary())
    }

    private mutating func readPostfix(_ first: Expression) throws(ShadingError) -> Expression {
        var value = first
        var count = 0
        while true {
            let place = token.place
            count += 1
            guard count <= ShadingBounds.nesting else {
                throw ShadingError(
                    place, "more than \(ShadingBounds.nesting) members lie in each other here", remedy: "take it apart")
            }
            if takeToken(".") || takeToken("->") {
                let place = token.place
                let name = try name("a member's name")
                if token.is("(") {
                    value = Expression(.method(value, name, try readArguments()), place)
                } else {
                    value = Expression(.member(value, name), place)
                }
            } else if takeToken("[") {
                let index = try readExpression()
                try expectToken("]", "end the index with “]”")
                value = Expression(.element(value, index), place)
            } else if token.is("++") || token.is("--") {
                let step = token.is("++") ? 1 : -1
                index += 1
                noteChange(of: value)
                value = Expression(.increment(value, by: step, isPrefix: false), place)
            } else {
                return value
            }
        }
    }

    private mutating func readPrimary() throws(ShadingError) -> Expression {
        let place = token.place
        switch token.kind {
        case .number:
            guard let number = NumberText.readNumber(token.text) else {
                throw ShadingError(
                    place, "“\(token.text)” is no number", remedy: "write it as 1, 0x1F, 2u, 1.5 or 1e-3f")
            }
            index += 1
            return Expression(.number(number), place)
        case .name:
            if token.is("true") || token.is("false") {
                index += 1
                return Expression(.truth(tokens[index - 1].is("true")), place)
            }
            if isType() {
                let type = try readType()
                if token.is("{") { return Expression(.construction(type, [try readList()]), place) }
                guard token.is("(") else { throw mistake("“(”", "write the values after the type in brackets") }
                return Expression(.construction(type, try readArguments()), place)
            }
            var name = try name("a value")
            while takeToken("::") { name = try self.name("a name") }
            // `access::sample` and its like are names; a type of a namespace was read above.
            var types: [TypeSyntax] = []
            if token.is("<"), token(ahead: 1).kind == .name, isType(ahead: 1) {
                let kept = index
                index += 1
                while let type = try? readType() {
                    types.append(type)
                    if !takeToken(",") { break }
                }
                if !(takeToken(">") && token.is("(")) { (index, types) = (kept, []) }
            }
            guard token.is("(") else { return Expression(.name(name), place) }
            let arguments = try readArguments()
            for argument in arguments {
                if let root = argument.rootName { givenNames[root, default: []].insert(name) }
            }
            return Expression(.call(name, types, arguments), place)
        case .sign where token.is("("):
            index += 1
            let value = try readExpression()
            try expectToken(")", "end the bracket with “)”")
            return value
        case .sign where token.is("{"): return try readList()
        default: throw mistake("a value", "write a number, a name or a call")
        }
    }

    mutating func readArguments() throws(ShadingError) -> [Expression] {
        try expectToken("(", "begin the arguments with “(”")
        var arguments: [Expression] = []
        if takeToken(")") { return arguments }
        repeat { arguments.append(try readAssignment()) } while takeToken(",")
        try expectToken(")", "end the arguments with “)”")
        return arguments
    }

    mutating func readList() throws(ShadingError) -> Expression {
        try enterNesting()
        defer { depth -= 1 }
        let place = token.place
        try expectToken("{", "begin the values with “{”")
        var values: [Expression] = []
        while !token.is("}") {
            values.append(try readAssignment())
            if !takeToken(",") { break }
        }
        try expectToken("}", "end the values with “}”")
        return Expression(.list(values), place)
    }
}
