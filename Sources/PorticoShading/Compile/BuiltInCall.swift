/// One call of a function of Metal's library.
struct BuiltInCall {
    let name: String
    let arguments: [Value]
    let compiler: FunctionCompiler
    let place: ShadingPlace

    private func misfit() -> ShadingError {
        let given = arguments.map(\.type.shown).joined(separator: ", ")
        return ShadingError(
            place, "“\(name)” doesn't take (\(given))", remedy: "bring the values to one type of numbers or vectors")
    }

    private func emit(_ code: Instruction.Code, _ a: Int32, _ b: Int32 = -1, _ c: Int32 = -1) -> Int32 {
        compiler.code.emit(code, a, b, c)
    }

    private func number(_ value: Float) -> Int32 { compiler.code.constant(value) }

    // MARK: Bringing arguments together

    /// The arguments as values of one type: the widest, of real numbers if it has to be.
    private func together(_ list: [Value], real: Bool) throws(ShadingError) -> (type: ShadingType, parts: [[Int32]]) {
        var type = list[0].type
        for argument in list.dropFirst() {
            guard let scalar = FunctionCompiler.common(type, argument.type) else { throw misfit() }
            if case .scalar = type { type = argument.type }
            type = type.with(scalar)
        }
        guard var scalar = type.scalar else { throw misfit() }
        if case .matrix = type { throw misfit() }
        if real, !scalar.isReal { scalar = .float }
        if scalar == .bool { scalar = .int }
        type = type.with(scalar)
        var parts: [[Int32]] = []
        for argument in list { parts.append(try compiler.convert(argument, to: type, at: place).parts) }
        return (type, parts)
    }

    /// Does something with each part of the arguments.
    func each(real: Bool = true, _ body: ([Int32]) -> Int32) throws(ShadingError) -> Value {
        let (type, parts) = try together(arguments, real: real)
        return Value(type, (0..<type.count).map { index in body(parts.map { $0[index] }) })
    }

    // MARK: Results

    private func clamped(_ value: Int32, _ low: Int32, _ high: Int32) -> Int32 {
        emit(.minimum, emit(.maximum, value, low), high)
    }

    private func smaller(_ a: Int32, _ b: Int32, _ scalar: ShadingType.Scalar) -> Int32 {
        scalar.isReal ? emit(.minimum, a, b) : emit(.select, a, b, emit(scalar == .uint ? .lessUInt : .lessInt, a, b))
    }

    private func greater(_ a: Int32, _ b: Int32, _ scalar: ShadingType.Scalar) -> Int32 {
        scalar.isReal ? emit(.maximum, a, b) : emit(.select, b, a, emit(scalar == .uint ? .lessUInt : .lessInt, a, b))
    }

