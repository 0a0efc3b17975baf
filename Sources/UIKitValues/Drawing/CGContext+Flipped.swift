import CoreGraphics
import Foundation

extension CGContext {
    /// A bitmap whose user space is UIKit's: points, the origin top left, y pointing down. Nil for an empty size.
    package static func flippedBitmap(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        // A hair below the next pixel does not make a pixel: 10.0000001 points are 10.
        func pixels(_ length: CGFloat) -> Int? {
            let count = (length * scale - 0.001).rounded(.up)
            return count >= 1 && count <= 32_767 ? Int(count) : nil
        }
        guard let width = pixels(size.width), let height = pixels(size.height) else { return nil }
        let layout: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: layout.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        if isOpaque {
            context.setFillColor(CGColor(gray: 0, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        return context
    }
}
