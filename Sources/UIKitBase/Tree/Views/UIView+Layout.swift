import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// One view's turn in the commit's layout phase, and the constraint pass before it.
///
/// - From: `CALayer.layoutSublayers()`
/// - To: `updateConstraints()`, `UIViewController.viewWillLayoutSubviews()`, `layoutSubviews()`
extension UIView {
    /// Has layers call `layoutFromLayer` straight, without what a call by protocol checks each time.
    static func layOutPlainViews() {
        let layOut: @MainActor (AnyObject, CALayer) -> Void = { view, layer in
            MainThreadChecker.note()
            unsafeDowncast(view, to: UIView.self).layoutFromLayer(layer)
        }
        // In structures: a function that is handed over as what any type may be is called through two more.
        struct OnMain { let call: @MainActor (AnyObject, CALayer) -> Void }
        struct Anywhere { let call: (AnyObject, CALayer) -> Void }
        CALayer.layoutPlainView = unsafeBitCast(OnMain(call: layOut), to: Anywhere.self).call
    }

    /// `layoutIfNeeded` that leaves views above alone, for a container that is about to lay itself out.
    package func layoutOwnTreeIfNeeded() {
        if LayoutEngine.shared.isDirty { LayoutEngine.shared.solve() }
        layer.layoutOwnTreeIfNeeded()
    }

    func layoutFromLayer(_ layer: CALayer) {
        if !flags.isDisjoint(with: [.descendantNeedsUpdateConstraints, .requestsUpdateConstraints]) {
            runConstraintPass()
        }
        // A view that is zero in both dimensions lays out nothing unasked (contract C08): constraints place its children.
        let size = layer.plainSize
        let isEmpty = size.width <= 0 && size.height <= 0 && !flags.contains(.asksForLayout)
        flags.remove(.asksForLayout)
        if !isEmpty { noteSafeArea() }
        let engine = LayoutEngine.shared
        updateConstraintLayout(in: engine)
        engine.layoutDepth += 1
        // A view may lay itself out once more from inside.
        let isInside = flags.contains(.isLayingOut)
        flags.insert(.isLayingOut)
        if isEmpty {
            if flags.contains(.hasConstrainedSubviews) { placeConstrainedSubviews() }
        } else if LifecycleChecker.isOn {
            LifecycleChecker.layout(of: self) { withOwnTraits { layOut() } }
        } else {
            withOwnTraits { layOut() }
        }
        if !isInside { flags.remove(.isLayingOut) }
        if flags.contains(.hasHalo) { FocusEngine.shared.halo.placeLine() }
        engine.layoutDepth -= 1
        // Constraints that changed meanwhile: who moves by that is laid out again, nobody else.
        if engine.isDirty { engine.solve() }
    }

    @inline(__always) private func layOut() {
        guard ObservedReads.isOn else { return layOutOnce() }
        ObservedReads.recordReads(of: .layout, by: self, { $0.setNeedsLayout() }) { layOutOnce() }
    }

    @inline(__always) private func layOutOnce() {
        if let controller {
            PorticoTrace.call(.controller, controller, "viewWillLayoutSubviews") { controller.viewWillLayoutSubviews() }
            PorticoTrace.call(.view, self, "layoutSubviews") { layoutSubviews() }
            controller.placeUnavailableContent()
            PorticoTrace.call(.controller, controller, "viewDidLayoutSubviews") { controller.viewDidLayoutSubviews() }
        } else if PorticoTrace.isEnabled {
            PorticoTrace.call(.view, self, "layoutSubviews") { layoutSubviews() }
        } else {
            layoutSubviews()
        }
    }

    // MARK: Constraints

    /// Marks this view, and the way down to it, for the next constraint pass.
    func markConstraints() {
        guard !flags.contains(.requestsUpdateConstraints) else { return }
        flags.insert(.requestsUpdateConstraints)
        markAncestorsForConstraints()
        setNeedsLayout()
        // A view that has no size yet is not laid out: its superview's pass gives it one.
        if flags.contains(.constraintBased) { parentView?.setNeedsLayout() }
    }

    /// The view has its first constraint: layout by constraints begins for it, with `updateConstraints()` before its next layout.
    func constraintsBegin() {
        guard flags.isDisjoint(with: [.hasUpdatedConstraints, .requestsUpdateConstraints]),
            controller != nil || ViewClassInfo.of(type(of: self)).updatesConstraints
        else { return }
        flags.insert(.requestsUpdateConstraints)
        markAncestorsForConstraints()
        if LayoutEngine.shared.layoutDepth == 0 { setNeedsLayout() }
    }

    func markAncestorsForConstraints() {
        var ancestor = parentView
        while let view = ancestor, !view.flags.contains(.descendantNeedsUpdateConstraints) {
            view.flags.insert(.descendantNeedsUpdateConstraints)
            ancestor = view.parentView
        }
    }

