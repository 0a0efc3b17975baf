import QuartzCore
import UIKit

/// The picture of something that comes into a canvas later, filtered or as a mask.
struct CanvasPicture {
    private let pixels: PixelBuffer
    /// What it shows, in the canvas's coordinates.
    private let area: CGRect
    private let scale: CGFloat

    private init(_ pixels: PixelBuffer, _ area: CGRect, _ scale: CGFloat) {
        (self.pixels, self.area, self.scale) = (pixels, area, scale)
    }

    /// Draws a picture, in the canvas's coordinates. nil where it would be empty or too large.
    init?(area: CGRect, scale: CGFloat, _ body: (CGContext) throws -> Void) rethrows {
        guard let size = PixelBuffer.size(area.width * scale, area.height * scale),
            let pixels = PixelBuffer(width: size.width, height: size.height)
        else { return nil }
        self.init(pixels, area, scale)
        let context = CGContext(pixelBuffer: pixels)
        context.concatenate(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: -scale, tx: -area.minX * scale,
                ty: CGFloat(size.height) + area.minY * scale))
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        try body(context)
        context.flush()
    }

    private var image: CGImage { CGImage(pixelBuffer: pixels) }

    /// Draws it at its place into the current context.
    func drawPicture(blendMode: CGBlendMode = .normal) {
        UIImage(cgImage: image, scale: scale, orientation: .up).draw(in: area, blendMode: blendMode, alpha: 1)
    }

    /// The picture's opacity as a mask.
    func mask(opacity: Double, isInverse: Bool) -> CGImage? {
        map { word in
            let alpha = Double(word >> 24) / 255 * opacity
            return UInt32(((isInverse ? 1 - alpha : alpha) * 255).rounded()) << 24
        }?.image
    }

    private func map(_ body: (UInt32) -> UInt32) -> CanvasPicture? {
        guard let result = PixelBuffer(width: pixels.width, height: pixels.height) else { return nil }
        for y in 0..<pixels.height {
            let from = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let to = (result.data + y * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<pixels.width { to[x] = body(from[x]) }
        }
        return CanvasPicture(result, area, scale)
    }

    // MARK: Filters

    /// - Parameter transform: from the filter's coordinates to the canvas's.
    func applying(
        _ filter: GraphicsContext.Filter, _ transform: CGAffineTransform, _ style: StyleContext
    ) -> CanvasPicture? {
        let lengths = transform.lengthScale
        switch filter.kind {
        case .matrix(let matrix): return filtered { $0.colorMatrix = matrix.rows }
        case .product(let color):
            return filtered { $0.colorMatrix = ColorMatrix.product(with: color.resolve(in: style)).rows }
        case .blur(let radius, let options):
            return blurred(radius * lengths, keepsEdges: options.contains(.opaque))
        case .threshold(let range, let color):
            let word = color.resolve(in: style).pixel
            return map { range.contains(Double($0 >> 24) / 255) ? word : 0 }
        case .shadow(let color, let radius, let offset, let blendMode, let options):
            let moved = offset.applying(transform)
            guard
                let shadow = shadow(
                    color.resolve(in: style), radius: radius * lengths, isInverse: options.contains(.invertsAlpha))?
                    .moved(by: moved)
            else { return nil }
            if options.contains(.shadowOnly) { return shadow }
            let isAbove = options.contains(.shadowAbove)
            return CanvasPicture(area: area.union(shadow.area), scale: scale) { _ in
                if isAbove { drawPicture() }
                shadow.drawPicture(blendMode: blendMode.platform)
                if !isAbove { drawPicture() }
            }
        case .projection(let matrix): return projected(matrix, transform)
        case .shader(let effect): return shaded(effect, style)
        }
    }

    /// The picture as a shader makes it; itself where there is no such function.
    private func shaded(_ effect: ShaderEffect, _ style: StyleContext) -> CanvasPicture? {
        guard let shader = ResolvedShader(effect.shader, usage: effect.usage, in: style),
            let result = PixelBuffer(width: pixels.width, height: pixels.height),
            abs(area.minX * scale) < 1e6, abs(area.minY * scale) < 1e6
        else { return self }
        func picture(_ pixels: PixelBuffer) -> ResolvedShader.Picture {
            ResolvedShader.Picture(
                pixels: pixels, x: Int((area.minX * scale).rounded()), y: Int((area.minY * scale).rounded()))
        }
        shader.drawPicture(picture(pixels), into: picture(result), scale: Double(scale), bounds: area)
        return CanvasPicture(result, area, scale)
    }

    private func moved(by offset: CGSize) -> CanvasPicture {
        CanvasPicture(pixels, area.offsetBy(dx: offset.width, dy: offset.height), scale)
    }

    private func grown(by margin: CGFloat) -> CanvasPicture? {
        CanvasPicture(area: area.insetBy(dx: -margin, dy: -margin).integral, scale: scale) { _ in drawPicture() }
    }

    private func blurred(_ radius: CGFloat, keepsEdges: Bool = false) -> CanvasPicture? {
        guard radius > 0 else { return self }
        return filtered(growsBy: keepsEdges ? 0 : 3 * radius + 1) {
            $0.keepsAlpha = keepsEdges
            $0.blurRadius = radius
        }
    }

    private func shadow(_ color: Color.Resolved, radius: CGFloat, isInverse: Bool) -> CanvasPicture? {
        let opacity = Double(color.opacity)
        let matrix: [Double] = [
            0, 0, 0, 0, Double(color.red), 0, 0, 0, 0, Double(color.green), 0, 0, 0, 0, Double(color.blue),
            0, 0, 0, isInverse ? -opacity : opacity, isInverse ? opacity : 0,
        ]
        return (isInverse ? grown(by: 3 * radius) : self)?.filtered { $0.colorMatrix = matrix }?.blurred(radius)
    }

    /// By the compositor, with a layer that filters.
    private func filtered(growsBy margin: CGFloat = 0, _ change: (FilterLayer) -> Void) -> CanvasPicture? {
        withoutActions {
            let layer = FilterLayer()
            change(layer)
            layer.addSublayer(contentLayer())
            return picture(of: layer, area.insetBy(dx: -margin, dy: -margin).integral)
        }
    }

    private func projected(_ matrix: ProjectionTransform, _ transform: CGAffineTransform) -> CanvasPicture? {
        let whole = ProjectionTransform(transform.inverted()).concatenating(matrix)
            .concatenating(ProjectionTransform(transform))
        let corners = [
            CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
            CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
        ].map { $0.applying(whole) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let box = CGRect(
            x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
        return withoutActions {
            let layer = CALayer()
            layer.sublayerTransform = CATransform3D(whole)
            layer.addSublayer(contentLayer())
            return picture(of: layer, box.intersection(area.insetBy(dx: -2000, dy: -2000)).integral)
        }
    }

    private func contentLayer() -> CALayer {
        let layer = CALayer()
        layer.frame = area
        layer.contents = image
        return layer
    }

    private func picture(of layer: CALayer, _ area: CGRect) -> CanvasPicture? {
        layer.picture(of: area, scale: scale).map { CanvasPicture($0, area, scale) }
    }

    private func withoutActions<Result>(_ body: () -> Result) -> Result {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        return body()
    }
}

extension CATransform3D {
    /// The transform of space that does this to the plane.
    init(_ p: ProjectionTransform) {
        self = CATransform3DIdentity
        (m11, m12, m14) = (p.m11, p.m12, p.m13)
        (m21, m22, m24) = (p.m21, p.m22, p.m23)
        (m41, m42, m44) = (p.m31, p.m32, p.m33)
    }
}

extension Color.Resolved {
    /// The colour as a pixel, premultiplied.
    fileprivate var pixel: UInt32 {
        func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        return byte(opacity) << 24 | byte(red * opacity) << 16 | byte(green * opacity) << 8 | byte(blue * opacity)
    }
}
