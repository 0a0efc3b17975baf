import Foundation
import PorticoRenderModel

/// How one layer is drawn where it stands: everything that its quads have in common. Made on the stack for each emission.
struct LayerStyle {
    /// Whose style it is. The planner, which knows the node, outlives the style; the values stay as they are meanwhile.
    private unowned(unsafe) let node: RenderNode
    /// The layer's: read where they lie, since copying them all costs more than most uses.
    var values: LayerProperties { @inline(__always) _read { yield node.values } }
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
    /// Pictures are drawn with their rows in reverse, and so are seen upright.
    let mirrorsPictures: Bool
    /// Quads that the layer's class adds, at most.
    let payloadParts: Int

    /// See `RenderNode.isAtomic`.
    let isAtomic: Bool
    /// Pixels a point of the picture that stands for the layer and all below it; nil where they are drawn themselves.
    let rasterScale: Double?
    /// That picture goes through the layer's filter.
    let isFiltered: Bool
    /// It shows its transition, if it has one.
    let showsTransition: Bool
    /// It is a page of which a part is lifted.
    let curl: CurlValues?
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
        self.node = node
        let bounds = node.values.bounds, flags = node.values.flags
        let plane: Plane
        var isAlone = false
        switch placement {
        case .inParent: plane = Self.plane(of: node, parent: parent).then(context.plane)
        case .at(let place): plane = place.then(context.plane)
        case .alone: (plane, isAlone) = (context.plane, true)
        }
        if case .alone(hasShadow: false) = placement { castsShadow = false } else { castsShadow = true }
        let isUpright = plane.keepsRectsUpright
        (self.bounds, self.plane, self.isUpright) = (bounds, plane, isUpright)
        let sx = abs(plane.m11) + abs(plane.m12), sy = abs(plane.m21) + abs(plane.m22)
        scale = isUpright && abs(sx - sy) <= 1e-6 * (sx + sy) ? sx : 0
        let halfSide = min(bounds.width, bounds.height) / 2
        let radius = node.values.maskedCorners == 0 ? 0 : max(0, min(node.values.cornerRadius, halfSide))
        self.radius = radius

        let opacity = isAlone ? 1 : max(0, min(1, node.values.opacity))
        let alpha = context.alpha * opacity
        fullAlpha = alpha
        let isHidden = flags.contains(.hidden) && !isAlone && node.transition == nil
        isVisible = !isHidden && alpha > 0 && bounds.width >= 0 && bounds.height >= 0
        if isVisible && flags.contains(.singleSided) && !isAlone {
            isVisible = Self.facesEye(plane, bounds, context.isFlipped)
        }
        if isVisible && !plane.isAffine && plane.corners(bounds) == nil {
            isVisible = plane.extent(bounds) != nil || !(flags.contains(.masksToBounds) || node.children.isEmpty)
        }

        let contents = node.values.contents.flatMap { ContentsPlacement($0, node.values) }
        self.contents = contents
        mirrorsPictures = context.mirrorsPictures
        var clip = context.clip
        let shape = flags.contains(.masksToBounds) ? Self.pixels(bounds, plane) : .empty
        if flags.contains(.masksToBounds) { clip = clip.intersection(shape) }
        self.clip = clip

        let hasChildren = !node.children.isEmpty
        let payload = node.values.extrasBox?.value.payload ?? .none
        payloadParts = payload.parts
        masksShape =
            flags.contains(.masksToBounds) && (radius > 0 || !isUpright)
            && (hasChildren || contents.map { !$0.fills(bounds) || $0.record.part != nil } ?? false
                || payload.overflows)
        var parts = (node.values.backgroundColor.w > 0 ? 1 : 0) + (contents == nil ? 0 : 1)
        if node.values.borderWidth > 0 { parts += 1 }
        if castsShadow, node.values.extrasBox.map({ $0.value.shadowOpacity > 0 }) ?? false { parts += 2 }
        if node.values.extrasBox?.value.backgroundPattern != nil { parts += 2 }
        parts += payloadParts
        let fades = alpha < 1 && (parts > 1 || hasChildren) && !flags.contains(.ungroupedOpacity)
        isGroup = masksShape || fades || node.mask != nil
        if isGroup {
            groupAlpha = UInt8(opacity: alpha)
            self.alpha = 1
        } else {
            self.alpha = alpha
        }

