import CoreGraphics
import Foundation

/// A bar button item as it stands in a bar.
@MainActor final class BarButtonView: UIView {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let picture = UIImageView()
    private let action: (UIEvent?) -> Void

    init(item: UIBarButtonItem, text: String?, chevron: Bool = false, action: @escaping (UIEvent?) -> Void) {
        self.item = item
        self.action = action
        super.init(frame: .zero)
        label.text = chevron ? "‹ " + (text ?? "") : text
        label.font = item.style == .done ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
        accessibilityLabel = item.accessibilityLabel ?? text
        accessibilityIdentifier = item.accessibilityIdentifier
        if let image = item.image {
            picture.image = image
            picture.contentMode = .scaleAspectFit
            addSubview(picture)
        } else {
            addSubview(label)
        }
        alpha = item.isEnabled ? 1 : 0.35
        isUserInteractionEnabled = item.isEnabled
        colour()
    }

    required init?(coder: NSCoder) { nil }

    private func colour() {
        label.textColor = item.tintColor ?? tintColor
        if let tint = item.tintColor { picture.tintColor = tint }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let image = item.image { return CGSize(width: max(image.size.width, 28), height: 44) }
        return CGSize(width: max(label.sizeThatFits(size).width.rounded(.up), 12), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        picture.frame = bounds
    }

    // Bar buttons answer a little beyond their edges.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.3 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        guard let touch = touches.first, self.point(inside: touch.location(in: self), with: event) else { return }
        action(event)
    }
}
