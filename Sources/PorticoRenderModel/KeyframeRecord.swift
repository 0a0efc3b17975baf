import Foundation

/// A list of values on a time line, worked out into stretches when the animation is made, so that a frame only looks one up.
package struct KeyframeRecord: Sendable, Equatable {
    package enum Mode: UInt8, Sendable { case linear, discrete, paced, cubic, cubicPaced }

    /// How a layer that follows a path turns with it.
    package enum Rotation: UInt8, Sendable { case none, auto, autoReverse }

    /// The shape of the curve at one value: Kochanek and Bartels' three numbers, each −1…1.
    package struct Shape: Sendable, Equatable {
        package var tension = 0.0, continuity = 0.0, bias = 0.0
        package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
            (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
        }
    }

    /// From one value to the next: straight, or a cubic with two inner control values.
    package struct Stretch: Sendable, Equatable {
        package var from: AnimationValue
        package var to: AnimationValue
        package var controls: [AnimationValue] = []
        /// When it ends, 0…1; it begins where the one before ends.
        package var end = 0.0
        package var timing: TimingFunction?
        /// Paced: the length up to each even step of the curve's parameter, as a fraction of the whole stretch.
        package var lengths: [Double] = []

        package init(_ from: AnimationValue, _ to: AnimationValue, controls: [AnimationValue] = []) {
            (self.from, self.to, self.controls) = (from, to, controls)
        }
    }

    package private(set) var stretches: [Stretch] = []
    /// When the first stretch begins; the first value holds until then.
    private var start = 0.0
    /// Of discrete frames: the values, and the times at which they come.
    private var steps: [AnimationValue] = []
    private var stepTimes: [Double] = []
    package var rotation = Rotation.none

    /// - Parameters:
    ///   - keyTimes: 0…1, one a value (where discrete one more); of no use where paced, and spaced evenly where they don't fit.
    ///   - timingFunctions: one for each stretch between two values, or fewer.
    package init(
        values: [AnimationValue], keyTimes: [Double]? = nil, timingFunctions: [TimingFunction] = [],
        mode: Mode = .linear, shapes: [Shape] = []
    ) {
        if mode == .discrete || values.count < 2 {
            setSteps(values, keyTimes)
            return
        }
        for i in values.indices.dropLast() { stretches.append(Stretch(values[i], values[i + 1])) }
        if mode == .cubic || mode == .cubicPaced { bend(values, shapes) }
        place(keyTimes, timingFunctions, mode)
    }

    /// Along a path: the stretches are its lines and curves, whose ends are the key values.
    package init(
        path: [Stretch], keyTimes: [Double]? = nil, timingFunctions: [TimingFunction] = [], mode: Mode = .linear,
        rotation: Rotation = .none
    ) {
        self.rotation = rotation
        guard let first = path.first else { return }
        if mode == .discrete {
            setSteps([first.from] + path.map(\.to), keyTimes)
            return
        }
        stretches = path
        // The cubic modes take the path's own curves.
        place(keyTimes, timingFunctions, mode == .cubic ? .linear : mode == .cubicPaced ? .paced : mode)
    }

    package var last: AnimationValue? { steps.last ?? stretches.last?.to }

    // MARK: Making

    private mutating func setSteps(_ values: [AnimationValue], _ keyTimes: [Double]?) {
        steps = values
        let n = Double(max(values.count, 1))
        stepTimes = keyTimes.flatMap { $0.count >= values.count ? $0 : nil } ?? values.indices.map { Double($0) / n }
    }

    private mutating func bend(_ values: [AnimationValue], _ shapes: [Shape]) {
        func shape(_ i: Int) -> Shape { i < shapes.count ? shapes[i] : Shape() }
        /// The tangent at value i: what comes in, and what goes out, weighed by its shape.
        func tangent(_ i: Int, leaving: Bool) -> AnimationValue? {
            let s = shape(i)
            let before = values[max(i - 1, 0)], here = values[i], after = values[min(i + 1, values.count - 1)]
            let c = leaving ? s.continuity : -s.continuity
            let back = (1 - s.tension) * (1 + c) * (1 + s.bias) / 2
            let forth = (1 - s.tension) * (1 - c) * (1 - s.bias) / 2
            guard let a = here.adding(before, times: -1), let b = after.adding(here, times: -1),
                let zero = a.adding(a, times: -1)
            else { return nil }
            return zero.adding(a, times: back)?.adding(b, times: forth)
        }
        for i in stretches.indices {
            // Transforms have no sum that leaves them transforms of the same kind: straight.
            if case .transform = values[i] { continue }
            guard let out = tangent(i, leaving: true), let back = tangent(i + 1, leaving: false),
                let c1 = values[i].adding(out, times: 1.0 / 3), let c2 = values[i + 1].adding(back, times: -1.0 / 3)
            else { continue }
            stretches[i].controls = [c1, c2]
        }
    }

    private mutating func place(_ keyTimes: [Double]?, _ functions: [TimingFunction], _ mode: Mode) {
        let n = stretches.count
        if mode == .paced || mode == .cubicPaced {
            let lengths = stretches.indices.map { stretches[$0].measure() }
            let sum = lengths.reduce(0, +)
            var done = 0.0
            for i in 0..<n {
                done += lengths[i]
                stretches[i].end = sum > 0 ? done / sum : Double(i + 1) / Double(n)
            }
            stretches[n - 1].end = 1
            return
        }
        if let times = keyTimes, times.count > n {
            start = times[0]
            for i in 0..<n { stretches[i].end = max(times[i + 1], i > 0 ? stretches[i - 1].end : start) }
        } else {
            for i in 0..<n { stretches[i].end = Double(i + 1) / Double(n) }
        }
        for i in 0..<min(n, functions.count) where functions[i] != .linear { stretches[i].timing = functions[i] }
    }

    // MARK: Sampling

    package func value(at t: Double) -> AnimationValue? {
        if !steps.isEmpty {
            var i = steps.count - 1
            // Times are sums of frames: one that is a rounding error away has come.
            while i > 0, t + 1e-9 < stepTimes[i] { i -= 1 }
            return steps[i]
        }
        guard let (stretch, s) = place(of: t) else { return nil }
        return stretch.value(s)
    }

    /// Which way a path goes at that time, in radians; nil where it stands still.
    package func angle(at t: Double) -> Double? {
        guard rotation != .none, let (stretch, s) = place(of: t), let angle = stretch.angle(s) else { return nil }
        return rotation == .autoReverse ? angle + .pi : angle
    }

    private func place(of t: Double) -> (Stretch, Double)? {
        guard let first = stretches.first else { return nil }
        if t <= start { return (first, 0) }
        // The first stretch that ends later; of several that end together the last has the last word.
        var low = 0, high = stretches.count
        while low < high {
            let middle = (low + high) / 2
            if stretches[middle].end > t { high = middle } else { low = middle + 1 }
        }
        guard low < stretches.count else { return (stretches[stretches.count - 1], 1) }
        let stretch = stretches[low]
        let begin = low == 0 ? start : stretches[low - 1].end
        let length = stretch.end - begin
        var fraction = length > 0 ? (t - begin) / length : 1
        if let timing = stretch.timing { fraction = timing.value(at: fraction) }
        if !stretch.lengths.isEmpty { fraction = stretch.parameter(atLength: fraction) }
        return (stretch, fraction)
    }
}

