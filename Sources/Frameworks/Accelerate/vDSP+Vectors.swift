// One number of a vector.
extension vDSP {
    /// The sum; 0 of none.
    public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable { vector.withUnsafeBufferPointer { $0.reduce(0, +) } }

    /// The sum of the squares.
    public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable { vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1 * $1 } } }

    /// The sum of the magnitudes.
    public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1.magnitude } }
    }

    /// The mean; not a number of none.
    public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { $0.reduce(0, +) / U.Element($0.count) }
    }

    /// The mean of the magnitudes.
    public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1.magnitude } / U.Element($0.count) }
    }

    /// The mean of the squares.
    public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { $0.reduce(0) { $0 + $1 * $1 } / U.Element($0.count) }
    }

    /// The root of the mean of the squares.
    public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { ($0.reduce(0) { $0 + $1 * $1 } / U.Element($0.count)).squareRoot() }
    }

    /// The greatest; minus infinity of none.
    public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { $0.reduce(-U.Element.infinity) { max($0, $1) } }
    }

    /// The least; infinity of none.
    public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { $0.reduce(U.Element.infinity) { min($0, $1) } }
    }

    /// The greatest magnitude; 0 of none.
    public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { $0.reduce(0) { max($0, $1.magnitude) } }
    }

    /// The sum of the products of two each.
    public static func dot<U: AccelerateBuffer, V: AccelerateBuffer>(_ vectorA: U, _ vectorB: V) -> U.Element
    where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(vectorA, vectorB) { $0 * $1 }.reduce(0, +)
    }
    /// The square of how far two vectors are apart.
    public static func distanceSquared<U: AccelerateBuffer, V: AccelerateBuffer>(
        _ pointA: U, _ pointB: V
    ) -> U.Element where U.Element: vDSP_FloatingPointGeneratable, V.Element == U.Element {
        collectElements(pointA, pointB) { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    }
    /// The greatest, and where it is first. There is one at least.
    public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { all in
            let best = all.indices.reduce(0) { all[$1] > all[$0] ? $1 : $0 }
            return (UInt(best), all[best])
        }
    }
    /// The least, and where it is first. There is one at least.
    public static func indexOfMinimum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
    where U.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeBufferPointer { all in
            let best = all.indices.reduce(0) { all[$1] < all[$0] ? $1 : $0 }
            return (UInt(best), all[best])
        }
    }
}

// Vectors that are made, or made other.
extension vDSP {
    /// The numbers, none below or above bounds.
    public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<U.Element>) -> [U.Element]
    where U.Element: vDSP_FloatingPointGeneratable {
        collectElements(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Numbers at even steps from one to another, both among them.
    public static func ramp<T: vDSP_FloatingPointGeneratable>(in range: ClosedRange<T>, count: Int) -> [T] {
        let step = count > 1 ? (range.upperBound - range.lowerBound) / T(count - 1) : 0
        return (0..<max(count, 0)).map { range.lowerBound + T($0) * step }
    }
    /// Numbers at even steps.
    public static func ramp<T: vDSP_FloatingPointGeneratable>(
        withInitialValue initialValue: T, increment: T, count: Int
    )
        -> [T]
    { (0..<max(count, 0)).map { initialValue + T($0) * increment } }
    /// One number everywhere.
    public static func fill<V: AccelerateMutableBuffer>(_ vector: inout V, with value: V.Element)
    where V.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeMutableBufferPointer { $0.update(repeating: value) }
    }
    /// 0 everywhere.
    public static func clear<V: AccelerateMutableBuffer>(_ vector: inout V)
    where V.Element: vDSP_FloatingPointGeneratable { fill(&vector, with: 0) }
    /// From the last to the first.
    public static func reverse<V: AccelerateMutableBuffer>(_ vector: inout V)
    where V.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeMutableBufferPointer { $0.reverse() }
    }
    /// In which order vectors are sorted.
    public enum SortOrder: Int32, Sendable {
        case ascending = 1
        case descending = -1
    }
    /// Sorts the numbers.
    public static func sort<V: AccelerateMutableBuffer>(_ vector: inout V, sortOrder: SortOrder)
    where V.Element: vDSP_FloatingPointGeneratable {
        vector.withUnsafeMutableBufferPointer { sortOrder == .ascending ? $0.sort() : $0.sort(by: >) }
    }
    /// Whole numbers as numbers of single precision.
    public static func integerToFloatingPoint<T: AccelerateBuffer, U: vDSP_FloatingPointGeneratable>(
        _ vector: T, floatingPointType: U.Type
    ) -> [U] where T.Element: BinaryInteger { collectElements(vector) { U($0) } }
    /// Numbers of double precision as those of single precision.
    public static func doubleToFloat<T: AccelerateBuffer>(_ source: T) -> [Float] where T.Element == Double {
        collectElements(source) { Float($0) }
    }
    /// Numbers of single precision as those of double precision.
    public static func floatToDouble<T: AccelerateBuffer>(_ source: T) -> [Double] where T.Element == Float {
        collectElements(source) { Double($0) }
    }
    /// The sums of products of a vector's parts with another one, which stands still: as many as it fits at places of.
    public static func convolve<T: AccelerateBuffer, U: AccelerateBuffer>(
        _ vector: T, withKernel kernel: U
    ) -> [T.Element] where T.Element: vDSP_FloatingPointGeneratable, U.Element == T.Element {
        vector.withUnsafeBufferPointer { all in
            kernel.withUnsafeBufferPointer { part in
                (0..<max(all.count - part.count + 1, 0)).map { place in
                    part.indices.reduce(0) { $0 + all[place + $1] * part[$1] }
                }
            }
        }
    }
    /// It says which shape a window has.
    public enum WindowSequence: Sendable {
        case hanningNormalized
        case hanningDenormalized
        case hamming
        case blackman
    }
    /// A window.
    public static func window<T: vDSP_FloatingPointGeneratable>(
        ofType: T.Type, usingSequence sequence: WindowSequence, count: Int, isHalfWindow: Bool
    ) -> [T] {
        var values = [Float](repeating: 0, count: count)
        let half = Int32(isHalfWindow ? vDSP_HALF_WINDOW : 0)
        switch sequence {
        case .hanningNormalized: vDSP_hann_window(&values, vDSP_Length(count), Int32(vDSP_HANN_NORM) | half)
        case .hanningDenormalized: vDSP_hann_window(&values, vDSP_Length(count), Int32(vDSP_HANN_DENORM) | half)
        case .hamming: vDSP_hamm_window(&values, vDSP_Length(count), half)
        case .blackman: vDSP_blkman_window(&values, vDSP_Length(count), half)
        }
        return values.map { T($0) }
    }
}
