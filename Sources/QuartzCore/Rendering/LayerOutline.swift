import CoreGraphics
import Foundation
import PorticoRenderModel

/// The outline of a layer's bounds with its rounded corners, as a path.
enum LayerOutline {
    /// From the end of a continuous corner on the top edge to its end on the left edge, in radii: three cubics.
    private static let continuous: [(CGFloat, CGFloat)] = [
        (1.528_664_83, 0), (1.088_493_23, 0), (0.868_406_89, 0), (0.669_934_27, 0.065_496), (0.631_493_99, 0.074_911),
        (0.372_823_92, 0.169_058_99), (0.169_060_13, 0.372_824_01), (0.074_911_76, 0.631_493_99),
        (0.065_496, 0.669_934_27),
        (0, 0.868_407_01), (0, 1.088_492_99), (0, 1.528_664_83),
    ]
    private static let kappa: CGFloat = 0.447_715_250_169_206_4
    private static let circular: [(CGFloat, CGFloat)] = [(1, 0), (kappa, 0), (0, kappa), (0, 1)]

    /// `corners` as `LayerProperties.maskedCorners` has them.
    static func path(_ rect: CGRect, radius: CGFloat, corners: UInt8, isContinuous: Bool) -> CGPath {
        let limit = min(rect.width, rect.height) / 2
        let radius = max(0, min(radius, limit))
        let path = CGMutablePath()
        guard radius > 0, corners & 15 != 0 else {
            path.addRect(rect)
            return path
        }
        // Where the curve would be longer than half a side, the corner is a circle's.
        let curve = isContinuous && radius * continuous[0].0 <= limit ? continuous : circular
        // Clockwise on the screen from the left edge: each corner's curve, mirrored into place; every other one is run through backwards.
        let places: [(bit: UInt8, x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat, isForward: Bool)] = [
            (1, rect.minX, rect.minY, 1, 1, false), (2, rect.maxX, rect.minY, -1, 1, true),
            (8, rect.maxX, rect.maxY, -1, -1, false), (4, rect.minX, rect.maxY, 1, -1, true),
        ]
        for (index, place) in places.enumerated() {
            let order = place.isForward ? curve : curve.reversed()
            let points =
                corners & place.bit == 0
                ? [CGPoint(x: place.x, y: place.y)]
                : order.map { CGPoint(x: place.x + place.dx * radius * $0.0, y: place.y + place.dy * radius * $0.1) }
            if index == 0 { path.move(to: points[0]) } else { path.addLine(to: points[0]) }
            guard points.count > 1 else { continue }
            // Continuous curves come as whole cubics of four points each; the circular one is a single cubic.
            for start in stride(from: 0, to: points.count, by: 4) {
                if start > 0 { path.addLine(to: points[start]) }
                path.addCurve(to: points[start + 3], control1: points[start + 1], control2: points[start + 2])
            }
        }
        path.closeSubpath()
        return path
    }
}

extension CALayer {
    /// The edge of the bounds, moved in by `inset` on each side.
    final func outline(inset: CGFloat = 0) -> CGPath {
        let p = properties
        return LayerOutline.path(
            p.bounds.insetBy(dx: inset, dy: inset), radius: p.cornerRadius - inset, corners: p.maskedCorners,
            isContinuous: p.hasContinuousCorners)
    }
}