    mutating func result() throws(ShadingError) -> Value {
        switch name {
        case "abs":
            let (type, parts) = try together(arguments, real: false)
            if type.scalar?.isReal == true { return try each { emit(.absolute, $0[0]) } }
            if type.scalar == .uint { return arguments[0] }
            let zero = compiler.code.constant(0)
            return Value(
                type, parts[0].map { emit(.select, emit(.subtractInt, zero, $0), $0, emit(.lessInt, $0, zero)) })
        case "sign":
            return try each {
                let zero = number(0)
                let negative = emit(.select, number(-1), zero, emit(.less, $0[0], zero))
                return emit(.select, number(1), negative, emit(.less, zero, $0[0]))
            }
        case "saturate": return try each { clamped($0[0], number(0), number(1)) }
        case "sinpi": return try each { emit(.sine, emit(.multiply, $0[0], number(.pi))) }
        case "cospi": return try each { emit(.cosine, emit(.multiply, $0[0], number(.pi))) }
        case "tanpi": return try each { emit(.tangent, emit(.multiply, $0[0], number(.pi))) }
        case "isnan": return try test { emit(.isNotANumber, $0) }
        case "isinf": return try test { emit(.equal, emit(.absolute, $0), number(.infinity)) }
        case "isfinite", "isnormal": return try test { emit(.less, emit(.absolute, $0), number(.infinity)) }
        case "signbit": return try test { emit(.lessInt, $0, compiler.code.constant(0)) }
        case "atan2": return try each { emit(.arcTangent2, $0[0], $0[1]) }
        case "pow", "powr": return try each { power($0[0], $0[1]) }
        case "fmod", "remainder": return try each { emit(.remainder, $0[0], $0[1]) }
        case "divide": return try each { emit(.divide, $0[0], $0[1]) }
        case "hypot":
            return try each { emit(.squareRoot, emit(.multiplyAdd, $0[0], $0[0], emit(.multiply, $0[1], $0[1]))) }
        case "ldexp": return try each { emit(.multiply, $0[0], emit(.exponential2, $0[1])) }
        case "min", "fmin": return try ordered(real: name == "fmin") { smaller($0[0], $0[1], $1) }
        case "max", "fmax": return try ordered(real: name == "fmax") { greater($0[0], $0[1], $1) }
        case "min3": return try ordered(real: false) { smaller(smaller($0[0], $0[1], $1), $0[2], $1) }
        case "max3": return try ordered(real: false) { greater(greater($0[0], $0[1], $1), $0[2], $1) }
        case "median3":
            return try ordered(real: false) {
                greater(smaller($0[0], $0[1], $1), smaller(greater($0[0], $0[1], $1), $0[2], $1), $1)
            }
        case "clamp": return try ordered(real: false) { smaller(greater($0[0], $0[1], $1), $0[2], $1) }
        case "step": return try each { emit(.select, number(0), number(1), emit(.less, $0[1], $0[0])) }
        case "fdim": return try each { emit(.maximum, emit(.subtract, $0[0], $0[1]), number(0)) }
        case "absdiff":
            return try ordered(real: false) {
                $1.isReal
                    ? emit(.absolute, emit(.subtract, $0[0], $0[1]))
                    : emit(.subtractInt, greater($0[0], $0[1], $1), smaller($0[0], $0[1], $1))
            }
        case "copysign":
            return try each {
                emit(.or, emit(.absolute, $0[0]), emit(.and, $0[1], compiler.code.constant(bits: 0x8000_0000)))
            }
        case "mix": return try each { emit(.multiplyAdd, emit(.subtract, $0[1], $0[0]), $0[2], $0[0]) }
        case "fma", "mad": return try each { emit(.multiplyAdd, $0[0], $0[1], $0[2]) }
        case "smoothstep":
            return try each {
                let part = emit(.divide, emit(.subtract, $0[2], $0[0]), emit(.subtract, $0[1], $0[0]))
                let t = clamped(part, number(0), number(1))
                let curve = emit(.multiplyAdd, t, number(-2), number(3))
                return emit(.multiply, emit(.multiply, t, t), curve)
            }
        case "select": return try selected()
        case "any", "all": return try combined()
        case "transpose", "determinant": return try ofMatrix()
        case "popcount": return try ofBits(.countOnes)
        case "clz": return try ofBits(.leadingZeros)
        case "ctz": return try ofBits(.trailingZeros)
        case "reverse_bits": return try ofBits(.reverseBits)
        case "mulhi": return try ordered(real: false) { parts, _ in emit(.multiplyHigh, parts[0], parts[1]) }
        case "rotate":
            return try ordered(real: false) { parts, _ in
                let rest = emit(.subtractInt, compiler.code.constant(32), parts[1])
                return emit(.or, emit(.shiftLeft, parts[0], parts[1]), emit(.shiftRightUInt, parts[0], rest))
            }
        default: return try geometric()
        }
    }

    private func ordered(
        real: Bool, _ body: ([Int32], ShadingType.Scalar) -> Int32
    ) throws(ShadingError) -> Value {
        let (type, _) = try together(arguments, real: real)
        let scalar = type.scalar ?? .float
        return try each(real: real) { body($0, scalar) }
    }

    /// Small whole powers are products, as they are on the GPU's compilers.
    private func power(_ base: Int32, _ exponent: Int32) -> Int32 {
        if let bits = compiler.code.constantBits(exponent) {
            switch Float(bitPattern: bits) {
            case 1: return base
            case 2: return emit(.multiply, base, base)
            case 0.5: return emit(.squareRoot, base)
            default: break
            }
        }
        return emit(.power, base, exponent)
    }

    private func test(_ body: (Int32) -> Int32) throws(ShadingError) -> Value {
        let (type, parts) = try together(arguments, real: true)
        return Value(type.with(.bool), parts[0].map(body))
    }

    private func ofBits(_ code: Instruction.Code) throws(ShadingError) -> Value {
        guard let scalar = arguments[0].type.scalar, !scalar.isReal else { throw misfit() }
        return Value(arguments[0].type, arguments[0].parts.map { emit(code, $0) })
    }

