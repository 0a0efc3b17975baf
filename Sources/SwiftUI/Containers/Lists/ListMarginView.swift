import UIKit

/// A header or footer at the height and margins that a list's have.
final class ListMarginView: UIView {
    private let content: _UIHostingView<AnyView>
    private let bottom: CGFloat
    private let margin: CGFloat

    init(
        _ content: _UIHostingView<AnyView>, _ bottom: CGFloat, _ margin: CGFloat, _ color: UIColor?,
        _ direction: UISemanticContentAttribute
    ) {
        (self.content, self.bottom, self.margin) = (content, bottom, margin)
        super.init(frame: .zero)
        backgroundColor = color ?? .clear
        semanticContentAttribute = direction
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // It is as wide as the table, under whose edges the device may have its camera.
        let left = margin + safeAreaInsets.left
        let width = max(bounds.width - left - margin - safeAreaInsets.right, 0)
        let size = content.host.sizeThatFits(ProposedViewSize(width: width, height: nil))
        content.frame = CGRect(
            x: isRightToLeft ? left + width - min(size.width, width) : left,
            y: max(bounds.height - bottom - size.height, 0), width: min(size.width, width), height: size.height)
    }
}
