extension FunctionCompiler {
    func call(
        _ name: String, _ types: [TypeSyntax], _ expressions: [Expression], _ place: ShadingPlace
    ) throws(ShadingError) -> Value {
        if let candidates = unit.functions[name] {
            var arguments: [Value] = []
            for expression in expressions {
                // A list has no type of its own: the parameter says it.
                if case .list = expression.kind {
                    arguments.append(Value(.nothing))
                } else {
                    arguments.append(try value(expression))
                }
            }
            var best: (function: FunctionSyntax, types: [String: ShadingType], cost: Int)?
            for candidate in candidates {
                guard let fit = findFit(candidate, arguments, expressions, types) else { continue }
                if fit.cost < best?.cost ?? .max { best = (candidate, fit.types, fit.cost) }
            }
            if let best { return try call(best.function, best.types, arguments, expressions, place) }
            if !BuiltIn.isKnown(name) {
                let given = arguments.map(\.type.shown).joined(separator: ", ")
                throw ShadingError(
                    place, "no function “\(name)” takes (\(given))",
                    remedy: "convert the values to what one of its declarations says")
            }
        }
        if name == "as_type", let syntax = types.first, expressions.count == 1 {
            let type = try resolve(syntax), value = try value(expressions[0])
            guard type.count == value.type.count, type.count > 0, type.scalar != .half, value.type.scalar != .half
            else {
                throw ShadingError(
                    place, "“\(value.type.shown)” has other bits than “\(type.shown)”",
                    remedy: "use a type of the same size")
            }
            return Value(type, value.parts)
        }
        if name == "sizeof", let syntax = types.first, let layout = MemoryLayoutOfType(try resolve(syntax), nil) {
            return Value(.uint, [code.constant(layout.stride)])
        }
        if let result = try callWithResults(name, expressions, place) { return result }
        guard BuiltIn.isKnown(name) else {
            throw ShadingError(
                place, "there is no function “\(name)”", remedy: "declare it before it is called, or correct its name")
        }
        var arguments: [Value] = []
        for expression in expressions { arguments.append(try value(expression)) }
        return try BuiltIn.call(name, arguments, self, place)
    }

    /// What a call costs in conversions, and what a template's types are; nil where the function doesn't take the values.
    private func findFit(
        _ function: FunctionSyntax, _ arguments: [Value], _ expressions: [Expression], _ explicit: [TypeSyntax]
    ) -> (types: [String: ShadingType], cost: Int)? {
        guard arguments.count <= function.parameters.count,
            function.parameters.dropFirst(arguments.count).allSatisfy({ $0.standard != nil })
        else { return nil }
        var types: [String: ShadingType] = [:]
        for (name, syntax) in zip(function.typeParameters, explicit) { types[name] = try? resolve(syntax) }
        for (parameter, argument) in zip(function.parameters, arguments) where types[parameter.type.name] == nil {
            if function.typeParameters.contains(parameter.type.name) {
                types[parameter.type.name] = argument.type
            } else if parameter.type.name == "vec", let open = parameter.type.arguments.first?.name,
                function.typeParameters.contains(open), types[open] == nil, let scalar = argument.type.scalar
            {
                types[open] = .scalar(scalar)
            }
        }
        var cost = function.typeParameters.isEmpty ? 0 : 1
        frames.append(Frame(function: nil, result: .nothing, types: types, firstMask: 0, firstScope: 0, firstExit: 0))
        defer { frames.removeLast() }
        for (index, parameter) in function.parameters.prefix(arguments.count).enumerated() {
            guard let type = try? resolve(parameter.type) else { return nil }
            if case .list = expressions[index].kind { continue }
            guard let own = self.cost(of: arguments[index].type, as: type, parameter.type) else { return nil }
            cost += own
        }
        return (types, cost)
    }

    private func cost(of type: ShadingType, as wanted: ShadingType, _ syntax: TypeSyntax) -> Int? {
        if type == wanted { return 0 }
        if case .pointer(let element) = wanted {
            // The address of a variable, or an array.
            if type == element { return 0 }
            if case .array(let inner, _) = type, inner == element { return 0 }
            if case .pointer = type { return 1 }
            return nil
        }
        if case .array(let a, let count) = type, case .array(let b, let wantedCount) = wanted, a == b,
            wantedCount == 0 || wantedCount == count
        {
            return 0
        }
        if case .texture = type, case .texture = wanted { return 1 }
        guard let from = type.scalar, let to = wanted.scalar else { return nil }
        if syntax.isReference, !syntax.isConstant { return nil }
        let kind = from.isReal == to.isReal ? 1 : to.isReal ? 2 : 4
        switch (type, wanted) {
        case (.scalar, .scalar): return kind
        case (.scalar, .vector): return kind + 8
        case (.vector(_, let a), .vector(_, let b)) where a == b: return kind
        case (.matrix, .matrix) where type.count == wanted.count: return kind
        default: return nil
        }
    }

