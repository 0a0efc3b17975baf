import CoreGraphics
import Foundation

/// How well a text stands out from what is behind it on the screen, as the WCAG say: 1 to 21.
///
/// - From: `AccessibilityAudit`
struct TextContrast {
    /// Red, green, blue, 0 to 1.
    typealias Color = SIMD3<Double>

    private let pixels: PixelBuffer
    private let scale: CGFloat

    /// - Parameter scale: pixels a point.
    init(_ pixels: PixelBuffer, scale: CGFloat) {
        self.pixels = pixels
        self.scale = scale
    }

    /// Between the text's own colour and the one that most of its rectangle has; nil where no colour has much of it: over a picture.
    ///
    /// The text's colour is asked for, not looked at: the pixels of thin letters are mixtures.
    func ratio(of text: CGColor, alpha: Double, in rect: CGRect) -> Double? {
        guard let ground = ground(in: rect), let parts = Self.parts(text) else { return nil }
        let cover = parts.alpha * alpha
        return Self.ratio(parts.color * cover + ground * (1 - cover), ground)
    }

    /// The most frequent colour of a rectangle of the screen, if it is that of a fifth of it.
    func ground(in rect: CGRect) -> Color? {
        let screen = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
        let part = CGRect(
            x: (rect.minX * scale).rounded(), y: (rect.minY * scale).rounded(), width: (rect.width * scale).rounded(),
            height: (rect.height * scale).rounded()
        ).intersection(screen)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        var counts: [UInt32: Int] = [:]
        var all = 0
        // A few thousand pixels say as much as all.
        let step = max(1, Int((part.width * part.height / 4000).squareRoot()))
        for y in stride(from: Int(part.minY), to: Int(part.maxY), by: step) {
            for x in stride(from: Int(part.minX), to: Int(part.maxX), by: step) {
                counts[pixels[x, y], default: 0] += 1
                all += 1
            }
        }
        guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), most.value * 5 >= all else {
            return nil
        }
        func value(_ shift: UInt32) -> Double { Double(most.key >> shift & 255) / 255 }
        return Color(value(16), value(8), value(0))
    }

    private static func parts(_ color: CGColor) -> (color: Color, alpha: Double)? {
        let parts = (color.components ?? []).map { Double($0) }
        switch parts.count {
        case 2: return (Color(repeating: parts[0]), parts[1])
        case 4...: return (Color(parts[0], parts[1], parts[2]), parts[3])
        default: return nil
        }
    }

    static func ratio(_ one: Color, _ other: Color) -> Double {
        let (a, b) = (luminance(one), luminance(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ color: Color) -> Double {
        func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }
}
