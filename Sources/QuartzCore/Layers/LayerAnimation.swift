import CoreGraphics
import Foundation
import PorticoRenderModel

/// An animation that has been added to a layer: the API object, its record, and who waits for it.
final class LayerAnimation {
    let id: AnimationID
    /// nil where it was added without one.
    let key: String?
    let animation: CAAnimation
    var record: AnimationRecord
    /// The begin time is absolute, because a commit has set it.
    var isResolved = false
    /// Whether it animates the layer's own keys that ask for display: it draws each frame.
    let redraws: Bool
    /// Lives as long as `all` names this animation; so it is used under the lock.
    private unowned(unsafe) let layer: CALayer
    private var group: CompletionGroup?
    private var hasBegun = false
    private var isDone = false

    private nonisolated(unsafe) static var all: [AnimationID: LayerAnimation] = [:]
    private nonisolated(unsafe) static var lastID: UInt64 = 0

    init(_ animation: CAAnimation, key: String?, layer: CALayer, group: CompletionGroup?) {
        id = TransactionLock.with {
            Self.lastID += 1
            return AnimationID(rawValue: Self.lastID)
        }
        self.key = key
        self.animation = animation
        self.layer = layer
        self.group = group
        group?.retainOne()
        record = animation.makeRecord(id: id, key: key ?? "", for: layer)
        redraws = animation.ownKeys(of: layer).contains { type(of: layer).needsDisplay(forKey: $0) }
        TransactionLock.with { Self.all[id] = self }
    }

    static func findAnimation(_ id: AnimationID) -> LayerAnimation? { TransactionLock.with { all[id] } }

    /// At the commit: an animation without a begin begins now, in its layer's time.
    static func resolveBegin(_ added: LayerTransaction.AddedAnimation, at now: Double) -> AnimationRecord {
        guard let found = findAnimation(added.record.id) else { return added.record }
        found.resolveBegin(at: now)
        return found.record
    }

    /// Without a begin it begins at a time, in its layer's terms.
    func resolveBegin(at now: Double) {
        guard !isResolved else { return }
        isResolved = true
        guard record.timing.beginTime == 0 else { return }
        let begin = layer.localTime(now)
        record.timing.beginTime = begin
        animation.beginTime = begin
    }

    static func markBegan(_ id: AnimationID) { findAnimation(id)?.beginAnimation() }

    /// The render side has played it to its end.
    static func markEnded(_ id: AnimationID, finished: Bool) {
        let ended = TransactionLock.with { () -> LayerAnimation? in
            guard let found = all[id] else { return nil }
            if found.record.isRemovedOnCompletion {
                found.layer.dropAnimation(found)
                found.layer.redrawLayer(without: [found])
            }
            return found
        }
        ended?.finishAnimation(finished, atOnce: true)
    }

    private func beginAnimation() {
        let isFirst = TransactionLock.with {
            defer { hasBegun = true }
            return !hasBegun
        }
        if isFirst { animation.delegate?.animationDidStart(animation) }
    }

    /// It leaves its layer, or the layer dies. Called with the lock.
    func forgetLayer() { Self.all[id] = nil }

    /// Once: tells the delegate, then whoever waits for the transaction.
    func finishAnimation(_ finished: Bool, atOnce: Bool = false) {
        let isFirst = TransactionLock.with {
            defer { isDone = true }
            return !isDone
        }
        guard isFirst else { return }
        if finished { beginAnimation() }
        TransactionLock.with { Self.all[id] = nil }
        animation.delegate?.animationDidStop(animation, finished: finished)
        let waiting = group
        group = nil
        waiting?.releaseOne(atOnce: atOnce)
    }
}

extension CAAnimation {
    /// The keys that it, or a member of it, animates and that are no properties of the layer.
    fileprivate func ownKeys(of layer: CALayer) -> [String] {
        if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap { $0.ownKeys(of: layer) } }
        guard let path = (self as? CAPropertyAnimation)?.storedKeyPath, animatedProperty(for: layer) == nil else {
            return []
        }
        return [String(path.prefix { $0 != "." })]
    }
}

extension CALayer {
    final func addAnimation(_ given: CAAnimation, _ key: String?) {
        guard !hasState(.isPresentation), let animation = given.copy(with: nil) as? CAAnimation else { return }
        let thread = TransactionThread.current
        // A transition has one place, whatever the key.
        let key = animation is CATransition ? kCATransition : key
        if animation.timingRecord.duration == 0 { animation.timingRecord.duration = thread.top.duration }
        if let function = thread.top.timingFunction { animation.storedTimingFunction = function }
        if let key { removeAnimation(named: key) }
        let added = LayerAnimation(animation, key: key, layer: self, group: thread.top.group)
        TransactionLock.lock()
        coldStorage.animations.append(added)
        if let context {
            context.addAnimation(.init(layer: id, record: added.record))
        } else {
            thread.orphans.append(self)
            thread.isImplicitOpen = true
        }
        TransactionLock.unlock()
        if added.redraws { FrameTimer.shared.startRedrawing(self) }
    }

    final func removeAnimation(named key: String) {
        let dropped = TransactionLock.with { () -> LayerAnimation? in
            guard let found = cold?.animations.first(where: { $0.key == key }) else { return nil }
            dropAnimation(found)
            return found
        }
        guard let dropped else { return }
        redrawLayer(without: [dropped])
        dropped.finishAnimation(false)
    }

    final func removeEveryAnimation() {
        let all = TransactionLock.with {
            let all = cold?.animations ?? []
            for animation in all { dropAnimation(animation) }
            return all
        }
        redrawLayer(without: all)
        for animation in all { animation.finishAnimation(false) }
    }

    /// Ends what can no longer be shown.
    final func endAnimations(finished: Bool) {
        let all = TransactionLock.with {
            let all = cold?.animations ?? []
            for animation in all { animation.forgetLayer() }
            cold?.animations = []
            return all
        }
        for animation in all { animation.finishAnimation(finished) }
    }

    /// Takes it off the layer, and off the render side where that knows it. Called with the lock.
    final func dropAnimation(_ animation: LayerAnimation) {
        cold?.animations.removeAll { $0 === animation }
        animation.forgetLayer()
        context?.dropAnimation(animation.id, of: id)
    }

    /// Once more, with the values that are there without them.
    fileprivate final func redrawLayer(without animations: [LayerAnimation]) {
        if animations.contains(where: \.redraws) { setNeedsDisplay() }
    }

    /// Some animation of the layer's own keys runs: it is drawn by a copy with the values of the moment.
    final var isRedrawing: Bool { TransactionLock.with { cold?.animations.contains { $0.redraws } ?? false } }

    final var namedAnimationKeys: [String]? {
        guard let keys = TransactionLock.with({ cold?.animations.compactMap(\.key) }), !keys.isEmpty else { return nil }
        return keys
    }
}

extension CALayer: AnimationTarget, Redrawing {
    package final var setValues: LayerProperties { properties }
}

extension CALayer: CommitOrphan {
    final func endIfOrphaned() {
        if TransactionLock.with({ context == nil }) { endAnimations(finished: false) }
    }
}

extension CATransaction {
    /// Ends animations that the render side has played to their end, or dropped.
    package static func animationsCompleted(_ ids: [AnimationID], at time: Double) {
        for id in ids { LayerAnimation.markEnded(id, finished: true) }
    }

    package static func animationsBegan(_ ids: [AnimationID], at time: Double) {
        for id in ids { LayerAnimation.markBegan(id) }
    }
}
