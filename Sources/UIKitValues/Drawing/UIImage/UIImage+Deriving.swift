import CoreGraphics
import Foundation

/// Images that share this one's pixels.
extension UIImage {
    package func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        attributes.variants = registeredVariants
        change(&attributes)
        return UIImage(content: content, attributes: attributes)
    }

    /// The same image, drawn as it is or as a shape in the tint colour.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image's shape in a colour. The rendering mode stays; in a template the view's tint wins.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// The image's shape in a colour, with a rendering mode; in a template the view's tint wins.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// An image that keeps its edges when drawn larger. The middle is tiled.
    ///
    /// - Parameter capInsets: In points, the part at each edge that is not resized.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// An image that keeps its edges when drawn larger, its middle repeated or stretched. Insets are in points; what is no number counts
    /// as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets.withoutNaN
            $0.resizingMode = resizingMode
        }
    }

    /// An image of which one column and one row are stretched, behind caps of so many points; 0 stretches the whole width or height.
    @available(*, deprecated, message: "use resizableImage(withCapInsets:)")
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        resizableImage(
            withCapInsets: UIEdgeInsets(
                top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
                bottom: topCapHeight > 0 ? max(0, size.height - CGFloat(topCapHeight) - 1) : 0,
                right: leftCapWidth > 0 ? max(0, size.width - CGFloat(leftCapWidth) - 1) : 0),
            resizingMode: .stretch)
    }

    /// The width of the left cap in points, cut to a whole number.
    @available(*, deprecated)
    public var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the upper cap in points, cut to a whole number.
    @available(*, deprecated)
    public var topCapHeight: Int { Int(capInsets.top) }

    /// An image whose alignment rectangle, which layout uses in place of its bounds, is inset.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// An image that image views mirror where people read from the right.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    /// The same image, mirrored left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.flippedHorizontally }
    }

    /// The same image with a baseline so many points above its bottom, which layout may align.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffsetFromBottom = baselineOffset }
    }

    /// The same image without a baseline of its own; a symbol goes on to have the one at its capitals' foot.
    public func imageWithoutBaseline() -> UIImage {
        with { $0.baselineOffsetFromBottom = nil }
    }

    /// The same image with another configuration in place of its own.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        with { $0.configuration = configuration }
    }

    /// The symbol with what the configuration specifies in place of its own; nil for an image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbolImage else { return nil }
        return with { attributes in
            attributes.configuration =
                (attributes.configuration as? SymbolConfiguration)?.applying(configuration)
                ?? configuration
        }
    }

    /// An animation of several images; nil without images. `duration` 0 means 1/30 s for each image.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.with {
            $0.images = images
            $0.duration = duration > 0 ? duration : Double(images.count) / 30
        }
    }

    /// An animation of the images `name0`, `name1`, … (or from 1 on) of the app bundle.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for index in 0..<1024 {
            if let image = UIImage(named: "\(name)\(index)") {
                images.append(image)
            } else if index > 0 {
                break
            }
        }
        return animatedImage(with: images, duration: duration)
    }

    // MARK: Symbols that have a name of their own

    /// A plus in a circle.
    public class var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
    /// A minus in a circle.
    public class var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
    /// A check mark.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// Three dots in a circle.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// A check mark in a circle.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
