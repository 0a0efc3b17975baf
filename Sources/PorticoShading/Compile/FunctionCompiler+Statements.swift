extension FunctionCompiler {
    func compileStatement(_ statement: Statement) throws(ShadingError) {
        guard code.count <= ShadingBounds.instructions else { throw tooLong(statement.place) }
        switch statement.kind {
        case .expression(let expression): _ = try value(expression)
        case .declaration(let declarations): for declaration in declarations { try compileDeclaration(declaration) }
        case .block(let statements):
            scopes.append([:])
            for statement in statements {
                try compileStatement(statement)
                if statement.leaves { break }
            }
            scopes.removeLast()
        case .condition(let condition, let body, let other): try compileIf(condition, body, other, statement)
        case .loop(let first, let condition, let step, let body):
            try compileLoop(first, condition, step, body, checksLast: false)
        case .repetition(let body, let condition): try compileLoop(nil, condition, nil, body, checksLast: true)
        case .selection(let value, let cases): try compileSwitch(value, cases)
        case .result(let value): try compileReturn(value, statement)
        case .leave:
            guard exits.count > frames[frames.count - 1].firstExit, let exit = exits.last else {
                throw ShadingError(statement.place, "“break” outside of a loop or switch", remedy: "take it out")
            }
            removePixels(from: exit.leaveMask)
        case .next:
            guard let exit = exits[frames[frames.count - 1].firstExit...].last(where: { $0.isLoop }) else {
                throw ShadingError(statement.place, "“continue” outside of a loop", remedy: "take it out")
            }
            removePixels(from: exit.nextMask)
        case .nothing: break
        }
    }

    private func compileDeclaration(_ declaration: Declaration) throws(ShadingError) {
        let syntax = declaration.type
        if (syntax.isReference || syntax.isPointer), let expression = declaration.value {
            // Another name of what it refers to.
            if let target = try? reference(expression) {
                declareName(
                    declaration.name,
                    Variable(value: Value(target.type, target.parts), mask: target.mask, isConstant: syntax.isConstant))
            } else {
                declareName(declaration.name, Variable(value: try value(expression), mask: mask, isConstant: true))
            }
            return
        }
        if syntax.name == "sampler" {
            var sampler = Value(.sampler, resource: .sampler(SamplerState()))
            if let expression = declaration.value { sampler = try value(expression, as: .sampler) }
            declareName(declaration.name, Variable(value: sampler, mask: mask, isConstant: true))
            return
        }
        guard let expression = declaration.value else {
            let type = try resolve(syntax)
            if type.count == 0 || syntax.sizes.contains(where: { $0 == nil }) {
                throw ShadingError(
                    declaration.place, "“\(declaration.name)” of the type “\(type.shown)” has no value",
                    remedy: "give it one")
            }
            var value = Value(type, makeVariable(type.count))
            if case .structure(let structure) = type, let standards = unit.standards[structure.name],
                standards.members.contains(where: { $0.value != nil })
            {
                let full = try self.value(Expression(.list([]), declaration.place), as: type)
                value = Value(type, copy(full.parts))
            }
            declareName(declaration.name, Variable(value: value, mask: mask, isConstant: false))
            return
        }
        let value = try initialValue(syntax, expression, at: declaration.place)
        if value.resource != nil {
            declareName(declaration.name, Variable(value: value, mask: mask, isConstant: true))
        } else if changes(declaration.name) || value.parts.contains(where: { code.variable($0) }) {
            declareName(
                declaration.name,
                Variable(value: Value(value.type, copy(value.parts)), mask: mask, isConstant: syntax.isConstant))
        } else {
            declareName(declaration.name, Variable(value: value, mask: mask, isConstant: syntax.isConstant))
        }
    }

    // MARK: Conditions

    private func newMask(_ code: Instruction.Code, _ a: Int32, _ b: Int32) -> Int32 {
        let register = self.code.makeRegister(variable: true)
        self.code.write(Instruction(code: code, target: register, a: a, b: b))
        return register
    }

    /// Adds a jump that is taken where a mask has no pixels; where it goes is said later.
    private func jumpIfNone(_ mask: Int32) -> Int {
        code.write(Instruction(code: .jumpIfNone, target: -1, a: mask))
        return code.each.count - 1
    }

    private func compileScoped(_ statement: Statement) throws(ShadingError) {
        scopes.append([:])
        try compileStatement(statement)
        scopes.removeLast()
    }

    private func compileIf(
        _ condition: Expression, _ body: Statement, _ other: Statement?, _ statement: Statement
    ) throws(ShadingError) {
        var holds = try truth(condition)
        if let bits = code.constantBits(holds) {
            if bits != 0 { try compileScoped(body) } else if let other { try compileScoped(other) }
            return
        }
        if other != nil, code.variable(holds) { holds = copy([holds])[0] }
        let outer = mask
        let inner = newMask(.and, outer, holds)
        let jump = jumpIfNone(inner)
        masks.append(inner)
        try compileScoped(body)
        masks.removeLast()
        code.landJump(jump)
        if let other {
            let inner = newMask(.andNot, outer, holds)
            let jump = jumpIfNone(inner)
            masks.append(inner)
            try compileScoped(other)
            masks.removeLast()
            code.landJump(jump)
        }
        // Where all pixels have returned, the rest of the function is passed over.
        if statement.returns, frames[frames.count - 1].firstMask == masks.count - 1 {
            frames[frames.count - 1].jumps.append(jumpIfNone(mask))
        }
    }

    /// Takes the pixels of the mask in force out of all masks from one on.
    private func removePixels(from first: Int) {
        let current = mask
        for index in first..<max(first, masks.count - 1) {
            code.write(Instruction(code: .andNot, target: masks[index], a: masks[index], b: current))
        }
        code.write(Instruction(code: .andNot, target: current, a: current, b: current))
    }

    private func compileReturn(_ expression: Expression?, _ statement: Statement) throws(ShadingError) {
        let frame = frames[frames.count - 1]
        guard let expression else {
            guard frame.result == .nothing else {
                throw ShadingError(
                    statement.place, "“\(frame.result.shown)” is to be given back",
                    remedy: "write the value after “return”")
            }
            if masks.count > frame.firstMask { removePixels(from: frame.firstMask) }
            return
        }
        guard frame.result != .nothing else {
            throw ShadingError(
                expression.place, "a function without a result gives nothing back",
                remedy: "declare the function's type instead of “void”")
        }
        let value = try value(expression, as: frame.result)
        guard let parts = frame.parts else {
            // A variable keeps its place; its scope ends here, and nothing else writes to it.
            frames[frames.count - 1].only = value
            return
        }
        // No mask is that of the result: pixels that returned before keep theirs.
        write(value, to: Target(type: frame.result, parts: parts, mask: -1, index: nil))
        removePixels(from: frame.firstMask)
    }

    // MARK: Loops

    private func compileLoop(
        _ first: Statement?, _ condition: Expression?, _ step: Expression?, _ body: Statement, checksLast: Bool
    ) throws(ShadingError) {
        scopes.append([:])
        let alive = code.makeRegister(variable: true)
        code.write(Instruction(code: .move, target: alive, a: mask))
        masks.append(alive)
        if let first { try compileStatement(first) }
        let start = code.next
        code.write(Instruction(code: .countStep, target: -1))
        var jumps = [code.each.count - 1]
        func checkCondition() throws(ShadingError) {
            guard let condition else { return }
            let holds = try truth(condition)
            code.write(Instruction(code: .and, target: alive, a: alive, b: holds))
        }
        if !checksLast { try checkCondition() }
        jumps.append(jumpIfNone(alive))
        let (leaveMask, continues) = (masks.count - 1, body.continues)
        if continues {
            let round = code.makeRegister(variable: true)
            code.write(Instruction(code: .move, target: round, a: alive))
            masks.append(round)
        }
        exits.append(Exit(isLoop: true, leaveMask: leaveMask, nextMask: masks.count - 1))
        try compileScoped(body)
        exits.removeLast()
        if continues { masks.removeLast() }
        if let step { _ = try value(step) }
        if checksLast { try checkCondition() }
        code.write(Instruction(code: .jump, target: start))
        for jump in jumps { code.landJump(jump) }
        masks.removeLast()
        scopes.removeLast()
    }

    private func compileSwitch(_ expression: Expression, _ cases: [Statement.Case]) throws(ShadingError) {
        var selected = try value(expression)
        guard case .scalar(let scalar) = selected.type, !scalar.isReal else {
            throw ShadingError(
                expression.place, "a switch is over whole numbers, and this is “\(selected.type.shown)”",
                remedy: "convert it with “int(…)”")
        }
        if code.variable(selected.parts[0]) { selected.parts = copy(selected.parts) }
        let whole = code.makeRegister(variable: true)
        code.write(Instruction(code: .move, target: whole, a: mask))
        masks.append(whole)
        var none = code.constant(bits: .max)
        var hits: [Int32?] = []
        for item in cases {
            var hit: Int32?
            for case let value? in item.values {
                let number = try self.value(value, as: selected.type)
                let equal = code.emit(.equalInt, selected.parts[0], number.parts[0])
                hit = hit.map { code.emit(.or, $0, equal) } ?? equal
            }
            if let hit { none = code.emit(.andNot, none, hit) }
            hits.append(hit)
        }
        let inside = code.makeRegister(variable: true)
        code.write(Instruction(code: .move, target: inside, a: code.constant(bits: 0)))
        masks.append(inside)
        exits.append(Exit(isLoop: false, leaveMask: masks.count - 2, nextMask: 0))
        for (item, hit) in zip(cases, hits) {
            var enters = hit
            if item.values.contains(where: { $0 == nil }) { enters = enters.map { code.emit(.or, $0, none) } ?? none }
            if let enters {
                code.write(Instruction(code: .or, target: inside, a: inside, b: enters))
                code.write(Instruction(code: .and, target: inside, a: inside, b: whole))
            }
            let jump = jumpIfNone(inside)
            scopes.append([:])
            for statement in item.body {
                try compileStatement(statement)
                if statement.leaves { break }
            }
            scopes.removeLast()
            code.landJump(jump)
        }
        exits.removeLast()
        masks.removeLast(2)
    }
}

extension Statement {
    /// Nothing after it is done.
    fileprivate var leaves: Bool {
        switch kind {
        case .result, .leave, .next: true
        default: false
        }
    }

    fileprivate var returns: Bool { contains { if case .result = $0.kind { true } else { false } } }

    /// A `continue` is for this loop's body.
    fileprivate var continues: Bool { contains { if case .next = $0.kind { true } else { false } } }

    private func contains(_ test: (Statement) -> Bool) -> Bool {
        if test(self) { return true }
        switch kind {
        case .block(let statements): return statements.contains { $0.contains(test) }
        case .condition(_, let a, let b): return a.contains(test) || b?.contains(test) ?? false
        case .loop(_, _, _, let body), .repetition(let body, _): return body.contains(test)
        case .selection(_, let cases): return cases.contains { $0.body.contains { $0.contains(test) } }
        default: return false
        }
    }
}
