import CoreGraphics
import CoreText
import Foundation

/// A colour: fixed components, a pattern, or a dynamic colour that resolves against the current traits.
///
/// Immutable, so it may be used on any thread. Components are in the extended sRGB range: they are not clamped.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let foundationType = FoundationType.mark
    let storage: ColorStorage

    dynamic init(storage: ColorStorage) {
        self.storage = storage
        super.init()
    }

    /// Clear black.
    public convenience override init() {
        self.init(storage: .fixed(FixedColor(white: 0, alpha: 0)))
    }

    // MARK: Creating

    /// A grey. `white` and `alpha` run from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(FixedColor(white: white, alpha: alpha))
        super.init()
    }

    /// A colour from hue, saturation and brightness, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(FixedColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    /// A colour in (extended) sRGB. Components below 0 or above 1 lie outside sRGB's gamut.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(FixedColor(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// A colour given in Display P3.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(FixedColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// The colour of a Core Graphics colour.
    public init(cgColor: CGColor) {
        storage = .fixed(FixedColor(cgColor: cgColor))
        super.init()
    }

    /// A colour that fills with repetitions of an image.
    public init(patternImage image: UIImage) {
        storage = .pattern(image, image.makePatternColor())
        super.init()
    }

    /// A colour that asks the closure for its components whenever the traits may have changed.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(DynamicColor(provider: dynamicProvider))
        super.init()
    }

    /// A colour of the app bundle's asset catalog.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// A colour of a bundle's asset catalog; nil when there is none of that name.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = AssetCatalogReader.color(named: name, in: bundle ?? .main) else { return nil }
        self.init(storage: color.storage)
    }

    /// A colour literal: an sRGB colour of components between 0 and 1.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// One of the system's colours is read as such, and goes on to follow the appearance.
    public required convenience init?(coder: NSCoder) {
        if coder.containsValue(forKey: "UISystemColorName"),
            let name = coder.decodeObject(of: NSString.self, forKey: "UISystemColorName"),
            let color = UIColor.systemColor(named: name as String)
        {
            self.init(storage: color.storage)
        } else if coder.containsValue(forKey: "UIRed") {
            self.init(
                red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
                blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
        } else if coder.containsValue(forKey: "UIWhite") {
            self.init(white: coder.decodeDouble(forKey: "UIWhite"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
        } else if let image = coder.presentObject(UIImage.self, "UIPatternImage") {
            self.init(patternImage: image)
        } else {
            return nil
        }
    }

    /// Writes a system colour by its name, a pattern by its image, and of every other colour the components that it has under the current
    /// traits.
    open func encode(with coder: NSCoder) {
        if let catalogName { coder.encode(catalogName as NSString, forKey: "UISystemColorName") }
        if case .pattern(let image, _) = storage { coder.encode(image, forKey: "UIPatternImage") }
        guard let fixed = resolvedFixed else { return }
        if fixed.space == .gray {
            coder.encode(fixed.components.x, forKey: "UIWhite")
        } else {
            coder.encode(fixed.components.x, forKey: "UIRed")
            coder.encode(fixed.components.y, forKey: "UIGreen")
            coder.encode(fixed.components.z, forKey: "UIBlue")
        }
        coder.encode(fixed.components.w, forKey: "UIAlpha")
    }

    /// True: colours are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    /// The colour itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Components

    /// The Core Graphics colour. A dynamic colour resolves against `UITraitCollection.current`.
    open var cgColor: CGColor {
        switch storage {
        case .fixed(let fixed): fixed.cgColor
        case .pattern(_, let color): color
        case .catalog, .dynamic, .derived: resolvedColor(with: .current).cgColor
        }
    }

    /// The grey components. False, with nothing written, when the colour is no grey or is a pattern.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let fixed = resolvedFixed, let gray = fixed.gray else { return false }
        white?.pointee = gray
        alpha?.pointee = fixed.components.w
        return true
    }

    /// The components in extended sRGB. False, with nothing written, for a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let fixed = resolvedFixed else { return false }
        let rgba = fixed.rgba
        red?.pointee = rgba.x
        green?.pointee = rgba.y
        blue?.pointee = rgba.z
        alpha?.pointee = rgba.w
        return true
    }

    /// Hue, saturation and brightness. False, with nothing written, for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let fixed = resolvedFixed else { return false }
        let hsb = fixed.hueSaturationBrightness
        hue?.pointee = hsb.x
        saturation?.pointee = hsb.y
        brightness?.pointee = hsb.z
        alpha?.pointee = fixed.components.w
        return true
    }

    /// The same colour with another alpha. A dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let fixed): UIColor(storage: .fixed(fixed.withAlpha(alpha)))
        case .derived(let base, _): UIColor(storage: .derived(base, alpha: alpha))
        case .catalog, .dynamic: UIColor(storage: .derived(self, alpha: alpha))
        case .pattern(let image, let color):
            UIColor(storage: .pattern(image, color.copy(alpha: alpha) ?? color))
        }
    }

    /// The fixed colour that this one stands for under the given traits; a fixed colour answers itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern: return self
        case .catalog(let catalog): return catalog.color(for: traitCollection.values)
        case .derived(let base, let alpha):
            return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        case .dynamic(let dynamic):
            return traitCollection.withCurrent { dynamic.provider(traitCollection) }
                .resolvedColor(with: traitCollection)
        }
    }

    /// Runs the body while `tintColor` is this colour on the thread.
    package func withAsTint<R>(_ body: () throws -> R) rethrows -> R {
        let state = ThreadDrawingState.current
        let previous = state.tint
        state.tint = self
        defer { state.tint = previous }
        return try body()
    }

    // MARK: Drawing

    /// Makes this the current context's fill and stroke colour. Nothing happens without a current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the current context's fill colour.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Makes this the current context's stroke colour.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    // MARK: NSObject

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || storage == other.storage
    }

    open override var hash: Int {
        var hasher = Hasher()
        storage.hash(into: &hasher)
        return hasher.finalize()
    }

    open override var description: String { storage.description }
}

extension UIColor: CGColorProviding {
    package var cgColorForText: CGColor { cgColor }
}
