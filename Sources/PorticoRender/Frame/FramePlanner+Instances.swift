import CoreGraphics
import Foundation
import PorticoRenderModel

/// A replicator's children, once for each instance: moved, recoloured, and as they were some time ago.
extension FramePlanner {
    func emitInstances(_ values: ReplicatorValues, of node: RenderNode, _ style: LayerStyle) {
        let outer = instance
        defer { instance = outer }
        let bounds = style.bounds
        let toCenter = Matrix4.translation(-bounds.midX, -bounds.midY)
        let fromCenter = Matrix4.translation(bounds.midX, bounds.midY)
        let sublayers = node.values.sublayerMatrix
        var step = Matrix4.identity
        for k in 0..<values.drawnCount {
            let tint = values.color(of: k)
            let start = out.count
            if tint.w > 0 {
                instance = outer &* UInt16(truncatingIfNeeded: values.drawnCount) &+ UInt16(truncatingIfNeeded: k)
                var context = style.inner
                context.alpha *= tint.w
                let place = step.isIdentity ? Matrix4.identity : toCenter * step * fromCenter
                tree.withPast(below: node, secondsAgo: values.delay * Double(k)) {
                    if node.sortsInDepth {
                        context.plane = Plane(place).then(context.plane)
                        emitInDepth(node, in: context)
                    } else {
                        for (index, child) in node.drawOrder.enumerated() {
                            if takesNotes { child.notes.place = Int32(index) }
                            let matrix = child.values.localToParent * place * sublayers
                            emit(child, in: context, parent: node, placement: .at(Plane(matrix)))
                        }
                    }
                }
                recolor(from: start, tint, node)
            }
            step = step * values.transform
        }
    }

    /// Multiplies the colour, not the opacity, of what was emitted.
    func recolor(from start: Int, _ tint: RGBA, _ node: RenderNode) {
        if tint.x >= 1 && tint.y >= 1 && tint.z >= 1 { return }
        let factor = TintedImage.factor(tint)
        for i in start..<out.count {
            var quad = out.quads[i]
            switch quad.kind {
            case .image:
                guard let image = tinted(quad.image, factor, node) else { continue }
                quad.image = Quad.ImageRef(image.pixels, stamp: image.stamp)
            case .gradient:
                let ramp = tintedRamp(quad.image, factor, node)
                quad.image.base = UInt(bitPattern: ramp.storage)
                quad.image.stamp = ramp.stamp
            case .groupBegin, .groupEnd, .maskBegin, .maskEnd, .curl: continue
            case .solid, .border, .shape: quad.color = TintedImage.multiply(quad.color, factor)
            }
            out.set(i, quad)
        }
    }

    private func tintedRamp(_ source: Quad.ImageRef, _ factor: UInt32, _ node: RenderNode) -> TintedRamp {
        let images = node.images(depth)
        if let found: TintedRamp = images.find(generation, { $0.source == source && $0.factor == factor }) {
            return found
        }
        let made = TintedRamp(source, factor, stamp: tree.stamp())
        images.keep(made, generation)
        return made
    }

    private func tinted(_ source: Quad.ImageRef, _ factor: UInt32, _ node: RenderNode) -> TintedImage? {
        let images = node.images(depth)
        if let found: TintedImage = images.find(generation, { $0.source == source && $0.factor == factor }) {
            return found
        }
        guard let made = TintedImage(source, factor, stamp: tree.stamp()) else { return nil }
        images.keep(made, generation)
        return made
    }
}

/// An image multiplied with a colour.
final class TintedImage: LayerImage {
    let source: Quad.ImageRef
    let factor: UInt32

    init?(_ source: Quad.ImageRef, _ factor: UInt32, stamp: UInt32) {
        let (width, height) = (Int(source.width), Int(source.height))
        guard let words = UnsafePointer<UInt32>(bitPattern: source.base),
            let pixels = PixelBuffer(width: width, height: height)
        else { return nil }
        for y in 0..<height {
            let from = words + y * Int(source.stride)
            let to = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { to[x] = Self.multiply(from[x], factor) }
        }
        (self.source, self.factor) = (source, factor)
        super.init(pixels, stamp: stamp)
    }

    /// One byte a channel, as colours lie in words.
    static func factor(_ c: RGBA) -> UInt32 {
        func byte(_ v: Float) -> UInt32 { UInt32(max(0, min(1, v)) * 255 + 0.5) }
        return 0xFF00_0000 | byte(c.x) << 16 | byte(c.y) << 8 | byte(c.z)
    }

    static func multiply(_ word: UInt32, _ factor: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            let product = (word >> shift & 255) * (factor >> shift & 255)
            result |= ((product + 127) / 255) << shift
        }
        return result
    }
}

/// The colours of a gradient, multiplied with a colour.
final class TintedRamp {
    let source: Quad.ImageRef
    let factor: UInt32
    let stamp: UInt32
    let storage = UnsafeMutablePointer<GradientRamp.Storage>.allocate(capacity: 1)
    private let table: UnsafeMutablePointer<UInt32>

    /// `source` is that of a gradient's quad.
    init(_ source: Quad.ImageRef, _ factor: UInt32, stamp: UInt32) {
        (self.source, self.factor, self.stamp) = (source, factor, stamp)
        var ramp = UnsafePointer<GradientRamp.Storage>(bitPattern: source.base)!.pointee
        table = .allocate(capacity: Int(ramp.size))
        for i in 0..<Int(ramp.size) { table[i] = TintedImage.multiply(ramp.table[i], factor) }
        ramp.table = UnsafePointer(table)
        storage.initialize(to: ramp)
    }

    deinit {
        table.deallocate()
        storage.deallocate()
    }
}

extension LayerProperties {
    /// How its children are drawn more than once, if they are.
    var replication: ReplicatorValues? {
        if case .replicator(let values)? = extrasBox?.value.payload { values } else { nil }
    }

    /// `sublayerTransform` about the anchor point.
    fileprivate var sublayerMatrix: Matrix4 {
        guard let extras = extrasBox?.value, !extras.sublayerTransform.isIdentity else { return .identity }
        let ax = bounds.minX + anchorPoint.x * bounds.width, ay = bounds.minY + anchorPoint.y * bounds.height
        return .translation(-ax, -ay) * extras.sublayerTransform * .translation(ax, ay)
    }
}
