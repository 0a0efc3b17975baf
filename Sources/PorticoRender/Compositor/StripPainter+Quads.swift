import CKernels

extension StripPainter {
    /// Draws the part of a quad that lies in `piece`.
    func draw(_ item: DrawItem, _ piece: PixelRect, _ target: Target) {
        let quad = item.quad
        if quad.pointee.kind == .shape { return drawShape(quad, piece, target) }
        if quad.pointee.kind == .curl { return drawCurl(quad, piece, target) }
        if !quad.pointee.isUpright {
            drawGeneral(quad.pointee, piece, target)
            if tints.contains(.slow) { tint(piece, target, 0x4040_0040) }
            return
        }
        switch quad.pointee.kind {
        case .border: drawBorder(item, piece, target)
        default:
            forEachPart(quad.pointee, item.outer, piece: piece) { rect, mask, stride in
                fill(quad, rect, mask: mask, maskStride: stride, target: target)
            }
            if quad.pointee.kind == .image, !quad.pointee.flags.contains(.direct) { tintImage(quad, piece, target) }
        }
    }

    private func tintImage(_ quad: UnsafePointer<Quad>, _ piece: PixelRect, _ target: Target) {
        if tints.contains(.slow) { tint(piece, target, 0x4040_0040) }
        if tints.contains(.misaligned) {
            let isStretched = quad.pointee.toTexels.x != 1 || quad.pointee.toTexels.y != 1
            tint(piece, target, isStretched ? 0x6060_6000 : 0x6060_0060)
        }
    }

    /// Cuts a piece of a rounded rectangle into what is fully covered and the corners with their coverage.
    @inline(__always)
    private func forEachPart(
        _ quad: Quad, _ tile: CornerTile?, piece: PixelRect,
        body: (_ rect: PixelRect, _ mask: UnsafePointer<UInt8>?, _ stride: Int) -> Void
    ) {
        guard let tile else { return body(piece, nil, 0) }
        let n = Int32(tile.size)
        let top = quad.corners & 3 != 0 ? quad.rect.y0 + n : quad.rect.y0
        let bottom = quad.corners & 12 != 0 ? quad.rect.y1 - n : quad.rect.y1
        let middle = PixelRect(x0: piece.x0, y0: max(piece.y0, top), x1: piece.x1, y1: min(piece.y1, bottom))
        if !middle.isEmpty { body(middle, nil, 0) }
        for half in 0..<2 {
            let y0 = max(piece.y0, half == 0 ? quad.rect.y0 : max(bottom, top))
            let y1 = min(piece.y1, half == 0 ? min(top, quad.rect.y1) : quad.rect.y1)
            if y1 <= y0 { continue }
            let hasLeft = quad.corners & (half == 0 ? 1 : 4) != 0, hasRight = quad.corners & (half == 0 ? 2 : 8) != 0
            let left = hasLeft ? quad.rect.x0 + n : quad.rect.x0
            // Two corners that meet in the middle of an odd width share a column: it belongs to the left one.
            let right = max(left, hasRight ? quad.rect.x1 - n : quad.rect.x1)
            let between = PixelRect(x0: max(piece.x0, left), y0: y0, x1: min(piece.x1, right), y1: y1)
            if !between.isEmpty { body(between, nil, 0) }
            for side in 0..<2 where side == 0 ? hasLeft : hasRight {
                let whole = quad.corner(half * 2 + side, tile.size)
                let rect = PixelRect(
                    x0: max(piece.x0, side == 0 ? whole.x0 : max(whole.x0, left)), y0: y0,
                    x1: min(piece.x1, whole.x1), y1: y1)
                if rect.isEmpty { continue }
                let mask =
                    tile.corner(half * 2 + side) + (Int(rect.y0 - whole.y0) * tile.size + Int(rect.x0 - whole.x0))
                body(rect, mask, tile.size)
            }
        }
    }

