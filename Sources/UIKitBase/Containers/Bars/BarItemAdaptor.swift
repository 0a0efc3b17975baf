import CoreGraphics

/// Around an app's view in a bar whose size constraints give: they have their say, and the bar places what is around it.
@MainActor final class BarItemAdaptor: UIView {
    private let content: UIView
    /// From the app's frame, for a length that nothing else says.
    private let frameSize: CGSize

    init(_ content: UIView) {
        self.content = content
        frameSize = content.bounds.size
        super.init(frame: .zero)
        addSubview(content)
        let lengths = [
            content.widthAnchor.constraint(equalTo: widthAnchor),
            content.heightAnchor.constraint(equalTo: heightAnchor),
        ]
        for length in lengths { length.priority = UILayoutPriority(1) }
        NSLayoutConstraint.activate(
            lengths + [
                content.centerXAnchor.constraint(equalTo: centerXAnchor),
                content.centerYAnchor.constraint(equalTo: centerYAnchor),
            ])
    }

    required init?(coder: NSCoder) { nil }

    override func itemContentChanged() { superview?.itemContentChanged() }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return CGSize(
            width: wanted.width > 0 ? wanted.width : frameSize.width,
            height: wanted.height > 0 ? wanted.height : frameSize.height)
    }
}

extension UIView {
    /// The view itself, or what a bar is to place instead where constraints size the view.
    func adaptedForBar() -> UIView { translatesAutoresizingMaskIntoConstraints ? self : BarItemAdaptor(self) }
}
