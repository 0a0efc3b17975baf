import CoreGraphics
import Foundation
import PorticoTrace

/// Where a view's traits come from, and who hears of their changes.
///
/// From the outside in: the window's traits, then for each view down to this one what its controller's parent gives the controller,
/// what the controller overrides, and what the view overrides.
///
/// - From: `TraitUpdates`, `UIWindow.refreshTraits()`, `insert(_:at:)`
/// - To: `traitCollectionDidChange(_:)`, `TraitState.tell`
extension UIView: UITraitChangeObservable, TraitHolder {
    package var viewForTraits: UIView? { self }
    package var traits: TraitState? {
        get { extras?.traits }
        set { needExtras().traits = newValue }
    }

    /// Traits that this view sets for itself and its subviews.
    public var traitOverrides: any UITraitOverrides {
        get { traits?.overrides ?? TraitValues() }
        set { setOverrides(newValue) }
    }

    /// Applies the trait changes that wait in this view and in everything below it now, callbacks included.
    public func updateTraitsIfNeeded() {
        TraitUpdates.apply { $0.viewForTraits?.hasAncestor(self) ?? false }
    }

    var currentTraits: UITraitCollection {
        guard TraitOverrides.inUse else { return inList(baseTraits) }
        return ownOverrides(over: controllerTraits)
    }

    /// Runs one of the view's callbacks with its own traits as the current ones: what it resolves there, colours first of all, is right
    /// for the view. Where no view or controller overrides traits, they are the current ones already.
    @inline(__always) package func withOwnTraits<R>(_ body: () throws -> R) rethrows -> R {
        guard TraitOverrides.inUse, isOverriddenNearby else { return try body() }
        return try currentTraits.withCurrent(body)
    }

    /// Whether this view, one above it, or one of their controllers overrides traits. The search ends where no real tree goes on: one to the
    /// top, for each view of a tree that does, would take the square of its depth.
    private var isOverriddenNearby: Bool {
        var next: UIView? = self
        for _ in 0..<1000 {
            guard let view = next else { return false }
            if view.overridesTraits || view.controller?.overridesTraits == true { return true }
            next = view.parentView
        }
        return false
    }

    /// The traits of the controller whose view this is; without one, what the superview hands down.
    var controllerTraits: UITraitCollection {
        let above = parentView?.currentTraits ?? baseTraits
        return controller?.ownOverrides(over: above) ?? above
    }

    private var baseTraits: UITraitCollection {
        (hostWindow ?? self as? UIWindow)?.ownTraits ?? outerTraits ?? UITraitCollection.systemDefault
    }

    /// Outside of a window: what the loose tree had when it left its last one.
    private var outerTraits: UITraitCollection? {
        var view = self
        while let parent = view.parentView { view = parent }
        return view.extras?.traitsOutside
    }

    /// The view leaves its window, with all below it: until it comes back nobody is told of changes.
    func leaveTraits(of parent: UIView) {
        needExtras().traitsOutside = parent.currentTraits
    }

    /// The view is in a window again, or for the first time: who had other traits before is told once. A tree that has never been
    /// in one isn't told at its beginning; colours that it has been given before are looked up anew.
    func joinTraits() {
        guard let before = extras?.traitsOutside else {
            if WindowTraits.haveChanged || TraitOverrides.inUse { refreshLooks() }
            return
        }
        extras?.traitsOutside = nil
        guard hostWindow != nil, !TraitOverrides.inUse, (parentView?.currentTraits ?? baseTraits) != before else {
            return
        }
        tellTraitsChanged(flags.contains(.isListElement) ? inList(before) : before)
    }

    private func refreshLooks() {
        if let fill { setBackground(fill, in: currentTraits) }
        lookUpTraits()
        DeepStack.each(children) { $0.refreshLooks() }
    }

    /// Whether the view itself overrides any trait.
    private var overridesTraits: Bool {
        guard let extras else { return false }
        return extras.interfaceStyle != .unspecified || extras.traits?.hasEffect == true
            || !extras.contentSizeLimits.isEmpty
    }

    private func ownOverrides(over base: UITraitCollection) -> UITraitCollection {
        let base = flags.contains(.isListElement) ? inList(base) : base
        guard overridesTraits, let extras else { return base }
        var own = extras.traits?.applied ?? TraitValues()
        if own.userInterfaceStyle == .unspecified { own.userInterfaceStyle = extras.interfaceStyle }
        let merged = base.overlaid(with: own)
        guard !extras.contentSizeLimits.isEmpty else { return merged }
        var limited = TraitValues()
        limited.preferredContentSizeCategory = extras.contentSizeLimits.applied(
            to: merged.preferredContentSizeCategory)
        return merged.overlaid(with: limited)
    }

    func setInterfaceStyle(_ style: UIUserInterfaceStyle) {
        guard overrideUserInterfaceStyle != style else { return }
        changeOwnTraits { needExtras().interfaceStyle = style }
    }

    package func applyTraitOverrides() {
        guard let traits, traits.hasChanges else { return }
        changeOwnTraits { traits.applied = traits.overrides }
    }

    func changeOwnTraits(_ change: () -> Void) {
        let old = currentTraits
        TraitOverrides.inUse = true
        change()
        if let window = self as? UIWindow { return window.refreshTraits() }
        let new = currentTraits
        if new != old { spreadTraits(from: old, to: new) }
    }

    /// After something changed above: `old` is what this view and its controller had.
    func tellTraitsChanged(_ old: UITraitCollection) {
        let new = currentTraits
        guard new != old else { return }
        controller?.hearTraits(from: old, to: new)
        spreadTraits(from: old, to: new)
    }

    /// Tells this view and everything below it that has other traits now; controllers before their views.
    func spreadTraits(from old: UITraitCollection, to new: UITraitCollection) {
        if let fill { setBackground(fill, in: new) }
        if drawsContents { setNeedsDisplay() }
        new.withCurrent {
            PorticoTrace.call(.view, self, "traitCollectionDidChange:") { traitCollectionDidChange(old) }
            extras?.traits?.tell(self, from: old, to: new)
        }
        DeepStack.run {
            for child in children where child.parentView === self { child.inheritTraits(from: old, to: new) }
        }
    }

    private func inheritTraits(from old: UITraitCollection, to new: UITraitCollection) {
        var (old, new) = (old, new)
        if let controller {
            (old, new) = (controller.ownOverrides(over: old), controller.ownOverrides(over: new))
            guard new != old else { return }
            controller.hearTraits(from: old, to: new)
        }
        if extras != nil || flags.contains(.isListElement) {
            (old, new) = (ownOverrides(over: old), ownOverrides(over: new))
            guard new != old else { return }
        }
        spreadTraits(from: old, to: new)
    }
}

/// Whether the traits of any window have ever changed: views made before that may look like then.
@MainActor enum WindowTraits {
    @InSession static var haveChanged = false
}

/// Whether any view or controller overrides traits; until then every view has its window's.
@MainActor enum TraitOverrides {
    @InSession static var inUse = false
}
