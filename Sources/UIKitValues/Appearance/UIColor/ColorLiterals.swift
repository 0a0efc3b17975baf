import CoreGraphics
import Foundation

// What `#colorLiteral` is lowered to. The numbers are `Float`s, as the literal's are on iOS.

/// The colour of a literal where nothing else is asked for.
public func _porticoColor(red: Float, green: Float, blue: Float, alpha: Float) -> UIColor {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
}

/// The same for a `CGColor`: a layer's border, a gradient's colours.
@_disfavoredOverload
public func _porticoColor(red: Float, green: Float, blue: Float, alpha: Float) -> CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
}
