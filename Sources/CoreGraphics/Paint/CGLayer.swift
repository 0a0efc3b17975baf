import Foundation

/// A drawing of its own, to be drawn many times into contexts like the one it was made for.
public final class CGLayer {
    /// The size in user space.
    public let size: CGSize
    private let drawing: CGContext

    /// Creates a layer. It has the resolution that `context` has now. Nil for an empty or too large size.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let t = context.ctm
        let scaleX = max(hypot(t.a, t.b), 0.01) * context.rasterScale
        let scaleY = max(hypot(t.c, t.d), 0.01) * context.rasterScale
        let (width, height) = ((size.width * scaleX).rounded(.up), (size.height * scaleY).rounded(.up))
        guard width >= 1, height >= 1, width <= CGFloat(PixelBuffer.largestSide),
            height <= CGFloat(PixelBuffer.largestSide), PixelBuffer.isAllowed(width: Int(width), height: Int(height))
        else { return nil }
        self.size = size
        drawing = CGContext.backing(width: Int(width), height: Int(height))
        drawing.scaleBy(x: width / size.width, y: height / size.height)
    }

    /// The context that draws what the layer shows.
    public var context: CGContext? { drawing }

    /// The layer's drawing so far. A copy, so that drawing the layer onto itself is well-defined.
    var image: CGImage? { drawing.makeImage() }

    /// The number that identifies layers among Core Foundation types.
    public class var typeID: CFTypeID { 0x4347_000C }
}
