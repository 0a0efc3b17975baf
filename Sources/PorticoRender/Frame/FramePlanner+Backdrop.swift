import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

/// What lies below a backdrop layer, blurred: a quarter of the size in each direction, opaque.
final class BackdropImage: LayerImage {
    /// Pixels of the surface that went in; its sides are multiples of `shrink`.
    let area: PixelRect
    let values: BackdropValues

    static let shrink: Int32 = 4

    fileprivate init(_ pixels: PixelBuffer, stamp: UInt32, area: PixelRect, values: BackdropValues) {
        (self.area, self.values) = (area, values)
        super.init(pixels, stamp: stamp)
    }
}

extension FramePlanner {
    /// A backdrop layer's place in the plan; `refreshBackdrops` says what is to be seen there once all below is known. In a picture, in
    /// a group or turned, there is the tint alone.
    func emitBackdrop(_ node: RenderNode, _ style: LayerStyle, _ values: BackdropValues) {
        guard takesNotes, !style.inner.isInAtomic, style.isUpright else {
            guard values.tint.w > 0 else { return }
            var quad = makeQuad(node, Quad.Part.backdrop.rawValue)
            quad.color = Self.word(values.tint, style.alpha)
            style.place(&quad, style.bounds, clip: style.clip, isRounded: !style.masksShape)
            return out.append(quad)
        }
        var quad = makeQuad(node, Quad.Part.backdrop.rawValue, .image)
        quad.alpha = UInt8(style.alpha * 255 + 0.5)
        if quad.alpha == 255 { quad.flags.formUnion(.opaque) }
        style.place(&quad, style.bounds, clip: style.clip, isRounded: !style.masksShape)
        out.append(quad)
        if !backdrops.contains(where: { $0 === node }) { backdrops.append(node) }
    }

