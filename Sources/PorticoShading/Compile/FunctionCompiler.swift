/// Makes the instructions of a function and of all that it calls, whose bodies are put where they are called.
///
/// Each scalar, part of a vector, member and element has a register of its own, so taking things apart costs nothing. Conditions become
/// masks: the mask in force says which pixels a statement is for, and `return`, `break` and `continue` take pixels out of the masks
/// that are in force until their place.
///
/// - From: `ShadingUnit.program`
/// - To: `ProgramOptimizer`
final class FunctionCompiler {
    let unit: ShadingUnit
    let structures: [String: ShadingType]
    var code = CodeBuilder()
    var scopes: [[String: Variable]] = [[:]]
    var masks: [Int32] = []
    var frames: [Frame] = []
    /// Places that `break` and `continue` leave: loops and selections.
    var exits: [Exit] = []
    private var globals: [String: Variable] = [:]
    private var openGlobals: Set<String> = []
    private var depth = 0

    /// A call that is compiled.
    struct Frame {
        let function: FunctionSyntax?
        let result: ShadingType
        var types: [String: ShadingType] = [:]
        /// The first mask that a return takes pixels out of.
        let firstMask: Int
        /// The registers of the result, where there are several returns.
        var parts: [Int32]?
        /// The result of the only return.
        var only: Value?
        let firstScope: Int
        let firstExit: Int
        var jumps: [Int] = []
    }

    struct Exit {
        let isLoop: Bool
        let leaveMask: Int
        let nextMask: Int
    }

    init(_ unit: ShadingUnit, structures: [String: ShadingType]) { (self.unit, self.structures) = (unit, structures) }

    var mask: Int32 { masks.last ?? -1 }

    // MARK: The entry

    func compileEntry(_ function: FunctionSyntax, usage: ShadingUsage) throws(ShadingError) -> CompiledFunction {
        let given = (0..<7).map { _ in code.makeRegister() }
        masks = [given[6]]
        var arguments: [Value] = []
        var parameters: [CompiledFunction.Parameter] = []
        var registers: [[Int32]] = []
        var (buffers, pictures) = (0, 1)
        let form: String
        switch usage {
        case .fill: form = "half4 \(function.name)(float2 position, …)"
        case .color: form = "half4 \(function.name)(float2 position, half4 color, …)"
        case .distortion: form = "float2 \(function.name)(float2 position, …)"
        case .layer: form = "half4 \(function.name)(float2 position, SwiftUI::Layer layer, …)"
        }
        func misfit() -> ShadingError {
            ShadingError(
                function.place, "“\(function.name)” isn't of the form that this use asks for",
                remedy: "declare it as “[[ stitchable ]] \(form)”")
        }
        var index = 0
        while index < function.parameters.count {
            let parameter = function.parameters[index]
            let type = try resolve(parameter.type)
            switch (index, usage) {
            case (0, _):
                guard case .vector(let scalar, 2) = type, scalar.isReal else { throw misfit() }
                arguments.append(Value(type, [given[0], given[1]]))
            case (1, .color):
                guard case .vector(let scalar, 4) = type, scalar.isReal else { throw misfit() }
                arguments.append(Value(type, Array(given[2...5])))
            case (1, .layer):
                guard type == .layer else { throw misfit() }
                arguments.append(Value(.layer, resource: .picture(0)))
            default:
                switch type {
                case .pointer:
                    let storage = Self.storage(named: parameter.type.name)
                    arguments.append(Value(type, resource: .buffer(buffers, base: -1, storage: storage)))
                    var hasCount = false
                    if index + 1 < function.parameters.count,
                        case .scalar(let scalar) = try resolve(function.parameters[index + 1].type), !scalar.isReal
                    {
                        hasCount = true
                        let count = code.makeRegister(steady: true)
                        registers.append([count])
                        arguments.append(Value(.scalar(scalar), [count]))
                        index += 1
                    }
                    parameters.append(.buffer(number: buffers, hasCount: hasCount, shown: type.shown))
                    buffers += 1
                case .texture:
                    arguments.append(Value(type, resource: .picture(pictures)))
                    parameters.append(.picture(number: pictures))
                    pictures += 1
                case .scalar(let scalar), .vector(let scalar, _), .matrix(let scalar, _, _):
                    let parts = (0..<type.count).map { _ in code.makeRegister(steady: true) }
                    registers.append(parts)
                    arguments.append(Value(type, parts))
                    parameters.append(.numbers(count: type.count, scalar: scalar, shown: type.shown))
                default:
                    throw ShadingError(
                        parameter.type.place, "an app can't give a “\(type.shown)”",
                        remedy: "take numbers, vectors, arrays of them with their count, or a texture2d<half>")
                }
            }
            index += 1
        }
        let needed = usage == .color || usage == .layer ? 2 : 1
        guard function.parameters.count >= needed else { throw misfit() }
        let result = try inline(function, arguments, types: [:], at: function.place)
        let wanted = usage == .distortion ? 2 : 4
        guard result.type.count == wanted, let scalar = result.type.scalar, scalar.isReal else { throw misfit() }
        guard code.count <= ShadingBounds.instructions else { throw tooLong(function.place) }
        var optimizer = ProgramOptimizer(code, given: given, results: result.parts)
        let program = optimizer.program(parameters: registers, constants: code.constants, boundPictures: pictures)
        guard program.registers <= ShadingBounds.registers else {
            throw ShadingError(
                function.place, "“\(function.name)” holds more than \(ShadingBounds.registers) numbers at once",
                remedy: "make its arrays smaller")
        }
        return CompiledFunction(program: program, parameters: parameters)
    }

