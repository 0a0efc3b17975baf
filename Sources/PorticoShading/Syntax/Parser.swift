/// Reads the functions, structures and constants of a source. What other programs of the GPU have (`kernel`, `vertex`, `fragment`) is passed over.
///
/// - From: `Preprocessor`
/// - To: `ShadingUnit`
struct Parser {
    private(set) var functions: [FunctionSyntax] = []
    private(set) var structures: [StructureSyntax] = []
    private(set) var constants: [Declaration] = []
    /// Names that stand for other types.
    private(set) var typeNames: [String: TypeSyntax] = [:]

    let tokens: [Token]
    var index = 0
    var depth = 0
    /// The names that the function that is read may give another value.
    var changedNames: Set<String> = []
    /// The names that it gives to functions, which may change them.
    var givenNames: [String: Set<String>] = [:]
    private var structureNames: Set<String> = []
    private var templateNames: [String] = []
    private var passedOver = 0

    init(_ tokens: [Token]) { self.tokens = tokens }

    // MARK: Tokens

    var token: Token { tokens[min(index, tokens.count - 1)] }
    func token(ahead: Int) -> Token { tokens[min(index + ahead, tokens.count - 1)] }

    mutating func takeToken(_ text: String) -> Bool {
        guard token.is(text) else { return false }
        index += 1
        return true
    }

    mutating func expectToken(_ text: String, _ remedy: String) throws(ShadingError) {
        guard !takeToken(text) else { return }
        // `]]` and `>>` may be two brackets.
        let shown = token.kind == .end ? "the file ends" : "“\(token.text)” stands"
        // A missing sign is told at the end of what is before it.
        let previous = index > 0 ? tokens[index - 1] : token
        let place =
            token.startsLine || token.place.line != previous.place.line
            ? ShadingPlace(
                file: previous.place.file, line: previous.place.line,
                column: previous.place.column + previous.text.utf8.count) : token.place
        throw ShadingError(place, "“\(text)” is expected, and \(shown) here", remedy: remedy)
    }

    func mistake(_ expected: String, _ remedy: String) -> ShadingError {
        let shown = token.kind == .end ? "the file ends" : "“\(token.text)” stands"
        return ShadingError(token.place, "\(expected) is expected, and \(shown) here", remedy: remedy)
    }

    mutating func name(_ what: String) throws(ShadingError) -> String {
        guard token.kind == .name else { throw mistake(what, "write a name") }
        index += 1
        return tokens[index - 1].text
    }

    mutating func enterNesting() throws(ShadingError) {
        depth += 1
        guard depth <= ShadingBounds.nesting else {
            throw ShadingError(
                token.place, "more than \(ShadingBounds.nesting) brackets and statements lie in each other here",
                remedy: "take it apart into functions")
        }
    }

    // MARK: The file

    mutating func readFile() throws(ShadingError) {
        while token.kind != .end { try readTopLevel() }
    }

    private static let otherPrograms: Set<String> = ["kernel", "vertex", "fragment", "intersection"]

    private mutating func readTopLevel() throws(ShadingError) {
        if takeToken(";") { return }
        if takeToken("using") {
            if takeToken("namespace") {
                while token.kind != .end, !takeToken(";") { index += 1 }
                return
            }
            let name = try name("a type's name")
            try expectToken("=", "write “using name = type;”")
            typeNames[name] = try readType()
            return try expectToken(";", "end the line with “;”")
        }
        if takeToken("typedef") {
            if token.is("struct") {
                try readStructure(isTypedef: true)
            } else {
                let type = try readType()
                typeNames[try name("a type's name")] = type
            }
            return try expectToken(";", "end the line with “;”")
        }
        if takeToken("namespace") {
            if token.kind == .name { index += 1 }
            while takeToken("::") { index += 1 }
            try expectToken("{", "begin the namespace with “{”")
            try enterNesting()
            while !token.is("}"), token.kind != .end { try readTopLevel() }
            depth -= 1
            return try expectToken("}", "end the namespace with “}”")
        }
        if takeToken("extern") {
            if token.kind == .text { index += 1 }
            if takeToken("{") {
                while !token.is("}"), token.kind != .end { try readTopLevel() }
                return try expectToken("}", "end the block with “}”")
            }
        }
        if token.is("enum") { return try readEnumeration() }
        if token.is("static_assert") { return skipProgram() }
        templateNames = []
        if takeToken("template") { try readTemplate() }
        if (token.is("struct") || token.is("class")), token(ahead: 1).kind == .name,
            token(ahead: 2).is("{") || token(ahead: 2).is(";") || token(ahead: 2).is(":")
        {
            try readStructure(isTypedef: false)
            return try expectToken(";", "end the structure with “};”")
        }
        try readDeclaration()
    }

