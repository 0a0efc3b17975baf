import CoreGraphics
import PorticoRenderModel

/// How a path is stroked, in the path's own units.
struct StrokeStyle: Equatable {
    var width: Double
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: Double
    var dashPhase: Double
    var dashes: [Double]
    /// Of the path's length.
    var start: Double
    var end: Double

    /// nil where nothing is to be stroked.
    init?(_ shape: ShapeValues) {
        start = max(0, min(1, shape.strokeStart))
        end = max(0, min(1, shape.strokeEnd))
        width = shape.lineWidth
        guard shape.strokeColor.w > 0, width > 0, width.isFinite, end > start else { return nil }
        (cap, join, miterLimit) = (shape.lineCap, shape.lineJoin, shape.miterLimit)
        (dashPhase, dashes) = (shape.lineDashPhase, shape.lineDashPattern)
    }

    /// How far the stroke may reach from the path.
    var reach: Double {
        let half = width / 2
        return half * max(join == .miter ? max(miterLimit, 1) : 1, cap == .square ? 1.4143 : 1)
    }
}
