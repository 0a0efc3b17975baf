import UIKit

/// Fills with the colours that a shader gives.
struct ShaderPaint: PaintDrawing {
    let shader: ResolvedShader
    let name: String
    /// The function is told this as its bounding rectangle; nil is what is filled.
    let bounds: CGRect?

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    func draw(in rect: CGRect, context: CGContext) {
        let transform = context.ctm
        let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
        guard scale > 0, scale.isFinite, rect.width > 0, rect.height > 0 else { return }
        let (left, top) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
        let (right, bottom) = ((rect.maxX * scale).rounded(.up), (rect.maxY * scale).rounded(.up))
        guard abs(left) < 1e6, abs(top) < 1e6, let size = PixelBuffer.size(right - left, bottom - top),
            let pixels = PixelBuffer(width: size.width, height: size.height)
        else { return }
        shader.drawPicture(
            nil, into: ResolvedShader.Picture(pixels: pixels, x: Int(left), y: Int(top)), scale: Double(scale),
            bounds: bounds ?? rect)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        UIImage(cgImage: CGImage(pixelBuffer: pixels), scale: scale, orientation: .up).draw(
            in: CGRect(
                x: left / scale, y: top / scale, width: CGFloat(size.width) / scale,
                height: CGFloat(size.height) / scale))
    }
}
