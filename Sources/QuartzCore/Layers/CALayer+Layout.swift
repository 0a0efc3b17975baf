import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

extension CALayer {
    final func markNeedsLayout() {
        defer { noteThread() }
        TransactionLock.lock()
        defer { TransactionLock.unlock() }
        if state.contains(.needsLayout) {
            // Marked before it was attached to anything that would lay it out.
            queueLayout()
            return
        }
        if state.contains(.isPresentation) { return }
        state.insert(.needsLayout)
        noteNeedsLayoutAbove()
        queueLayout()
    }

    /// For the commit; a walk that is at the superlayer reaches this layer by itself.
    @inline(__always)
    private final func queueLayout() {
        guard layoutIndex < 0, let context else { return }
        if let parent = storedSuperlayer, parent.state.contains(.reachesSublayers) { return }
        context.enqueueLayout(self)
    }

    /// Leaves a way from the top down to this marked layer. A flagged layer has flagged ancestors, so the first flagged
    /// one ends the way up. Called with the lock.
    final func noteNeedsLayoutAbove() {
        var layer = self
        while let parent = layer.storedSuperlayer {
            if !layer.state.contains(.isMask) { parent.widenMarked(to: layer) }
            if parent.state.contains(.descendantNeedsLayout) { return }
            parent.state.insert(.descendantNeedsLayout)
            layer = parent
        }
    }

    /// The marked sublayers are between the first and the last of them, so that one of many costs no walk past the others.
    @inline(__always)
    private final func widenMarked(to layer: CALayer) {
        if markedSublayers == Self.allMarked { return }
        let hint = Int(layer.siblingHint)
        let isThere = hint < storedSublayers.count && storedSublayers[hint] === layer
        let index = Int32(truncatingIfNeeded: isThere ? hint : indexOfSublayer(layer))
        markedSublayers.first = min(markedSublayers.first, index)
        markedSublayers.last = max(markedSublayers.last, index)
    }

    static let noneMarked: (first: Int32, last: Int32) = (.max, -1)
    static let allMarked: (first: Int32, last: Int32) = (0, .max)

    /// The places of sublayers have changed, from one before the end of the list on.
    final func forgetMarkedPlaces() {
        if markedSublayers.last >= 0 { markedSublayers = Self.allMarked }
    }

    /// In a commit, unless it has left the context since.
    final func layoutSelfIfMarked(in context: LayerContext) {
        TransactionLock.lock()
        let isMarked = self.context === context && takeLayoutMark()
        let begins = isMarked && state.insert(.isLayingOut).inserted
        TransactionLock.unlock()
        guard isMarked else { return }
        layoutSelf()
        if begins { TransactionLock.with { state.subtract(.isLayingOut) } }
    }

    /// Called with the lock.
    private final func takeLayoutMark() -> Bool {
        guard state.contains(.needsLayout) else { return false }
        state.subtract(.needsLayout)
        context?.forgetLayout(self)
        return true
    }

    private final func layoutSelf() {
        if PorticoTrace.isEnabled {
            PorticoTrace.call(.layer, self, "layoutSublayers") { layoutSublayers() }
        } else {
            layoutSublayers()
        }
    }

    /// From the topmost ancestor in an unbroken chain of those that want layout.
    final func layoutTreeIfNeeded() {
        let top = TransactionLock.with {
            var top: CALayer = self
            while let parent = top.storedSuperlayer, parent.state.contains(.needsLayout) { top = parent }
            return top
        }
        top.layoutOwnTreeIfNeeded()
    }

    /// This layer and what is below, while those above may still want layout.
    package final func layoutOwnTreeIfNeeded() {
        var rounds = 0
        while TransactionLock.with({ wantsLayoutBelow }) {
            rounds += 1
            if rounds > CommitPass.returnLimit {
                return LayerContext.tellLoop(
                    TransactionLock.with { unsettled.map(\.loopDescription) }, givenUp: "for this layoutIfNeeded")
            }
            layoutMarkedSubtree()
        }
    }

    /// The first few layers, this one and below, that still ask for layout. Called with the lock.
    private final var unsettled: [CALayer] {
        var found = state.contains(.needsLayout) ? [self] : []
        DeepStack.run {
            for layer in storedSublayers where found.count < 5 && layer.wantsLayoutBelow { found += layer.unsettled }
        }
        return found
    }

    @inline(__always)
    private final var wantsLayoutBelow: Bool { !state.isDisjoint(with: [.needsLayout, .descendantNeedsLayout]) }

    private final func layoutMarkedSubtree() {
        TransactionLock.lock()
        if takeLayoutMark() {
            state.insert(.reachesSublayers)
            let begins = state.insert(.isLayingOut).inserted
            TransactionLock.unlock()
            layoutSelf()
            TransactionLock.lock()
            state.subtract(begins ? [.reachesSublayers, .isLayingOut] : .reachesSublayers)
        }
        guard state.contains(.descendantNeedsLayout) else { return TransactionLock.unlock() }
        state.subtract(.descendantNeedsLayout)
        // As the list is now: layout can change it.
        let layers = storedSublayers
        let mask = cold?.mask
        let (first, last) = (Int(markedSublayers.first), min(Int(markedSublayers.last), layers.count - 1))
        markedSublayers = Self.noneMarked
        TransactionLock.unlock()
        if first <= last {
            DeepStack.run {
                layers.withUnsafeBufferPointer { layers in
                    for i in first...last {
                        Unmanaged.passUnretained(layers[i])._withUnsafeGuaranteedRef { $0.layoutMarkedSubtree() }
                    }
                }
            }
        }
        if let mask { DeepStack.run { mask.layoutMarkedSubtree() } }
    }

    /// How UIKit lays out a view that leaves `layoutSublayers(of:)` alone, without what calling any delegate costs; it sets
    /// this before its first view.
    @exclusivity(unchecked) package nonisolated(unsafe) static var layoutPlainView: (AnyObject, CALayer) -> Void = {
        _, _ in
    }

    final func askDelegateForLayout() {
        let plain = TransactionLock.with { state.contains(.plainView) ? owner : nil }
        if let plain { return Self.layoutPlainView(plain, self) }
        delegate?.layoutSublayers(of: self)
    }

    final var loopDescription: String {
        if let delegate { return "\(type(of: delegate)) (\(description))" }
        return description
    }
}
