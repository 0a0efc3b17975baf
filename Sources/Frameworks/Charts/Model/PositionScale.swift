import Foundation

/// Turns values of one axis into fractions of the plot's length, and back. A fraction of 0 is the axis' beginning: leading, or the bottom.
struct PositionScale {
    /// What the axis' values are.
    enum Kind { case number, date, category }

    let kind: Kind
    /// The ends of a continuous axis; the second is smaller on a reversed one.
    private(set) var ends = (0.0, 1.0)
    /// The categories in their order.
    let categories: [Primitive]
    /// The categories from the axis' beginning on: on a vertical axis, whose first one is at the top, the other way round.
    private let placed: [Primitive]
    private let indices: [Primitive: Int]
    private let type: ScaleType.Kind
    /// Points that stay free at the beginning and the end; of a range in points, its ends.
    let range: PositionRange

    init(
        kind: Kind, ends: (Double, Double) = (0, 1), categories: [Primitive] = [], type: ScaleType.Kind,
        range: PositionRange = .padding(0, 0), beginsAtEnd: Bool = false
    ) {
        (self.kind, self.ends, self.categories, self.type, self.range) = (kind, ends, categories, type, range)
        placed = beginsAtEnd ? categories.reversed() : categories
        indices = Dictionary(placed.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Which part of the axis is seen where it is scrolled: 0...1 is all.
    private(set) var window = (start: 0.0, length: 1.0)

    /// Shows a part of the axis.
    func showing(start: Double, length: Double) -> PositionScale {
        var copy = self
        copy.window = (start, max(length, 1e-9))
        return copy
    }

    /// Which part of the axis so many of its units are: numbers, seconds, categories.
    func part(ofLength length: Double) -> Double {
        let whole = kind == .category ? Double(bandCount) : high - low
        return whole > 0 ? min(max(length / whole, 1e-6), 1) : 1
    }

    /// The fraction of the whole axis at which a value lies, scrolled or not; of a category, where its band begins.
    func wholeFraction(of value: Primitive) -> Double? {
        var whole = self
        whole.window = (0, 1)
        return whole.fraction(of: value).map { kind == .category ? $0 - 0.5 / Double(bandCount) : $0 }
    }

    var low: Double { min(ends.0, ends.1) }
    var high: Double { max(ends.0, ends.1) }
    var bandCount: Int { max(categories.count, 1) }

    /// Where a value lies on an axis of a length, from its beginning; of a category, the middle of its band. Nil for values that have no place.
    func position(of value: Primitive, length: CGFloat) -> CGFloat? {
        fraction(of: value).map { place(atFraction: $0, length: length) }
    }

    /// The middle between two values on an axis of a length, of the part that is seen. Without a second value it goes on to the axis'
    /// end. Nil where nothing is seen: the value is the last one of the axis.
    func middle(from value: Primitive, to next: Primitive?, length: CGFloat) -> CGFloat? {
        guard let start = position(of: value, length: length) else { return nil }
        let end = next.flatMap { position(of: $0, length: length) } ?? (ends.0 <= ends.1 ? length : 0)
        let low = max(min(start, end), 0), high = min(max(start, end), length)
        return high - low > 0.5 ? (low + high) / 2 : nil
    }

    /// The band of a category on an axis of a length.
    func band(of value: Primitive, length: CGFloat) -> ClosedRange<CGFloat>? {
        guard kind == .category, let index = indices[value] else { return nil }
        let a = place(atFraction: windowed(Double(index) / Double(bandCount)), length: length)
        let b = place(atFraction: windowed(Double(index + 1) / Double(bandCount)), length: length)
        return min(a, b)...max(a, b)
    }

    /// The value at a place; of categories, the one in whose band it lies.
    func value(at position: CGFloat, length: CGFloat) -> Primitive? {
        let (start, end) = range.ends(length)
        guard end != start else { return nil }
        let fraction = window.start + Double((position - start) / (end - start)) * window.length
        switch kind {
        case .category:
            guard !categories.isEmpty else { return nil }
            let index = Int((fraction * Double(categories.count)).rounded(.down))
            return placed.indices.contains(index) ? placed[index] : nil
        case .number: return .number(number(atFraction: fraction))
        case .date: return .date(Date(timeIntervalSinceReferenceDate: number(atFraction: fraction)))
        }
    }

    private func place(atFraction fraction: Double, length: CGFloat) -> CGFloat {
        let (start, end) = range.ends(length)
        return start + CGFloat(fraction) * (end - start)
    }

    func fraction(of value: Primitive) -> Double? {
        if kind == .category {
            return indices[value].map { windowed((Double($0) + 0.5) / Double(bandCount)) }
        }
        guard let number = value.number else { return nil }
        let (a, b) = (bent(ends.0), bent(ends.1))
        guard a != b else { return 0.5 }
        let fraction = (bent(number) - a) / (b - a)
        return fraction.isFinite ? windowed(fraction) : nil
    }

    private func windowed(_ fraction: Double) -> Double { (fraction - window.start) / window.length }

    private func number(atFraction fraction: Double) -> Double {
        let (a, b) = (bent(ends.0), bent(ends.1))
        return straightened(a + fraction * (b - a))
    }

    private func bent(_ number: Double) -> Double {
        switch type {
        case .log: return number == 0 ? -.infinity : (number > 0 ? 1 : -1) * Foundation.log(abs(number))
        case .power(let exponent): return (number < 0 ? -1 : 1) * pow(abs(number), exponent)
        case .symmetricLog(let slope): return (number < 0 ? -1 : 1) * log1p(abs(number) * slope)
        default: return number
        }
    }

    private func straightened(_ number: Double) -> Double {
        switch type {
        case .log: return low < 0 ? -exp(-number) : exp(number)
        case .power(let exponent): return exponent == 0 ? 0 : (number < 0 ? -1 : 1) * pow(abs(number), 1 / exponent)
        case .symmetricLog(let slope): return slope == 0 ? 0 : (number < 0 ? -1 : 1) * expm1(abs(number)) / slope
        default: return number
        }
    }

    var isLogarithmic: Bool { type == .log }
}

/// Which points of the plot an axis covers.
enum PositionRange: Equatable {
    /// All, less a distance at the beginning and the end.
    case padding(CGFloat, CGFloat)
    /// From one place to another.
    case points(CGFloat, CGFloat)

    func ends(_ length: CGFloat) -> (CGFloat, CGFloat) {
        switch self {
        case .padding(let start, let end): (start, max(length - end, start))
        case .points(let start, let end): (start, end)
        }
    }
}