    private static func storage(named name: String) -> InstructionTable.Storage? {
        switch name {
        case "uchar", "uint8_t", "bool": .byte
        case "char", "int8_t": .signedByte
        case "ushort", "uint16_t": .short
        case "short", "int16_t": .signedShort
        default: nil
        }
    }

    func tooLong(_ place: ShadingPlace) -> ShadingError {
        ShadingError(
            place, "a function has at most \(ShadingBounds.instructions) instructions with all that it calls",
            remedy: "call less, or in a loop")
    }

    // MARK: Types

    func resolve(_ syntax: TypeSyntax) throws(ShadingError) -> ShadingType {
        var type = try named(syntax)
        if syntax.isPointer, type != .nothing || true, syntax.sizes.isEmpty { type = .pointer(type) }
        for size in syntax.sizes.reversed() {
            guard let size else { return .array(type, 0) }
            guard let count = constantInteger(size), count > 0 else {
                throw ShadingError(
                    size.place, "an array's size is a constant above 0", remedy: "write a number or a constant")
            }
            guard count * max(type.count, 1) <= ShadingBounds.components else {
                throw ShadingError(
                    size.place, "an array has at most \(ShadingBounds.components) numbers", remedy: "make it smaller")
            }
            type = .array(type, count)
        }
        return type
    }

    private func named(_ syntax: TypeSyntax) throws(ShadingError) -> ShadingType {
        if let bound = frames.last?.types[syntax.name] { return bound }
        if let known = structures[syntax.name] { return known }
        func argument(_ index: Int) throws(ShadingError) -> ShadingType? {
            index < syntax.arguments.count && syntax.arguments[index].number == nil
                ? try resolve(syntax.arguments[index]) : nil
        }
        func number(_ index: Int) -> Int? {
            guard index < syntax.arguments.count else { return nil }
            let argument = syntax.arguments[index]
            return argument.number ?? constantInteger(Expression(.name(argument.name), argument.place))
        }
        switch syntax.name {
        case "vec":
            if case .scalar(let scalar)? = try argument(0), let count = number(1), (1...4).contains(count) {
                return .vector(of: scalar, count: count)
            }
        case "matrix":
            if case .scalar(let scalar)? = try argument(0), let columns = number(1), let rows = number(2),
                (2...4).contains(columns), (2...4).contains(rows)
            {
                return .matrix(scalar, columns: columns, rows: rows)
            }
        case "array":
            if let element = try argument(0), let count = number(1), count > 0,
                count * max(element.count, 1) <= ShadingBounds.components
            {
                return .array(element, count)
            }
        case "texture2d":
            if case .scalar(let scalar)? = try argument(0) { return .texture(scalar) }
            return .texture(.float)
        default:
            if let type = ShadingType(named: syntax.name) { return type }
        }
        throw ShadingError(
            syntax.place, "the type “\(syntax.name)” isn't known",
            remedy: "use numbers, vectors, matrices, arrays, structures, texture2d or SwiftUI::Layer")
    }

