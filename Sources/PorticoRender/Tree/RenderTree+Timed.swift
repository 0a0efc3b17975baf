import Foundation
import PorticoRenderModel
import PorticoTrace

/// An emitter's particles, and the layer's time.
struct LayerEmission {
    var simulation: EmitterSimulation
    var time = 0.0
    /// It showed something at the last look.
    var wasActive = false
}

extension RenderTree {
    /// Remembers a new layer whose looks, or its sublayers', depend on the time even without animations.
    func notePayload(_ node: RenderNode) {
        if node.values.isTimed {
            node.isTimed = true
            timed.append(node)
        } else if node.values.replication != nil {
            hasLaggingCopies = true
        }
    }

    /// Only such layers are looked at; those at rest cost a comparison.
    func sampleTimed(_ result: inout Sampled) {
        var i = 0
        while i < timed.count {
            let node = timed[i]
            guard self[node.id] === node else {
                timed.swapAt(i, timed.count - 1)
                timed.removeLast()
                continue
            }
            if moveOn(node) { result.isAnimating = true }
            i += 1
        }
    }

    /// Whether it goes on moving.
    private func moveOn(_ node: RenderNode) -> Bool {
        switch node.values.extrasBox?.value.payload {
        case .emitter(let values)?:
            let local = layerTime(of: node, at: time)
            var emission = node.emission ?? LayerEmission(simulation: EmitterSimulation(values))
            // Taken out, so that nothing is copied.
            node.emission = nil
            emission.simulation.change(to: values, at: local)
            let isActive = emission.simulation.isActive(at: local)
            let moves = emission.time != local || !emission.wasActive
            if (isActive && moves) || (emission.wasActive && !isActive) {
                mark(node, changed: EmitterValues.emitterCells.change)
            }
            (emission.time, emission.wasActive) = (local, isActive)
            node.emission = emission
            return isActive
        case .tiled(let values)?:
            let last = values.tiles.map(\.time).max() ?? -.infinity
            let isFading = time < last + values.fadeDuration
            if isFading || node.wasFading { mark(node, changed: TiledValues.tiles.change) }
            node.wasFading = isFading
            return isFading
        default: return false
        }
    }

    // MARK: Instances that lag behind

    /// Runs `body` with all layers below `node` as their animations had them some time ago.
    func withPast(below node: RenderNode, secondsAgo: Double, _ body: () -> Void) {
        guard secondsAgo != 0 else { return body() }
        var saved: [(RenderNode, LayerProperties, UInt32)] = []
        goBack(node, secondsAgo, &saved)
        body()
        for (node, values, stamp) in saved { (node.values, node.contentsStamp) = (values, stamp) }
    }

    private func goBack(_ node: RenderNode, _ seconds: Double, _ saved: inout [(RenderNode, LayerProperties, UInt32)]) {
        for child in node.children {
            if let running = child.animations {
                var past = running.model
                AnimationSampler.apply(
                    running.past + running.records, to: &past, at: layerTime(of: child, at: time - seconds))
                saved.append((child, child.values, child.contentsStamp))
                if past.contents != child.values.contents { child.contentsStamp = stamp() }
                child.values = past
            }
            DeepStack.run { goBack(child, seconds, &saved) }
        }
    }

    /// How long after an animation's end some instance of the layer still shows it.
    func lag(of node: RenderNode) -> Double {
        guard hasLaggingCopies else { return 0 }
        var sum = 0.0, next = node.parent
        while let layer = next {
            if let copies = layer.values.replication { sum += max(0, copies.delay * Double(copies.drawnCount - 1)) }
            next = layer.parent
        }
        return sum
    }
}

extension LayerProperties {
    fileprivate var isTimed: Bool {
        switch extrasBox?.value.payload {
        case .emitter?, .tiled?: true
        default: false
        }
    }
}
