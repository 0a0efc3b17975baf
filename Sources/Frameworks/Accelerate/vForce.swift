import Foundation

/// Functions of each number of a vector.
public enum vForce {
    /// Roots.
    public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.sqrt(Double($0))) }
    }
    /// Roots.
    public static func sqrt<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(sqrt(vector), into: &result) }

    /// Powers of e.
    public static func exp<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { U.Element(Foundation.exp(Double($0))) } }
    /// Powers of e.
    public static func exp<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(exp(vector), into: &result) }

    /// Powers of two.
    public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.exp2(Double($0))) }
    }
    /// Powers of two.
    public static func exp2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(exp2(vector), into: &result) }

    /// Natural logarithms.
    public static func log<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { U.Element(Foundation.log(Double($0))) } }
    /// Natural logarithms.
    public static func log<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(log(vector), into: &result) }

    /// Logarithms of two.
    public static func log2<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.log2(Double($0))) }
    }
    /// Logarithms of two.
    public static func log2<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(log2(vector), into: &result) }

    /// Logarithms of ten.
    public static func log10<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.log10(Double($0))) }
    }
    /// Logarithms of ten.
    public static func log10<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(log10(vector), into: &result) }

    /// Sines.
    public static func sin<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { U.Element(Foundation.sin(Double($0))) } }
    /// Sines.
    public static func sin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(sin(vector), into: &result) }

    /// Cosines.
    public static func cos<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { U.Element(Foundation.cos(Double($0))) } }
    /// Cosines.
    public static func cos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(cos(vector), into: &result) }

    /// Tangents.
    public static func tan<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { U.Element(Foundation.tan(Double($0))) } }
    /// Tangents.
    public static func tan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(tan(vector), into: &result) }

    /// Angles by their sines.
    public static func asin<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.asin(Double($0))) }
    }
    /// Angles by their sines.
    public static func asin<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(asin(vector), into: &result) }

    /// Angles by their cosines.
    public static func acos<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.acos(Double($0))) }
    }
    /// Angles by their cosines.
    public static func acos<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(acos(vector), into: &result) }

    /// Angles by their tangents.
    public static func atan<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.atan(Double($0))) }
    }
    /// Angles by their tangents.
    public static func atan<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(atan(vector), into: &result) }

    /// Hyperbolic sines.
    public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.sinh(Double($0))) }
    }
    /// Hyperbolic sines.
    public static func sinh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(sinh(vector), into: &result) }

    /// Hyperbolic cosines.
    public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.cosh(Double($0))) }
    }
    /// Hyperbolic cosines.
    public static func cosh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(cosh(vector), into: &result) }

    /// Hyperbolic tangents.
    public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.tanh(Double($0))) }
    }
    /// Hyperbolic tangents.
    public static func tanh<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(tanh(vector), into: &result) }

    /// The whole numbers below.
    public static func floor<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.floor(Double($0))) }
    }
    /// The whole numbers below.
    public static func floor<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(floor(vector), into: &result) }

    /// The whole numbers above.
    public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { U.Element(Foundation.ceil(Double($0))) }
    }
    /// The whole numbers above.
    public static func ceil<U: AccelerateBuffer, V: AccelerateMutableBuffer>(_ vector: U, result: inout V)
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element { write(ceil(vector), into: &result) }

    /// One over each number.
    public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { 1 / $0 } }
    /// Powers of numbers.
    public static func pow<U: AccelerateBuffer, V: AccelerateBuffer>(bases: U, exponents: V) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(bases, exponents) { U.Element(Foundation.pow(Double($0), Double($1))) }
    }
}