    /// `select(a, b, c)` is b where c is.
    private func selected() throws(ShadingError) -> Value {
        let (type, parts) = try together(Array(arguments.prefix(2)), real: false)
        guard let scalar = arguments[2].type.scalar else { throw misfit() }
        let bits = arguments[2].parts.map { compiler.convert($0, scalar, .bool) }
        guard bits.count == 1 || bits.count == type.count else { throw misfit() }
        return Value(
            type, (0..<type.count).map { emit(.select, parts[1][$0], parts[0][$0], bits[bits.count == 1 ? 0 : $0]) })
    }

    private func combined() throws(ShadingError) -> Value {
        guard let scalar = arguments[0].type.scalar else { throw misfit() }
        let bits = arguments[0].parts.map { compiler.convert($0, scalar, .bool) }
        let code: Instruction.Code = name == "any" ? .or : .and
        return Value(.bool, [bits.dropFirst().reduce(bits[0]) { emit(code, $0, $1) }])
    }

    private func ofMatrix() throws(ShadingError) -> Value {
        guard case .matrix(let scalar, let columns, let rows) = arguments[0].type else { throw misfit() }
        let parts = arguments[0].parts
        if name == "transpose" {
            var turned: [Int32] = []
            for row in 0..<rows { for column in 0..<columns { turned.append(parts[column * rows + row]) } }
            return Value(.matrix(scalar, columns: rows, rows: columns), turned)
        }
        guard columns == rows else { throw misfit() }
        func determinant(_ columns: [Int], _ rows: [Int], _ size: Int) -> Int32 {
            if columns.count == 1 { return parts[columns[0] * size + rows[0]] }
            var sum: Int32?
            for (index, column) in columns.enumerated() {
                let minor = determinant(columns.filter { $0 != column }, Array(rows.dropFirst()), size)
                let term = emit(.multiply, parts[column * size + rows[0]], minor)
                sum = sum.map { emit(index % 2 == 0 ? .add : .subtract, $0, term) } ?? term
            }
            return sum ?? number(0)
        }
        return Value(.scalar(scalar), [determinant(Array(0..<columns), Array(0..<rows), rows)])
    }

    private func geometric() throws(ShadingError) -> Value {
        let vectors = name == "refract" ? Array(arguments.prefix(2)) : arguments
        let (type, parts) = try together(vectors, real: true)
        guard let scalar = type.scalar else { throw misfit() }
        let one = ShadingType.scalar(scalar)
        func scaled(_ a: [Int32], _ factor: Int32) -> [Int32] { a.map { emit(.multiply, $0, factor) } }
        func difference(_ a: [Int32], _ b: [Int32]) -> [Int32] { zip(a, b).map { emit(.subtract, $0, $1) } }
        let a = parts[0], b = parts.count > 1 ? parts[1] : a
        switch name {
        case "dot": return Value(one, [compiler.dot(a, b)])
        case "length_squared": return Value(one, [compiler.dot(a, a)])
        case "length": return Value(one, [a.count == 1 ? emit(.absolute, a[0]) : emit(.squareRoot, compiler.dot(a, a))])
        case "distance", "distance_squared":
            let way = difference(a, b)
            let square = compiler.dot(way, way)
            return Value(one, [name == "distance" ? emit(.squareRoot, square) : square])
        case "normalize": return Value(type, scaled(a, emit(.reciprocalRoot, compiler.dot(a, a))))
        case "cross":
            guard a.count == 3 else { throw misfit() }
            func part(_ i: Int, _ j: Int) -> Int32 {
                emit(.subtract, emit(.multiply, a[i], b[j]), emit(.multiply, a[j], b[i]))
            }
            return Value(type, [part(1, 2), part(2, 0), part(0, 1)])
        case "reflect":
            return Value(type, difference(a, scaled(b, emit(.multiply, number(2), compiler.dot(b, a)))))
        case "refract":
            let eta = try compiler.convert(arguments[2], to: one, at: place).parts[0]
            let cosine = compiler.dot(b, a)
            let rest = emit(.subtract, number(1), emit(.multiply, cosine, cosine))
            let k = emit(.subtract, number(1), emit(.multiply, emit(.multiply, eta, eta), rest))
            let factor = emit(.add, emit(.multiply, eta, cosine), emit(.squareRoot, emit(.maximum, k, number(0))))
            let bent = difference(scaled(a, eta), scaled(b, factor))
            let isNone = emit(.less, k, number(0))
            return Value(type, bent.map { emit(.select, number(0), $0, isNone) })
        case "faceforward":
            let isBehind = emit(.less, compiler.dot(parts[2], b), number(0))
            return Value(type, a.map { emit(.select, $0, emit(.negate, $0), isBehind) })
        default: throw misfit()
        }
    }
}