extension KeyframeRecord.Stretch {
    private static let steps = 32

    /// The value at the curve's parameter.
    func value(_ s: Double) -> AnimationValue {
        guard controls.count == 2 else { return from.interpolated(to: to, s) }
        if s == 0 { return from }
        if s == 1 { return to }
        let a = from.interpolated(to: controls[0], s), b = controls[0].interpolated(to: controls[1], s)
        let c = controls[1].interpolated(to: to, s)
        return a.interpolated(to: b, s).interpolated(to: b.interpolated(to: c, s), s)
    }

    func angle(_ s: Double) -> Double? {
        guard case .point(let p0) = from, case .point(let p3) = to else { return nil }
        var (dx, dy) = (Double(p3.x - p0.x), Double(p3.y - p0.y))
        if controls.count == 2, case .point(let p1) = controls[0], case .point(let p2) = controls[1] {
            func slope(_ s: Double) -> (Double, Double) {
                let (u, v, w) = ((1 - s) * (1 - s), 2 * s * (1 - s), s * s)
                return (
                    u * (p1.x - p0.x) + v * (p2.x - p1.x) + w * (p3.x - p2.x),
                    u * (p1.y - p0.y) + v * (p2.y - p1.y) + w * (p3.y - p2.y)
                )
            }
            (dx, dy) = slope(s)
            // A control point on its end has no direction there; a little further it has.
            if dx == 0 && dy == 0 { (dx, dy) = slope(s < 0.5 ? s + 1e-4 : s - 1e-4) }
        }
        return dx == 0 && dy == 0 ? nil : atan2(dy, dx)
    }

    /// The whole length; notes how it grows, where the stretch is bent.
    mutating func measure() -> Double {
        guard controls.count == 2 else { return from.distance(to: to) }
        var sums = [0.0]
        var before = from
        for i in 1...Self.steps {
            let here = value(Double(i) / Double(Self.steps))
            sums.append(sums[i - 1] + before.distance(to: here))
            before = here
        }
        let whole = sums[Self.steps]
        lengths = whole > 0 ? sums.map { $0 / whole } : []
        return whole
    }

    func parameter(atLength fraction: Double) -> Double {
        var low = 0, high = lengths.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if lengths[middle] > fraction { high = middle } else { low = middle }
        }
        let step = lengths[high] - lengths[low]
        let part = step > 0 ? (fraction - lengths[low]) / step : 0
        return (Double(low) + part) / Double(lengths.count - 1)
    }
}
