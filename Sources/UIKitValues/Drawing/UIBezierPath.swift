import CoreGraphics
import Foundation

/// A path with the attributes that it is stroked and filled with.
///
/// Angles are in radians, from the positive x axis; y points down, so clockwise is as seen on the screen.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
    private var path = CGMutablePath()
    final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() {
        super.init()
    }

    // MARK: Creating

    /// A closed rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with rounded corners. A radius above half the shorter side is cut to it.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle of which some corners are rounded.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        path.addRoundedCorners(of: rect, corners: corners, radii: cornerRadii)
    }

    /// An open arc of a circle.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// A path with a copy of another path's points, and usual attributes.
    public convenience init(cgPath: CGPath) {
        self.init()
        path.addPath(cgPath)
    }

    /// The path of an archive, with its attributes; nil where it holds none.
    public required init?(coder: NSCoder) {
        super.init()
        guard unarchive(coder) else { return nil }
    }

    /// Writes the elements and all attributes.
    open func encode(with coder: NSCoder) { archive(coder) }

    /// True: paths are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// Paths with equal elements and attributes are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && dash == other.dash && lineWidth == other.lineWidth
            && lineCapStyle == other.lineCapStyle && lineJoinStyle == other.lineJoinStyle
            && miterLimit == other.miterLimit && flatness == other.flatness
            && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    open override var hash: Int { path.boundingBoxOfPath.origin.x.hashValue ^ path.boundingBoxOfPath.width.hashValue }

    /// A path of its own with the same points and attributes.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        copy.takeAttributes(of: self)
        return copy
    }

    private func takeAttributes(of other: UIBezierPath) {
        lineWidth = other.lineWidth
        lineCapStyle = other.lineCapStyle
        lineJoinStyle = other.lineJoinStyle
        miterLimit = other.miterLimit
        flatness = other.flatness
        usesEvenOddFillRule = other.usesEvenOddFillRule
        dash = other.dash
    }

    // MARK: Building

    /// The path as a Core Graphics path: reading gives a copy, writing replaces all points.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path = CGMutablePath()
            path.addPath(newValue)
        }
    }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line. Without a current point nothing is added.
    open func addLine(to point: CGPoint) {
        guard hasCurrentPoint(for: "addLine(to:)") else { return }
        path.addLine(to: point)
    }

    /// Adds a cubic curve. Without a current point nothing is added.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard hasCurrentPoint(for: "addCurve(to:controlPoint1:controlPoint2:)") else { return }
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic curve. Without a current point nothing is added.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        guard hasCurrentPoint(for: "addQuadCurve(to:controlPoint:)") else { return }
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc, with a line to its start when there is a current point.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // Core Graphics names the direction as seen with y pointing up.
        path.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Closes the current subpath with a line to its start.
    open func close() {
        if !path.isEmpty { path.closeSubpath() }
    }

    /// Takes all points away; the attributes stay.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the other path's subpaths; its attributes are not taken over.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.cgPath)
    }

    /// Transforms all points.
    open func apply(_ transform: CGAffineTransform) {
        let transformed = CGMutablePath()
        transformed.addPath(path, transform: transform)
        path = transformed
    }

    /// The same path run through from its end to its start.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed())
        reversed.takeAttributes(of: self)
        return reversed
    }

    private func hasCurrentPoint(for call: String) -> Bool {
        if path.isEmpty {
            warnAboutDrawing("UIBezierPath.\(call) was called without a current point; call move(to:) first")
            return false
        }
        return true
    }

    // MARK: Asking

    /// Whether the path has no points.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the path itself, without its control points.
    open var bounds: CGRect { path.boundingBoxOfPath }

    /// Where the next segment starts; zero for an empty path.
    open var currentPoint: CGPoint { path.isEmpty ? .zero : path.currentPoint }

    /// Whether a point is in the area that `fill()` fills. Open subpaths count as closed.
    open func contains(_ point: CGPoint) -> Bool {
        path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Attributes

    /// In points; 1 to begin with.
    open var lineWidth: CGFloat = 1
    /// How open ends are stroked: cut off at the end itself to begin with.
    open var lineCapStyle: CGLineCap = .butt
    /// How corners are stroked: with a point to begin with.
    open var lineJoinStyle: CGLineJoin = .miter
    /// Above this ratio of length to width a mitred corner is bevelled. 10 to begin with.
    open var miterLimit: CGFloat = 10
    /// How far a curve may stray from its true shape, in pixels. 0.6 to begin with.
    open var flatness: CGFloat = 0.6
    /// Whether `fill()`, `addClip()` and `contains(_:)` use the even-odd rule instead of the winding rule.
    open var usesEvenOddFillRule = false

    /// Sets the lengths of dashes and gaps, in points, and where in the pattern stroking starts. Nil: a solid line.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        guard let pattern, count > 0 else {
            dash = ([], 0)
            return
        }
        dash = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase)
    }

    /// Reads the dash pattern. Call with a nil pattern first to learn its count.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            for (index, length) in dash.lengths.enumerated() { pattern[index] = length }
        }
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing into the current context

    /// Fills with the context's fill colour.
    open func fill() {
        UIGraphicsGetCurrentContext().map(fill(in:))
    }

    /// Fills with the context's fill colour, with a blend mode and an opacity of 0 to 1; the context's own stay.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        fill(in: context)
        context.restoreGState()
    }

    /// Strokes with the context's stroke colour and the path's own line attributes.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        stroke(in: context)
        context.restoreGState()
    }

    /// Strokes with the context's stroke colour, with a blend mode and an opacity of 0 to 1; the context's own stay.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        stroke(in: context)
        context.restoreGState()
    }

    /// Cuts the current context's clip down to this path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func fill(in context: CGContext) {
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func stroke(in context: CGContext) {
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.setMiterLimit(miterLimit)
        context.setFlatness(flatness)
        context.setLineDash(phase: dash.phase, lengths: dash.lengths)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
    }
}