    private func fill(
        _ quad: UnsafePointer<Quad>, _ r: PixelRect, mask: UnsafePointer<UInt8>?, maskStride: Int, target: Target
    ) {
        let at = target.at(r.x0, r.y0), (w, h) = (Int32(r.width), Int32(r.height))
        if quad.pointee.kind != .image && quad.pointee.kind != .gradient {
            if let mask {
                ck_over_color_mask(at, target.stride, w, h, quad.pointee.color, mask, maskStride)
            } else {
                ck_over_color(at, target.stride, w, h, quad.pointee.color)
            }
            return
        }
        let alpha = UInt32(quad.pointee.alpha), isAdditive = quad.pointee.flags.contains(.additive)
        guard quad.pointee.flags.contains(.direct) else {
            var sampler = Sampler(quad.pointee)
            let isPlain = mask == nil && quad.pointee.flags.contains(.opaque)
            for y in r.y0..<r.y1 {
                if isPlain {
                    sampler.row(target.at(r.x0, y), count: r.width, x: r.x0, y: y)
                    continue
                }
                sampler.row(sampleRow.baseAddress!, count: r.width, x: r.x0, y: y)
                let row = target.at(r.x0, y)
                if let mask {
                    let part = mask + Int(y - r.y0) * maskStride
                    put(
                        row, stride: target.stride, from: sampleRow.baseAddress!, sourceStride: 0, width: w, height: 1,
                        mask: part, maskStride: 0, alpha: alpha, isAdditive: isAdditive)
                } else {
                    put(
                        row, stride: target.stride, from: sampleRow.baseAddress!, sourceStride: 0, width: w, height: 1,
                        alpha: alpha, isAdditive: isAdditive)
                }
            }
            return
        }
        let stride = Int(quad.pointee.image.stride)
        let source =
            UnsafePointer<UInt32>(bitPattern: quad.pointee.image.base)!
            + (Int(r.y0 + quad.pointee.offsetY) * stride + Int(r.x0 + quad.pointee.offsetX))
        if let mask {
            put(
                at, stride: target.stride, from: source, sourceStride: stride, width: w, height: h, mask: mask,
                maskStride: maskStride, alpha: alpha, isAdditive: isAdditive)
        } else if quad.pointee.flags.contains(.opaque) {
            ck_copy(at, target.stride, source, stride, w, h)
        } else {
            put(
                at, stride: target.stride, from: source, sourceStride: stride, width: w, height: h, alpha: alpha,
                isAdditive: isAdditive)
        }
    }

    /// Over what is there, or added to it.
    @inline(__always)
    private func put(
        _ at: UnsafeMutablePointer<UInt32>, stride: Int, from source: UnsafePointer<UInt32>, sourceStride: Int,
        width w: Int32, height h: Int32, alpha: UInt32, isAdditive: Bool
    ) {
        if isAdditive {
            ck_add_image(at, stride, source, sourceStride, w, h, alpha)
        } else {
            ck_over_image(at, stride, source, sourceStride, w, h, alpha)
        }
    }

    @inline(__always)
    private func put(
        _ at: UnsafeMutablePointer<UInt32>, stride: Int, from source: UnsafePointer<UInt32>, sourceStride: Int,
        width w: Int32, height h: Int32, mask: UnsafePointer<UInt8>, maskStride: Int, alpha: UInt32, isAdditive: Bool
    ) {
        if isAdditive {
            ck_add_image_mask(at, stride, source, sourceStride, w, h, mask, maskStride, alpha)
        } else {
            ck_over_image_mask(at, stride, source, sourceStride, w, h, mask, maskStride, alpha)
        }
    }

    private func drawBorder(_ item: DrawItem, _ piece: PixelRect, _ target: Target) {
        let quad = item.quad.pointee
        let width = Int32(pixels: Double(quad.borderWidth))
        let r = quad.rect
        let inside = PixelRect(x0: r.x0 + width, y0: r.y0 + width, x1: r.x1 - width, y1: r.y1 - width)
        guard let tile = item.outer else {
            frame(piece, inside) { fillColor(quad.color, $0, target) }
            return
        }
        // Rows and columns that no corner reaches are plain; the four corners are outer coverage without the inner.
        let n = Int32(max(tile.size, Int(width)))
        let (n0, n1) = (min(n, Int32(r.width) / 2), min(n, Int32(r.height) / 2))
        let plainX = PixelRect(x0: r.x0 + n0, y0: r.y0, x1: r.x1 - n0, y1: r.y1).intersection(piece)
        frame(plainX, inside) { fillColor(quad.color, $0, target) }
        for sideX in [r.x0..<(r.x0 + n0), (r.x1 - n0)..<r.x1] {
            let plainY = PixelRect(x0: sideX.lowerBound, y0: r.y0 + n1, x1: sideX.upperBound, y1: r.y1 - n1)
            frame(plainY.intersection(piece), inside) { fillColor(quad.color, $0, target) }
            for sideY in [r.y0..<(r.y0 + n1), (r.y1 - n1)..<r.y1] {
                let corner = PixelRect(
                    x0: sideX.lowerBound, y0: sideY.lowerBound, x1: sideX.upperBound, y1: sideY.upperBound
                ).intersection(piece)
                if corner.isEmpty { continue }
                for y in corner.y0..<corner.y1 {
                    for x in corner.x0..<corner.x1 {
                        let out =
                            quad.flags.contains(.squareOutside)
                            ? 255 : Self.coverage(quad, r, tile: item.outer, x: x, y: y)
                        let hole = Self.coverage(quad, inside, tile: item.inner, x: x, y: y)
                        maskRow[Int(x - corner.x0)] = UInt8(max(0, out - hole))
                    }
                    ck_over_color_mask(
                        target.at(corner.x0, y), target.stride, Int32(corner.width), 1, quad.color,
                        maskRow.baseAddress!, 0)
                }
            }
        }
    }

