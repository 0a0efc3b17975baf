import CoreGraphics
import Foundation

/// Where an image's pixels come from.
enum ImageContent: Hashable {
    case empty
    case bitmap(CGImage)
    case symbol(SymbolShape)

    static func == (left: ImageContent, right: ImageContent) -> Bool {
        switch (left, right) {
        case (.empty, .empty): true
        case (.bitmap(let a), .bitmap(let b)): a === b
        case (.symbol(let a), .symbol(let b)): a.name == b.name
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .empty: break
        case .bitmap(let image): hasher.combine(ObjectIdentifier(image))
        case .symbol(let symbol): hasher.combine(symbol.name)
        }
    }
}

/// Everything about an image but its pixels.
package struct ImageAttributes: Equatable {
    var scale: CGFloat = 1
    var orientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    package var isResizable = false
    var capInsets = UIEdgeInsets.zero
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var baselineOffsetFromBottom: CGFloat?
    /// The colour of `withTintColor(_:)`: part of the image, unlike the tint of a view that shows it as a template.
    package var tint: UIColor?
    package var configuration: UIImage.Configuration?
    /// Of one of the system's symbols.
    package var symbolName: String?
    /// How much of a symbol that shows a value is drawn in full, 0 to 1; nil for all of it.
    package var symbolValue: Double?
    var images: [UIImage]?
    var duration: TimeInterval = 0
    /// Where the image comes from, if there it looks different in other traits.
    var asset: AssetReference?
    /// The pictures for other traits that an app has registered.
    var variants: UIImageAsset?
}

/// An image set of a bundle.
struct AssetReference: Equatable {
    let name: String
    let bundle: Bundle

    static func == (left: AssetReference, right: AssetReference) -> Bool {
        left.name == right.name && left.bundle === right.bundle
    }
}

extension UIImage {
    /// How the stored pixels are turned to be seen.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// From the number that cameras write into their files, 1 to 8.
        init(exif: Int) {
            let known: [Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            self = known.indices.contains(exif - 1) ? known[exif - 1] : .up
        }

        /// Whether width and height change places.
        var swapsAxes: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            default: false
            }
        }

        /// The same turn, seen in a vertical mirror.
        var flippedHorizontally: Orientation {
            switch self {
            case .up: .upMirrored
            case .upMirrored: .up
            case .down: .downMirrored
            case .downMirrored: .down
            case .left: .rightMirrored
            case .rightMirrored: .left
            case .right: .leftMirrored
            case .leftMirrored: .right
            }
        }
    }

    /// Whether an image's own colours are shown or the tint colour in its place.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown likes it: an image view shows its colours, a bar its shape.
        case automatic
        /// Its own colours, always.
        case alwaysOriginal
        /// Its shape in the tint colour, always.
        case alwaysTemplate
    }

    /// How the middle of a resizable image fills its room.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }
}
