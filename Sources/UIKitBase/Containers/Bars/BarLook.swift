import CoreGraphics
import Foundation

/// What a bar has behind its contents and along its inner edge.
///
/// The one place where bars decide it: from an appearance, from the properties that bars had before there were appearances,
/// and from where the content ends.
///
/// - From: `UINavigationBar`, `UITabBar`, `UIToolbar`
/// - To: `BarBackground`
@MainActor struct BarLook {
    private(set) var effect: UIVisualEffect?
    private(set) var color: UIColor?
    private(set) var image: UIImage?
    private(set) var imageMode = UIView.ContentMode.scaleToFill
    /// The image repeats where it is smaller than the bar.
    private(set) var isTiled = false
    private(set) var imageAlpha: CGFloat = 1
    private(set) var shadowColor: UIColor?
    private(set) var shadowImage: UIImage?

    /// A bar's properties from before appearances.
    struct Properties: Equatable {
        var style = UIBarStyle.default
        /// Nil where the app didn't say.
        var isTranslucent: Bool?
        var tint: UIColor?
        var image: UIImage?
        var shadow: UIImage?

        /// What `isTranslucent` answers: as the app said, or as its background image is.
        @MainActor var letsThrough: Bool { isTranslucent ?? image.map(\.hasClearPixels) ?? true }
    }

    /// The capsule that floats over an iPad's content: grey enough to be seen on any ground.
    static var capsule: BarLook {
        var look = BarLook()
        look.effect = UIBlurEffect(style: .systemThinMaterial)
        look.color = .tertiarySystemFill
        return look
    }

    private init() {}

    /// Whether nobody could tell the two from each other.
    func isLike(_ other: BarLook) -> Bool {
        effect == other.effect && color == other.color && image === other.image && shadowColor == other.shadowColor
            && shadowImage === other.shadowImage
    }

    /// - Parameters:
    ///   - isOwn: the app set the appearance, or one of its bar's: the older properties say nothing then.
    ///   - isEdgeDefault: content ends at the bar, and no appearance is for that: as on iOS 15 and later there is no background.
    init(_ appearance: UIBarAppearance, isOwn: Bool, properties: Properties, isEdgeDefault: Bool) {
        guard !isEdgeDefault else {
            if !properties.letsThrough { color = properties.isBlack(isOwn) ? .black : .systemBackground }
            return
        }
        if !isOwn, let own = properties.image {
            takeImage(own, properties)
            return
        }
        effect = appearance.backgroundEffect
        color = appearance.backgroundColor
        image = appearance.backgroundImage
        imageMode = appearance.backgroundImageContentMode
        shadowColor = appearance.shadowColor
        shadowImage = appearance.shadowImage
        if !isOwn, let tint = properties.tint {
            color = tint
        } else if properties.isBlack(isOwn) {
            color = .black
        }
        if !properties.letsThrough { (effect, color) = (nil, color ?? .systemBackground) }
    }

    /// A background image stands alone: neither blur nor tint is with it, and only with it a shadow image shows.
    private mutating func takeImage(_ own: UIImage, _ properties: Properties) {
        image = own.size.width > 0 && own.size.height > 0 ? own : nil
        isTiled = !own.attributes.isResizable
        shadowImage = properties.shadow
        shadowColor = properties.shadow == nil ? .separator : nil
        guard let said = properties.isTranslucent, said != own.hasClearPixels else { return }
        if said {
            imageAlpha = 0.9
        } else {
            color = properties.tint ?? (properties.style.isBlack ? .black : .white)
        }
    }
}

extension BarLook.Properties {
    @MainActor fileprivate func isBlack(_ isOwn: Bool) -> Bool { !isOwn && style.isBlack }
}

extension UIImage {
    /// Whether something shines through, if only at one pixel. An image of no size is clear.
    @MainActor var hasClearPixels: Bool {
        guard size.width > 0, size.height > 0, let pixels = cgImage?.pixels else { return true }
        if pixels.isOpaque { return false }
        let base = UnsafeRawPointer(pixels.data)
        for y in 0..<pixels.height {
            let row = base + y * pixels.bytesPerRow
            for x in 0..<pixels.width where row.load(fromByteOffset: x * 4, as: UInt32.self) >> 24 < 255 { return true }
        }
        return false
    }
}
