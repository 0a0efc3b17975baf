import CoreGraphics
import Foundation

/// Makes a colour from another one, and can be compared by identity.
public struct UIConfigurationColorTransformer: Sendable {
    public let transform: @Sendable (UIColor) -> UIColor

    public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The colour without its hue.
    public static let grayscale = UIConfigurationColorTransformer { color in
        let rgba = color.resolvedFixed?.rgba ?? .zero
        return UIColor(white: 0.2126 * rgba.x + 0.7152 * rgba.y + 0.0722 * rgba.z, alpha: rgba.w)
    }

    /// The tint colour of where it is shown.
    public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }

    /// The colour at 18 % of its strength.
    public static let monochromeTint = UIConfigurationColorTransformer { $0.withAlphaComponent(0.18) }
}

/// What lies behind a button's or a cell's contents: colour, corners, outline.
public struct UIBackgroundConfiguration: Equatable {
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// In points.
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// In points; 0 draws no outline.
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0
    public var image: UIImage?
    public var imageContentMode: UIView.ContentMode = .scaleToFill

    /// Nothing behind the contents.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .systemBackground)
    }

    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(backgroundColor: .secondarySystemGroupedBackground)
    }

    init(backgroundColor: UIColor? = nil) {
        self.backgroundColor = backgroundColor
    }

    /// The background's colour where the given tint holds.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }

    /// The outline's colour where the given tint holds.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer.map { $0(color) } ?? color
    }

    var hasOwnLook: Bool { backgroundColor != nil || strokeWidth > 0 || image != nil }

    private var hasTransformer: Bool { backgroundColorTransformer != nil || strokeColorTransformer != nil }

    /// Transformers are closures: a configuration that has one equals none but by its other values.
    public static func == (left: UIBackgroundConfiguration, right: UIBackgroundConfiguration) -> Bool {
        left.backgroundColor == right.backgroundColor && left.cornerRadius == right.cornerRadius
            && left.backgroundInsets == right.backgroundInsets && left.strokeColor == right.strokeColor
            && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
            && left.image == right.image && left.imageContentMode == right.imageContentMode
            && !left.hasTransformer && !right.hasTransformer
    }
}
