import UIKit

/// A gradient between colours that lie on a grid of points, which may be moved.
public struct MeshGradient: ShapeStyle, Hashable {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [Color]
    let background: Color
    let smoothsColors: Bool

    /// - Parameters:
    ///   - points: a point a vertex, line by line; 0 and 1 are the edges. What is missing lies on an even grid.
    ///   - colors: a colour a vertex; what is missing has the background's.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height) = (max(min(width, 256), 0), max(min(height, 256), 0))
        (self.points, self.colors, self.background) = (points, colors, background)
        self.smoothsColors = smoothsColors
    }

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        let vertices = (0..<width * height).map { index -> MeshPaint.Vertex in
            let even = SIMD2<Float>(
                Float(index % width) / Float(max(width - 1, 1)), Float(index / width) / Float(max(height - 1, 1)))
            let point = index < points.count ? points[index] : even
            let color = (index < colors.count ? colors[index] : background).resolve(in: context.value)
            return MeshPaint.Vertex(
                point: point.x.isFinite && point.y.isFinite ? point : even, color: MeshPaint.components(color))
        }
        let paint = MeshPaint(
            width: width, height: height, vertices: vertices,
            background: MeshPaint.components(background.resolve(in: context.value)), smoothsColors: smoothsColors)
        return _Paint(value: Paint(.custom(AnyPaint(paint))).atLevel(level))
    }
}

/// A mesh as it is drawn: each patch in small cells of one colour.
struct MeshPaint: PaintDrawing {
    struct Vertex: Hashable, Sendable {
        let point: SIMD2<Float>
        let color: SIMD4<Float>
    }
    let width: Int
    let height: Int
    let vertices: [Vertex]
    let background: SIMD4<Float>
    let smoothsColors: Bool

    static func components(_ color: Color.Resolved) -> SIMD4<Float> {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.uiColor.getRed(&r, green: &g, blue: &b, alpha: &a)
        return SIMD4(Float(r), Float(g), Float(b), Float(a))
    }

    func draw(in rect: CGRect, context: CGContext) {
        fill(background, context)
        context.fill(rect)
        guard width > 1, height > 1, vertices.count == width * height else { return }
        context.setShouldAntialias(false)
        // Cells of about four points, and not more than there is use for.
        let longest = max(rect.width / CGFloat(width - 1), rect.height / CGFloat(height - 1))
        let cells = max(min(Int(longest / 4), 40), 2)
        for row in 0..<height - 1 {
            for column in 0..<width - 1 { drawPatch(column, row, cells, rect, context) }
        }
    }

    private func drawPatch(_ column: Int, _ row: Int, _ cells: Int, _ rect: CGRect, _ context: CGContext) {
        let a = vertices[row * width + column], b = vertices[row * width + column + 1]
        let c = vertices[(row + 1) * width + column], d = vertices[(row + 1) * width + column + 1]
        func mix<V: SIMD>(_ p: V, _ q: V, _ r: V, _ s: V, _ x: Float, _ y: Float) -> V where V.Scalar == Float {
            let top = p + (q - p) * x, bottom = r + (s - r) * x
            return top + (bottom - top) * y
        }
        func place(_ x: Int, _ y: Int) -> CGPoint {
            let point = mix(a.point, b.point, c.point, d.point, Float(x) / Float(cells), Float(y) / Float(cells))
            return CGPoint(
                x: rect.minX + CGFloat(point.x) * rect.width, y: rect.minY + CGFloat(point.y) * rect.height)
        }
        func ease(_ t: Float) -> Float { smoothsColors ? t * t * (3 - 2 * t) : t }
        for y in 0..<cells {
            for x in 0..<cells {
                let u = ease((Float(x) + 0.5) / Float(cells)), v = ease((Float(y) + 0.5) / Float(cells))
                fill(mix(a.color, b.color, c.color, d.color, u, v), context)
                context.beginPath()
                context.move(to: place(x, y))
                context.addLine(to: place(x + 1, y))
                context.addLine(to: place(x + 1, y + 1))
                context.addLine(to: place(x, y + 1))
                context.closePath()
                context.fillPath()
            }
        }
    }

    private func fill(_ color: SIMD4<Float>, _ context: CGContext) {
        context.setFillColor(
            red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: CGFloat(color.w))
    }
}

extension MeshGradient: View { public typealias Body = _ShapeView<Rectangle, Self> }