        inner.plane = plane
        if flags.contains(.geometryFlipped) {
            var flip = Plane(dx: 0, dy: bounds.minY + bounds.maxY)
            flip.m22 = -1
            inner.plane = flip.then(plane)
        }
        inner.clip = clip
        inner.alpha = self.alpha
        showsTransition = !isAlone
        var curl: CurlValues?
        if case .curl(let values) = payload, let roll = values.roll, roll.lifts(bounds) { curl = values }
        self.curl = curl
        let rasters = flags.contains(.shouldRasterize) && !isAlone
        if case .filter(let values) = payload, !values.isIdentity, !isAlone {
            isFiltered = true
            rasterScale = FilteredImage.scale(pixelsPerPoint: max(sx, sy), values)
        } else {
            isFiltered = false
            rasterScale = rasters ? max(0.01, min(node.values.extrasBox?.value.rasterizationScale ?? 1, 16)) : nil
        }
        isAtomic =
            (isGroup && (!masksShape || node.mask != nil)) || (node.transition != nil && !isAlone)
            || node.sortsInDepth || node.values.replication != nil || curl != nil
        inner.isInAtomic = context.isInAtomic || isAtomic
        inner.hidesBackdrops = context.hidesBackdrops || node.values.replication != nil
        inner.isFlipped = context.isFlipped != flags.contains(.geometryFlipped)
        inner.mirrorsPictures = context.mirrorsPictures != flags.contains(.geometryFlipped)
    }

    /// To the plane of the parent's bounds.
    private static func plane(of node: RenderNode, parent: RenderNode) -> Plane {
        if let box = parent.values.extrasBox, !box.value.sublayerTransform.isIdentity {
            let bounds = parent.values.bounds, anchor = parent.values.anchorPoint
            let ax = bounds.minX + anchor.x * bounds.width
            let ay = bounds.minY + anchor.y * bounds.height
            return Plane(
                node.values.localToParent * .translation(-ax, -ay) * box.value.sublayerTransform * .translation(ax, ay))
        }
        if node.values.transform.isIdentity {
            let bounds = node.values.bounds, anchor = node.values.anchorPoint, position = node.values.position
            return Plane(
                dx: position.x - bounds.minX - anchor.x * bounds.width,
                dy: position.y - bounds.minY - anchor.y * bounds.height)
        }
        return Plane(node.values.localToParent)
    }

    private static func facesEye(_ plane: Plane, _ bounds: CGRect, _ isFlipped: Bool) -> Bool {
        let unit = CGRect(
            x: bounds.minX, y: bounds.minY, width: max(bounds.width, 1e-3), height: max(bounds.height, 1e-3))
        guard let (x, y) = plane.corners(unit) else { return plane.facesEye != isFlipped }
        let cross = (x[1] - x[0]) * (y[3] - y[0]) - (y[1] - y[0]) * (x[3] - x[0])
        return (cross >= 0) != isFlipped
    }

    /// Edges fall on whole pixels by rounding, so that layers which share an edge share it to the pixel, wherever it is.
    static func snap(_ v: Double) -> Int32 { Int32(max(-1e7, min(1e7, (v + 0.5 + 1e-4).rounded(.down)))) }

    /// The pixels of an upright rectangle, or those around a turned one.
    static func pixels(_ rect: CGRect, _ plane: Plane) -> PixelRect {
        guard let (x, y) = plane.corners(rect) else { return pixelsBeforeEye(rect, plane) }
        if plane.keepsRectsUpright {
            return PixelRect(x0: snap(x.min()), y0: snap(y.min()), x1: snap(x.max()), y1: snap(y.max()))
        }
        return PixelRect(
            x0: snap((x.min() - 0.5).rounded(.down)), y0: snap((y.min() - 0.5).rounded(.down)),
            x1: snap((x.max() + 0.5).rounded(.up)), y1: snap((y.max() + 0.5).rounded(.up)))
    }

    /// Of a rectangle partly behind the eye.
    private static func pixelsBeforeEye(_ rect: CGRect, _ plane: Plane) -> PixelRect {
        guard let (low, high) = plane.extent(rect) else { return .empty }
        return PixelRect(
            x0: snap((low.x - 0.5).rounded(.down)), y0: snap((low.y - 0.5).rounded(.down)),
            x1: snap((high.x + 0.5).rounded(.up)), y1: snap((high.y + 0.5).rounded(.up)))
    }

    /// Puts the quad's shape where `rect` of the layer is seen.
    func place(_ quad: inout Quad, _ rect: CGRect, clip: PixelRect, isRounded: Bool) {
        quad.rect = Self.pixels(rect, plane)
        quad.bounds = quad.rect.intersection(clip)
        let rounds = isRounded && radius > 0
        if rounds && values.flags.contains(.continuousCorners) { quad.flags.formUnion(.continuous) }
        // Round corners of any size need no memory but what is seen of them: from here on they are computed pixel by pixel.
        let isHuge = rounds && radius * scale > CornerTiles.largestRadius
        let isGeneral = !isUpright || isHuge || ((rounds || quad.kind == .border) && scale == 0)
        if isGeneral || quad.kind == .image || quad.kind == .gradient {
            quad.matrix = Quad.Matrix3(plane.translated(rect.minX, rect.minY))
            (quad.width, quad.height) = (Float(rect.width), Float(rect.height))
        }
        if isGeneral {
            quad.flags.formUnion(.general)
            // Round corners want smooth sides.
            quad.edges = values.flags.contains(.edgeAntialiasing) ? values.edgeAntialiasingMask & 15 : rounds ? 15 : 0
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
