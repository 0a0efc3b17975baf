extension Parser {
    mutating func readBlock() throws(ShadingError) -> Statement {
        let place = token.place
        try expectToken("{", "begin the block with “{”")
        var statements: [Statement] = []
        while !token.is("}") {
            guard token.kind != .end else {
                throw ShadingError(place, "this block has no end", remedy: "end it with “}”")
            }
            statements.append(try readStatement())
        }
        index += 1
        return Statement(.block(statements), place)
    }

    private mutating func readStatement() throws(ShadingError) -> Statement {
        try enterNesting()
        defer { depth -= 1 }
        let place = token.place
        try skipAttributes()
        switch token.text {
        case "{": return try readBlock()
        case ";":
            index += 1
            return Statement(.nothing, place)
        case "if":
            index += 1
            _ = takeToken("constexpr")
            try expectToken("(", "write the condition in brackets")
            let condition = try readExpression()
            try expectToken(")", "end the condition with “)”")
            let body = try readStatement()
            let other = takeToken("else") ? try readStatement() : nil
            return Statement(.condition(condition, body, other), place)
        case "for": return try readFor(place)
        case "while":
            index += 1
            try expectToken("(", "write the condition in brackets")
            let condition = try readExpression()
            try expectToken(")", "end the condition with “)”")
            return Statement(.loop(first: nil, condition: condition, step: nil, body: try readStatement()), place)
        case "do":
            index += 1
            let body = try readStatement()
            try expectToken("while", "end the loop with “while (condition);”")
            try expectToken("(", "write the condition in brackets")
            let condition = try readExpression()
            try expectToken(")", "end the condition with “)”")
            try expectToken(";", "end the loop with “;”")
            return Statement(.repetition(body: body, condition: condition), place)
        case "switch": return try readSwitch(place)
        case "return":
            index += 1
            var value: Expression?
            if !token.is(";") { value = token.is("{") ? try readList() : try readExpression() }
            try expectToken(";", "end the statement with “;”")
            return Statement(.result(value), place)
        case "break", "continue":
            let kind: Statement.Kind = token.is("break") ? .leave : .next
            index += 1
            try expectToken(";", "end the statement with “;”")
            return Statement(kind, place)
        case "discard_fragment", "goto", "asm":
            throw ShadingError(
                place, "“\(token.text)” isn't for functions that are stitched", remedy: "return a clear colour instead")
        case "using":
            while token.kind != .end, !takeToken(";") { index += 1 }
            return Statement(.nothing, place)
        default: break
        }
        if isDeclaration() {
            let statement = try readDeclarations()
            try expectToken(";", "end the declaration with “;”")
            return statement
        }
        let value = try readExpression()
        try expectToken(";", "end the statement with “;”")
        return Statement(.expression(value), place)
    }

    /// Whether a declaration begins here, and not a value that begins with a type.
    private func isDeclaration() -> Bool {
        guard isType() else { return false }
        var ahead = 0
        while token(ahead: ahead + 1).is("::") { ahead += 2 }
        let next = token(ahead: ahead + 1)
        return !next.is("(") && !next.is("{") && !next.is(".")
    }

    private mutating func readDeclarations() throws(ShadingError) -> Statement {
        let place = token.place
        let type = try readType()
        var declarations: [Declaration] = []
        repeat {
            let place = token.place
            var own = type
            while takeToken("*") { own.isPointer = true }
            let name = try name("a variable's name")
            own.sizes = try readSizes()
            var value: Expression?
            if takeToken("=") {
                value = token.is("{") ? try readList() : try readAssignment()
            } else if token.is("{") {
                value = try readList()
            } else if token.is("("), type.name == "sampler" {
                value = Expression(.construction(type, try readArguments()), place)
            } else if token.is("(") {
                let arguments = try readArguments()
                value = Expression(.construction(type, arguments), place)
            }
            if own.isReference || own.isPointer, !own.isConstant, let value { noteChange(of: value) }
            declarations.append(Declaration(type: own, name: name, value: value, place: place))
        } while takeToken(",")
        return Statement(.declaration(declarations), place)
    }

    private mutating func readFor(_ place: ShadingPlace) throws(ShadingError) -> Statement {
        index += 1
        try expectToken("(", "write “for (first; condition; step)”")
        var first: Statement?
        if !token.is(";") {
            first = isDeclaration() ? try readDeclarations() : Statement(.expression(try readExpression()), token.place)
        }
        if token.is(":") {
            throw ShadingError(token.place, "loops over arrays aren't read", remedy: "count with an index")
        }
        try expectToken(";", "write “for (first; condition; step)”")
        let condition = token.is(";") ? nil : try readExpression()
        try expectToken(";", "write “for (first; condition; step)”")
        let step = token.is(")") ? nil : try readExpression()
        try expectToken(")", "end it with “)”")
        return Statement(.loop(first: first, condition: condition, step: step, body: try readStatement()), place)
    }

    private mutating func readSwitch(_ place: ShadingPlace) throws(ShadingError) -> Statement {
        index += 1
        try expectToken("(", "write the value in brackets")
        let value = try readExpression()
        try expectToken(")", "end the value with “)”")
        try expectToken("{", "begin the cases with “{”")
        var cases: [Statement.Case] = []
        while !takeToken("}") {
            var values: [Expression?] = []
            while token.is("case") || token.is("default") {
                let isDefault = takeToken("default")
                if !isDefault { index += 1 }
                values.append(isDefault ? nil : try readChoice())
                try expectToken(":", "end the case's value with “:”")
            }
            guard !values.isEmpty else { throw mistake("“case” or “default”", "begin with a case") }
            var body: [Statement] = []
            while !token.is("case"), !token.is("default"), !token.is("}") {
                guard token.kind != .end else { throw mistake("“}”", "end the cases with “}”") }
                body.append(try readStatement())
            }
            cases.append(Statement.Case(values: values, body: body))
        }
        return Statement(.selection(value, cases), place)
    }
}
