import CoreGraphics
import Foundation

/// A card that stands for an address while it is dragged: a title with the address below it, or the address alone.
@MainActor final class LinkCard: UIView {
    private static let inset = CGSize(width: 14, height: 10), spacing: CGFloat = 2, widest: CGFloat = 300
    private static let cornerRadius: CGFloat = 12

    init(_ url: URL, _ title: String?) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let address = Self.label(url.absoluteString, .systemFont(ofSize: 13), .secondaryLabel)
        // Both ends of an address say more than its start.
        address.lineBreakMode = .byTruncatingMiddle
        if let title, !title.isEmpty {
            placeLines([Self.label(title, .systemFont(ofSize: 16, weight: .semibold), .label), address])
        } else {
            placeLines([address])
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Cuts the card's corners.
    var parameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius)
        return parameters
    }

    private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (text, font, color)
        return label
    }

    /// One below the other, as wide as they need: no card is wider than a phone.
    private func placeLines(_ lines: [UILabel]) {
        let room = Self.widest - 2 * Self.inset.width
        var y = Self.inset.height, width: CGFloat = 0
        for line in lines {
            let size = line.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
            line.frame = CGRect(
                x: Self.inset.width, y: y, width: min(size.width, room).rounded(.up), height: size.height.rounded(.up))
            (y, width) = (line.frame.maxY + Self.spacing, max(width, line.frame.width))
            addSubview(line)
        }
        bounds.size = CGSize(
            width: width + 2 * Self.inset.width, height: y - Self.spacing + Self.inset.height)
    }
}