    /// A whole number that is known before anything runs.
    func constantInteger(_ expression: Expression, depth: Int = 0) -> Int? {
        guard depth < 32 else { return nil }
        func inner(_ expression: Expression) -> Int? { constantInteger(expression, depth: depth + 1) }
        switch expression.kind {
        case .number(.integer(let value, _)): return value
        case .truth(let value): return value ? 1 : 0
        case .name(let name):
            for scope in scopes.reversed() where scope[name] != nil {
                guard let part = scope[name]?.value.parts.first, scope[name]?.value.parts.count == 1,
                    scope[name]?.value.type == .int || scope[name]?.value.type == .uint
                else { return nil }
                return code.constantBits(part).map { Int(Int32(bitPattern: $0)) }
            }
            return unit.constants[name]?.value.flatMap(inner)
        case .construction(let type, let values) where values.count == 1 && (type.name == "int" || type.name == "uint"):
            return inner(values[0])
        case .unary("-", let operand): return inner(operand).map { 0 &- $0 }
        case .binary(let sign, let left, let right):
            guard let a = inner(left), let b = inner(right) else { return nil }
            switch sign {
            case "+": return a &+ b
            case "-": return a &- b
            case "*": return a &* b
            case "/": return b == 0 ? nil : a.dividedReportingOverflow(by: b).partialValue
            case "%": return b == 0 ? nil : a.remainderReportingOverflow(dividingBy: b).partialValue
            case "<<": return (0..<32).contains(b) ? a << b : nil
            default: return nil
            }
        default: return nil
        }
    }

    // MARK: Names

    func variable(_ name: String) throws(ShadingError) -> Variable? {
        let first = frames.last?.firstScope ?? 0
        for scope in scopes[first...].reversed() {
            if let known = scope[name] { return known }
        }
        if let known = globals[name] { return known }
        guard let declaration = unit.constants[name] else { return nil }
        guard let syntax = declaration.value, openGlobals.insert(name).inserted else {
            throw ShadingError(
                declaration.place, "“\(name)” has no value",
                remedy: "give the constant a value that doesn't need itself")
        }
        // A constant sees nothing of the function that names it.
        let kept = (scopes, frames)
        (scopes, frames) = ([[:]], [])
        defer { (scopes, frames) = kept }
        let value = try initialValue(declaration.type, syntax, at: declaration.place)
        let variable = Variable(value: value, mask: -1, isConstant: true)
        globals[name] = variable
        openGlobals.remove(name)
        return variable
    }

    /// The value that something declared begins with, of its type.
    func initialValue(
        _ syntax: TypeSyntax, _ expression: Expression, at place: ShadingPlace
    ) throws(ShadingError) -> Value {
        if syntax.name == "auto" { return try value(expression) }
        var type = try resolve(syntax)
        if case .array(let element, 0) = type {
            guard case .list(let values) = expression.kind, !values.isEmpty else {
                throw ShadingError(place, "the array's size isn't known", remedy: "write it in the brackets")
            }
            type = .array(element, values.count)
        }
        return try value(expression, as: type)
    }

    func declareName(_ name: String, _ variable: Variable) {
        guard !name.isEmpty else { return }
        scopes[scopes.count - 1][name] = variable
    }

    /// Whether the function that is compiled may give the name another value.
    func changes(_ name: String) -> Bool {
        guard let function = frames.last?.function else { return false }
        if function.changedNames.contains(name) { return true }
        return function.givenNames[name]?.contains { called in
            unit.functions[called]?.contains { $0.hasReferences } ?? BuiltIn.changesArguments(called)
        } ?? false
    }

    // MARK: Calls

    /// Puts a function's body here.
    func inline(
        _ function: FunctionSyntax, _ arguments: [Value], types: [String: ShadingType], at place: ShadingPlace
    ) throws(ShadingError) -> Value {
        try inline(function, arguments.map { ($0, nil) }, types: types, at: place)
    }

