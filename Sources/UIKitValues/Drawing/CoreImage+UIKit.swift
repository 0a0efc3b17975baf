import CoreGraphics
import Foundation

extension CIColor {
    /// The colour under the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
    /// The colour of Core Image's components, in sRGB.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// The colour as Core Image takes it, under the current traits.
    public var ciColor: CIColor { CIColor(color: self) }
}

extension CIImage {
    /// The image's pixels without its orientation; nil for an empty image.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
}

extension UIImage {
    /// An image of a picture's pixels, one a point and upright, made at once (DEV-471).
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Makes an image of a picture's pixels, at once; of one without end, an image of one pixel.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        let part = ciImage.extent.isInfinite ? CGRect(x: 0, y: 0, width: 1, height: 1) : ciImage.extent
        if let pixels = ciImage.cgImage ?? ciImage.pixels(in: part) {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// Nil: an image keeps pixels here, whatever it was made of.
    public var ciImage: CIImage? { nil }
}
