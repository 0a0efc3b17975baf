import CoreGraphics
import Foundation

/// Draws images. May be kept and used many times, on any thread.
open class UIGraphicsImageRenderer: UIGraphicsRenderer, @unchecked Sendable {
    /// Draws one image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    /// A renderer for images of the main screen's scale, `size` in points.
    public convenience init(size: CGSize) {
        self.init(size: size, format: .preferred())
    }

    /// A renderer for images of a size in points, by a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer for images of the main screen's scale; what is drawn at the bounds' origin lies in the upper left corner.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// A renderer by a format; what is drawn at the bounds' origin lies in the upper left corner. Bounds are in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    open override var allowsImageOutput: Bool { true }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? {
        guard let format = format as? UIGraphicsImageRendererFormat else { return nil }
        return CGContext.flippedBitmap(size: format.bounds.size, scale: format.usedScale, isOpaque: format.opaque)
    }

    open override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        context.translateBy(x: -rendererContext.format.bounds.minX, y: -rendererContext.format.bounds.minY)
    }

    override func makeRendererContext(_ context: CGContext) -> UIGraphicsRendererContext {
        UIGraphicsImageRendererContext(cgContext: context, format: format)
    }

    /// Draws an image. Bounds without an area give an empty image.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        var result: UIImage?
        do {
            try runDrawingActions {
                if let context = $0 as? UIGraphicsImageRendererContext { actions(context) }
            } completionActions: {
                // The context dies with this rendering, so the image may take over its pixels.
                result = ($0 as? UIGraphicsImageRendererContext)?.finalImage
            }
        } catch {
            warnAboutDrawing("UIGraphicsImageRenderer: \(error)")
        }
        return result ?? UIImage()
    }

    /// Draws an image and encodes it as PNG.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// Draws an image and encodes it as JPEG; the quality runs from 0 to 1.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

extension UIGraphicsImageRendererFormat {
    /// The scale with 0 replaced by the main screen's.
    var usedScale: CGFloat { scale > 0 ? scale : UITraitCollection.systemDefault.displayScale }
}

/// What an image renderer's closures draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private var scale: CGFloat { (format as? UIGraphicsImageRendererFormat)?.usedScale ?? 1 }

    /// What was drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: scale, orientation: .up)
    }

    final var finalImage: UIImage { currentImage }
}
