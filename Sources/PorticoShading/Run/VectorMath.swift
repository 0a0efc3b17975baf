import Foundation

/// Functions of several numbers at once, to some millionths: what a GPU's are.
enum VectorMath {
    typealias Vector = SIMD8<Float>
    typealias Words = SIMD8<Int32>

    @inline(__always) static func floor(_ x: Vector) -> Vector {
        let rounded = roundEven(x)
        return rounded - Vector.zero.replacing(with: 1, where: rounded .> x)
    }

    @inline(__always) static func roundEven(_ x: Vector) -> Vector {
        // Adding and taking away a large number rounds to whole ones; what is larger is whole.
        let large = Vector(repeating: 8_388_608), size = magnitude(x)
        return withSign((size + large) - large, of: x).replacing(with: x, where: size .>= large)
    }

    @inline(__always) static func wholePart(_ x: Vector) -> Vector { withSign(floor(magnitude(x)), of: x) }

    /// Halves go away from zero.
    @inline(__always) static func round(_ x: Vector) -> Vector {
        let size = magnitude(x)
        return withSign(floor(size + 0.5).replacing(with: size, where: size .>= 8_388_608), of: x)
    }

    @inline(__always) static func magnitude(_ x: Vector) -> Vector {
        unsafeBitCast(unsafeBitCast(x, to: Words.self) & Words(repeating: .max), to: Vector.self)
    }

    @inline(__always) static func withSign(_ x: Vector, of other: Vector) -> Vector {
        let sign = unsafeBitCast(other, to: Words.self) & Words(repeating: .min)
        return unsafeBitCast(unsafeBitCast(x, to: Words.self) | sign, to: Vector.self)
    }

    /// The sine, or the cosine, of an angle.
    @inline(__always) static func sine(_ x: Vector, isCosine: Bool) -> Vector {
        // What is far from zero loses its angle in this way.
        if any(magnitude(x) .> 20_000) || any(x .!= x) {
            var result = Vector.zero
            for lane in 0..<8 { result[lane] = isCosine ? Foundation.cos(x[lane]) : Foundation.sin(x[lane]) }
            return result
        }
        let quarter = roundEven(x * 0.6366197723675814)
        var rest = x - quarter * 1.5703125
        rest -= quarter * 4.837512969970703e-4
        rest -= quarter * 7.54978995489e-8
        let square = rest * rest
        var sine = square * 2.7183114939898219064e-6 - 0.00019839334836096632
        sine = (sine * square + 0.0083333293858894631756) * square - 0.166666546
        sine = rest + rest * square * sine
        var cosine = square * 2.443315711809948e-5 - 0.001388731625493765
        cosine = (cosine * square + 0.04166664568298827) * square - 0.5
        cosine = cosine * square + 1
        var turns = Words.zero
        for lane in 0..<8 { turns[lane] = Int32(quarter[lane]) }
        if isCosine { turns &+= 1 }
        let odd = (turns & 1) .== 1
        let value = sine.replacing(with: cosine, where: odd)
        let sign = (turns & 2) &<< 30
        return unsafeBitCast(unsafeBitCast(value, to: Words.self) ^ sign, to: Vector.self)
    }

    @inline(__always) static func exponential2(_ x: Vector) -> Vector {
        let inside = x.clamped(lowerBound: Vector(repeating: -127), upperBound: Vector(repeating: 128.5))
        let whole = roundEven(inside), part = inside - whole
        var value = part * 1.535336188319500e-4 + 1.339887440266574e-3
        value = value * part + 9.618437357674640e-3
        value = value * part + 5.550332471162809e-2
        value = value * part + 0.2402264791363012
        value = value * part + 0.6931472028550421
        value = value * part + 1
        var power = Words.zero
        for lane in 0..<8 { power[lane] = whole[lane] == whole[lane] ? Int32(whole[lane]) : 0 }
        let scale = unsafeBitCast((power &+ 127) &<< 23, to: Vector.self)
        var result = value * scale
        result.replace(with: .infinity, where: x .>= 128)
        result.replace(with: 0, where: x .<= -126.5)
        return result.replacing(with: x, where: x .!= x)
    }

    @inline(__always) static func logarithm2(_ x: Vector) -> Vector {
        let bits = unsafeBitCast(x, to: Words.self)
        // A mantissa from √½ to √2.
        let moved = bits &- 0x3f35_04f3
        let exponent = moved &>> 23
        let mantissa = unsafeBitCast((moved & 0x007f_ffff) &+ 0x3f35_04f3, to: Vector.self)
        let s = (mantissa - 1) / (mantissa + 1), square = s * s
        var series = square * 0.2222222 + 0.2857142857
        series = series * square + 0.4
        series = series * square + 0.6666666667
        series = series * square + 2
        var whole = Vector.zero
        for lane in 0..<8 { whole[lane] = Float(exponent[lane]) }
        var result = whole + s * series * 1.442695041
        result.replace(with: -.infinity, where: x .< Float.leastNormalMagnitude)
        result.replace(with: .infinity, where: x .== .infinity)
        result.replace(with: .nan, where: x .< 0)
        return result.replacing(with: x, where: x .!= x)
    }

    @inline(__always) static func power(_ x: Vector, _ y: Vector) -> Vector {
        var result = exponential2(y * logarithm2(x))
        result.replace(with: Vector.zero.replacing(with: .infinity, where: y .< 0), where: x .== 0)
        return result.replacing(with: 1, where: y .== 0)
    }
}