    private mutating func readTemplate() throws(ShadingError) {
        try expectToken("<", "write “template <typename T>”")
        while !takeToken(">") {
            guard takeToken("typename") || takeToken("class") else {
                throw mistake("“typename”", "only types can be left open: write “template <typename T>”")
            }
            templateNames.append(try name("a type's name"))
            if takeToken("=") { _ = try readType() }
            if !takeToken(",") {
                try expectToken(">", "end the list with “>”")
                break
            }
        }
    }

    private mutating func readEnumeration() throws(ShadingError) {
        index += 1
        if !takeToken("class") { _ = takeToken("struct") }
        if token.kind == .name {
            typeNames[token.text] = TypeSyntax(name: "int", place: token.place)
            index += 1
        }
        if takeToken(":") { _ = try readType() }
        try expectToken("{", "begin the values with “{”")
        var last: Expression?
        while !takeToken("}") {
            let place = token.place
            let name = try name("a value's name")
            let one = Expression(.number(.integer(1, isUnsigned: false)), place)
            let value: Expression
            if takeToken("=") {
                value = try readAssignment()
            } else if let last {
                value = Expression(.binary("+", last, one), place)
            } else {
                value = Expression(.number(.integer(0, isUnsigned: false)), place)
            }
            last = Expression(.name(name), place)
            constants.append(
                Declaration(
                    type: TypeSyntax(name: "int", isConstant: true, place: place), name: name, value: value,
                    place: place))
            if !takeToken(",") {
                try expectToken("}", "end the values with “}”")
                break
            }
        }
        try expectToken(";", "end the values with “};”")
    }

    private mutating func readStructure(isTypedef: Bool) throws(ShadingError) {
        index += 1
        let place = token.place
        var name = ""
        if token.kind == .name { name = try self.name("the structure's name") }
        structureNames.insert(name)
        if token.is(";") { return }
        try skipAttributes()
        try expectToken("{", "begin the structure with “{”")
        var members: [Declaration] = []
        while !takeToken("}") {
            guard token.kind != .end else { throw mistake("“}”", "end the structure with “};”") }
            if takeToken(";") { continue }
            let type = try readType()
            if token.is("(") || (token.kind == .name && token(ahead: 1).is("(")) || token.is("operator") {
                // Functions of structures aren't called by what is stitched: they are passed over.
                skipProgram()
                continue
            }
            repeat {
                let place = token.place
                let name = try self.name("a member's name")
                var own = type
                own.sizes = try readSizes()
                try skipAttributes()
                let value = takeToken("=") ? try readAssignment() : nil
                members.append(Declaration(type: own, name: name, value: value, place: place))
            } while takeToken(",")
            try expectToken(";", "end the member with “;”")
        }
        if isTypedef, token.kind == .name {
            let alias = try self.name("the type's name")
            if name.isEmpty { name = alias } else { typeNames[alias] = TypeSyntax(name: name, place: place) }
            structureNames.insert(alias)
        }
        structures.append(StructureSyntax(name: name, members: members, place: place))
    }

