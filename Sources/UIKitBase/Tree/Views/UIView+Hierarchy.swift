import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// The order of hierarchy callbacks, all in one place (traces T7, T8, T8b).
///
/// - From: `addSubview`, `removeFromSuperview`, a dying superview
/// - To: `willMove(toSuperview:)` … `didMoveToWindow()`, `CALayer.addSublayer`
extension UIView {
    enum Place {
        case top
        case index(Int)
        case above(UIView)
        case below(UIView)
    }

    func insert(_ view: UIView, at place: Place) {
        if view === self { FatalException.invalidArgument.raise("Can't add self as subview") }
        if view.parentView === self {
            moveWithin(view, to: place)
            return
        }
        // Below a view that holds none there is nobody: views that are added each to the last cost no walk to the top.
        if isNonRoot, !view.children.isEmpty, hasAncestor(view) {
            // UIKit finds it where the layers would make a ring.
            FatalException.layer.raise(
                "layer \(view.layer) is a part of cycle in its layer tree: \(self) is below \(view)")
        }
        if let owner = view.controller { owner.checkContainment(newSuperview: self) }
        let oldParent = view.parentView
        let oldWindow = view.hostWindow
        let newWindow = windowForSubviews
        // A tree that has never been in a window isn't told at its beginning.
        let isNew = oldWindow == nil && newWindow != nil && view.extras?.traitsOutside == nil
        let oldTraits = TraitOverrides.inUse && !isNew ? view.currentTraits : nil
        if let oldParent {
            PorticoTrace.call(.view, oldParent, "willRemoveSubview:") { oldParent.willRemoveSubview(view) }
        }
        PorticoTrace.call(.view, view, "willMoveToSuperview:") { view.willMove(toSuperview: self) }
        if oldWindow !== newWindow { view.announceWindow(newWindow) }
        if let oldParent {
            LayoutEngine.shared.leave(view)
            oldParent.forget(view)
        }
        attach(view, at: place)
        if view.mayBeRoot, self is UIWindow || oldParent is UIWindow { view.rootPlaceChanged() }
        if oldWindow !== newWindow { view.enterWindow(newWindow, from: oldWindow) }
        PorticoTrace.call(.view, view, "didMoveToSuperview") { view.didMoveToSuperview() }
        PorticoTrace.call(.view, self, "didAddSubview:") { didAddSubview(view) }
        view.inheritedAppearanceChanged(from: oldTraits)
    }

    /// `removeFromSuperview()` of a view with a living superview.
    func detachFromSuperview() {
        guard let parent = parentView, !flags.contains(.removingFromSuperview) else { return }
        flags.insert(.removingFromSuperview)
        defer { flags.remove(.removingFromSuperview) }
        let window = hostWindow
        PorticoTrace.call(.view, parent, "willRemoveSubview:") { parent.willRemoveSubview(self) }
        if parent.flags.contains(.dying) {
            leaveSuperviewCallbacks()
            PorticoTrace.call(.view, self, "removeFromSuperview") {}
            return
        }
        PorticoTrace.call(.view, self, "willMoveToSuperview:") { willMove(toSuperview: nil) }
        if window != nil { announceWindow(nil) }
        withExtendedLifetime(self) {
            LayoutEngine.shared.leave(self)
            if window != nil { leaveTraits(of: parent) }
            parent.forget(self)
            if mayBeRoot, parent is UIWindow { rootPlaceChanged() }
            if window != nil { enterWindow(nil, from: window) }
            PorticoTrace.call(.view, self, "didMoveToSuperview") { didMoveToSuperview() }
            PorticoTrace.call(.view, self, "removeFromSuperview") {}
        }
    }

    func leaveDyingSuperview() {
        if parentView != nil { removeFromSuperview() }
        // A subclass may have overridden `removeFromSuperview` without calling super.
        if parentView != nil {
            parentView = nil
            backing.removeFromSuperlayer()
        }
    }

    private func leaveSuperviewCallbacks() {
        let window = hostWindow
        if window != nil { announceWindow(nil) }
        if window != nil { enterWindow(nil, from: window) }
        PorticoTrace.call(.view, self, "willMoveToSuperview:") { willMove(toSuperview: nil) }
        parentView = nil
        backing.removeFromSuperlayer()
        PorticoTrace.call(.view, self, "didMoveToSuperview") { didMoveToSuperview() }
    }

    /// The window that subviews of this view belong to.
    var windowForSubviews: UIWindow? { hostWindow ?? (self as? UIWindow) }

    private var isNonRoot: Bool { parentView != nil }

    // MARK: Links

