import CoreGraphics
import Foundation
import QuartzCore

/// A shadow around a shape and not below it: through a material one would see it.
///
/// - From: `MenuList`, `EditMenuBar`
@MainActor final class OuterShadow: UIView {
    private let hole = CAShapeLayer()
    private let reach: CGFloat

    init(opacity: Float, radius: CGFloat, offset: CGFloat) {
        reach = radius * 3 + offset
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = opacity
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: 0, height: offset)
        hole.fillRule = .evenOdd
        layer.mask = hole
    }

    required init?(coder: NSCoder) { nil }

    /// - Parameter shape: In the view's coordinates, within its bounds.
    func cast(_ shape: UIBezierPath) {
        layer.shadowPath = shape.cgPath
        let around = UIBezierPath(rect: bounds.insetBy(dx: -reach, dy: -reach))
        around.append(shape)
        hole.path = around.cgPath
    }
}