    /// Reads a function, or constants.
    private mutating func readDeclaration() throws(ShadingError) {
        var isStitchable = try readAttributes()
        if Self.otherPrograms.contains(token.text) {
            skipProgram()
            return
        }
        let start = index
        let type = try readType()
        if try readAttributes() { isStitchable = true }
        if Self.otherPrograms.contains(token.text) || token.is("operator") {
            skipProgram()
            return
        }
        let place = token.place
        let name = try self.name("a name")
        if try readAttributes() { isStitchable = true }
        if token.is("(") {
            let known = functions.count
            do {
                try readFunction(type, name, place, isStitchable)
            } catch {
                // What nothing stitched is made of may be in a part of the language that isn't read here.
                guard !isStitchable, Self.isForeign(tokens[start..<min(index + 1, tokens.count)]),
                    functions.count == known
                else { throw error }
                index = start
                skipProgram()
            }
            return
        }
        var (next, nextPlace) = (name, place)
        while true {
            var own = type
            own.sizes = try readSizes()
            var value: Expression?
            if takeToken("=") { value = try readAssignment() } else if token.is("{") { value = try readList() }
            try skipAttributes()
            constants.append(Declaration(type: own, name: next, value: value, place: nextPlace))
            guard takeToken(",") else { break }
            nextPlace = token.place
            next = try self.name("a name")
        }
        try expectToken(";", "end the declaration with “;”")
    }

    private static func isForeign(_ tokens: ArraySlice<Token>) -> Bool {
        tokens.contains {
            ["threadgroup", "device", "simd_sum", "imageblock", "patch", "visible_function_table"].contains($0.text)
        }
    }

    private mutating func readFunction(
        _ type: TypeSyntax, _ name: String, _ place: ShadingPlace, _ isStitchable: Bool
    ) throws(ShadingError) {
        index += 1
        var parameters: [FunctionSyntax.Parameter] = []
        if token.is("void"), token(ahead: 1).is(")") { index += 1 }
        while !takeToken(")") {
            try skipAttributes()
            var own = try readType()
            try skipAttributes()
            let name = token.kind == .name ? try self.name("a parameter's name") : ""
            own.sizes = try readSizes()
            try skipAttributes()
            let standard = takeToken("=") ? try readAssignment() : nil
            parameters.append(.init(type: own, name: name, standard: standard))
            if !takeToken(",") {
                try expectToken(")", "end the parameters with “)”")
                break
            }
        }
        _ = takeToken("const")
        let attribute = try readAttributes()
        if takeToken(";") { return }
        guard token.is("{") else { throw mistake("“{”", "begin the function's body with “{”") }
        (changedNames, givenNames) = ([], [:])
        let body = try readBlock()
        functions.append(
            FunctionSyntax(
                name: name, result: type, parameters: parameters, body: body, place: place,
                typeParameters: templateNames, isStitchable: isStitchable || attribute, changedNames: changedNames,
                givenNames: givenNames))
    }

    /// Goes on after the next `;` or `{ … }` on this level.
    private mutating func skipProgram() {
        var open = 0
        while token.kind != .end {
            if token.is("{") || token.is("(") { open += 1 }
            if token.is(")") { open -= 1 }
            if token.is("}") {
                open -= 1
                if open <= 0 {
                    index += 1
                    return
                }
            }
            if open == 0, token.is(";") {
                index += 1
                return
            }
            index += 1
        }
    }

    // MARK: Attributes

    /// Passes over attributes, and says whether one of them makes a function stitchable.
    mutating func readAttributes() throws(ShadingError) -> Bool {
        var isStitchable = false
        while true {
            if takeToken("__attribute__") {
                skipBrackets("(", ")")
                continue
            }
            guard token.is("[[") else { return isStitchable }
            // The closing brackets are two signs, as those of `a[b[0]]` are.
            while token.kind != .end, !(token.is("]") && token(ahead: 1).is("]")) {
                if token.is("stitchable") || token.is("visible") { isStitchable = true }
                index += 1
            }
            index += 2
        }
    }

    mutating func skipAttributes() throws(ShadingError) { _ = try readAttributes() }

