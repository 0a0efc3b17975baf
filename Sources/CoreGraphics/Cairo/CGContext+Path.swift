import CCairo
import Foundation

extension CGContext {
    // MARK: Building

    /// Throws the current path away and starts a new one.
    public func beginPath() { currentPath = PathStorage() }
    /// Begins a new part of the path at a point in user space.
    public func move(to point: CGPoint) { currentPath.appendMove(to: point.applying(state.ctm)) }
    /// A straight line from the current point.
    public func addLine(to point: CGPoint) { currentPath.appendLine(to: point.applying(state.ctm)) }
    /// Begins at the first point and goes on in straight lines through the others.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(points, transform: state.ctm) }
    /// A quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.appendQuad(to: end.applying(state.ctm), control: control.applying(state.ctm))
    }
    /// A cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.appendCurve(
            to: end.applying(state.ctm), control1: control1.applying(state.ctm), control2: control2.applying(state.ctm))
    }
    /// A closed rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: state.ctm) }
    /// Closed rectangles, one after the other.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// A closed ellipse that touches the rectangle's sides.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: state.ctm) }
    /// Adds an arc; see `CGMutablePath.addArc` for the sense of `clockwise`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: PathStorage.sweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: state.ctm)
    }
    /// An arc that rounds the corner at the first point, and a line to where it begins.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.ctm)
    }
    /// The elements of another path, in user space.
    public func addPath(_ path: CGPath) { currentPath.appendPath(path.storage, transform: state.ctm) }
    /// A line back to where the current part began.
    public func closePath() { currentPath.closeSubpath() }

    /// Replaces the path by the outline that stroking it would fill.
    public func replacePathWithStrokedPath() {
        var user = currentPath.transformed(by: state.ctm.inverted())
        if let dasher = PathDasher(phase: state.dashPhase, lengths: state.dashLengths) { user = dasher.dash(user) }
        var stroker = PathStroker(
            width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit)
        currentPath = stroker.stroke(user).transformed(by: state.ctm)
    }

    // MARK: Asking

    /// Whether the current path has no elements.
    public var isPathEmpty: Bool { currentPath.isEmpty }
    /// The current point in user space; zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        currentPath.isEmpty ? .zero : currentPath.currentPoint.applying(state.ctm.inverted())
    }
    /// The smallest rectangle in user space around the path's points, control points included; null if it is empty.
    public var boundingBoxOfPath: CGRect { currentPath.transformed(by: state.ctm.inverted()).boundingBox }
    /// A copy of the path, in user space; nil if it is empty.
    public var path: CGPath? {
        currentPath.isEmpty ? nil : CGPath(storage: currentPath.transformed(by: state.ctm.inverted()))
    }
    /// Whether painting the path in a mode would cover a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        func filled(_ rule: CGPathFillRule) -> Bool { currentPath.contains(point.applying(state.ctm), rule: rule) }
        func stroked() -> Bool {
            var stroker = PathStroker(
                width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit)
            return stroker.stroke(currentPath.transformed(by: state.ctm.inverted())).contains(point, rule: .winding)
        }
        switch mode {
        case .fill: return filled(.winding)
        case .eoFill: return filled(.evenOdd)
        case .stroke: return stroked()
        case .fillStroke: return filled(.winding) || stroked()
        case .eoFillStroke: return filled(.evenOdd) || stroked()
        }
    }

    // MARK: Painting

    /// Fills the path and throws it away. Open subpaths are closed.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fillPath(currentPath, rule)
        beginPath()
    }

    /// Strokes the path and throws it away.
    public func strokePath() {
        strokePath(currentPath)
        beginPath()
    }

    /// Fills and strokes the path and throws it away.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill: fillPath(currentPath, .winding)
        case .eoFill: fillPath(currentPath, .evenOdd)
        case .stroke: strokePath(currentPath)
        case .fillStroke:
            fillPath(currentPath, .winding)
            strokePath(currentPath)
        case .eoFillStroke:
            fillPath(currentPath, .evenOdd)
            strokePath(currentPath)
        }
        beginPath()
    }

    /// Fills a rectangle; the current path is gone afterwards.
    public func fill(_ rect: CGRect) {
        guard !rect.isNull else { return }
        let transform = deviceTransform
        func cover(_ cr: OpaquePointer) {
            cairo_new_path(cr)
            Cairo.setMatrix(cr, transform)
            // The corners are held within bounds, not the size: an infinite rectangle starts far outside.
            let (x0, y0) = (Cairo.clamp(rect.minX), Cairo.clamp(rect.minY))
            cairo_rectangle(cr, x0, y0, Cairo.clamp(rect.maxX) - x0, Cairo.clamp(rect.maxY) - y0)
            cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
            cairo_fill(cr)
        }
        let bounds = rect.isInfinite ? nil : rect.applying(transform)
        paintOnce(
            Painting(bounds: bounds, cover: cover) { [self] cr, opacity in
                setSource(cr, state.fillColor, opacity)
                cover(cr)
            })
        beginPath()
    }

    /// Fills rectangles; the current path is gone afterwards.
    public func fill(_ rects: [CGRect]) {
        var storage = PathStorage()
        for rect in rects { storage.addRect(rect.standardized, transform: state.ctm) }
        fillPath(storage, .winding)
        beginPath()
    }

    /// Fills the ellipse in a rectangle; the current path is gone afterwards.
    public func fillEllipse(in rect: CGRect) {
        var storage = PathStorage()
        storage.addEllipse(in: rect, transform: state.ctm)
        fillPath(storage, .winding)
        beginPath()
    }

    /// Draws a rectangle's outline with the current line width; the current path is gone afterwards.
    public func stroke(_ rect: CGRect) {
        var storage = PathStorage()
        storage.addRect(rect, transform: state.ctm)
        strokePath(storage)
        beginPath()
    }

    /// Draws a rectangle's outline; the current path is gone afterwards.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let saved = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = saved
    }

    /// Draws the outline of the ellipse in a rectangle; the current path is gone afterwards.
    public func strokeEllipse(in rect: CGRect) {
        var storage = PathStorage()
        storage.addEllipse(in: rect, transform: state.ctm)
        strokePath(storage)
        beginPath()
    }

    /// Strokes a line between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var storage = PathStorage()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            storage.appendMove(to: points[index].applying(state.ctm))
            storage.appendLine(to: points[index + 1].applying(state.ctm))
        }
        strokePath(storage)
        beginPath()
    }

    /// Makes a rectangle transparent (black in a context without alpha), whatever the blend mode and opacity are.
    public func clear(_ rect: CGRect) {
        let saved = state
        state.shadow = nil
        state.softMask = nil
        state.blendMode = .normal
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        fill(rect)
        cairo_restore(cairo)
        state = saved
    }

    func fillPath(_ path: PathStorage, _ rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        let base = base
        func cover(_ cr: OpaquePointer) {
            cairo_new_path(cr)
            Cairo.setMatrix(cr, base)
            Cairo.addPath(cr, path)
            cairo_set_fill_rule(cr, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill(cr)
        }
        paintOnce(
            Painting(bounds: needsBounds ? path.boundingBox.applying(base) : nil, cover: cover) { [self] cr, opacity in
                setSource(cr, state.fillColor, opacity)
                cover(cr)
            })
    }

    func strokePath(_ path: PathStorage) {
        guard !path.isEmpty, state.lineWidth.isFinite, state.lineWidth > 0 else { return }
        let state = state
        let transform = deviceTransform
        let base = base
        var bounds: CGRect?
        if needsBounds {
            let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
            let reach = state.lineWidth * scale * max(1.5, state.lineJoin == .miter ? state.miterLimit : 1)
            bounds = path.boundingBox.applying(base).insetBy(dx: -reach, dy: -reach)
        }
        func cover(_ cr: OpaquePointer) {
            cairo_new_path(cr)
            Cairo.setMatrix(cr, base)
            Cairo.addPath(cr, path)
            Cairo.setMatrix(cr, transform)
            cairo_set_line_width(cr, Cairo.clamp(state.lineWidth))
            cairo_set_line_cap(cr, cairo_line_cap_t(UInt32(state.lineCap.rawValue)))
            cairo_set_line_join(cr, cairo_line_join_t(UInt32(state.lineJoin.rawValue)))
            cairo_set_miter_limit(cr, Cairo.clamp(max(1, state.miterLimit)))
            let dashes = state.dashLengths.map { Cairo.clamp($0) }
            cairo_set_dash(cr, dashes, Int32(dashes.count), Cairo.clamp(state.dashPhase))
            cairo_stroke(cr)
        }
        paintOnce(
            Painting(bounds: bounds, cover: cover) { [self] cr, opacity in
                setSource(cr, state.strokeColor, opacity)
                cover(cr)
            })
    }

    /// Whether a painting's bounds are of use now; they cost a walk over the path.
    private var needsBounds: Bool {
        state.shadow != nil || state.softMask != nil || state.blendMode.needsShape
    }
}