    func setConstraintBased(_ on: Bool) {
        guard flags.contains(.constraintBased) != on else { return }
        setFlag(.constraintBased, on)
        if let item = layoutItem { LayoutEngine.shared.modeChanged(item) }
        parentView?.setNeedsLayout()
    }

    /// Whether it is the view of its window's root controller.
    var isRootOfWindow: Bool {
        guard let window = controller?.hostingWindow else { return false }
        return parentView === window
    }

    /// Asked before a view's superview is looked at, for every view that is added.
    var mayBeRoot: Bool { controller != nil && flags.contains(.constraintBased) }

    /// The view has come to a window as its root, or has left one: who says where it is may be another now.
    func rootPlaceChanged() {
        if let item = layoutItem { LayoutEngine.shared.modeChanged(item) }
    }

    /// Deepest views first (contract C16).
    func runConstraintPass() {
        if flags.contains(.descendantNeedsUpdateConstraints) {
            flags.remove(.descendantNeedsUpdateConstraints)
            DeepStack.each(children) { $0.runConstraintPass() }
        }
        guard flags.contains(.requestsUpdateConstraints) else { return }
        flags.remove(.requestsUpdateConstraints)
        flags.insert(.hasUpdatedConstraints)
        if let controller {
            PorticoTrace.call(.controller, controller, "updateViewConstraints") {
                LifecycleChecker.callingSuper(controller, "updateViewConstraints()") {
                    ObservedReads.recordReads(of: .constraints, by: self, { $0.setNeedsUpdateConstraints() }) {
                        withOwnTraits { controller.updateViewConstraints() }
                    }
                }
            }
        } else {
            traceUpdateConstraints()
        }
    }

