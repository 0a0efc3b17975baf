import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

/// The colours of a gradient in a table, and where they stand in the layer. Kept in the node's `LayerImages` while nothing of it changes.
final class GradientRamp {
    struct Key: Equatable {
        var gradient: GradientValues
        var size: CGSize
        /// Entries of the table: the gradient's length in pixels, roughly.
        var entries: Int
    }

    let key: Key
    let stamp: UInt32
    let isOpaque: Bool
    /// u and v of `ck_gradient` for points of the layer, its origin at the bounds' corner.
    let u: SIMD3<Double>, v: SIMD3<Double>
    let table: UnsafeMutablePointer<UInt32>
    /// What quads point at.
    let storage = UnsafeMutablePointer<GradientRamp.Storage>.allocate(capacity: 1)

    struct Storage {
        var kind: Int32
        var size: Int32
        var table: UnsafePointer<UInt32>
        var u: SIMD3<Double>, v: SIMD3<Double>
    }

    init(_ key: Key, stamp: UInt32) {
        (self.key, self.stamp) = (key, stamp)
        let gradient = key.gradient
        isOpaque = gradient.colors.allSatisfy { $0.w >= 1 }
        table = .allocate(capacity: key.entries)
        Self.fill(table, key.entries, gradient)
        (u, v) = Self.places(gradient, key.size)
        storage.initialize(
            to: Storage(kind: Int32(gradient.kind.rawValue), size: Int32(key.entries), table: table, u: u, v: v))
    }

    deinit {
        table.deallocate()
        storage.deallocate()
    }

    static func entries(_ gradient: GradientValues, _ size: CGSize, scale: Double) -> Int {
        if gradient.kind == .conic { return 4096 }
        let dx = (gradient.endPoint.x - gradient.startPoint.x) * size.width
        let dy = (gradient.endPoint.y - gradient.startPoint.y) * size.height
        let pixels = (dx * dx + dy * dy).squareRoot() * scale
        // Fine enough for every pixel and, where two colours stand close together, for every shade between them.
        let places = stops(gradient).map(\.0)
        let gap = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0 }.min() ?? 1
        var entries = 256
        while Double(entries) < max(2 * pixels, 512 / gap), entries < 8192 { entries *= 2 }
        return entries
    }

    /// Straight colours are mixed, then premultiplied: towards a clear colour its own hue shows, as on iOS.
    private static func fill(_ table: UnsafeMutablePointer<UInt32>, _ entries: Int, _ gradient: GradientValues) {
        let stops = stops(gradient)
        var next = 0
        for i in 0..<entries {
            let t = Double(i) / Double(entries - 1)
            while next < stops.count, stops[next].0 <= t { next += 1 }
            let color: RGBA
            if next == 0 {
                color = stops[0].1
            } else if next == stops.count {
                color = stops[next - 1].1
            } else {
                let (a, b) = (stops[next - 1], stops[next])
                color = a.1 + (b.1 - a.1) * Float((t - a.0) / (b.0 - a.0))
            }
            table[i] = ck_premultiply(color.x, color.y, color.z, color.w)
        }
    }

    /// Places and colours in order: spread evenly without locations, else as many as have both. A location before its predecessor
    /// counts as that one's.
    private static func stops(_ gradient: GradientValues) -> [(Double, RGBA)] {
        let colors = gradient.colors
        if gradient.locations.isEmpty {
            return colors.enumerated().map { (colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0, $1) }
        }
        var last = 0.0
        return zip(gradient.locations, colors).map { location, color in
            last = max(last, location.isFinite ? min(1, location) : 0)
            return (last, color)
        }
    }

    private static func places(_ gradient: GradientValues, _ size: CGSize) -> (SIMD3<Double>, SIMD3<Double>) {
        let x = gradient.startPoint.x * size.width, y = gradient.startPoint.y * size.height
        let dx = gradient.endPoint.x * size.width - x, dy = gradient.endPoint.y * size.height - y
        switch gradient.kind {
        case .axial, .conic:
            let k = 1 / max(dx * dx + dy * dy, 1e-12)
            return (
                SIMD3(dx, dy, -(x * dx + y * dy)) * k,
                // Positive angles turn from x towards y: clockwise on the screen.
                SIMD3(-dy, dx, x * dy - y * dx) * k
            )
        case .radial:
            let kx = 1 / max(abs(dx), 1e-9), ky = 1 / max(abs(dy), 1e-9)
            return (SIMD3(kx, 0, -x * kx), SIMD3(0, ky, -y * ky))
        }
    }
}

extension FramePlanner {
    func emitGradient(_ node: RenderNode, _ style: LayerStyle) {
        guard case .gradient(let gradient)? = style.values.extrasBox?.value.payload, !gradient.colors.isEmpty,
            style.bounds.width > 0, style.bounds.height > 0
        else { return }
        let scale = style.plane.magnification(over: style.bounds)
        let key = GradientRamp.Key(
            gradient: gradient, size: style.bounds.size,
            entries: GradientRamp.entries(gradient, style.bounds.size, scale: scale))
        let images = node.images(depth)
        let known: GradientRamp? = images.find(generation) { $0.key == key }
        let ramp = known ?? GradientRamp(key, stamp: tree.stamp())
        if known == nil { images.keep(ramp, generation) }
        var quad = makeQuad(node, Quad.Part.gradient.rawValue, .gradient)
        quad.alpha = UInt8(opacity: style.alpha)
        quad.image.base = UInt(bitPattern: ramp.storage)
        quad.image.stamp = ramp.stamp
        if ramp.isOpaque && quad.alpha == 255 { quad.flags.formUnion(.opaque) }
        style.place(&quad, style.bounds, clip: style.clip, isRounded: !style.masksShape)
        out.append(quad)
    }
}

extension Quad {
    /// Of a `gradient` quad: the gradient where it is seen.
    var gradient: ck_gradient {
        let ramp = UnsafePointer<GradientRamp.Storage>(bitPattern: image.base)!.pointee
        let (x, y, z) = toPlane
        let u = x * ramp.u.x + y * ramp.u.y + z * ramp.u.z
        let v = x * ramp.v.x + y * ramp.v.y + z * ramp.v.z
        return ck_gradient(
            kind: ramp.kind, size: ramp.size, table: ramp.table, u: (u.x, u.y, u.z), v: (v.x, v.y, v.z),
            w: z.x == 0 && z.y == 0 ? (0, 0, 1) : (z.x, z.y, z.z))
    }
}
