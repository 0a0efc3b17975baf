import UIKit

/// A path that is filled, stroked, or both.
open class SKShapeNode: SKNode {
    /// The path, in its coordinates.
    open var path: CGPath?
    /// The colour inside; clear by default.
    open var fillColor = UIColor.clear
    /// The line's colour; white by default.
    open var strokeColor = UIColor.white
    /// The line's width; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How far light shines from the line.
    open var glowWidth: CGFloat = 0
    /// How the line's ends look.
    open var lineCap = CGLineCap.butt
    /// How the line's corners look.
    open var lineJoin = CGLineJoin.miter
    /// How long a pointed corner may be.
    open var miterLimit: CGFloat = 10
    /// Whether its edges are smooth.
    open var isAntialiased = true
    /// How it is mixed with what lies below.
    open var blendMode = SKBlendMode.alpha
    /// A picture inside.
    open var fillTexture: SKTexture?
    /// A picture along the line.
    open var strokeTexture: SKTexture?
    /// A program of the GPU's for the inside.
    open var fillShader: SKShader?
    /// A program of the GPU's for the line.
    open var strokeShader: SKShader?

    /// A node without a path.
    public override init() { super.init() }
    /// A shape of a scene's file.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        decodeShape(aDecoder)
    }

    /// A shape of a path.
    public convenience init(path: CGPath) { self.init(path: path, centered: false) }
    /// A shape of a path, whose middle lies at the node's position if asked for.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let area = path.boundingBoxOfPath
        var shift = CGAffineTransform(translationX: -area.midX, y: -area.midY)
        self.path = centered && !area.isNull ? path.copy(using: &shift) : path
    }
    /// A rectangle.
    public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }
    /// A rectangle around the node's position.
    public convenience init(rectOf size: CGSize) { self.init(rect: .around(size)) }
    /// A rectangle with round corners.
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        self.init(path: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
    }
    /// A rectangle with round corners around the node's position.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(rect: .around(size), cornerRadius: cornerRadius)
    }
    /// A circle around the node's position.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
    }
    /// An ellipse around the node's position.
    public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: .around(size)) }
    /// An ellipse.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: CGPath(ellipseIn: rect, transform: nil)) }
    /// Straight lines through points.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let path = CGMutablePath()
        if numPoints > 0 { path.addLines(between: Array(UnsafeBufferPointer(start: points, count: numPoints))) }
        self.init(path: path)
    }
    /// A curve through points.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let all = numPoints > 0 ? Array(UnsafeBufferPointer(start: points, count: numPoints)) : []
        let path = CGMutablePath()
        if let first = all.first { path.move(to: first) }
        for (number, point) in all.enumerated().dropFirst() {
            // Slopes are those of the neighbours.
            let (before, last) = (all[max(0, number - 2)], all[number - 1])
            let after = all[min(all.count - 1, number + 1)]
            path.addCurve(
                to: point,
                control1: CGPoint(x: last.x + (point.x - before.x) / 6, y: last.y + (point.y - before.y) / 6),
                control2: CGPoint(x: point.x - (after.x - last.x) / 6, y: point.y - (after.y - last.y) / 6))
        }
        self.init(path: path)
    }

    /// How long its line is.
    open var lineLength: CGFloat { path.map { PathWalk($0).length } ?? 0 }

    override var contentBounds: CGRect {
        guard let path else { return .null }
        let area = path.boundingBoxOfPath
        return area.isNull ? .null : area.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
    }

    override func makeContentLayer() -> CALayer? { CAShapeLayer() }

    override func updateContent(_ layer: CALayer, _ drawing: SceneDrawing) {
        guard let layer = layer as? CAShapeLayer else { return }
        if layer.path != path { layer.path = path }
        layer.fillColor = fillColor.cgColor
        layer.strokeColor = lineWidth > 0 ? strokeColor.cgColor : nil
        layer.lineWidth = lineWidth
        layer.lineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        layer.lineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        layer.miterLimit = miterLimit
        layer.shadowOpacity = glowWidth > 0 ? 1 : 0
        if glowWidth > 0 {
            layer.shadowColor = strokeColor.cgColor
            layer.shadowOffset = .zero
            layer.shadowRadius = glowWidth
        }
    }

    override func copyContent(of node: SKNode) {
        guard let other = node as? SKShapeNode else { return }
        path = other.path
        fillColor = other.fillColor
        strokeColor = other.strokeColor
        lineWidth = other.lineWidth
        glowWidth = other.glowWidth
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        miterLimit = other.miterLimit
        isAntialiased = other.isAntialiased
        blendMode = other.blendMode
        fillTexture = other.fillTexture
        strokeTexture = other.strokeTexture
    }
}

extension CGRect {
    /// A rectangle whose middle is the origin.
    static func around(_ size: CGSize) -> CGRect {
        CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    }
}
