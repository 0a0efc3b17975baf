import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

extension CALayer {
    final func markNeedsLayout() {
        if state.contains(.needsLayout) {
            // Marked before it was attached to anything that would lay it out.
            if layoutIndex < 0, let context { context.enqueueLayout(self) }
            return
        }
        if state.contains(.isPresentation) { return }
        state.insert(.needsLayout)
        storedSuperlayer?.noteDescendantNeedsLayout()
        if layoutIndex < 0, let context { context.enqueueLayout(self) }
    }

    /// A flagged layer has flagged ancestors, so the first flagged one ends the way up.
    final func noteDescendantNeedsLayout() {
        var layer: CALayer? = self
        while let current = layer, !current.state.contains(.descendantNeedsLayout) {
            current.state.insert(.descendantNeedsLayout)
            layer = current.storedSuperlayer
        }
    }

    final func layoutSelfIfMarked() {
        guard state.contains(.needsLayout) else { return }
        state.subtract(.needsLayout)
        if layoutIndex >= 0 { TransactionLock.with { context?.forgetLayout(self) } }
        PorticoTrace.call(.layer, self, "layoutSublayers") { layoutSublayers() }
    }

    /// From the topmost ancestor in an unbroken chain of those that want layout.
    final func layoutTreeIfNeeded() {
        var top: CALayer = self
        while let parent = top.storedSuperlayer, parent.state.contains(.needsLayout) { top = parent }
        var rounds = 0
        while top.state.intersection([.needsLayout, .descendantNeedsLayout]) != [] {
            rounds += 1
            if rounds > CommitPass.returnLimit {
                FileHandle.standardError.write(
                    Data("Layout loop: layoutIfNeeded of \(top.loopDescription) does not settle; given up.\n".utf8))
                return
            }
            top.layoutMarkedSubtree()
        }
    }

    private func layoutMarkedSubtree() {
        layoutSelfIfMarked()
        guard state.contains(.descendantNeedsLayout) else { return }
        state.subtract(.descendantNeedsLayout)
        for layer in storedSublayers
        where layer.state.intersection([.needsLayout, .descendantNeedsLayout]) != [] {
            layer.layoutMarkedSubtree()
        }
        if let mask = cold?.mask, mask.state.intersection([.needsLayout, .descendantNeedsLayout]) != [] {
            mask.layoutMarkedSubtree()
        }
    }

    final func askDelegateForLayout() { delegate?.layoutSublayers(of: self) }

    final var loopDescription: String {
        if let delegate { return "\(type(of: delegate)) (\(description))" }
        return description
    }
}
