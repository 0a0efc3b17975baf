// vDSP's functions on Swift's collections: each makes an array, or writes into one that is there.

/// Vectors of numbers.
public enum vDSP {
    /// Sums.
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(vectorA, vectorB) { $0 + $1 }
    }
    /// Sums.
    public static func add<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element, W.Element == U.Element {
        write(add(vectorA, vectorB), into: &result)
    }

    /// Differences: the second from the first.
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(vectorA, vectorB) { $0 - $1 }
    }
    /// Differences: the second from the first.
    public static func subtract<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element, W.Element == U.Element {
        write(subtract(vectorA, vectorB), into: &result)
    }

    /// Products.
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(vectorA, vectorB) { $0 * $1 }
    }
    /// Products.
    public static func multiply<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element, W.Element == U.Element {
        write(multiply(vectorA, vectorB), into: &result)
    }

    /// Quotients: the first by the second.
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(vectorA, vectorB) { $0 / $1 }
    }
    /// Quotients: the first by the second.
    public static func divide<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element, W.Element == U.Element {
        write(divide(vectorA, vectorB), into: &result)
    }

    /// The greater of two each.
    public static func maximum<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(vectorA, vectorB) { max($0, $1) }
    }
    /// The greater of two each.
    public static func maximum<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element, W.Element == U.Element {
        write(maximum(vectorA, vectorB), into: &result)
    }

    /// The lesser of two each.
    public static func minimum<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(vectorA, vectorB) { min($0, $1) }
    }
    /// The lesser of two each.
    public static func minimum<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element, W.Element == U.Element {
        write(minimum(vectorA, vectorB), into: &result)
    }

    /// It says how long the vectors of two numbers each are.
    public static func hypot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(vectorA, vectorB) { ($0 * $0 + $1 * $1).squareRoot() }
    }
    /// It says how long the vectors of two numbers each are.
    public static func hypot<U: AccelerateBuffer, V: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vectorA: U, _ vectorB: V, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element, W.Element == U.Element {
        write(hypot(vectorA, vectorB), into: &result)
    }
}

extension vDSP {
    /// Sums with one number.
    public static func add<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { $0 + scalar } }
    /// Sums with one number.
    public static func add<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, W.Element == U.Element {
        write(add(scalar, vector), into: &result)
    }

    /// Products with one number.
    public static func multiply<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { $0 * scalar } }
    /// Products with one number.
    public static func multiply<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, W.Element == U.Element {
        write(multiply(scalar, vector), into: &result)
    }

    /// Quotients by one number.
    public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: U.Element) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { $0 / scalar } }
    /// Quotients by one number.
    public static func divide<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ vector: U, _ scalar: U.Element, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, W.Element == U.Element {
        write(divide(vector, scalar), into: &result)
    }

    /// Quotients of one number.
    public static func divide<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { scalar / $0 } }
    /// Quotients of one number.
    public static func divide<U: AccelerateBuffer, W: AccelerateMutableBuffer>(
        _ scalar: U.Element, _ vector: U, result: inout W
    ) where U.Element: vDSP_FloatingPointGeneratable, W.Element == U.Element {
        write(divide(scalar, vector), into: &result)
    }

    /// Magnitudes.
    public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { $0.magnitude } }
    /// Magnitudes.
    public static func absolute<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vector: U, result: inout W)
    where U.Element: vDSP_FloatingPointGeneratable, W.Element == U.Element { write(absolute(vector), into: &result) }

    /// The numbers with the other sign.
    public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { -$0 } }
    /// The numbers with the other sign.
    public static func negative<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vector: U, result: inout W)
    where U.Element: vDSP_FloatingPointGeneratable, W.Element == U.Element { write(negative(vector), into: &result) }

    /// Squares.
    public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { $0 * $0 } }
    /// Squares.
    public static func square<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vector: U, result: inout W)
    where U.Element: vDSP_FloatingPointGeneratable, W.Element == U.Element { write(square(vector), into: &result) }

    /// Squares with the numbers' signs.
    public static func signedSquare<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { $0 * $0.magnitude } }
    /// Squares with the numbers' signs.
    public static func signedSquare<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vector: U, result: inout W)
    where U.Element: vDSP_FloatingPointGeneratable, W.Element == U.Element {
        write(signedSquare(vector), into: &result)
    }

    /// It says what is after the point.
    public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable { collectElements(vector) { $0 - $0.rounded(.towardZero) } }
    /// It says what is after the point.
    public static func trunc<U: AccelerateBuffer, W: AccelerateMutableBuffer>(_ vector: U, result: inout W)
    where U.Element: vDSP_FloatingPointGeneratable, W.Element == U.Element { write(trunc(vector), into: &result) }
}
