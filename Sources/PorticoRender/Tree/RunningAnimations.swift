import PorticoRenderModel

/// The animations of one layer, and the committed values below them.
final class RunningAnimations {
    // The render thread's own: nothing to check.
    @exclusivity(unchecked) var model: LayerProperties
    @exclusivity(unchecked) private(set) var records: [AnimationRecord] = []
    /// Over, and still shown by copies of the layer that lag behind.
    @exclusivity(unchecked) private(set) var past: [AnimationRecord] = []
    @exclusivity(unchecked) private var begun: [Bool] = []
    @exclusivity(unchecked) private var finished: [Bool] = []
    /// Every property that a record touches.
    @exclusivity(unchecked) private(set) var changes: LayerChanges = []

    init(model: LayerProperties) { self.model = model }

    var isEmpty: Bool { records.isEmpty && past.isEmpty }

    func add(_ record: AnimationRecord) {
        remove(record.id)
        records.append(record)
        begun.append(false)
        finished.append(false)
        changes.formUnion(Self.changes(of: record))
    }

    @discardableResult
    func remove(_ id: AnimationID) -> Bool {
        guard let i = records.firstIndex(where: { $0.id == id }) else { return false }
        remove(at: i)
        return true
    }

    private func remove(at i: Int) {
        records.remove(at: i)
        begun.remove(at: i)
        finished.remove(at: i)
        changes = records.reduce(into: []) { $0.formUnion(Self.changes(of: $1)) }
    }

    private static func changes(of record: AnimationRecord) -> LayerChanges {
        if case .group(let members) = record.kind {
            return members.reduce(into: []) { $0.formUnion(changes(of: $1)) }
        }
        return record.property.map { LayerChanges($0.property) } ?? []
    }

    /// What this layer's animations need next.
    enum Need: Equatable {
        case nothing
        /// A frame at once.
        case frames
        /// Nothing until this time of the layer.
        case wait(until: Double)
    }

    /// Reports what began and what ended by the layer's time `time`, and lets go of what is over.
    /// - Parameter lag: How far behind some copy of the layer is.
    func advance(to time: Double, lag: Double = 0, _ events: inout [AnimationEvent]) -> Need {
        // Frame times are sums of sixtieths: an end that is a rounding error away has come.
        let slack = 1e-7
        var need = Need.nothing
        past.removeAll { time > $0.endTime + lag + slack }
        var i = 0
        while i < records.count {
            let record = records[i]
            if !begun[i] && time + slack >= record.timing.beginTime {
                begun[i] = true
                events.append(.began(record.id))
            }
            if !finished[i] && time + slack >= record.endTime && begun[i] {
                finished[i] = true
                events.append(.ended(record.id))
                if record.isRemovedOnCompletion {
                    if lag > 0 { past.append(record) }
                    remove(at: i)
                    continue
                }
            }
            if lag > 0, begun[i], time < record.endTime + lag { need = .frames }
            if !finished[i] {
                if begun[i] {
                    // A clock that stands shows the same picture for ever.
                    if record.timing.speed != 0 { need = .frames }
                } else if need != .frames {
                    if case .wait(let other) = need, other <= record.timing.beginTime {
                    } else {
                        need = .wait(until: record.timing.beginTime)
                    }
                }
            }
            i += 1
        }
        if !past.isEmpty { need = .frames }
        return need
    }
}
