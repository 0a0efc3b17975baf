import Foundation
import PorticoRenderModel

/// How one layer is drawn where it stands: everything that its quads have in common. Made on the stack for each emission.
struct LayerStyle {
    let values: LayerProperties
    let bounds: CGRect
    let plane: Plane
    /// Clip of the layer's own quads.
    let clip: PixelRect
    /// In points.
    let radius: Double
    let isUpright: Bool
    /// Pixels a point, where that is the same in both directions; else 0.
    let scale: Double
    private(set) var isVisible = true
    /// Clips to a shape that is no upright rectangle, and there is something to clip.
    private(set) var masksShape = false
    private(set) var isGroup = false
    private(set) var groupAlpha: UInt8 = 255
    /// Opacity of the layer as a whole, its ancestors' that do not fade as a group included.
    let fullAlpha: Float
    /// Opacity of the layer's own quads.
    private(set) var alpha: Float = 1
    /// What children are drawn into.
    private(set) var inner = PlanContext()
    let contents: ContentsPlacement?
    /// Quads that the layer's class adds, at most.
    let payloadParts: Int

    /// See `RenderNode.isAtomic`.
    let isAtomic: Bool
    /// Pixels a point of the picture that stands for the layer and all below it; nil where they are drawn themselves.
    let rasterScale: Double?
    /// It shows its transition, if it has one.
    let showsTransition: Bool
    private let castsShadow: Bool
    var hasBackground: Bool { values.backgroundColor.w > 0 }
    var hasBorder: Bool { values.borderWidth > 0 && values.borderColor.w > 0 }
    var hasShadow: Bool {
        guard castsShadow, let extras = values.extrasBox?.value else { return false }
        return extras.shadowOpacity > 0 && extras.shadowColor.w > 0 && !values.masksToBounds
    }

    /// Where a layer stands, and as what.
    enum Placement {
        /// Where its properties and its parent say.
        case inParent
        /// There, in the parent's plane.
        case at(Plane)
        /// As a picture of itself, with its origin at the context's: whole, seen, and opaque.
        case alone(hasShadow: Bool)
    }

    init(_ node: RenderNode, in context: PlanContext, parent: RenderNode, placement: Placement = .inParent) {
        let values = node.values, bounds = values.bounds
        let plane: Plane
        var isAlone = false
        switch placement {
        case .inParent: plane = Self.plane(of: values, parent: parent.values).then(context.plane)
        case .at(let place): plane = place.then(context.plane)
        case .alone: (plane, isAlone) = (context.plane, true)
        }
        if case .alone(hasShadow: false) = placement { castsShadow = false } else { castsShadow = true }
        let isUpright = plane.keepsRectsUpright
        (self.values, self.bounds, self.plane, self.isUpright) = (values, bounds, plane, isUpright)
        let sx = abs(plane.m11) + abs(plane.m12), sy = abs(plane.m21) + abs(plane.m22)
        scale = isUpright && abs(sx - sy) <= 1e-6 * (sx + sy) ? sx : 0
        let halfSide = min(bounds.width, bounds.height) / 2
        let radius = values.maskedCorners == 0 ? 0 : max(0, min(values.cornerRadius, halfSide))
        self.radius = radius

        let opacity = isAlone ? 1 : max(0, min(1, values.opacity))
        let alpha = context.alpha * opacity
        fullAlpha = alpha
        let isHidden = values.isHidden && !isAlone && node.transition == nil
        isVisible = !isHidden && alpha > 0 && bounds.width >= 0 && bounds.height >= 0
        if isVisible && !values.isDoubleSided && !isAlone {
            isVisible = Self.facesEye(plane, bounds, context.isFlipped)
        }
        if isVisible && !plane.isAffine { isVisible = plane.corners(bounds) != nil }

        let contents = values.contents.flatMap { ContentsPlacement($0, values) }
        self.contents = contents
        var clip = context.clip
        let shape = values.masksToBounds ? Self.pixels(bounds, plane) : .empty
        if values.masksToBounds { clip = clip.intersection(shape) }
        self.clip = clip

        let hasChildren = !node.children.isEmpty
        let payload = values.extrasBox?.value.payload ?? .none
        payloadParts = payload.parts
        masksShape =
            values.masksToBounds && (radius > 0 || !isUpright)
            && (hasChildren || contents.map { !$0.fills(bounds) } ?? false || payload.overflows)
        var parts = (values.backgroundColor.w > 0 ? 1 : 0) + (contents == nil ? 0 : 1)
        if values.borderWidth > 0 { parts += 1 }
        if castsShadow, values.extrasBox.map({ $0.value.shadowOpacity > 0 }) ?? false { parts += 2 }
        parts += payloadParts
        let fades = alpha < 1 && (parts > 1 || hasChildren) && values.allowsGroupOpacity
        isGroup = masksShape || fades || node.mask != nil
        if isGroup {
            groupAlpha = UInt8(alpha * 255 + 0.5)
            self.alpha = 1
        } else {
            self.alpha = alpha
        }

        inner.plane = plane
        if values.isGeometryFlipped {
            var flip = Plane(dx: 0, dy: bounds.minY + bounds.maxY)
            flip.m22 = -1
            inner.plane = flip.then(plane)
        }
        inner.clip = clip
        inner.alpha = self.alpha
        showsTransition = !isAlone
        let rasters = values.shouldRasterize && !isAlone
        rasterScale = rasters ? max(0.01, min(values.extrasBox?.value.rasterizationScale ?? 1, 16)) : nil
        isAtomic =
            (isGroup && (!masksShape || node.mask != nil)) || (node.transition != nil && !isAlone)
            || node.sortsInDepth || values.replication != nil
        inner.isInAtomic = context.isInAtomic || isAtomic
        inner.hidesBackdrops = context.hidesBackdrops || node.sortsInDepth || values.replication != nil
        inner.isFlipped = context.isFlipped != values.isGeometryFlipped
    }

