import CoreGraphics
import Foundation

extension CIImage {
    /// Nothing: a picture without extent.
    public class func empty() -> CIImage { CIImage(extent: .null) { Pixels($0) } }

    /// What a filter of the system makes of the picture; the picture itself for a name that the system hasn't got.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else { return self }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? self
    }

    /// The picture blurred; `sigma` is in pixels. It grows by three times that.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(sigma: max(0, sigma)) }

    /// The picture moved, scaled or turned. Pixels between others are mixed of them.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant.isFinite, abs(determinant) > 1e-12 else { return .empty() }
        let inverse = matrix.inverted()
        let moved = extent.isInfinite ? extent : extent.applying(matrix)
        let squares = keepsSquares
        // What becomes smaller is the mean of several places a pixel.
        let steps = max(1, min(8, Int(max(hypot(inverse.a, inverse.b), hypot(inverse.c, inverse.d)).rounded(.up))))
        return CIImage(extent: moved, keepsSquares: squares) { [self] area in
            let asked = area.rect.applying(inverse).insetBy(dx: -2, dy: -2).intersection(extent)
            guard let whole = Area(asked) else { return Pixels(area) }
            let source = pixels(of: whole)
            return Pixels(area) { x, y in
                if squares {
                    return source.nearest(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse))
                }
                var sum = Light.zero
                for row in 0..<steps {
                    for column in 0..<steps {
                        let place = CGPoint(
                            x: CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(steps),
                            y: CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(steps))
                        sum += source.sample(place.applying(inverse))
                    }
                }
                return sum / Float(steps * steps)
            }
        }
    }

    /// The same.
    public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// The picture without end: the pixels at its edges go on.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// The same with the edges of a part.
    public func clamped(to rect: CGRect) -> CIImage {
        let edge = rect.intersection(extent)
        guard let whole = Area(edge) else { return self }
        return CIImage(extent: .infinite) { [self] area in
            // Of a part that lies inside no more is needed.
            let part = area.intersection(whole)
            let source = pixels(of: part == area ? area : whole)
            return Pixels(area) { x, y in
                source[
                    min(max(x, whole.x), whole.x + whole.width - 1), min(max(y, whole.y), whole.y + whole.height - 1)]
            }
        }
    }

    /// The picture over another.
    public func composited(over dest: CIImage) -> CIImage { combined(dest) { $0 + $1 * (1 - $0.w) } }

    /// The picture with its colours multiplied by their alpha; ours always are.
    public func premultiplyingAlpha() -> CIImage { mappedAsIs { $0.premultiplied } }
    /// The picture with its colours divided by their alpha.
    public func unpremultiplyingAlpha() -> CIImage { mappedAsIs { $0.straight } }
    /// The picture with a rectangle of it opaque.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(extent: self.extent) { [self] area in
            let source = pixels(of: area)
            return Pixels(area) { x, y in
                let pixel = source[x, y]
                return extent.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)) ? pixel.with(1) : pixel
            }
        }
    }

    private func mappedAsIs(_ change: @escaping @Sendable (Light) -> Light) -> CIImage {
        CIImage(extent: extent) { [self] area in pixels(of: area).map(change) }
    }

    /// The picture whose pixels stay squares when it is made larger.
    public func samplingNearest() -> CIImage {
        CIImage(extent: extent, keepsSquares: true) { [self] area in pixels(of: area) }
    }
    /// The picture whose pixels are mixed when it is made larger.
    public func samplingLinear() -> CIImage { CIImage(extent: extent) { [self] area in pixels(of: area) } }

    /// The picture turned and mirrored as one of the eight orientations says, its lower left corner at zero.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// The same by its number, from 1 to 8.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map(oriented) ?? self
    }

    /// What turns the picture as an orientation says.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat)
        switch orientation {
        case .up: (a, b, c, d) = (1, 0, 0, 1)
        case .upMirrored: (a, b, c, d) = (-1, 0, 0, 1)
        case .down: (a, b, c, d) = (-1, 0, 0, -1)
        case .downMirrored: (a, b, c, d) = (1, 0, 0, -1)
        case .leftMirrored: (a, b, c, d) = (0, -1, -1, 0)
        case .right: (a, b, c, d) = (0, -1, 1, 0)
        case .rightMirrored: (a, b, c, d) = (0, 1, 1, 0)
        case .left: (a, b, c, d) = (0, 1, -1, 0)
        }
        let turn = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
        let turned = extent.applying(turn)
        return turn.concatenating(CGAffineTransform(translationX: -turned.minX, y: -turned.minY))
    }

    /// Filters that would make the picture look better: none (DEV-1130).
    public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] { [] }
}

/// What may be mended of a picture by itself.
public struct CIImageAutoAdjustmentOption: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether it may be mended at all.
    public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
    /// Whether red eyes are.
    public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
    /// Whether it is cut.
    public static let crop = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustCrop")
    /// Whether it is made level.
    public static let level = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustLevel")
}
