/// The yes/no facts of a view in one word, so that a view costs no storage for what it does not use.
package struct ViewFlags: OptionSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    static let userInteractionDisabled = ViewFlags(rawValue: 1 << 0)
    static let multipleTouch = ViewFlags(rawValue: 1 << 1)
    static let exclusiveTouch = ViewFlags(rawValue: 1 << 2)
    static let doesNotAutoresizeSubviews = ViewFlags(rawValue: 1 << 3)
    /// Some subview has an autoresizing mask; without it a size change needs no walk over the subviews.
    static let hasAutoresizingSubviews = ViewFlags(rawValue: 1 << 4)
    static let constraintBased = ViewFlags(rawValue: 1 << 5)
    /// Set by `setNeedsUpdateConstraints`, cleared by the constraint pass.
    static let requestsUpdateConstraints = ViewFlags(rawValue: 1 << 6)
    /// Some descendant has `requestsUpdateConstraints`; cleared by the constraint pass on its way back up.
    static let descendantNeedsUpdateConstraints = ViewFlags(rawValue: 1 << 7)
    /// The class overrides drawing: this view has contents of its own.
    static let draws = ViewFlags(rawValue: 1 << 8)
    static let keepsContext = ViewFlags(rawValue: 1 << 9)
    /// Some interface style or trait override is set on this view.
    static let overridesTraits = ViewFlags(rawValue: 1 << 10)
    static let removingFromSuperview = ViewFlags(rawValue: 1 << 11)
    static let dying = ViewFlags(rawValue: 1 << 12)
    /// Some subview's frame comes from constraints.
    static let hasConstrainedSubviews = ViewFlags(rawValue: 1 << 13)
    /// Hidden for everybody who asks, and still on the screen while an animation takes it away; cleared at its end.
    static let hidesAfterAnimation = ViewFlags(rawValue: 1 << 14)
    /// The view has system guides, whose insets follow it.
    static let hasInsetGuides = ViewFlags(rawValue: 1 << 15)
    /// `autoresizingMask`'s six bits, at their place.
    static let maskShift: UInt64 = 16
    /// `ViewClassInfo.plainGeometry` and `watchesSafeArea`, here because each layout asks for them.
    static let plainGeometry = ViewFlags(rawValue: 1 << 22)
    static let watchesSafeArea = ViewFlags(rawValue: 1 << 23)
    /// `contentMode`'s four bits, at their place.
    static let modeShift: UInt64 = 24

    /// The view's own `layoutSubviews` runs: sizes that it gives its subviews don't mark it again.
    package static let isLayingOut = ViewFlags(rawValue: 1 << 28)
    /// `updateConstraints` has been called.
    static let hasUpdatedConstraints = ViewFlags(rawValue: 1 << 29)

    /// `isOpaque` is false.
    static let isNotOpaque = ViewFlags(rawValue: 1 << 30)
    /// The background lets everything through: what is drawn has alpha, whatever `isOpaque` says.
    static let hasClearBackground = ViewFlags(rawValue: 1 << 31)

    /// The view itself was asked for its layout, by `setNeedsLayout()` or `layoutIfNeeded()`: one of no size has none else (contract C08).
    static let asksForLayout = ViewFlags(rawValue: 1 << 32)

    /// An item of a bar shows the view: a length that the app gives it by a constraint goes before its frame.
    static let isInItem = ViewFlags(rawValue: 1 << 33)
    /// The view is no place of its own for the safe area: see `passesSafeArea`.
    static let passesSafeArea = ViewFlags(rawValue: 1 << 34)

    /// One of the system's views that keeps its contents clear of covered sides, and listens to nothing: a changed safe area lays it out.
    static let laysOutBySafeArea = ViewFlags(rawValue: 1 << 37)

    /// The view has the focus; set and cleared by `FocusEngine`.
    static let hasFocus = ViewFlags(rawValue: 1 << 35)
    /// The halo of the focus lies around this view and follows its size; set and cleared by `FocusHalo`.
    static let hasHalo = ViewFlags(rawValue: 1 << 36)

    /// Some constraint has reached from inside the view to the outside, so it hangs on the bounds' origin. Set when one is made.
    static let isCrossedByConstraints = ViewFlags(rawValue: 1 << 38)

    /// The `UIListEnvironment` that the view is in, three bits, at their place; 0 where it is in no list. Set by `setListEnvironment(_:)` of
    /// a cell, header or footer for all below it, and by `insert(_:at:)` for what is added there.
    static let listShift: UInt64 = 39
    static let listMask: UInt64 = 7 << listShift
    /// The view is a cell, header or footer of a list: what it is in doesn't come from its superview.
    static let isListElement = ViewFlags(rawValue: 1 << 42)

    @inline(__always) func field(_ shift: UInt64, _ width: UInt64) -> UInt64 {
        (rawValue >> shift) & ((1 << width) - 1)
    }

    @inline(__always) func with(_ value: UInt64, _ shift: UInt64, _ width: UInt64) -> ViewFlags {
        let mask: UInt64 = ((1 << width) - 1) << shift
        return ViewFlags(rawValue: (rawValue & ~mask) | (value << shift))
    }
}
