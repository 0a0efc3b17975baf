import CoreGraphics
import Foundation

/// At the finger: how many items, and what a drop would do with them.
///
/// - From: `DragSession`
@MainActor final class DragBadge: UILabel {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        textColor = .white
        textAlignment = .center
        font = .boldSystemFont(ofSize: 15)
        layer.cornerRadius = 12
        clipsToBounds = true
        isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    func follow(_ point: CGPoint) { center = CGPoint(x: point.x + 28, y: point.y - 28) }

    func show(_ operation: UIDropOperation, count: Int) {
        let number = count > 1 ? "\(count)" : nil
        switch operation {
        case .copy: (text, backgroundColor) = (number ?? "+", .systemGreen)
        case .forbidden: (text, backgroundColor) = ("✕", .systemGray)
        default: (text, backgroundColor) = (number, .systemRed)
        }
        isHidden = text == nil
    }
}