    /// Coverage of one pixel by a rounded rectangle.
    private static func coverage(_ quad: Quad, _ r: PixelRect, tile: CornerTile?, x: Int32, y: Int32) -> Int {
        guard x >= r.x0, x < r.x1, y >= r.y0, y < r.y1 else { return 0 }
        guard let tile else { return 255 }
        let n = Int32(tile.size)
        let right = x - r.x0 >= r.x1 - 1 - x, bottom = y - r.y0 >= r.y1 - 1 - y
        let index = (right ? 1 : 0) + (bottom ? 2 : 0)
        guard quad.corners & (1 << UInt8(index)) != 0 else { return 255 }
        let dx = right ? r.x1 - 1 - x : x - r.x0, dy = bottom ? r.y1 - 1 - y : y - r.y0
        guard dx < n, dy < n else { return 255 }
        return Int(tile.corner(0)[Int(dy * n + dx)])
    }

    /// The parts of a piece outside of a hole.
    @inline(__always)
    private func frame(_ piece: PixelRect, _ hole: PixelRect, _ body: (PixelRect) -> Void) {
        if piece.isEmpty { return }
        let h = hole.intersection(piece)
        if h.isEmpty { return body(piece) }
        if piece.y0 < h.y0 { body(PixelRect(x0: piece.x0, y0: piece.y0, x1: piece.x1, y1: h.y0)) }
        if piece.x0 < h.x0 { body(PixelRect(x0: piece.x0, y0: h.y0, x1: h.x0, y1: h.y1)) }
        if h.x1 < piece.x1 { body(PixelRect(x0: h.x1, y0: h.y0, x1: piece.x1, y1: h.y1)) }
        if h.y1 < piece.y1 { body(PixelRect(x0: piece.x0, y0: h.y1, x1: piece.x1, y1: piece.y1)) }
    }

    private func fillColor(_ color: UInt32, _ r: PixelRect, _ target: Target) {
        ck_over_color(target.at(r.x0, r.y0), target.stride, Int32(r.width), Int32(r.height), color)
    }

    // MARK: Turned, tilted, stretched

    private func drawGeneral(_ quad: Quad, _ piece: PixelRect, _ target: Target) {
        guard var shape = quad.shape() else { return }
        var hole: ck_shape?
        if quad.kind == .border { hole = quad.shape(inset: quad.borderWidth) }
        if quad.kind == .border && quad.flags.contains(.squareOutside) { shape = quad.shape(isSquare: true) ?? shape }
        var sampler = quad.kind == .image || quad.kind == .gradient ? Sampler(quad) : nil
        let (w, mask, pixels) = (piece.width, maskRow.baseAddress!, sampleRow.baseAddress!)
        for y in piece.y0..<piece.y1 {
            ck_shape_row(&shape, mask, Int32(w), piece.x0, y)
            if hole != nil { ck_shape_row_subtract(&hole!, mask, Int32(w), piece.x0, y) }
            let row = target.at(piece.x0, y)
            if sampler != nil {
                sampler!.row(pixels, count: w, x: piece.x0, y: y)
                put(
                    row, stride: target.stride, from: pixels, sourceStride: 0, width: Int32(w), height: 1, mask: mask,
                    maskStride: 0, alpha: UInt32(quad.alpha),
                    isAdditive: quad.flags.contains(.additive))
            } else {
                ck_over_color_mask(row, target.stride, Int32(w), 1, quad.color, mask, 0)
            }
        }
    }
}

