/// The functions and constants of Metal's library.
enum BuiltIn {
    enum Constant {
        case real(Float)
        case integer(Int, isUnsigned: Bool)
    }

    private static let numbers: [String: Float] = [
        "M_PI": .pi, "M_PI_2": .pi / 2, "M_PI_4": .pi / 4, "M_1_PI": 1 / .pi, "M_2_PI": 2 / .pi,
        "M_2_SQRTPI": 1.128379167, "M_SQRT2": 1.414213562, "M_SQRT1_2": 0.7071067812, "M_E": 2.718281828,
        "M_LOG2E": 1.442695041, "M_LOG10E": 0.4342944819, "M_LN2": 0.6931471806, "M_LN10": 2.302585093,
    ]

    static func constant(_ name: String) -> Constant? {
        switch name {
        case "INFINITY", "HUGE_VALF": return .real(.infinity)
        case "NAN": return .real(.nan)
        case "FLT_MAX", "MAXFLOAT": return .real(.greatestFiniteMagnitude)
        case "FLT_MIN": return .real(.leastNormalMagnitude)
        case "FLT_EPSILON": return .real(.ulpOfOne)
        case "HALF_MAX", "MAXHALF": return .real(65504)
        case "HALF_MIN": return .real(0x1p-14)
        case "HALF_EPSILON": return .real(0x1p-10)
        case "INT_MAX": return .integer(Int(Int32.max), isUnsigned: false)
        case "INT_MIN": return .integer(Int(Int32.min), isUnsigned: false)
        case "UINT_MAX": return .integer(Int(UInt32.max), isUnsigned: true)
        default: break
        }
        if let value = numbers[name] { return .real(value) }
        if name.hasSuffix("_F") || name.hasSuffix("_H") { return numbers[String(name.dropLast(2))].map { .real($0) } }
        return nil
    }

    /// Functions of one real number.
    private static let single: [String: Instruction.Code] = [
        "sin": .sine, "cos": .cosine, "tan": .tangent, "asin": .arcSine, "acos": .arcCosine, "atan": .arcTangent,
        "sinh": .hyperbolicSine, "cosh": .hyperbolicCosine, "tanh": .hyperbolicTangent, "asinh": .areaSine,
        "acosh": .areaCosine, "atanh": .areaTangent, "exp": .exponential, "exp2": .exponential2,
        "exp10": .exponential10, "log": .logarithm, "log2": .logarithm2, "log10": .logarithm10, "sqrt": .squareRoot,
        "rsqrt": .reciprocalRoot, "floor": .floor, "ceil": .ceiling, "trunc": .wholePart, "round": .round,
        "rint": .roundEven, "fract": .fraction, "fabs": .absolute,
    ]

    /// The other functions take so many values.
    private static let others: [String: ClosedRange<Int>] = [
        "abs": 1...1, "sign": 1...1, "saturate": 1...1, "sinpi": 1...1, "cospi": 1...1, "tanpi": 1...1, "isnan": 1...1,
        "isinf": 1...1,
        "isfinite": 1...1, "isnormal": 1...1, "signbit": 1...1, "atan2": 2...2, "pow": 2...2, "powr": 2...2,
        "fmod": 2...2, "min": 2...2,
        "max": 2...2, "fmin": 2...2, "fmax": 2...2, "step": 2...2, "fdim": 2...2, "copysign": 2...2, "absdiff": 2...2,
        "clamp": 3...3, "mix": 3...3, "smoothstep": 3...3, "fma": 3...3, "mad": 3...3, "select": 3...3, "min3": 3...3,
        "max3": 3...3, "median3": 3...3, "dot": 2...2, "length": 1...1, "length_squared": 1...1, "distance": 2...2,
        "distance_squared": 2...2, "normalize": 1...1, "cross": 2...2, "reflect": 2...2, "refract": 3...3,
        "faceforward": 3...3, "any": 1...1, "all": 1...1, "transpose": 1...1, "determinant": 1...1, "popcount": 1...1,
        "clz": 1...1, "ctz": 1...1, "reverse_bits": 1...1, "mulhi": 2...2, "rotate": 2...2, "ldexp": 2...2,
        "divide": 2...2,
        "remainder": 2...2, "hypot": 2...2,
    ]

    static func isKnown(_ name: String) -> Bool { single[name] != nil || others[name] != nil }

    static func changesArguments(_ name: String) -> Bool { name == "modf" || name == "sincos" }

    static func call(
        _ name: String, _ arguments: [Value], _ compiler: FunctionCompiler, _ place: ShadingPlace
    ) throws(ShadingError) -> Value {
        let counts = others[name] ?? 1...1
        guard counts.contains(arguments.count) else {
            throw ShadingError(
                place, "“\(name)” takes \(counts.lowerBound) values, and these are \(arguments.count)",
                remedy: "give it as many as it takes")
        }
        var call = BuiltInCall(name: name, arguments: arguments, compiler: compiler, place: place)
        if let code = single[name] {
            return try call.each { compiler.code.emit(code, $0[0]) }
        }
        return try call.result()
    }
}