    func traceUpdateConstraints() {
        PorticoTrace.call(.view, self, "updateConstraints") {
            LifecycleChecker.callingSuper(self, "updateConstraints()") {
                ObservedReads.recordReads(of: .constraints, by: self, { $0.setNeedsUpdateConstraints() }) {
                    withOwnTraits { updateConstraints() }
                }
            }
        }
    }

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let own = axis == .horizontal ? extras?.hugging.horizontal : extras?.hugging.vertical
        return own ?? (axis == .horizontal ? standardHugging.horizontal : standardHugging.vertical)
    }

    func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard hugging(axis) != priority else { return }
        let extras = needExtras()
        if axis == .horizontal { extras.hugging.horizontal = priority } else { extras.hugging.vertical = priority }
        contentSizeChanged()
    }

    func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let extras else { return .defaultHigh }
        return axis == .horizontal ? extras.compression.horizontal : extras.compression.vertical
    }

    func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        guard compression(axis) != priority else { return }
        let extras = needExtras()
        if axis == .horizontal {
            extras.compression.horizontal = priority
        } else {
            extras.compression.vertical = priority
        }
        contentSizeChanged()
    }

    func contentSizeChanged() {
        if let item = layoutItem { LayoutEngine.shared.contentChanged(item) }
        parentView?.setNeedsLayout()
    }

    package func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority = .fittingSizeLevel,
        _ vertical: UILayoutPriority = .fittingSizeLevel, filling: UIView? = nil
    ) -> CGSize {
        FittingMeasure(self, target: target, horizontal: horizontal, vertical: vertical, filling: filling).size()
    }

    // MARK: Safe area and margins

    /// What of the superview's covered edges reaches into this view, and what its controller's containers add.
    func computeSafeArea() -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        var frame = untransformedFrame
        var around = parentView
        while let passing = around, passing.passesSafeArea {
            let place = passing.untransformedFrame.origin, start = passing.bounds.origin
            frame.origin.x += place.x - start.x
            frame.origin.y += place.y - start.y
            around = passing.parentView
        }
        if let parent = around {
            let outer = parent.safeAreaForSubviews
            if outer != .zero {
                let space = parent.bounds
                // What reaches out of the superview adds nothing, and no more of a view can be covered than there is of it.
                func covered(_ edge: CGFloat, _ distance: CGFloat, of all: CGFloat) -> CGFloat {
                    min(max(0, edge - max(0, distance)), all)
                }
                insets = UIEdgeInsets(
                    top: covered(outer.top, frame.minY - space.minY, of: frame.height),
                    left: covered(outer.left, frame.minX - space.minX, of: frame.width),
                    bottom: covered(outer.bottom, space.maxY - frame.maxY, of: frame.height),
                    right: covered(outer.right, space.maxX - frame.maxX, of: frame.width))
            }
        }
        if let controller {
            insets = insets.adding(controller.containerInsets).adding(controller.additionalSafeAreaInsets)
        }
        return insets
    }

    /// What the safe area depends on changed, but not the view's own geometry: the next layout pass looks.
    package func safeAreaSourceChanged() { setNeedsLayout() }

    /// Tells about a changed safe area, to those who listen.
    func noteSafeArea() {
        guard controller != nil || flags.contains(.watchesSafeArea) else { return }
        let now = safeAreaInsets
        if extras == nil, now == .zero { return }
        let extras = needExtras()
        guard extras.knownSafeArea != now else { return }
        let before = extras.knownSafeArea
        KeyValueObserving.willChange(self, "safeAreaInsets", from: before)
        extras.knownSafeArea = now
        KeyValueObserving.didChange(self, "safeAreaInsets")
        PorticoTrace.call(.view, self, "safeAreaInsetsDidChange") { safeAreaInsetsDidChange() }
        if let controller {
            PorticoTrace.call(.controller, controller, "viewSafeAreaInsetsDidChange") {
                controller.viewSafeAreaInsetsDidChange()
            }
        }
        DeepStack.run { noteSafeAreaOfChildren() }
    }

    private func noteSafeAreaOfChildren() {
        for child in children {
            if child.passesSafeArea {
                child.noteSafeAreaOfChildren()
            } else if child.listensToSafeArea, child.extras != nil || child.flags.contains(.watchesSafeArea) {
                child.noteSafeArea()
                if child.flags.contains(.laysOutBySafeArea) { child.backing.setNeedsLayout() }
            } else {
                child.markForSafeArea()
            }
        }
    }

    /// Somebody is told when this view's safe area changes.
    private var listensToSafeArea: Bool { controller != nil || flags.contains(.watchesSafeArea) }

    /// Marks who has another safe area now, here or behind plain views: their own layout, which follows in this pass, tells them.
    /// Told here already, they would be told again once the containers between have given them their places.
    private func markForSafeArea() {
        if listensToSafeArea, !passesSafeArea {
            // What is below a view that has the safe area it had has its own, too.
            if safeAreaInsets != extras?.knownSafeArea ?? .zero { backing.setNeedsLayout() }
            return
        }
        if flags.contains(.laysOutBySafeArea) || hasOutdatedGuide { backing.setNeedsLayout() }
        DeepStack.each(children) { $0.markForSafeArea() }
    }

    private var hasOutdatedGuide: Bool {
        guard flags.contains(.hasInsetGuides), let extras else { return false }
        return extras.systemGuides.contains { $0.edges?.isOutdated(in: self) == true }
    }

    /// Whether subviews see the superview's safe area as if they lay in it directly: those of a view that only groups them may reach out
    /// of it. Default false.
    package var passesSafeArea: Bool {
        get { flags.contains(.passesSafeArea) }
        set { if newValue { flags.insert(.passesSafeArea) } else { flags.remove(.passesSafeArea) } }
    }

    func effectiveMargins() -> UIEdgeInsets {
        var margins: UIEdgeInsets
        if let own = extras?.directionalLayoutMargins {
            margins = own.resolved(rightToLeft: isRightToLeft)
        } else if let own = extras?.layoutMargins {
            margins = own
        } else if let controller {
            margins = controller.systemMinimumLayoutMargins.resolved(rightToLeft: isRightToLeft)
        } else {
            margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        if let controller, controller.viewRespectsSystemMinimumLayoutMargins {
            margins = margins.union(controller.systemMinimumLayoutMargins.resolved(rightToLeft: isRightToLeft))
        }
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets) }
        if preservesSuperviewLayoutMargins, let parent = parentView {
            var outer = parent.layoutMargins
            if !parent.handsDownVerticalMargins { (outer.top, outer.bottom) = (-.infinity, -.infinity) }
            let space = parent.bounds
            let frame = self.frame
            margins = margins.union(
                UIEdgeInsets(
                    top: outer.top - frame.minY, left: outer.left - frame.minX,
                    bottom: outer.bottom - (space.maxY - frame.maxY), right: outer.right - (space.maxX - frame.maxX)))
        }
        return margins
    }

    func setMargins(_ margins: UIEdgeInsets) {
        changeMargins {
            $0.layoutMargins = margins
            $0.directionalLayoutMargins = nil
        }
    }

    func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
        changeMargins {
            $0.directionalLayoutMargins = margins
            $0.layoutMargins = nil
        }
    }

    func changeMargins(_ change: (ViewExtras) -> Void) {
        let old = effectiveMargins()
        change(needExtras())
        guard effectiveMargins() != old else { return }
        // Who is measured before the next layout has the new margins.
        updateInsetGuides()
        setNeedsLayout()
        PorticoTrace.call(.view, self, "layoutMarginsDidChange") { layoutMarginsDidChange() }
        controller?.viewLayoutMarginsDidChange()
    }
}