    /// Blurs anew where something below a backdrop changed. From back to front: one may lie below another.
    func refreshBackdrops(_ damage: inout FrameDamage) {
        if backdrops.isEmpty { return }
        backdrops.removeAll { !isShown($0) }
        let places = backdrops.compactMap { node in place(ofBackdrop: node).map { (node, $0) } }
        for (node, index) in places.sorted(by: { $0.1 < $1.1 }) {
            var quad = plan[index]
            guard !quad.bounds.isEmpty else { continue }
            let values = node.values.backdrop, plane = node.childContext.plane
            let sigma = max(0, values.blurRadius * max(abs(plane.m11), abs(plane.m12)))
            let area = Self.area(around: quad.bounds, sigma)
            var image = node.backdrop
            let isStale = damage.rects.contains { $0.intersects(area) }
            if isStale || image == nil || image!.area != area || image!.values != values {
                image = backdrop(below: index, area, sigma, values)
                node.backdrop = image
            }
            guard let image else { continue }
            let k = Float(BackdropImage.shrink)
            quad.image = Quad.ImageRef(image.pixels, stamp: image.stamp)
            quad.texels = PixelRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height)
            quad.toTexels = SIMD4(
                Float(quad.rect.width) / k / max(quad.width, 1e-6),
                Float(quad.rect.height) / k / max(quad.height, 1e-6),
                Float(quad.rect.x0 - area.x0) / k, Float(quad.rect.y0 - area.y0) / k)
            if quad == plan[index] { continue }
            set(index, quad)
            damage.add(quad.bounds)
        }
    }

    private func place(ofBackdrop node: RenderNode) -> Int? {
        let first = firstQuad(of: node)
        return (first..<(first + Int(node.leadCount))).first {
            plan[$0].part == Quad.Part.backdrop.rawValue && plan[$0].kind == .image
        }
    }

    private static func area(around rect: PixelRect, _ sigma: Double) -> PixelRect {
        let k = BackdropImage.shrink, margin = Int32((3 * sigma).rounded(.up)) + k
        func down(_ v: Int32) -> Int32 { v - ((v % k) + k) % k }
        return PixelRect(
            x0: down(rect.x0 - margin), y0: down(rect.y0 - margin), x1: down(rect.x1 + margin) + k,
            y1: down(rect.y1 + margin) + k)
    }

    /// Everything before an entry of the plan, in an area. A group that is still open there is drawn as if it were none.
    private func list(below index: Int, in area: PixelRect) -> QuadList {
        var list = QuadList()
        var open: [Int] = []
        var i = 0
        while i < index {
            let entry = plan.entries[i]
            if entry.skip > 0, i + Int(entry.skip) < index, !entry.bounds.intersects(area) {
                i += Int(entry.skip) + 1
                continue
            }
            let quad = plan.slots[Int(entry.slot)]
            switch quad.kind {
            case .groupBegin: open.append(list.count)
            case .groupEnd: open.removeLast()
            default: break
            }
            if quad.kind.isBracket || quad.bounds.intersects(area) { list.append(quad) }
            i += 1
        }
        for place in open.reversed() { list.remove(at: place) }
        // Fewer are between the brackets than there were.
        var begins: [Int] = []
        for i in list.quads.indices {
            switch list.quads[i].kind {
            case .groupBegin: begins.append(i)
            case .groupEnd:
                let begin = begins.removeLast()
                list.quads[begin].count = Int32(i - begin - 1)
                list.quads[i].count = list.quads[begin].count
            default: break
            }
        }
        return list
    }

    private func backdrop(
        below index: Int, _ area: PixelRect, _ sigma: Double, _ values: BackdropValues
    ) -> BackdropImage? {
        let seen = area.intersection(tree.top.childContext.clip)
        guard !seen.isEmpty, area.area <= Self.pictureLimit,
            let pixels = PixelBuffer(width: area.width, height: area.height)
        else { return nil }
        grounds.draw(
            FramePlan(list(below: index, in: seen)), damage: FrameDamage(seen),
            surface: Surface(pixels, x: area.x0, y: area.y0))
        guard let half = MipImage.halved(pixels), let small = MipImage.halved(half) else { return nil }
        let k = BackdropImage.shrink
        let inside = PixelRect(
            x0: (seen.x0 - area.x0 + k - 1) / k, y0: (seen.y0 - area.y0 + k - 1) / k, x1: (seen.x1 - area.x0) / k,
            y1: (seen.y1 - area.y0) / k)
        Self.blur(small, inside, sigma / Double(k), values)
        return BackdropImage(small, stamp: tree.stamp(), area: area, values: values)
    }

    /// In place; what is outside of the screen continues its edge.
    private static func blur(_ pixels: PixelBuffer, _ inside: PixelRect, _ sigma: Double, _ values: BackdropValues) {
        let (w, h) = (pixels.width, pixels.height), count = w * h
        guard !inside.isEmpty else { return }
        let words = pixels.data.assumingMemoryBound(to: UInt32.self), stride = pixels.bytesPerRow / 4
        var planes = (0..<3).map { _ in [UInt8](repeating: 0, count: count) }
        for channel in 0..<3 {
            planes[channel].withUnsafeMutableBufferPointer { plane in
                for y in 0..<h {
                    let row = words + min(max(y, Int(inside.y0)), Int(inside.y1) - 1) * stride
                    for x in 0..<w {
                        let word = row[min(max(x, Int(inside.x0)), Int(inside.x1) - 1)]
                        plane[y * w + x] = UInt8(truncatingIfNeeded: word >> UInt32(8 * channel))
                    }
                }
            }
            guard sigma > 0 else { continue }
            var scratch = [UInt8](repeating: 0, count: count)
            ck_blur(&planes[channel], &scratch, Int32(w), Int32(h), sigma)
        }
        let saturation = Float(values.saturation), tint = values.tint, rest = 1 - tint.w
        for y in 0..<h {
            for x in 0..<w {
                let i = y * w + x
                let c = SIMD4<Float>(Float(planes[2][i]), Float(planes[1][i]), Float(planes[0][i]), 255)
                let grey = (c * SIMD4(0.2126, 0.7152, 0.0722, 0)).sum()
                var out = (c - grey) * saturation + grey
                out = out * rest + tint * (255 * tint.w)
                out = out.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5
                words[y * stride + x] = 0xff00_0000 | UInt32(out.x) << 16 | UInt32(out.y) << 8 | UInt32(out.z)
            }
        }
    }
}
