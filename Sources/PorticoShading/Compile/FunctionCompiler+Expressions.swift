extension FunctionCompiler {
    /// Compiles an expression and converts its value to a type.
    func value(_ expression: Expression, as type: ShadingType) throws(ShadingError) -> Value {
        if case .list(let values) = expression.kind {
            return try construct(type, values, at: expression.place, isList: true)
        }
        return try convert(try value(expression), to: type, at: expression.place)
    }

    /// The register of a condition.
    func truth(_ expression: Expression) throws(ShadingError) -> Int32 {
        let value = try value(expression)
        guard case .scalar = value.type else {
            throw ShadingError(
                expression.place, "a condition is one value, and this is “\(value.type.shown)”",
                remedy: "use “all(…)” or “any(…)”")
        }
        return try convert(value, to: .bool, at: expression.place).parts[0]
    }

    func value(_ expression: Expression) throws(ShadingError) -> Value {
        let place = expression.place
        guard code.count <= ShadingBounds.instructions else { throw tooLong(place) }
        switch expression.kind {
        case .number(.integer(let value, let isUnsigned)):
            return Value(isUnsigned ? .uint : .int, [code.constant(value)])
        case .number(.real(let value, let isHalf)):
            return Value(.scalar(isHalf ? .half : .float), [code.constant(Float(value))])
        case .truth(let value): return Value(.bool, [code.constant(bits: value ? .max : 0)])
        case .name(let name):
            if let variable = try variable(name) { return variable.value }
            if let constant = BuiltIn.constant(name) {
                switch constant {
                case .real(let value): return Value(.float, [code.constant(value)])
                case .integer(let value, let isUnsigned):
                    return Value(isUnsigned ? .uint : .int, [code.constant(value)])
                }
            }
            throw unknown(name, place)
        case .unary(let sign, let operand): return try unary(sign, operand, place)
        case .binary(let sign, let left, let right):
            return try binary(sign, try value(left), try value(right), place)
        case .assignment(let sign, let left, let right):
            let target = try self.target(left)
            var result: Value
            if sign.isEmpty {
                result = try value(right, as: target.type)
            } else {
                result = try binary(sign, try readTarget(target), try value(right), place)
                result = try convert(result, to: target.type, at: place)
            }
            write(result, to: target)
            return try readTarget(target)
        case .choice(let condition, let first, let second): return try choice(condition, first, second, place)
        case .call(let name, let types, let arguments): return try call(name, types, arguments, place)
        case .method(let base, let name, let arguments): return try method(base, name, arguments, place)
        case .member(let base, let name): return try member(try value(base), name, place)
        case .element(let base, let index): return try element(try value(base), index, place)
        case .construction(let syntax, let values):
            let type = try resolve(syntax)
            if values.count == 1, case .list(let inner) = values[0].kind {
                return try construct(type, inner, at: place, isList: true)
            }
            return try construct(type, values, at: place, isList: false)
        case .list:
            throw ShadingError(place, "the type of these values isn't known", remedy: "write the type before them")
        case .increment(let operand, let step, let isPrefix):
            let target = try self.target(operand)
            let old = try readTarget(target)
            guard let scalar = old.type.scalar else { throw mismatch("++", old.type, old.type, place) }
            let kept = isPrefix ? old : Value(old.type, copy(old.parts))
            let one = Value(.scalar(scalar), [scalar.isReal ? code.constant(Float(step)) : code.constant(step)])
            write(try binary("+", old, one, place), to: target)
            return isPrefix ? try readTarget(target) : kept
        case .sequence(let first, let second):
            _ = try value(first)
            return try value(second)
        }
    }

    func unknown(_ name: String, _ place: ShadingPlace) -> ShadingError {
        ShadingError(place, "“\(name)” isn't known here", remedy: "declare it before it is used, or correct its name")
    }

    func mismatch(_ sign: String, _ a: ShadingType, _ b: ShadingType, _ place: ShadingPlace) -> ShadingError {
        ShadingError(place, "“\(sign)” isn't for “\(a.shown)” and “\(b.shown)”", remedy: "bring both to one type")
    }

    // MARK: Conversions

    func convert(_ part: Int32, _ from: ShadingType.Scalar, _ to: ShadingType.Scalar) -> Int32 {
        switch (from, to) {
        case (.bool, .int), (.bool, .uint): code.emit(.and, part, code.constant(1))
        case (.bool, .half), (.bool, .float): code.emit(.and, part, code.constant(Float(1)))
        case (.int, .bool), (.uint, .bool): code.emit(.notEqualInt, part, code.constant(bits: 0))
        case (.half, .bool), (.float, .bool): code.emit(.notEqual, part, code.constant(bits: 0))
        case (.int, .half), (.int, .float):
            constantReal(part) { Float(Int32(bitPattern: $0)) } ?? code.emit(.intToReal, part)
        case (.uint, .half), (.uint, .float): constantReal(part) { Float($0) } ?? code.emit(.uintToReal, part)
        case (.half, .int), (.float, .int): code.emit(.realToInt, part)
        case (.half, .uint), (.float, .uint): code.emit(.realToUInt, part)
        default: part
        }
    }

    private func constantReal(_ part: Int32, _ body: (UInt32) -> Float) -> Int32? {
        code.constantBits(part).map { code.constant(body($0)) }
    }

    func convert(_ value: Value, to type: ShadingType, at place: ShadingPlace) throws(ShadingError) -> Value {
        if value.type == type { return value }
        if let from = value.type.scalar, let to = type.scalar {
            switch (value.type, type) {
            case (.scalar, .scalar): return Value(type, [convert(value.parts[0], from, to)])
            case (.scalar, .vector(_, let count)):
                return Value(type, Array(repeating: convert(value.parts[0], from, to), count: count))
            case (.vector(_, let a), .vector(_, let b)) where a == b,
                (.matrix(_, let a, _), .matrix(_, let b, _)) where a == b && value.type.count == type.count:
                return Value(type, value.parts.map { convert($0, from, to) })
            default: break
            }
        }
        if case .pointer = type, value.resource != nil { return Value(type, resource: value.resource) }
        if case .texture = type, case .texture = value.type { return value }
        throw ShadingError(
            place, "“\(value.type.shown)” doesn't become “\(type.shown)” by itself",
            remedy: "make a value of the type “\(type.shown)” of it, or take parts of it")
    }

    // MARK: Operators

    private func unary(_ sign: String, _ operand: Expression, _ place: ShadingPlace) throws(ShadingError) -> Value {
        if sign == "&" { return try value(operand) }
        let value = try value(operand)
        if sign == "*" {
            if case .pointer = value.type { return try buffered(value, code.constant(0), place) }
            if case .array(let element, _) = value.type {
                return Value(element, Array(value.parts.prefix(element.count)))
            }
            return value
        }
        guard let scalar = value.type.scalar else { throw mismatch(sign, value.type, value.type, place) }
        switch sign {
        case "+": return value
        case "-":
            if scalar.isReal {
                return Value(
                    value.type,
                    value.parts.map { part in
                        constantReal(part) { -Float(bitPattern: $0) } ?? code.emit(.negate, part)
                    })
            }
            let parts = value.parts.map { convert($0, scalar, .int) }
            return Value(
                value.type.with(scalar == .uint ? .uint : .int),
                parts.map { part in
                    code.constantBits(part).map { code.constant(bits: 0 &- $0) }
                        ?? code.emit(.subtractInt, code.constant(0), part)
                })
        case "!":
            return Value(value.type.with(.bool), value.parts.map { code.emit(.invert, convert($0, scalar, .bool)) })
        default:
            guard !scalar.isReal else { throw mismatch(sign, value.type, value.type, place) }
            return Value(
                value.type.with(scalar == .bool ? .int : scalar),
                value.parts.map { code.emit(.invert, convert($0, scalar, scalar == .bool ? .int : scalar)) })
        }
    }

    /// The type to which both parts of an operation are brought.
    static func common(_ a: ShadingType, _ b: ShadingType) -> ShadingType.Scalar? {
        guard let first = a.scalar, let second = b.scalar else { return nil }
        // A vector's own kind counts, not that of a number beside it.
        switch (a, b) {
        case (.vector, .scalar) where first.isReal, (.matrix, .scalar) where first.isReal: return first
        case (.scalar, .vector) where second.isReal, (.scalar, .matrix) where second.isReal: return second
        default: return first.rawValue >= second.rawValue ? first : second
        }
    }

    func binary(_ sign: String, _ left: Value, _ right: Value, _ place: ShadingPlace) throws(ShadingError) -> Value {
        if case .pointer = left.type, sign == "+", let index = right.parts.first,
            case .buffer(let number, let base, let storage)? = left.resource
        {
            let moved = base < 0 ? index : code.emit(.addInt, base, index)
            return Value(left.type, resource: .buffer(number, base: moved, storage: storage))
        }
        guard var scalar = Self.common(left.type, right.type) else {
            throw mismatch(sign, left.type, right.type, place)
        }
        if sign == "*" {
            if let product = try product(left, right, scalar, place) { return product }
        }
        let shape: ShadingType
        switch (left.type, right.type) {
        case (.scalar, _): shape = right.type
        case (_, .scalar): shape = left.type
        case (.vector(_, let a), .vector(_, let b)) where a == b: shape = left.type
        case (.matrix(_, let a, let c), .matrix(_, let b, let d)) where a == b && c == d: shape = left.type
        default: throw mismatch(sign, left.type, right.type, place)
        }
        if sign == "&&" || sign == "||" {
            let type = shape.with(.bool)
            let (a, b) = (try convert(left, to: type, at: place), try convert(right, to: type, at: place))
            return Value(type, zip(a.parts, b.parts).map { code.emit(sign == "&&" ? .and : .or, $0, $1) })
        }
        let isBitwise = ["&", "|", "^"].contains(sign)
        if scalar == .bool, !isBitwise { scalar = .int }
        let type = shape.with(scalar)
        let (a, b) = (try convert(left, to: type, at: place), try convert(right, to: type, at: place))
        let pairs = zip(a.parts, b.parts)
        if let comparison = compare(sign, scalar) {
            return Value(shape.with(.bool), pairs.map { comparison($0, $1) })
        }
        let operation: Instruction.Code? =
            switch (sign, scalar.isReal) {
            case ("+", true): .add
            case ("-", true): .subtract
            case ("*", true): .multiply
            case ("/", true): .divide
            case ("+", false): .addInt
            case ("-", false): .subtractInt
            case ("*", false): .multiplyInt
            case ("/", false): scalar == .uint ? .divideUInt : .divideInt
            case ("%", false): scalar == .uint ? .remainderUInt : .remainderInt
            case ("&", false): .and
            case ("|", false): .or
            case ("^", false): .exclusiveOr
            case ("<<", false): .shiftLeft
            case (">>", false): scalar == .uint ? .shiftRightUInt : .shiftRight
            default: nil
            }
        guard let operation else {
            if sign == "%" {
                throw ShadingError(
                    place, "“%” is for whole numbers, and this is “\(type.shown)”", remedy: "use “fmod(…)”")
            }
            throw mismatch(sign, left.type, right.type, place)
        }
        return Value(type, pairs.map { code.emit(operation, $0, $1) })
    }

    private func compare(_ sign: String, _ scalar: ShadingType.Scalar) -> ((Int32, Int32) -> Int32)? {
        let less: Instruction.Code = scalar.isReal ? .less : scalar == .uint ? .lessUInt : .lessInt
        switch sign {
        case "<": return { self.code.emit(less, $0, $1) }
        case ">": return { self.code.emit(less, $1, $0) }
        case "<=":
            if scalar.isReal { return { self.code.emit(.lessOrEqual, $0, $1) } }
            return { self.code.emit(.invert, self.code.emit(less, $1, $0)) }
        case ">=":
            if scalar.isReal { return { self.code.emit(.lessOrEqual, $1, $0) } }
            return { self.code.emit(.invert, self.code.emit(less, $0, $1)) }
        case "==": return { self.code.emit(scalar.isReal ? .equal : .equalInt, $0, $1) }
        case "!=": return { self.code.emit(scalar.isReal ? .notEqual : .notEqualInt, $0, $1) }
        default: return nil
        }
    }

    /// Sum of products of registers.
    func dot(_ a: [Int32], _ b: [Int32]) -> Int32 {
        var sum = code.emit(.multiply, a[0], b[0])
        for (x, y) in zip(a.dropFirst(), b.dropFirst()) { sum = code.emit(.multiplyAdd, x, y, sum) }
        return sum
    }

    /// Products in which a matrix meets a vector or matrix.
    private func product(
        _ left: Value, _ right: Value, _ scalar: ShadingType.Scalar, _ place: ShadingPlace
    ) throws(ShadingError) -> Value? {
        switch (left.type, right.type) {
        case (.matrix(_, let columns, let rows), .vector(_, let count)):
            guard columns == count else { throw mismatch("*", left.type, right.type, place) }
            return Value(
                .vector(of: scalar, count: rows),
                (0..<rows).map { row in
                    dot((0..<columns).map { left.parts[$0 * rows + row] }, right.parts)
                })
        case (.vector(_, let count), .matrix(_, let columns, let rows)):
            guard rows == count else { throw mismatch("*", left.type, right.type, place) }
            return Value(
                .vector(of: scalar, count: columns),
                (0..<columns).map {
                    dot(left.parts, Array(right.parts[($0 * rows)..<(($0 + 1) * rows)]))
                })
        case (.matrix(_, let columns, let rows), .matrix(_, let others, let inner)):
            guard columns == inner else { throw mismatch("*", left.type, right.type, place) }
            var parts: [Int32] = []
            for column in 0..<others {
                for row in 0..<rows {
                    parts.append(
                        dot(
                            (0..<columns).map { left.parts[$0 * rows + row] },
                            Array(right.parts[(column * inner)..<((column + 1) * inner)])))
                }
            }
            return Value(.matrix(scalar, columns: others, rows: rows), parts)
        default: return nil
        }
    }

    private func choice(
        _ condition: Expression, _ first: Expression, _ second: Expression, _ place: ShadingPlace
    ) throws(ShadingError) -> Value {
        let holds = try value(condition)
        let (a, b) = (try value(first), try value(second))
        guard let scalar = holds.type.scalar else { throw mismatch("?", holds.type, holds.type, condition.place) }
        let type: ShadingType
        if a.type == b.type {
            type = a.type
        } else if let common = Self.common(a.type, b.type) {
            type = (a.type.count >= b.type.count ? a.type : b.type).with(common)
        } else {
            throw mismatch(":", a.type, b.type, place)
        }
        guard type.count > 0 else { throw mismatch("?", a.type, b.type, place) }
        let (x, y) = (try convert(a, to: type, at: place), try convert(b, to: type, at: place))
        let bits = holds.parts.map { convert($0, scalar, .bool) }
        guard bits.count == 1 || bits.count == type.count else { throw mismatch("?", holds.type, type, place) }
        return Value(
            type, (0..<type.count).map { code.emit(.select, x.parts[$0], y.parts[$0], bits[bits.count == 1 ? 0 : $0]) })
    }

    // MARK: Making values

    /// A value of a type of others: as many numbers as it has, one for all of them, or none.
    func construct(
        _ type: ShadingType, _ expressions: [Expression], at place: ShadingPlace, isList: Bool
    ) throws(ShadingError) -> Value {
        switch type {
        case .sampler: return Value(.sampler, resource: .sampler(samplerState(expressions)))
        case .structure(let structure):
            guard expressions.count <= structure.members.count else {
                throw ShadingError(
                    place,
                    "“\(structure.name)” has \(structure.members.count) members, and these are \(expressions.count) values",
                    remedy: "take some away")
            }
            if expressions.count == 1, !isList { return try value(expressions[0], as: type) }
            var parts: [Int32] = []
            for (index, member) in structure.members.enumerated() {
                let standard = unit.standards[structure.name]?.members[index].value
                if let expression = index < expressions.count ? expressions[index] : standard {
                    parts += try value(expression, as: member.type).parts
                } else {
                    parts += Array(repeating: code.constant(bits: 0), count: member.type.count)
                }
            }
            return Value(type, parts)
        case .array(let element, let count):
            guard expressions.count <= count else {
                throw ShadingError(
                    place, "the array has \(count) elements, and these are \(expressions.count)",
                    remedy: "take some away")
            }
            // `array<float, 2> a = {{1, 2}}`: a list within the list.
            if expressions.count == 1, element.count == 1, case .list(let inner) = expressions[0].kind, inner.count > 1
            {
                return try construct(type, inner, at: place, isList: true)
            }
            var parts: [Int32] = []
            for expression in expressions { parts += try value(expression, as: element).parts }
            while parts.count < type.count { parts.append(code.constant(bits: 0)) }
            return Value(type, parts)
        case .scalar(let scalar):
            guard expressions.count == 1 else {
                if expressions.isEmpty { return Value(type, [code.constant(bits: 0)]) }
                throw ShadingError(place, "a “\(type.shown)” is made of one value", remedy: "take the others away")
            }
            let value = try value(expressions[0])
            guard case .scalar(let from) = value.type else { return try convert(value, to: type, at: place) }
            return Value(type, [convert(value.parts[0], from, scalar)])
        case .vector(let scalar, let count):
            if expressions.isEmpty { return Value(type, Array(repeating: code.constant(bits: 0), count: count)) }
            var parts: [Int32] = []
            for expression in expressions {
                let value = try value(expression)
                guard let from = value.type.scalar else { return try convert(value, to: type, at: expression.place) }
                parts += value.parts.map { convert($0, from, scalar) }
            }
            if parts.count == 1, !isList || expressions.count == 1 {
                return Value(type, Array(repeating: parts[0], count: count))
            }
            guard parts.count == count else {
                throw ShadingError(
                    place, "a “\(type.shown)” is made of \(count) numbers, and these are \(parts.count)",
                    remedy: parts.count < count ? "add some" : "take some away")
            }
            return Value(type, parts)
        case .matrix(let scalar, let columns, let rows):
            var parts: [Int32] = []
            var whole: Value?
            for expression in expressions {
                let value: Value
                if case .list(let inner) = expression.kind {
                    value = try construct(.vector(of: scalar, count: rows), inner, at: expression.place, isList: true)
                } else {
                    value = try self.value(expression)
                }
                guard let from = value.type.scalar else { return try convert(value, to: type, at: expression.place) }
                whole = value
                parts += value.parts.map { convert($0, from, scalar) }
            }
            if parts.count <= 1 {
                let (diagonal, zero) = (parts.first ?? code.constant(bits: 0), code.constant(bits: 0))
                return Value(type, (0..<(columns * rows)).map { $0 / rows == $0 % rows ? diagonal : zero })
            }
            if expressions.count == 1, case .matrix(_, let others, let theirs)? = whole?.type, others >= columns,
                theirs >= rows
            {
                return Value(type, (0..<(columns * rows)).map { parts[$0 / rows * theirs + $0 % rows] })
            }
            guard parts.count == columns * rows else {
                throw ShadingError(
                    place, "a “\(type.shown)” is made of \(columns * rows) numbers, and these are \(parts.count)",
                    remedy: "write \(columns) columns of \(rows) numbers")
            }
            return Value(type, parts)
        default:
            guard expressions.count == 1 else {
                throw ShadingError(place, "a “\(type.shown)” can't be made here", remedy: "take it as an argument")
            }
            return try convert(try value(expressions[0]), to: type, at: place)
        }
    }

    /// Reads what a sampler's values say; each is known by its last word.
    private func samplerState(_ expressions: [Expression]) -> SamplerState {
        var state = SamplerState()
        for expression in expressions {
            guard case .name(let name) = expression.kind else { continue }
            switch name {
            case "linear", "bicubic": state.isLinear = true
            case "nearest": state.isLinear = false
            case "pixel": state.usesPixels = true
            case "repeat": state.address = (.repeat, .repeat)
            case "mirrored_repeat": state.address = (.mirroredRepeat, .mirroredRepeat)
            case "clamp_to_zero", "clamp_to_border": state.address = (.clampToZero, .clampToZero)
            case "clamp_to_edge": state.address = (.clampToEdge, .clampToEdge)
            default: break
            }
        }
        return state
    }
}
