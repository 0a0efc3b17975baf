import CoreGraphics
import CoreText
import Foundation

/// A shadow behind text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, TextShadowProviding {
    private let foundationType = FoundationType.mark
    /// Points to the right and down.
    open var shadowOffset = CGSize.zero
    /// Points; 0 is a sharp shadow.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`: black with an alpha of 1/3 unless set; nil means no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    public override init() { super.init() }

    /// The shadow of an archive.
    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"), height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
        shadowColor = coder.presentObject(UIColor.self, "NSShadowColor")
    }

    /// Writes offset, blur and colour.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
    }

    /// True: shadows are read and written by coders that ask for classes.
    open class var supportsSecureCoding: Bool { true }

    package final var textShadow: TextShadow? {
        guard let color = TextColor(shadowColor) else { return nil }
        return TextShadow(offset: shadowOffset, blurRadius: shadowBlurRadius, color: color)
    }

    /// A shadow of its own with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
    }

    open override var hash: Int { shadowBlurRadius.hashValue ^ shadowOffset.width.hashValue }
}
