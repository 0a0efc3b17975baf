import CoreGraphics
import Foundation

/// Images that share this one's pixels.
extension UIImage {
    func with(_ change: (inout ImageAttributes) -> Void) -> UIImage {
        var attributes = attributes
        change(&attributes)
        return UIImage(content: content, attributes: attributes)
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// The image's shape in a colour. The rendering mode stays; in a template the view's tint wins.
    public func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

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

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets.withoutNaN
            $0.resizingMode = resizingMode
        }
    }

    @available(*, deprecated, message: "use resizableImage(withCapInsets:)")
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        resizableImage(
            withCapInsets: UIEdgeInsets(
                top: CGFloat(topCapHeight), left: CGFloat(leftCapWidth),
                bottom: topCapHeight > 0 ? max(0, size.height - CGFloat(topCapHeight) - 1) : 0,
                right: leftCapWidth > 0 ? max(0, size.width - CGFloat(leftCapWidth) - 1) : 0),
            resizingMode: .stretch)
    }

    @available(*, deprecated)
    public var leftCapWidth: Int { Int(capInsets.left) }

    @available(*, deprecated)
    public var topCapHeight: Int { Int(capInsets.top) }

    /// An image whose alignment rectangle, which layout uses in place of its bounds, is inset.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        with { $0.flipsForRightToLeft = true }
    }

    public func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.flippedHorizontally }
    }

    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffsetFromBottom = baselineOffset }
    }

    public func imageWithoutBaseline() -> UIImage {
        with { $0.baselineOffsetFromBottom = nil }
    }

    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        with { $0.configuration = configuration }
    }

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

    public class var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
    public class var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}