extension Quad {
    /// Where a corner of an upright quad lies.
    func corner(_ index: Int, _ size: Int) -> PixelRect {
        let n = Int32(size)
        let x = index & 1 == 0 ? rect.x0 : rect.x1 - n, y = index & 2 == 0 ? rect.y0 : rect.y1 - n
        return PixelRect(x0: x, y0: y, x1: x + n, y1: y + n)
    }

    /// The shape of a general quad; nil where it has no area.
    func shape(inset: Float = 0, isSquare: Bool = false) -> ck_shape? {
        let half = min(width, height) / 2 - inset
        var shape = ck_shape()
        var radii = SIMD4<Float>()
        if !isSquare {
            for i in 0..<4 where corners & (1 << UInt8(i)) != 0 { radii[i] = max(0, radius - inset) }
        }
        guard width > 2 * inset, height > 2 * inset else { return nil }
        let m: [9 of Float] = [
            matrix.row0.x, matrix.row0.y, matrix.row0.z, matrix.row1.x, matrix.row1.y, matrix.row1.z, matrix.row2.x,
            matrix.row2.y, matrix.row2.z,
        ]
        let exists = m.span.withUnsafeBufferPointer { m in
            withUnsafeBytes(of: &radii) { radii in
                ck_shape_init(
                    &shape, m.baseAddress!, inset, inset, width - inset, height - inset,
                    radii.baseAddress!.assumingMemoryBound(to: Float.self),
                    hasRoomForContinuous(max(0, radius - inset), half) ? 1 : 0)
            }
        }
        shape.hard = Int32(~edges & 15)
        return exists == 0 ? nil : shape
    }
}

/// The colours of an image that is not drawn pixel on pixel, or of a gradient.
struct Sampler {
    private var source = ck_source()
    private var gradient: ck_gradient?
    private var u = SIMD3<Double>(), v = SIMD3<Double>(), w = SIMD3<Double>()
    private var isAffine = true
    private var isNearest: Int32 = 0

    init(_ quad: Quad) {
        if quad.kind == .gradient {
            gradient = quad.gradient
            return
        }
        source = ck_source(
            base: UnsafePointer(bitPattern: quad.image.base), stride: Int(quad.image.stride), x0: quad.texels.x0,
            y0: quad.texels.y0, x1: quad.texels.x1, y1: quad.texels.y1)
        let (x, y, z) = quad.toPlane
        u = x * Double(quad.toTexels.x) + z * Double(quad.toTexels.z)
        v = y * Double(quad.toTexels.y) + z * Double(quad.toTexels.w)
        w = z
        isAffine = z.x == 0 && z.y == 0
        isNearest = quad.flags.contains(.nearest) ? 1 : 0
    }

    mutating func row(_ out: UnsafeMutablePointer<UInt32>, count: Int, x: Int32, y: Int32) {
        if gradient != nil { return ck_gradient_row(&gradient!, out, x, y, Int32(count)) }
        // From the surface's left edge, so that a pixel's sample does not depend on where its row's piece begins.
        let p = SIMD3<Double>(0.5, Double(y) + 0.5, 1)
        let (u0, v0, w0) = ((u * p).sum(), (v * p).sum(), (w * p).sum())
        if isAffine {
            ck_sample_affine(out, x, Int32(count), &source, u0, v0, u.x, v.x, isNearest)
        } else {
            ck_sample_projective(out, x, Int32(count), &source, u0, v0, w0, u.x, v.x, w.x, isNearest)
        }
    }
}

extension Quad {
    /// The inverse of `matrix`: from the surface to the shape's own plane, by rows.
    var toPlane: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
        func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let a = SIMD3<Double>(matrix.row0), b = SIMD3<Double>(matrix.row1), c = SIMD3<Double>(matrix.row2)
        let r0 = cross(b, c), r1 = cross(c, a), r2 = cross(a, b)
        let det = (a * r0).sum()
        let k = det == 0 ? 0 : 1 / det
        return (SIMD3(r0.x, r1.x, r2.x) * k, SIMD3(r0.y, r1.y, r2.y) * k, SIMD3(r0.z, r1.z, r2.z) * k)
    }
}
