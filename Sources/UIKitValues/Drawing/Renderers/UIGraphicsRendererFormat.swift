import CoreGraphics
import Foundation

/// How a renderer makes its contexts. Copied when a renderer is made: later changes do not reach it.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// In points. Set by the renderer that the format belongs to.
    public internal(set) var bounds = CGRect.zero

    public required override init() {
        super.init()
    }

    /// The format that suits the main screen.
    open class func `default`() -> Self { preferred() }

    /// The format that suits the main screen as it is now.
    open class func preferred() -> Self { Self() }

    /// A format of its own with the same settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.bounds = bounds
        return copy
    }
}

/// The format of images: scale, opacity, colour range.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// How much colour a pixel holds.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// Pixels a point. The main screen's to begin with; 0 means the main screen's.
    open var scale: CGFloat = UITraitCollection.systemDefault.displayScale
    /// Whether images have no alpha channel. `false` to begin with.
    open var opaque = false
    /// Images are drawn in 8 bits a component whatever is preferred (see Deviations).
    open var preferredRange = Range.automatic

    /// Whether wide colours are preferred: the older form of `preferredRange`. Drawn in 8 bits in any case (DEV-004).
    @available(*, deprecated, renamed: "preferredRange")
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }

    /// The format that suits the main screen as it is now.
    public required init() {
        super.init()
    }

    /// The format that suits a screen with the given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
            copy.preferredRange = preferredRange
        }
        return copy
    }
}

/// The format of PDF documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// Title, author and the like, by the keys of Core Graphics.
    open var documentInfo: [String: Any] = [:]

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
        return copy
    }
}