    /// To the plane of the parent's bounds.
    private static func plane(of values: LayerProperties, parent: LayerProperties) -> Plane {
        if let extras = parent.extrasBox?.value, !extras.sublayerTransform.isIdentity {
            let ax = parent.bounds.minX + parent.anchorPoint.x * parent.bounds.width
            let ay = parent.bounds.minY + parent.anchorPoint.y * parent.bounds.height
            return Plane(
                values.localToParent * .translation(-ax, -ay) * extras.sublayerTransform * .translation(ax, ay))
        }
        if values.transform.isIdentity {
            return Plane(
                dx: values.position.x - values.bounds.minX - values.anchorPoint.x * values.bounds.width,
                dy: values.position.y - values.bounds.minY - values.anchorPoint.y * values.bounds.height)
        }
        return Plane(values.localToParent)
    }

    private static func facesEye(_ plane: Plane, _ bounds: CGRect, _ isFlipped: Bool) -> Bool {
        let unit = CGRect(
            x: bounds.minX, y: bounds.minY, width: max(bounds.width, 1e-3), height: max(bounds.height, 1e-3))
        guard let (x, y) = plane.corners(unit) else { return true }
        let cross = (x[1] - x[0]) * (y[3] - y[0]) - (y[1] - y[0]) * (x[3] - x[0])
        return (cross >= 0) != isFlipped
    }

    /// Edges fall on whole pixels by rounding, so that layers which share an edge share it to the pixel, wherever it is.
    static func snap(_ v: Double) -> Int32 { Int32(max(-1e7, min(1e7, (v + 0.5 + 1e-4).rounded(.down)))) }

    /// The pixels of an upright rectangle, or those around a turned one.
    static func pixels(_ rect: CGRect, _ plane: Plane) -> PixelRect {
        guard let (x, y) = plane.corners(rect) else { return .empty }
        if plane.keepsRectsUpright {
            return PixelRect(x0: snap(x.min()), y0: snap(y.min()), x1: snap(x.max()), y1: snap(y.max()))
        }
        return PixelRect(
            x0: snap((x.min() - 0.5).rounded(.down)), y0: snap((y.min() - 0.5).rounded(.down)),
            x1: snap((x.max() + 0.5).rounded(.up)), y1: snap((y.max() + 0.5).rounded(.up)))
    }

    /// Puts the quad's shape where `rect` of the layer is seen.
    func place(_ quad: inout Quad, _ rect: CGRect, clip: PixelRect, isRounded: Bool) {
        quad.rect = Self.pixels(rect, plane)
        quad.bounds = quad.rect.intersection(clip)
        let rounds = isRounded && radius > 0
        if values.hasContinuousCorners && rounds { quad.flags.formUnion(.continuous) }
        let isGeneral = !isUpright || ((rounds || quad.kind == .border) && scale == 0)
        if isGeneral || quad.kind == .image || quad.kind == .gradient {
            quad.matrix = Quad.Matrix3(plane.translated(rect.minX, rect.minY))
            (quad.width, quad.height) = (Float(rect.width), Float(rect.height))
        }
        if isGeneral {
            quad.flags.formUnion(.general)
            // Round corners want smooth sides.
            quad.edges = values.allowsEdgeAntialiasing ? values.edgeAntialiasingMask & 15 : rounds ? 15 : 0
            quad.flags.subtract(.opaque)
            if rounds { (quad.corners, quad.radius) = (values.maskedCorners, Float(radius)) }
            // Upright but stretched: room for the soft edge.
            if isUpright {
                quad.rect = PixelRect(
                    x0: quad.rect.x0 - 1, y0: quad.rect.y0 - 1, x1: quad.rect.x1 + 1, y1: quad.rect.y1 + 1)
                quad.bounds = quad.rect.intersection(clip)
            }
        } else if rounds {
            quad.radius = min(Float(radius * scale), Float(min(quad.rect.width, quad.rect.height)) / 2)
            quad.corners = surfaceCorners(values.maskedCorners)
        }
        if quad.bounds.isEmpty { quad.bounds = .empty }
    }

    /// Where the corners of the layer are seen after flips and quarter turns.
    private func surfaceCorners(_ corners: UInt8) -> UInt8 {
        if plane.m11 > abs(plane.m12) && plane.m22 > abs(plane.m21) { return corners }
        var seen: UInt8 = 0
        for i in 0..<4 where corners & (1 << UInt8(i)) != 0 {
            let x = i & 1 == 0 ? -1.0 : 1.0, y = i & 2 == 0 ? -1.0 : 1.0
            let right = x * plane.m11 + y * plane.m21 > 0, bottom = x * plane.m12 + y * plane.m22 > 0
            seen |= 1 << UInt8((right ? 1 : 0) + (bottom ? 2 : 0))
        }
        return seen
    }
}
