import CoreGraphics
import Foundation

/// A rectangle in its owning view that takes part in layout and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// A name for debugging, shown in descriptions of constraints. Empty by default.
    open var identifier = ""
    /// Made with the first constraint that names the guide.
    final var layoutItem: LayoutItem?
    /// What keeps a system guide in step with its view.
    final var edges: GuideEdges?
    final weak var owner: UIView?

    public nonisolated override init() {
        super.init()
    }

    /// Makes a guide without a view; nothing is read from the archive.
    public nonisolated required init?(coder: NSCoder) {
        super.init()
    }

    /// The view whose guide this is. Setting it moves the guide there; nil takes it away, with the constraints that name it.
    open weak var owningView: UIView? {
        get { owner }
        set { newValue?.addLayoutGuide(self) ?? owner?.removeLayoutGuide(self) }
    }

    /// In the owning view's coordinates, after its last layout; of the system's guides as the view is now. A view without a
    /// superview whose place constraints are to give has no size for them, whatever its frame: neither has its guide.
    open var layoutFrame: CGRect {
        if let edges, let owner, owner.parentView != nil || !owner.flags.contains(.constraintBased) {
            return edges.frame(owner)
        }
        return layoutItem?.rect ?? .zero
    }

    /// Whether the constraints leave the guide's place or size open. For debugging.
    open var hasAmbiguousLayout: Bool { layoutItem?.isAmbiguous ?? true }

    /// The constraints of an axis that name the guide, not those that reach it through other views (DEV-044). For debugging.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.shared.constraints(of: self, from: owner, axis)
    }

    /// The edge at which reading begins: the left one, or the right one where people read from right to left.
    open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
    /// The edge at which reading ends: the right one, or the left one where people read from right to left.
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
    /// The left edge, whatever the reading direction.
    open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
    /// The right edge, whatever the reading direction.
    open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
    /// The guide's upper edge, to make constraints from.
    open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
    /// The guide's lower edge, to make constraints from.
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
    /// The guide's width in points, to make constraints from.
    open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
    /// The guide's height in points, to make constraints from.
    open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
    /// The middle between left and right, to make constraints from.
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
    /// The middle between top and bottom, to make constraints from.
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}
