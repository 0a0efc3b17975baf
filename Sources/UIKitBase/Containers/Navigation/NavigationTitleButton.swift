import CoreGraphics
import Foundation

/// Lies over a title that has a menu, with a sign behind the words.
@MainActor final class NavigationTitleButton: UIView {
    private let sign = UIImageView(
        image: UIImage(
            systemName: "chevron.down.circle.fill",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)))
    private let tapped: () -> Void
    static let signWidth: CGFloat = 20

    init(tapped: @escaping () -> Void) {
        self.tapped = tapped
        super.init(frame: .zero)
        sign.setFixedTint(.tertiaryLabel)
        sign.contentMode = .center
        addSubview(sign)
        accessibilityLabel = "Title menu"
    }

    required init?(coder: NSCoder) { nil }

    /// Over a title and the sign that stands behind it.
    func cover(_ title: CGRect, isRightToLeft: Bool) {
        let width = Self.signWidth
        frame = CGRect(
            x: isRightToLeft ? title.minX - width : title.minX, y: title.minY - 8, width: title.width + width,
            height: title.height + 16)
        sign.frame = CGRect(x: isRightToLeft ? 0 : bounds.width - width + 2, y: 0, width: width, height: bounds.height)
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UITapGestureRecognizer)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = 0.4 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { sign.alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        sign.alpha = 1
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        tapped()
    }
}
