import CoreGraphics

extension UIColor {
    /// What VoiceOver says of a colour: its components in the app's language, in hundredths.
    package var spoken: String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "" }
        var parts = [(Word.red, red), (.green, green), (.blue, blue)]
        if alpha < 1 { parts.append((.opacity, alpha)) }
        return parts.map { "\($0.0.text) \(Int(($0.1 * 100).rounded()))" }.joined(separator: ", ")
    }
}
