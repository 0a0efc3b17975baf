import Foundation

/// Round numbers for axes and bins.
enum NiceNumbers {
    /// More than this many ticks are never made, whatever the step.
    static let mostTicks = 2000

    /// The step of 1, 2 or 5 times a power of ten that gives about so many parts.
    static func step(over length: Double, count: Int, minimum: Double = 0) -> Double {
        guard length > 0, length.isFinite else { return max(minimum, 1) }
        let rough = length / Double(max(count, 1))
        let power = pow(10, floor(log10(rough)))
        let part = rough / power
        let nice = part < 1.5 ? 1.0 : part < 3 ? 2 : part < 7 ? 5 : 10
        return max(nice * power, minimum)
    }

    /// The multiples of a step that lie in a range.
    static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
        guard step > 0, step.isFinite else { return [] }
        let first = (range.lowerBound / step - 1e-9).rounded(.up),
            last = (range.upperBound / step + 1e-9).rounded(.down)
        return values(first, last, step)
    }

    /// The multiples of a step, the first at or below a range and the last at or above it.
    static func multiples(of step: Double, around range: ClosedRange<Double>) -> [Double] {
        guard step > 0, step.isFinite else { return [] }
        let first = (range.lowerBound / step + 1e-9).rounded(.down)
        return values(first, max((range.upperBound / step - 1e-9).rounded(.up), first + 1), step)
    }

    /// Nice numbers around a range.
    static func ticks(around range: ClosedRange<Double>, count: Int, minimumStride: Double = 0) -> [Double] {
        multiples(
            of: step(over: range.upperBound - range.lowerBound, count: count, minimum: minimumStride), around: range)
    }

    private static func values(_ first: Double, _ last: Double, _ step: Double) -> [Double] {
        guard first <= last, last - first < Double(mostTicks) else { return [] }
        // A step below 1 is divided by its reciprocal, which is exact: 3 * 0.1 isn't 0.3, 3 / 10 is.
        let inverse = (1 / step).rounded()
        let isExact = step < 1 && abs(inverse * step - 1) < 1e-9
        return (0...Int(last - first)).map { isExact ? (first + Double($0)) / inverse : (first + Double($0)) * step }
    }

    /// How many bins data of so many values have: Sturges' rule.
    static func binCount(of count: Int) -> Int { max(Int(log2(Double(max(count, 1))).rounded(.up)) + 1, 1) }
}
