import CoreGraphics
import Foundation
import QuartzCore

/// The shadow of a background (`UIBackgroundConfiguration.shadowProperties`).
public struct UIShadowProperties: Hashable {
    /// Black to begin with.
    public var color = UIColor.black
    /// From 0, to begin with, which draws no shadow, to 1.
    public var opacity: CGFloat = 0
    /// How far it is blurred, in points; 0 to begin with.
    public var radius: CGFloat = 0
    /// Where it lies, in points; zero to begin with.
    public var offset = CGSize.zero
    /// Its outline in the background's coordinates; nil, to begin with: the background's own.
    public var path: UIBezierPath?

    /// No shadow.
    public init() {}

    @MainActor func setShadow(of layer: CALayer) {
        layer.shadowOpacity = Float(opacity)
        guard opacity > 0 else { return }
        layer.shadowColor = color.cgColor
        layer.shadowRadius = radius
        layer.shadowOffset = offset
        layer.shadowPath = path?.cgPath
    }
}