    private mutating func skipBrackets(_ open: String, _ close: String) {
        var count = 0
        repeat {
            if token.is(open) { count += 1 }
            if token.is(close) { count -= 1 }
            index += 1
        } while count > 0 && token.kind != .end
    }

    // MARK: Types

    private static let qualifiers: Set<String> = [
        "const", "constant", "constexpr", "device", "thread", "threadgroup", "static", "inline", "volatile",
        "restrict", "struct", "typename", "METAL_FUNC", "extern", "__attribute__", "always_inline", "ray_data", "class",
    ]

    /// Whether a type begins here.
    func isType(ahead: Int = 0) -> Bool {
        let first = token(ahead: ahead)
        guard first.kind == .name else { return false }
        if Self.qualifiers.contains(first.text) { return true }
        if token(ahead: ahead + 1).is("::") {
            // The type of a namespace.
            return token(ahead: ahead + 2).kind == .name && isType(ahead: ahead + 2)
        }
        return isTypeName(first.text)
    }

    func isTypeName(_ name: String) -> Bool {
        ShadingType.isBuiltIn(name) || structureNames.contains(name) || typeNames[name] != nil
            || templateNames.contains(name)
    }

    mutating func readType() throws(ShadingError) -> TypeSyntax {
        var isConstant = false
        func isQualifier(_ token: Token) -> Bool { Self.qualifiers.contains(token.text) }
        try skipAttributes()
        while token.kind == .name, isQualifier(token) {
            if token.is("const") || token.is("constant") || token.is("constexpr") { isConstant = true }
            index += 1
            try skipAttributes()
        }
        let place = token.place
        var name = try self.name("a type")
        while takeToken("::") { name = try self.name("a type") }
        if name == "unsigned" || name == "signed" {
            let isUnsigned = name == "unsigned"
            var base = "int"
            while ["int", "char", "short", "long"].contains(token.text) {
                if !token.is("int") { base = token.text }
                index += 1
            }
            name = (isUnsigned ? "u" : "") + base
        }
        var type = TypeSyntax(name: name, isConstant: isConstant, place: place)
        if token.is("<"), ShadingType.takesArguments(name) {
            index += 1
            while true {
                type.arguments.append(try readTypeArgument())
                if !takeToken(",") { break }
            }
            if token.is(">>") {
                // One of two closing brackets: the other is read by whoever opened the first.
                if !takesHalf { takesHalf = true } else { (takesHalf, index) = (false, index + 1) }
            } else {
                try expectToken(">", "end the type's arguments with “>”")
            }
        }
        if let known = typeNames[name] {
            type = known
            type.isConstant = type.isConstant || isConstant
            type.place = place
        }
        while true {
            if takeToken("const") || takeToken("restrict") || takeToken("thread") || takeToken("device")
                || takeToken("volatile")
            {
                continue
            }
            if takeToken("constant") {
                type.isConstant = true
                continue
            }
            if takeToken("*") {
                type.isPointer = true
                continue
            }
            if takeToken("&") {
                type.isReference = true
                continue
            }
            break
        }
        return type
    }

    /// One half of a `>>` was read.
    private var takesHalf = false

    private mutating func readTypeArgument() throws(ShadingError) -> TypeSyntax {
        if isType() { return try readType() }
        let place = token.place
        if token.kind == .number, case .integer(let value, _)? = NumberText.readNumber(token.text) {
            index += 1
            return TypeSyntax(name: "", number: value, place: place)
        }
        // `access::sample` and its like, and constants.
        var name = try self.name("a type or number")
        while takeToken("::") { name = try self.name("a type or number") }
        return TypeSyntax(name: name, place: place)
    }

    mutating func readSizes() throws(ShadingError) -> [Expression?] {
        var sizes: [Expression?] = []
        while takeToken("[") {
            sizes.append(token.is("]") ? nil : try readExpression())
            try expectToken("]", "end the size with “]”")
        }
        return sizes
    }
}
