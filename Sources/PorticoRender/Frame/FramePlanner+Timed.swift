import CoreGraphics
import Foundation
import PorticoRenderModel

/// What layers draw that changes with the time alone: particles, tiles that fade in.
extension FramePlanner {
    func emitParticles(_ node: RenderNode, _ style: LayerStyle) {
        guard let emission = node.emission else { return }
        let particles = emission.simulation.particles(at: emission.time)
        guard !particles.isEmpty else { return }
        let painter = ParticlePainter(
            plane: style.plane, clip: style.clip, isAdditive: node.values.emitter.renderMode == .additive)
        guard let (pixels, rect) = painter.paint(particles) else { return }
        let image = LayerImage(pixels, stamp: tree.stamp())
        node.images(depth).keep(image, generation)
        var quad = makeQuad(node, Quad.Part.particles.rawValue, .image)
        quad.alpha = UInt8(opacity: style.alpha)
        quad.image = Quad.ImageRef(pixels, stamp: image.stamp)
        quad.rect = rect
        quad.bounds = rect.intersection(style.clip)
        quad.texels = PixelRect(x0: 0, y0: 0, x1: rect.x1 - rect.x0, y1: rect.y1 - rect.y0)
        quad.flags.formUnion(.direct)
        (quad.offsetX, quad.offsetY) = (-rect.x0, -rect.y0)
        quad.matrix = Quad.Matrix3(Plane(dx: Double(rect.x0), dy: Double(rect.y0)))
        (quad.width, quad.height) = (Float(rect.width), Float(rect.height))
        out.append(quad)
    }

    func emitTiles(_ node: RenderNode, _ style: LayerStyle) {
        guard case .tiled(let tiled)? = style.values.extrasBox?.value.payload, !tiled.tiles.isEmpty else { return }
        let outer = instance
        defer { instance = outer }
        for (index, tile) in tiled.tiles.enumerated() {
            let alpha = style.alpha * Float(tile.opacity(at: tree.time, fade: tiled.fadeDuration))
            if alpha <= 0 { continue }
            // Tiles of a layer are told apart as copies are.
            instance = outer &* 257 &+ UInt16(truncatingIfNeeded: index)
            var quad = makeQuad(node, Quad.Part.tile.rawValue, .image)
            quad.alpha = UInt8(opacity: alpha)
            let pixels = tile.contents.pixels
            quad.image = Quad.ImageRef(pixels, stamp: tile.serial | 1 << 31)
            if tile.contents.isOpaque && quad.alpha == 255 { quad.flags.formUnion(.opaque) }
            style.place(&quad, tile.frame, clip: style.clip, isRounded: false)
            style.sample(
                &quad, tile.frame, CGRect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height)))
            out.append(quad)
        }
    }
}

extension TiledValues.Tile {
    func opacity(at now: Double, fade: Double) -> Double {
        fade > 0 ? max(0, min(1, (now - time) / fade)) : 1
    }
}
