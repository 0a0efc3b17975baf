import CoreGraphics
import Foundation

/// A rectangle in its owning view that takes part in layout and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open var identifier = ""
    /// Made with the first constraint that names the guide.
    var layoutItem: LayoutItem?
    /// What keeps a system guide in step with its view.
    var edges: GuideEdges?
    weak var owner: UIView?

    public nonisolated override init() {
        super.init()
    }

    public nonisolated required init?(coder: NSCoder) {
        super.init()
    }

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

    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.shared.constraints(of: self, from: owner, axis)
    }

    open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
    open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
    open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
}