    func inline(
        _ function: FunctionSyntax, _ arguments: [(value: Value, target: Target?)], types: [String: ShadingType],
        at place: ShadingPlace
    ) throws(ShadingError) -> Value {
        guard frames.count < ShadingBounds.callDepth else {
            throw ShadingError(
                place, "“\(function.name)” calls itself, or calls lie deeper than \(ShadingBounds.callDepth)",
                remedy: "write a loop: Metal has no recursion")
        }
        guard code.count <= ShadingBounds.instructions else { throw tooLong(place) }
        var frame = Frame(
            function: function, result: .nothing, types: types, firstMask: masks.count, firstScope: scopes.count,
            firstExit: exits.count)
        frames.append(frame)
        let result = try resolve(function.result)
        let returns = ReturnCount(function.body)
        frame = Frame(
            function: function, result: result, types: types, firstMask: masks.count, firstScope: scopes.count,
            firstExit: exits.count)
        frames[frames.count - 1] = frame
        scopes.append([:])
        for (index, parameter) in function.parameters.enumerated() {
            let (value, target) = arguments[index]
            try bindParameter(parameter, value, target, of: function)
        }
        if !returns.isOnlyLast {
            let entry = code.makeRegister(variable: true)
            code.write(Instruction(code: .move, target: entry, a: mask))
            masks.append(entry)
            if result != .nothing { frames[frames.count - 1].parts = makeVariable(result.count) }
        }
        try compileStatement(function.body)
        let done = frames[frames.count - 1]
        for jump in done.jumps { code.landJump(jump) }
        if !returns.isOnlyLast { masks.removeLast() }
        scopes.removeLast()
        frames.removeLast()
        if result == .nothing { return Value(.nothing) }
        if let parts = done.parts { return Value(result, parts) }
        guard let only = done.only else {
            throw ShadingError(function.place, "“\(function.name)” gives nothing back", remedy: "end it with “return”")
        }
        return only
    }

    private func bindParameter(
        _ parameter: FunctionSyntax.Parameter, _ value: Value, _ target: Target?, of function: FunctionSyntax
    ) throws(ShadingError) {
        let isReference = parameter.type.isReference || parameter.type.isPointer || !parameter.type.sizes.isEmpty
        if isReference, let target {
            declareName(
                parameter.name,
                Variable(
                    value: Value(target.type, target.parts), mask: target.mask, isConstant: parameter.type.isConstant))
            return
        }
        if isReference || value.resource != nil || !changes(parameter.name),
            !(function.hasReferences && value.parts.contains { code.variable($0) })
        {
            declareName(parameter.name, Variable(value: value, mask: mask, isConstant: true))
            return
        }
        let parts = copy(value.parts)
        declareName(
            parameter.name, Variable(value: Value(value.type, parts), mask: mask, isConstant: parameter.type.isConstant)
        )
    }

    func makeVariable(_ count: Int) -> [Int32] {
        let parts = (0..<count).map { _ in code.makeRegister(variable: true) }
        let zero = code.constant(0)
        for part in parts { code.write(Instruction(code: .move, target: part, a: zero)) }
        return parts
    }

    /// New registers of a variable with these values.
    func copy(_ parts: [Int32]) -> [Int32] {
        parts.map {
            let part = code.makeRegister(variable: true)
            code.write(Instruction(code: .move, target: part, a: $0))
            return part
        }
    }

    // MARK: Writing

    func write(_ value: Value, to target: Target) {
        var parts = value.parts
        if parts.contains(where: { target.parts.contains($0) }), parts != target.parts { parts = copy(parts) }
        if let index = target.index {
            let step = target.type.count
            for part in 0..<step {
                var table = InstructionTable()
                table.targets = stride(from: part, to: target.parts.count, by: step).map { target.parts[$0] }
                table.sources = [mask]
                code.tables.append(table)
                code.write(
                    Instruction(code: .scatter, target: -1, a: index, b: parts[part], c: Int32(code.tables.count - 1)))
            }
            return
        }
        for (to, from) in zip(target.parts, parts) where to != from {
            if mask == target.mask {
                code.write(Instruction(code: .move, target: to, a: from))
            } else {
                code.write(Instruction(code: .blend, target: to, a: from, c: mask))
            }
        }
    }
}

/// How often a function returns, and whether it does so only at its end.
struct ReturnCount {
    let isOnlyLast: Bool

    init(_ body: Statement) {
        var count = 0
        func visit(_ statement: Statement) {
            switch statement.kind {
            case .result: count += 1
            case .block(let statements): statements.forEach(visit)
            case .condition(_, let a, let b):
                visit(a)
                if let b { visit(b) }
            case .loop(_, _, _, let body), .repetition(let body, _): visit(body)
            case .selection(_, let cases): for item in cases { item.body.forEach(visit) }
            default: break
            }
        }
        visit(body)
        guard case .block(let statements) = body.kind else {
            isOnlyLast = false
            return
        }
        if case .result? = statements.last?.kind { isOnlyLast = count == 1 } else { isOnlyLast = count == 0 }
    }
}
