import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

extension UIView {
    static func makeLayer(_ info: ViewClassInfo) -> CALayer {
        guard let layer = makeInstance(of: info.layerClass) as? CALayer else {
            FatalException.invalidArgument.raise(
                "\(self).layerClass is \(info.layerClass), which is no subclass of CALayer")
        }
        return layer
    }

    /// The layer exists before the view is ready; its bounds are set before the view's frame (trace T10).
    @inline(__always)
    func finishInit(_ info: ViewClassInfo, frame: CGRect) {
        backing.bounds = CGRect(origin: .zero, size: frame.size)
        backing.setOwner(self, isQuiet: info.quietActions, isPlain: info.plainLayout)
        backing.contentsScale = UIScreen.mainScale
        backing.isOpaque = true
        if info.draws { flags.insert(.draws) }
        if info.plainGeometry { flags.insert(.plainGeometry) }
        if info.watchesSafeArea { flags.insert(.watchesSafeArea) }
        if info.constraintBased { flags.insert(.requestsUpdateConstraints) }
        if drawsContents { backing.setNeedsDisplay() }
        LiveViews.shared?.add(self)
    }

    /// Whether the view or its layer makes contents of its own, so that a redraw means something.
    @inline(__always)
    var drawsContents: Bool {
        flags.contains(.draws) || (type(of: backing) != CALayer.self && backing.overridesDrawing)
    }

    @inline(__always)
    func setFlag(_ flag: ViewFlags, _ on: Bool) {
        if on { flags.insert(flag) } else { flags.remove(flag) }
    }

    func needExtras() -> ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }

    /// The end of a view, after its subclasses' own `deinit`: its subviews leave it one by one (contract C05, trace T8).
    nonisolated func destroy() {
        backing.setOwner(nil, isQuiet: false)
        guard !children.isEmpty || PorticoTrace.isEnabled || extras != nil || layoutItem != nil else { return }
        guard Thread.isMainThread else { return OffMainRelease.finish(self) }
        MainActor.assumeIsolated {
            flags.insert(.dying)
            // All layers at once: one by one, each would move the rest of the list.
            if children.count > 1, backing.sublayers?.count == children.count { backing.sublayers = nil }
            DeepStack.run {
                for child in children { child.leaveDyingSuperview() }
                children = []
            }
            if let extras {
                if !extras.constraints.isEmpty { LayoutEngine.shared.end(extras.constraints) }
                for recognizer in extras.gestureRecognizers { recognizer.attachedView = nil }
            }
            PorticoTrace.call(.view, self, "dealloc") {}
        }
    }
}
