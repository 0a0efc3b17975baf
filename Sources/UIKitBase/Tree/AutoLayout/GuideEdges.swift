import CoreGraphics

/// The edges of a system guide, as constraints to its view whose constants follow the view's insets.
@MainActor final class GuideEdges {
    private let constants: (UIView) -> [CGFloat]
    /// Where the guide is by the view's insets as they are now.
    let frame: (UIView) -> CGRect
    private let constraints: [NSLayoutConstraint]

    init(
        _ constraints: [NSLayoutConstraint], in view: UIView, _ constants: @escaping (UIView) -> [CGFloat],
        frame: @escaping (UIView) -> CGRect
    ) {
        self.constants = constants
        self.frame = frame
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
            ], in: view,
            {
                let now = insets($0)
                return [now.top, now.left, now.bottom, now.right]
            }, frame: { CGRect(origin: .zero, size: $0.bounds.size).inset(by: insets($0)) })
    }

    /// A strip along the view's top or bottom edge.
    convenience init(
        _ guide: UILayoutGuide, along edge: NSLayoutConstraint.Attribute, of view: UIView, hasSides: Bool = true,
        _ height: @escaping (UIView) -> CGFloat
    ) {
        let isTop = edge == .top
        let sides =
            hasSides
            ? [
                guide.leftAnchor.constraint(equalTo: view.leftAnchor),
                guide.rightAnchor.constraint(equalTo: view.rightAnchor),
            ] : []
        self.init(
            [
                guide.heightAnchor.constraint(equalToConstant: 0),
                isTop
                    ? guide.topAnchor.constraint(equalTo: view.topAnchor)
                    : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ] + sides, in: view, { [height($0)] + [0, 0, 0].prefix(1 + sides.count) },
            frame: {
                let (bounds, height) = ($0.bounds, height($0))
                return CGRect(x: 0, y: isTop ? 0 : bounds.height - height, width: bounds.width, height: height)
            })
    }

    /// Whether the view's insets have changed since `update`.
    func isOutdated(in view: UIView) -> Bool {
        zip(constraints, constants(view)).contains { $0.constant != $1 }
    }

    func update(_ view: UIView) {
        for (constraint, constant) in zip(constraints, constants(view)) { constraint.constant = constant }
    }
}
