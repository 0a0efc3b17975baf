import CoreGraphics

/// The edges of a system guide, as constraints to its view whose constants follow the view's insets.
@MainActor final class GuideEdges {
    private let constants: (UIView) -> [CGFloat]
    private let constraints: [NSLayoutConstraint]

    init(_ constraints: [NSLayoutConstraint], in view: UIView, _ constants: @escaping (UIView) -> [CGFloat]) {
        self.constants = constants
        self.constraints = constraints
        update(view)
        NSLayoutConstraint.activate(constraints)
    }

    /// The rectangle within insets.
    convenience init(_ guide: UILayoutGuide, within view: UIView, _ insets: @escaping (UIView) -> UIEdgeInsets) {
        self.init(
            [
                guide.topAnchor.constraint(equalTo: view.topAnchor),
                guide.leftAnchor.constraint(equalTo: view.leftAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            ], in: view
        ) {
            let now = insets($0)
            return [now.top, now.left, now.bottom, now.right]
        }
    }

    /// A strip along the view's top or bottom edge.
    convenience init(
        _ guide: UILayoutGuide, along edge: NSLayoutConstraint.Attribute, of view: UIView,
        _ height: @escaping (UIView) -> CGFloat
    ) {
        let isTop = edge == .top
        self.init(
            [
                guide.leftAnchor.constraint(equalTo: view.leftAnchor),
                guide.rightAnchor.constraint(equalTo: view.rightAnchor),
                isTop
                    ? guide.topAnchor.constraint(equalTo: view.topAnchor)
                    : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                guide.heightAnchor.constraint(equalToConstant: 0),
            ], in: view
        ) { [0, 0, 0, height($0)] }
    }

    func update(_ view: UIView) {
        for (constraint, constant) in zip(constraints, constants(view)) { constraint.constant = constant }
    }
}
