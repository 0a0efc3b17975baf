import CoreGraphics
import Foundation

/// - From: `TouchDelivery`, `WheelDelivery`
extension UIScrollView: ContentWindow {}

extension UIScrollView: TouchGate, WheelTaking {
    func roll(by delta: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        guard drag == nil else { return true }
        let offset = clamped(CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
        guard offset != contentOffset else { return false }
        place(at: offset)
        flashScrollIndicators()
        return true
    }
}
