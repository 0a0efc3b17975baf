import CoreGraphics
import Foundation

/// A capsule that stands for the current page's dot where the page has progress: as thick as a dot, four times as long, filling from its beginning.
/// The length is from memory.
@MainActor final class PageCapsule: UIView {
    private static let length = 4 * Metrics.Control.pageDot
    /// By how much it is longer than a dot.
    static let extra = length - Metrics.Control.pageDot

    private let bar = UIView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        layer.cornerRadius = Metrics.Control.pageDot / 2
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    func setColors(track: UIColor, fill color: UIColor) {
        backgroundColor = track
        bar.backgroundColor = color
    }

    func showProgress(at center: CGPoint, part: CGFloat, isVertical: Bool, isReversed: Bool) {
        let thick = Metrics.Control.pageDot
        let long = Self.length * part
        let start = isReversed ? Self.length - long : 0
        bounds.size = isVertical ? CGSize(width: thick, height: Self.length) : CGSize(width: Self.length, height: thick)
        self.center = center
        bar.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: thick, height: long) : CGRect(x: start, y: 0, width: long, height: thick)
    }
}
