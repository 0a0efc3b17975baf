import CoreGraphics
import Foundation

extension CGColor {
    /// A colour that fills with copies of an image, `size` points each.
    static func tiling(_ image: CGImage, size: CGSize) -> CGColor {
        let cell = CGRect(origin: .zero, size: size)
        var callbacks = CGPatternCallbacks(
            version: 0, drawPattern: { _, context in context.draw(image, in: cell) }, releaseInfo: nil)
        guard let space = CGColorSpace(patternBaseSpace: nil),
            let pattern = CGPattern(
                info: nil, bounds: cell, matrix: .identity, xStep: size.width, yStep: size.height,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks),
            let color = CGColor(patternSpace: space, pattern: pattern, components: [1])
        else { return CGColor(gray: 0, alpha: 0) }
        return color
    }
}
