import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

extension FramePlanner {
    /// The path of a shape layer, filled and then stroked.
    func emitShape(_ node: RenderNode, _ style: LayerStyle) {
        guard case .shape(let shape)? = style.values.extrasBox?.value.payload, let path = shape.path, !path.isEmpty
        else { return }
        let plane = style.snappedPlane
        let repetition = Int(instance)
        while node.notes.shapes.count <= depth { node.notes.shapes.append([]) }
        while node.notes.shapes[depth].count <= repetition { node.notes.shapes[depth].append(ShapeCache()) }
        var cache = node.notes.shapes[depth][repetition]
        if shape.fillColor.w > 0 {
            let outline = ShapeMask.Outline(path: path, plane: plane, isEvenOdd: shape.isEvenOdd)
            emitMask(
                &cache.fill, first: node.notes.shapes[depth][0].fill, outline: outline, color: shape.fillColor,
                part: .shapeFill, node: node, style: style)
        }
        if let stroke = StrokeStyle(shape) {
            let outline = ShapeMask.Outline(path: path, plane: plane, stroke: stroke)
            emitMask(
                &cache.stroke, first: node.notes.shapes[depth][0].stroke, outline: outline, color: shape.strokeColor,
                part: .shapeStroke,
                node: node,
                style: style)
        }
        node.notes.shapes[depth][repetition] = cache
    }

    private func emitMask(
        _ kept: inout ShapeMask?, first: ShapeMask?, outline: ShapeMask.Outline, color: RGBA, part: Quad.Part,
        node: RenderNode, style: LayerStyle
    ) {
        var quad = makeQuad(node, part.rawValue, .shape)
        if let mask = kept, let offset = mask.offset(to: outline) {
            (quad.offsetX, quad.offsetY) = offset
        } else if let mask = first, let offset = mask.offset(to: outline) {
            kept = mask
            (quad.offsetX, quad.offsetY) = offset
        } else {
            kept = ShapeMask(outline, box: Self.box(of: outline), stamp: tree.stamp())
        }
        let mask = kept!
        quad.color = Self.word(color, style.alpha)
        quad.image.base = UInt(bitPattern: mask.storage)
        quad.image.stamp = mask.stamp
        quad.rect = mask.box.moved(quad.offsetX, quad.offsetY)
        quad.bounds = quad.rect.intersection(style.clip)
        if quad.bounds.isEmpty { quad.bounds = .empty }
        out.append(quad)
    }

    /// Every pixel that the outline may touch.
    static func box(of outline: ShapeMask.Outline) -> PixelRect {
        var rect = outline.path.boundingBox
        if let stroke = outline.stroke {
            let reach = stroke.reach(of: outline.path)
            rect = rect.insetBy(dx: -reach, dy: -reach)
        }
        guard !rect.isNull, let (low, high) = outline.plane.extent(rect) else { return .empty }
        func limit(_ v: Double) -> Int32 { Int32(max(-1e6, min(1e6, v))) }
        let values = (low.x, low.y, high.x, high.y)
        guard values.0.isFinite, values.1.isFinite, values.2.isFinite, values.3.isFinite else { return .empty }
        // What covers less of a pixel than this leaves no trace.
        let trace = 1e-4
        return PixelRect(
            x0: limit((values.0 + trace).rounded(.down)), y0: limit((values.1 + trace).rounded(.down)),
            x1: limit((values.2 - trace).rounded(.up)), y1: limit((values.3 - trace).rounded(.up)))
    }
}

extension LayerStyle {
    /// The path moves by whole pixels, as all else of its layer does: it stays as crisp, and is not made anew.
    fileprivate var snappedPlane: Plane {
        guard isUpright, let (x, y) = plane.corners(bounds) else { return plane }
        return plane.then(Plane(dx: Double(Self.snap(x.min())) - x.min(), dy: Double(Self.snap(y.min())) - y.min()))
    }
}

extension LayerPayload {
    /// How many quads it may add to its layer.
    var parts: Int {
        switch self {
        case .shape(let shape):
            guard shape.path != nil else { return 0 }
            return (shape.fillColor.w > 0 ? 1 : 0) + (StrokeStyle(shape) == nil ? 0 : 1)
        case .gradient(let gradient): return gradient.colors.isEmpty ? 0 : 1
        case .emitter(let emitter): return emitter.cells.isEmpty ? 0 : 1
        case .tiled(let tiled): return tiled.tiles.count
        default: return 0
        }
    }

    /// It reaches outside of the layer's shape, and needs clipping where the layer clips.
    var overflows: Bool {
        switch self {
        case .shape, .emitter, .tiled: parts > 0
        default: false
        }
    }
}

extension PixelRect {
    func moved(_ dx: Int32, _ dy: Int32) -> PixelRect {
        PixelRect(x0: x0 &+ dx, y0: y0 &+ dy, x1: x1 &+ dx, y1: y1 &+ dy)
    }
}
