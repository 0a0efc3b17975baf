import Foundation
import PorticoRenderModel

/// Where an emitter's particles are at a time: computed from what its values have been, never stepped. So frames may be left out, and
/// time may jump, without any difference.
///
/// Each set of values that a layer has had makes a span of time; a particle belongs to the span in which it was born, and keeps what
/// it got there.
///
/// - From: `RenderTree.sample`
/// - To: `ParticlePainter`
package struct EmitterSimulation {
    private struct Span {
        var begin: Double
        var values: EmitterValues
        /// For each cell how many particles it had sent out by then: whole ones and a part of the next.
        var born: [Double]
    }

    /// Births at equal steps.
    private struct Stream {
        var rate: Double
        var begin: Double
        var end: Double
        /// The count at `begin`; every whole number is a birth.
        var born = 0.0
    }

    /// Of each cell only so many of the youngest are shown, and of everything four times as many.
    static let limit = 8192

    private var spans: [Span]

    package init(_ values: EmitterValues) {
        spans = [Span(begin: 0, values: values, born: values.cells.map { _ in 0 })]
    }

    package var values: EmitterValues { spans[spans.count - 1].values }

    /// From `time` on, the layer has these values.
    package mutating func change(to values: EmitterValues, at time: Double) {
        let last = spans[spans.count - 1]
        if last.values == values { return }
        let begin = max(time, last.begin)
        let born = values.cells.indices.map { i -> Double in
            guard i < last.values.cells.count else { return 0 }
            let stream = Self.stream(last, i, until: begin)
            return stream.born + max(0, stream.end - stream.begin) * stream.rate
        }
        if begin == last.begin { spans.removeLast() }
        spans.append(Span(begin: begin, values: values, born: born))
        // Spans whose last particles are gone.
        while spans.count > 1, spans[1].begin + Self.longestLife(spans[0].values) < time { spans.removeFirst() }
    }

    /// Whether there is anything to see now or later, if the values stay.
    package func isActive(at time: Double) -> Bool {
        spans.indices.contains { i in
            let span = spans[i], end = i + 1 < spans.count ? spans[i + 1].begin : .infinity
            return span.values.cells.indices.contains { cell in
                let stream = Self.stream(span, cell, until: end)
                let life = span.values.cells[cell].longestLife(span.values.lifetime)
                return stream.rate > 0 && life > 0 && stream.end > stream.begin && time <= stream.end + life
            }
        }
    }

    private static func longestLife(_ values: EmitterValues) -> Double {
        values.cells.map { $0.longestLife(values.lifetime) }.max() ?? 0
    }

    private static func stream(_ span: Span, _ index: Int, until end: Double) -> Stream {
        let cell = span.values.cells[index]
        return Stream(
            rate: max(0, cell.birthRate * span.values.birthRate), begin: max(span.begin, cell.timing.beginTime),
            end: min(end, cell.emissionEnd), born: span.born[index])
    }

    /// In the order in which they are drawn.
    package func particles(at time: Double) -> [Particle] {
        var result: [Particle] = []
        for (i, span) in spans.enumerated() {
            let end = i + 1 < spans.count ? spans[i + 1].begin : .infinity
            let random = EmitterRandom(seed: span.values.seed)
            for (index, cell) in span.values.cells.enumerated() {
                let stream = Self.stream(span, index, until: end)
                send(cell, span.values, stream: stream, at: time, random: random.branch(index), result: &result) {
                    own, _ in
                    ParticleOrigin(span.values, own)
                }
            }
        }
        return Self.ordered(result, values.renderMode)
    }

    /// Adds what the stream has sent out and is still to be seen, with what that itself sends out.
    private func send(
        _ cell: EmitterCellRecord, _ values: EmitterValues, stream: Stream, at time: Double,
        random: EmitterRandom, result: inout [Particle],
        from origin: (EmitterRandom, _ birth: Double) -> ParticleOrigin
    ) {
        let end = min(stream.end, time)
        guard stream.rate > 0, end >= stream.begin, cell.isEnabled else { return }
        let last = stream.born + (end - stream.begin) * stream.rate
        let oldest = stream.born + (time - cell.longestLife(values.lifetime) - stream.begin) * stream.rate
        var k = max(stream.born.rounded(.up), oldest.rounded(.down), (last - Double(Self.limit)).rounded(.up))
        while k <= last, result.count < Self.limit * 4 {
            let birth = stream.begin + (k - stream.born) / stream.rate
            // The end of a span is the beginning of the next one.
            if birth >= stream.end { break }
            let own = random.branch(Int(k))
            let flight = ParticleFlight(
                cell, values: values, origin: origin(own, birth), random: own, birth: birth)
            if let particle = flight.particle(at: time) { result.append(particle) }
            for (index, child) in cell.cells.enumerated() {
                let begin = birth + child.timing.beginTime
                let stream = Stream(
                    rate: max(0, child.birthRate), begin: begin,
                    end: min(birth + flight.life, birth + child.emissionEnd))
                send(child, values, stream: stream, at: time, random: own.branch(index), result: &result) { _, birth in
                    flight.origin(at: birth)
                }
            }
            k += 1
        }
    }

    private static func ordered(_ particles: [Particle], _ mode: EmitterValues.RenderMode) -> [Particle] {
        func sorted(by key: (Particle) -> Double) -> [Particle] {
            let order = particles.indices.map { (key(particles[$0]), $0) }.sorted { $0 < $1 }
            return order.map { particles[$0.1] }
        }
        switch mode {
        case .unordered, .additive: return particles
        case .oldestFirst: return sorted { -$0.age }
        case .oldestLast: return sorted { $0.age }
        case .backToFront: return sorted { $0.position.z }
        }
    }
}

extension EmitterCellRecord {
    /// In the time of the layer or of the particle above.
    fileprivate var emissionEnd: Double {
        timing.duration > 0 && timing.duration.isFinite ? timing.beginTime + timing.duration : .infinity
    }
}
