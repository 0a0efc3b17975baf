import CoreGraphics
import Foundation

/// A rectangle in its owning view that takes part in layout and shows nothing.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open var identifier = ""
    /// Made with the first constraint that names the guide.
    var layoutItem: LayoutItem?
    var insetConstraints: GuideInsets?
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

    /// In the owning view's coordinates, after its last layout.
    open var layoutFrame: CGRect { layoutItem?.rect ?? .zero }

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

/// The edges of a system guide, as constraints to its view whose constants follow the insets.
@MainActor final class GuideInsets {
    let insets: (UIView) -> UIEdgeInsets
    let edges: [NSLayoutConstraint]

    init(_ guide: UILayoutGuide, in view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
        self.insets = insets
        edges = [
            guide.topAnchor.constraint(equalTo: view.topAnchor), guide.leftAnchor.constraint(equalTo: view.leftAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ]
        update(view)
        NSLayoutConstraint.activate(edges)
    }

    func update(_ view: UIView) {
        let now = insets(view)
        for (edge, length) in zip(edges, [now.top, now.left, now.bottom, now.right]) { edge.constant = length }
    }
}
