import CoreText

extension UIFont {
    /// The font for what is Core Text's alone: its metrics have some names that mean something else here.
    package var ctFont: CTFont { self }
}

/// What lowered code calls for `font as UIFont`, where on iOS any font of Core Text's is one of UIKit's: the font itself where it is one, else
/// one that was asked for alike.
public func _porticoFont(_ font: CTFont) -> UIFont {
    (font as? UIFont) ?? UIFont(font)
}

/// The same of a font that is UIKit's already.
public func _porticoFont(_ font: UIFont) -> UIFont { font }
