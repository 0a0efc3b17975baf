import PorticoRenderModel

/// The animations of one layer, and the committed values below them.
final class RunningAnimations {
    // The render thread's own: nothing to check.
    @exclusivity(unchecked) var model: LayerProperties { didSet { isSorted = false } }
    @exclusivity(unchecked) private(set) var records: [AnimationRecord] = []
    /// Over, and still shown by copies of the layer that lag behind.
    @exclusivity(unchecked) private(set) var past: [AnimationRecord] = []
    @exclusivity(unchecked) private var begun: [Bool] = []
    @exclusivity(unchecked) private var finished: [Bool] = []
    /// Every property that a record moves.
    @exclusivity(unchecked) private(set) var changes: LayerChanges = []
    /// Those that were moved when the layer was shown last: what has stopped since goes back to the model's.
    @exclusivity(unchecked) private var shownChanges: LayerChanges = []
    /// Records that have a property to themselves, and all other properties that are moved.
    @exclusivity(unchecked) private var straight: [StraightAnimation] = []
    @exclusivity(unchecked) private var mixed: LayerChanges = []
    @exclusivity(unchecked) private var isSorted = false

    init(model: LayerProperties) { self.model = model }

    var isEmpty: Bool { records.isEmpty && past.isEmpty }

    func add(_ record: AnimationRecord) {
        remove(record.id)
        records.append(record)
        begun.append(false)
        finished.append(false)
        changes.formUnion(record.changes)
        isSorted = false
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
        changes = records.reduce(into: []) { $0.formUnion($1.changes) }
        isSorted = false
    }

    // MARK: Values

    /// Brings the values shown to a time of the layer, in their place: only what is animated is looked at. Says what differs now.
    func show(at time: Double, in shown: inout LayerProperties) -> LayerChanges {
        if !isSorted { findStraight() }
        var differing = LayerChanges.none
        for i in straight.indices
        where straight[i].show(at: time, in: &shown) ?? straight[i].reset(&shown, to: model) {
            differing.formUnion(LayerChanges(straight[i].property))
        }
        if !mixed.isEmpty { differing.formUnion(showMixed(at: time, in: &shown)) }
        return differing
    }

    private func findStraight() {
        isSorted = true
        straight.removeAll(keepingCapacity: true)
        var once = LayerChanges.none, twice = LayerChanges.none
        for record in records {
            twice.formUnion(once.intersection(record.changes))
            once.formUnion(record.changes)
        }
        // What was moved until now goes back.
        mixed = changes.union(shownChanges)
        shownChanges = changes
        for record in records where record.changes.isDisjoint(with: twice) {
            guard let made = StraightAnimation(record, over: model) else { continue }
            straight.append(made)
            mixed.subtract(record.changes)
        }
    }

    private func showMixed(at time: Double, in shown: inout LayerProperties) -> LayerChanges {
        // Text is drawn anew for its own values, which takes all the others, too.
        if mixed.hasSpecific, model.drawsText { return showText(at: time, mixed, in: &shown) }
        var differing = LayerChanges.none
        mixed.forEach { property in
            guard var value = model.value(of: property), let old = shown.value(of: property) else { return }
            AnimationSampler.move(&value, of: property, by: records, at: time)
            if value == old { return }
            shown.setValue(value, of: property)
            // A class's own values may be coarser than what an animation makes of them.
            if LayerChanges(property).hasSpecific, shown.value(of: property) == old { return }
            differing.formUnion(LayerChanges(property))
        }
        return differing
    }

    private func showText(
        at time: Double, _ touched: LayerChanges, in shown: inout LayerProperties
    ) -> LayerChanges {
        var sampled = model
        AnimationSampler.apply(records, to: &sampled, at: time)
        sampled = sampled.withText(drawnFor: model, shown: shown)
        if sampled == shown { return [] }
        let differing = sampled.contents != shown.contents ? touched.union(.contents) : touched
        shown = sampled
        return differing.isEmpty ? .all : differing
    }

    // MARK: Time

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
        if !past.isEmpty { past.removeAll { time > $0.endTime + lag + slack } }
        var i = 0
        while i < records.count {
            let timing = records[i].timing
            if !begun[i] && time + slack >= timing.beginTime {
                begun[i] = true
                events.append(.began(records[i].id))
            }
            if !finished[i] && begun[i] && time + slack >= timing.endTime {
                finished[i] = true
                events.append(.ended(records[i].id))
                if records[i].isRemovedOnCompletion {
                    if lag > 0 { past.append(records[i]) }
                    remove(at: i)
                    continue
                }
            }
            if lag > 0, begun[i], time < timing.endTime + lag { need = .frames }
            if !finished[i] {
                if begun[i] {
                    // A clock that stands shows the same picture for ever.
                    if timing.speed != 0 { need = .frames }
                } else if need != .frames {
                    if case .wait(let other) = need, other <= timing.beginTime {
                    } else {
                        need = .wait(until: timing.beginTime)
                    }
                }
            }
            i += 1
        }
        if !past.isEmpty { need = .frames }
        return need
    }
}
