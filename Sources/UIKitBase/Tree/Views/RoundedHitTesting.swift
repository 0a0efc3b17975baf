import CoreGraphics
import Foundation
import QuartzCore

/// Whether touches beside a view's rounded corners miss it. On iOS a view is its bounds, whatever its corners; an app that wants them
/// to count says `PorticoHitTestsRoundedCorners` in its Info.plist (contract D15), which iOS ignores.
@MainActor package enum RoundedHitTesting {
    @InProcess package static var isOn =
        Bundle.main.object(forInfoDictionaryKey: "PorticoHitTestsRoundedCorners") as? Bool ?? false

    /// Whether a point within the layer's bounds lies beyond one of its rounded corners.
    static func cutsOff(_ point: CGPoint, of layer: CALayer) -> Bool {
        let bounds = layer.bounds
        let radius = min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
        guard radius > 0 else { return false }
        let (isLeft, isTop) = (point.x < bounds.midX, point.y < bounds.midY)
        let corner: CACornerMask =
            isTop
            ? isLeft ? .layerMinXMinYCorner : .layerMaxXMinYCorner
            : isLeft ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner
        guard layer.maskedCorners.contains(corner) else { return false }
        // How far the point is from the corner's centre, away from the middle of the view.
        let dx = isLeft ? bounds.minX + radius - point.x : point.x - (bounds.maxX - radius)
        let dy = isTop ? bounds.minY + radius - point.y : point.y - (bounds.maxY - radius)
        return dx > 0 && dy > 0 && dx * dx + dy * dy > radius * radius
    }
}