    private func call(
        _ function: FunctionSyntax, _ types: [String: ShadingType], _ values: [Value], _ expressions: [Expression],
        _ place: ShadingPlace
    ) throws(ShadingError) -> Value {
        var arguments: [(value: Value, target: Target?)] = []
        for (index, parameter) in function.parameters.enumerated() {
            frames.append(
                Frame(function: nil, result: .nothing, types: types, firstMask: 0, firstScope: 0, firstExit: 0))
            let type = Result { () throws(ShadingError) in try resolve(parameter.type) }
            frames.removeLast()
            guard index < expressions.count else {
                // What a parameter is by itself.
                let syntax = parameter.standard ?? Expression(.list([]), place)
                arguments.append((try value(syntax, as: try type.get()), nil))
                continue
            }
            let expression = expressions[index]
            if parameter.type.isReference || parameter.type.isPointer || !parameter.type.sizes.isEmpty {
                if let target = try? reference(expression) {
                    guard parameter.type.isConstant || isWritable(expression) else {
                        throw ShadingError(
                            expression.place, "“\(parameter.name)” changes what it refers to, and this is constant",
                            remedy: "give it a variable")
                    }
                    guard target.index == nil else {
                        throw ShadingError(
                            expression.place, "a reference to an element whose index isn't constant can't be given",
                            remedy: "copy the element to a variable, and back")
                    }
                    arguments.append((values[index], target))
                    continue
                }
                guard parameter.type.isConstant || values[index].resource != nil else {
                    throw ShadingError(
                        expression.place, "“\(parameter.name)” is a reference, and this is no variable",
                        remedy: "give it a variable")
                }
                arguments.append((values[index], nil))
                continue
            }
            if case .list = expression.kind {
                arguments.append((try value(expression, as: try type.get()), nil))
            } else {
                arguments.append((try convert(values[index], to: try type.get(), at: expression.place), nil))
            }
        }
        return try inline(function, arguments, types: types, at: place)
    }

    private func isWritable(_ expression: Expression) -> Bool {
        if case .unary("&", let operand) = expression.kind { return (try? target(operand)) != nil }
        return (try? target(expression)) != nil
    }

    /// Functions of the library that write to what they are given.
    private func callWithResults(
        _ name: String, _ expressions: [Expression], _ place: ShadingPlace
    ) throws(ShadingError) -> Value? {
        guard BuiltIn.changesArguments(name) else { return nil }
        guard expressions.count == 2 else {
            throw ShadingError(
                place, "“\(name)” takes 2 values, and these are \(expressions.count)",
                remedy: "give it a value and a variable")
        }
        let value = try value(expressions[0]), target = try reference(expressions[1])
        guard value.type.scalar?.isReal == true, value.type.count == target.type.count else {
            throw mismatch(name, value.type, target.type, place)
        }
        switch name {
        case "modf":
            let whole = value.parts.map { code.emit(.wholePart, $0) }
            let rest = zip(value.parts, whole).map { code.emit(.subtract, $0, $1) }
            write(Value(target.type, whole), to: target)
            return Value(value.type, rest)
        default:
            let (sine, cosine) = (value.parts.map { code.emit(.sine, $0) }, value.parts.map { code.emit(.cosine, $0) })
            write(Value(target.type, cosine), to: target)
            return Value(value.type, sine)
        }
    }

    func method(
        _ base: Expression, _ name: String, _ expressions: [Expression], _ place: ShadingPlace
    ) throws(ShadingError) -> Value {
        let owner = try value(base)
        guard case .picture(let number)? = owner.resource else {
            if case .array(_, let count) = owner.type, name == "size" { return Value(.uint, [code.constant(count)]) }
            throw ShadingError(place, "“\(owner.type.shown)” has no function “\(name)”", remedy: "call it by itself")
        }
        var table = InstructionTable()
        table.number = number
        func place2(_ expression: Expression) throws(ShadingError) -> [Int32] {
            try value(expression, as: .vector(.float, 2)).parts
        }
        switch (owner.type, name, expressions.count) {
        case (.layer, "sample", 1):
            let at = try place2(expressions[0])
            return Value(.vector(.half, 4), code.emit(.sampleLayer, table, results: 4, at[0], at[1]))
        case (.texture(let scalar), "sample", 2...):
            let sampler = try value(expressions[0])
            guard case .sampler(let state)? = sampler.resource else {
                throw ShadingError(
                    expressions[0].place, "a texture is sampled with a sampler",
                    remedy: "declare one: “constexpr sampler s(filter::linear);”")
            }
            table.sampler = state
            let at = try place2(expressions[1])
            return Value(.vector(scalar, 4), code.emit(.sampleTexture, table, results: 4, at[0], at[1]))
        case (.texture(let scalar), "read", 1...):
            let at = try value(expressions[0], as: .vector(.int, 2)).parts
            return Value(.vector(scalar, 4), code.emit(.readTexture, table, results: 4, at[0], at[1]))
        case (.texture, "get_width", _): return Value(.uint, code.emit(.textureWidth, table, results: 1))
        case (.texture, "get_height", _): return Value(.uint, code.emit(.textureHeight, table, results: 1))
        default:
            throw ShadingError(
                place, "“\(owner.type.shown)” has no function “\(name)” of \(expressions.count) values",
                remedy: owner.type == .layer
                    ? "use “sample(position)”" : "use “sample(sampler, position)” or “read(pixel)”")
        }
    }
}
