import CoreGraphics

/// Around an app's view in a bar whose size constraints give: they have their say, and the bar places what is around it.
@MainActor final class BarItemAdaptor: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            content.centerXAnchor.constraint(equalTo: centerXAnchor),
            content.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}

extension UIView {
    /// The view itself, or what a bar is to place instead.
    func adaptedForBar() -> UIView { isSizedByConstraints ? BarItemAdaptor(self) : self }

    /// Whether the app leaves the view's size to constraints, as it does with an anchor's constant, too.
    private var isSizedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints || hasLengths }

    /// Whether the app gives the view a width or a height by a constraint.
    var hasLengths: Bool { constraints.contains { $0.firstItem === self && $0.secondItem == nil } }
}
