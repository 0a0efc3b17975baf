import CoreGraphics
import Foundation
import PorticoLayout
import PorticoTrace
import QuartzCore

/// Anchors, constraints and guides of a view.
extension UIView {
    /// The edge at which reading begins: the left one, or the right one where people read from right to left.
    public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
    /// The edge at which reading ends: the right one, or the left one where people read from right to left.
    public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
    /// The left edge, whatever the reading direction.
    public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
    /// The right edge, whatever the reading direction.
    public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
    /// The view's upper edge, to make constraints from.
    public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
    /// The view's lower edge, to make constraints from.
    public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
    /// The view's width in points, to make constraints from.
    public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
    /// The view's height in points, to make constraints from.
    public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
    /// The middle between left and right, to make constraints from.
    public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
    /// The middle between top and bottom, to make constraints from.
    public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
    /// The baseline of the first line of text, for views that show some; the top of others.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .firstBaseline) }
    /// The baseline of the last line of text, for views that show some; the bottom of others.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }

    /// The constraints that this view holds: those whose nearest common ancestor it is.
    public var constraints: [NSLayoutConstraint] { extras?.constraints ?? [] }

    /// The constraints of an axis that name the view, not those that reach it through other views (DEV-044). For debugging.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.shared.constraints(of: self, from: self, axis)
    }

    /// Whether the constraints leave the view's place or size open. For debugging.
    public var hasAmbiguousLayout: Bool {
        layoutItem?.isAmbiguous ?? !translatesAutoresizingMaskIntoConstraints
    }

    /// Gives a view whose layout is ambiguous another of the frames that its constraints allow. For debugging: the frame
    /// stays until this or a constraint near the view changes.
    public func exerciseAmbiguityInLayout() {
        guard let item = layoutItem, hasAmbiguousLayout else { return }
        item.exerciseAmbiguity()
        LayoutEngine.shared.markDirty(superview ?? self)
    }

    /// Whether the app gives the view a width or a height by a constraint.
    var hasLengths: Bool { constraints.contains { $0.firstItem === self && $0.secondItem == nil } }

    /// An item shows a view instead of another: constraints for its lengths, also those that are still to come, size it.
    static func item(shows new: UIView?, insteadOf old: UIView?) {
        old?.flags.remove(.isInItem)
        new?.flags.insert(.isInItem)
        if new != nil { LayoutEngine.shared.hasItemViews = true }
        if let new, new.hasLengths { new.giveUpFrame() }
    }

    func giveUpFrame() {
        guard translatesAutoresizingMaskIntoConstraints else { return }
        translatesAutoresizingMaskIntoConstraints = false
        superview?.subviewGaveUpFrame(self)
    }

    // MARK: Guides

    /// The guides that were added to the view, in order.
    public var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }

    /// Gives the view a guide, which leaves the view that it belonged to.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner !== self else { return }
        layoutGuide.owner?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        needExtras().guides.append(layoutGuide)
    }

    /// Takes a guide away, and deactivates the constraints that name it. One of another view stays as it is.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owner === self else { return }
        var holder: UIView? = self
        while let view = holder {
            let own = view.constraints.filter { $0.items.contains { $0 === layoutGuide } }
            NSLayoutConstraint.deactivate(own)
            holder = view.superview
        }
        extras?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    // MARK: The system's side

    /// Before the view's layout: insets into guides, then the numbers.
    func updateConstraintLayout(in engine: LayoutEngine) {
        updateInsetGuides()
        if flags.contains(.hasInsetGuides), let guide = extras?.boundsGuide { engine.pin(guide, to: bounds) }
        if engine.isDirty { engine.solve(for: self) }
    }

    func updateInsetGuides() {
        guard flags.contains(.hasInsetGuides), let extras else { return }
        for guide in extras.systemGuides { guide.edges?.update(self) }
    }

    /// Gives the subviews that constraints place their solved frames. What `layoutSubviews` does by itself.
    func placeConstrainedSubviews() {
        let scale = UIScreen.mainScale
        let isTraced = PorticoTrace.isEnabled
        // As the list is now, and kept alive by this: a size that is set can call into the app. No closure: it would check its actor.
        let list = children
        defer { withExtendedLifetime(list) {} }
        let children = list.place
        for i in children.indices {
            unowned(unsafe) let child = children[i]
            guard child.flags.contains(.constraintBased) else { continue }
            unowned(unsafe) let item = child.layoutItem
            guard let item, item.isMoved else { continue }
            item.isMoved = false
            let rect = item.pixelRect(scale: scale)
            if child.flags.contains(.plainGeometry), !isTraced {
                child.placePlain(rect)
            } else {
                LayoutEngine.shared.placed = ObjectIdentifier(child)
                child.place(rect)
                LayoutEngine.shared.placed = nil
            }
        }
    }

    /// `place` where nobody would see its setters.
    private func placePlain(_ frame: CGRect) {
        if let old = backing.place(in: frame) { sizeChanged(from: old, to: frame.size) }
    }

    /// By bounds and center, as iOS does: a transform has no part in it, and an overridden `frame` isn't asked. The center is the middle
    /// also where the anchor point is another one, which then moves the view: code that sets it makes up for that in a constant.
    private func place(_ alignmentRect: CGRect) {
        let frame = frame(forAlignmentRect: alignmentRect)
        let old = backing.bounds
        if old.size != frame.size { bounds = CGRect(origin: old.origin, size: frame.size) }
        let place = CGPoint(x: frame.midX, y: frame.midY)
        if backing.position != place { center = place }
    }

    /// The frame without the transform, which layout leaves alone.
    var untransformedFrame: CGRect {
        guard !transform.isIdentity else { return frame }
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            origin: CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y), size: size)
    }

    func noteFrame(of item: LayoutItem) {
        if LayoutEngine.shared.placed != ObjectIdentifier(self) { LayoutEngine.shared.frameChanged(item) }
    }
}

extension Array {
    /// Where the elements are, as long as the list is kept alive and nobody changes it: read without keeping each of them alive.
    @inline(__always) nonisolated fileprivate var place: UnsafeBufferPointer<Element> { withUnsafeBufferPointer { $0 } }
}