    private func attach(_ view: UIView, at place: Place) {
        view.parentView = self
        view.followListEnvironment(of: self)
        if view.flags.contains(.constraintBased) { flags.insert(.hasConstrainedSubviews) }
        if !view.flags.isDisjoint(with: [.requestsUpdateConstraints, .descendantNeedsUpdateConstraints]) {
            view.markAncestorsForConstraints()
        }
        if view.flags.field(ViewFlags.maskShift, 6) != 0 { flags.insert(.hasAutoresizingSubviews) }
        switch place {
        case .top:
            children.append(view)
            backing.addSublayer(view.backing)
        case .index(let index):
            FatalException.range.raise(
                unless: index >= 0, "-[\(type(of: self)) insertSubview:atIndex:]: the index \(index) is negative")
            if index >= children.count {
                children.append(view)
                backing.addSublayer(view.backing)
            } else {
                backing.insertSublayer(view.backing, below: children[index].backing)
                children.insert(view, at: index)
            }
        case .above(let sibling):
            guard let index = children.lastIndex(where: { $0 === sibling }) else { return attachOnTop(view) }
            children.insert(view, at: index + 1)
            backing.insertSublayer(view.backing, above: sibling.backing)
        case .below(let sibling):
            guard let index = children.lastIndex(where: { $0 === sibling }) else { return attachOnTop(view) }
            children.insert(view, at: index)
            backing.insertSublayer(view.backing, below: sibling.backing)
        }
    }

    private func attachOnTop(_ view: UIView) {
        children.append(view)
        backing.addSublayer(view.backing)
    }

    /// Unlinks `view`, view and layer; the last subview goes in constant time.
    private func forget(_ view: UIView) {
        if children.last === view {
            children.removeLast()
        } else if let index = children.lastIndex(where: { $0 === view }) {
            children.remove(at: index)
        }
        view.parentView = nil
        view.backing.removeFromSuperlayer()
    }

    private func moveWithin(_ view: UIView, to place: Place) {
        if case .top = place, children.last === view { return }
        guard let index = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: index)
        attach(view, at: place)
    }

    func reorder(_ view: UIView, toFront: Bool) {
        guard view.parentView === self else { return }
        moveWithin(view, to: toFront ? .top : .index(0))
    }

    func exchange(_ index1: Int, _ index2: Int) {
        for index in [index1, index2] where !children.indices.contains(index) {
            FatalException.range.raise(
                "-[\(type(of: self)) exchangeSubviewAtIndex:withSubviewAtIndex:]: index \(index) beyond bounds of "
                    + "\(children.count) subviews")
        }
        guard index1 != index2 else { return }
        let (low, high) = (min(index1, index2), max(index1, index2))
        let (first, second) = (children[low], children[high])
        let afterSecond = high + 1 < children.count ? children[high + 1] : nil
        children.swapAt(low, high)
        backing.insertSublayer(second.backing, below: first.backing)
        if let afterSecond {
            backing.insertSublayer(first.backing, below: afterSecond.backing)
        } else {
            backing.addSublayer(first.backing)
        }
    }

    // MARK: Windows

    /// `willMove(toWindow:)` down the tree.
    func announceWindow(_ window: UIWindow?) {
        controller?.viewWillMove(toWindow: window)
        PorticoTrace.call(.view, self, "willMoveToWindow:") { willMove(toWindow: window) }
        DeepStack.each(children) { $0.announceWindow(window) }
    }

    /// `didMoveToWindow()` down the tree, `window` known everywhere before the first call.
    func enterWindow(_ window: UIWindow?, from old: UIWindow?) {
        // With overrides in use the one who moved the view compares.
        let oldTraits = (old != nil && window != nil && !TraitOverrides.inUse) ? old?.traitCollection : nil
        setWindow(window)
        tellDidMoveToWindow()
        if let old, old !== window { old.viewsLeft() }
        if let window, let oldTraits, window.traitCollection != oldTraits { tellTraitsChanged(inList(oldTraits)) }
        if window != nil, old == nil { joinTraits() }
    }

    private func setWindow(_ window: UIWindow?) {
        hostWindow = window
        DeepStack.each(children) { $0.setWindow(window) }
    }

    private func tellDidMoveToWindow() {
        if hostWindow == nil {
            if isFirstResponder { FirstResponder.force(self) }
            if flags.contains(.hasFocus) { FocusEngine.shared.itemLeftWindow() }
            if let controller { FirstResponder.leave(with: controller) }
        } else if AppearanceRules.isInUse, hostWindow?.hasSystemLooks != true {
            AppearanceRules.apply(to: self)
        }
        PorticoTrace.call(.view, self, "didMoveToWindow") { didMoveToWindow() }
        controller?.viewDidMoveToWindow()
        DeepStack.each(children) { if $0.parentView === self { $0.tellDidMoveToWindow() } }
    }

    // MARK: Looking around

    func hasAncestor(_ view: UIView) -> Bool {
        var candidate: UIView? = self
        while let here = candidate {
            if here === view { return true }
            candidate = here.parentView
        }
        return false
    }

    func find(tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return DeepStack.run {
            for child in children {
                if let found = child.viewWithTag(tag) { return found }
            }
            return nil
        }
    }
}
