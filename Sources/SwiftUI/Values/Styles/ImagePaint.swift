import UIKit

/// Fills with a picture, again and again beside and below itself.
public struct ImagePaint: ShapeStyle {
    /// The picture.
    public var image: Image
    /// The part of the picture that is drawn; 0 and 1 are its edges.
    public var sourceRect: CGRect
    /// How large the picture is drawn, of its own size.
    public var scale: CGFloat

    /// Creates a style.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale)
    }

    public func _paint(in context: _StyleContext, level: Int) -> _Paint {
        let platform = ImageResolution(environment: context.value.environment).platformImage(image)
        let tiles = TilePaint(image: platform, sourceRect: sourceRect, scale: scale)
        return _Paint(value: Paint(.custom(AnyPaint(tiles))).atLevel(level))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Fills with a picture, again and again.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

/// A picture that is drawn again and again from a rectangle's corner on.
private struct TilePaint: PaintDrawing {
    let image: UIImage?
    let sourceRect: CGRect
    let scale: CGFloat

    static func == (a: TilePaint, b: TilePaint) -> Bool {
        a.image === b.image && a.sourceRect == b.sourceRect && a.scale == b.scale
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(image.map { ObjectIdentifier($0) })
        hasher.combine(scale)
    }

    func draw(in rect: CGRect, context: CGContext) {
        guard let image else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        GraphicsContext(context, environment: EnvironmentValues(), symbols: nil).fill(
            Path(rect),
            with: .tiledImage(Image(uiImage: image), origin: rect.origin, sourceRect: sourceRect, scale: scale))
    }
}
