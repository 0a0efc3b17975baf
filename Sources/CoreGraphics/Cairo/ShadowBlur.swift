import CCairo
import Foundation

/// Blurs the coverage of a picture for its shadow.
enum ShadowBlur {
    /// Returns an 8-bit surface that is larger than the picture by `margin` on each side.
    static func blur(alphaOf pixels: PixelBuffer, sigma: CGFloat) -> (surface: OpaquePointer, margin: Int) {
        let sigma = sigma.isFinite ? min(500, max(0, sigma)) : 0
        let margin = sigma > 0 ? Int((sigma * 3).rounded(.up)) : 0
        let width = pixels.width + 2 * margin
        let height = pixels.height + 2 * margin
        var plane = [UInt8](repeating: 0, count: width * height)
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width { plane[(y + margin) * width + x + margin] = UInt8(row[x] >> 24) }
        }
        if sigma > 0.1 {
            // Rows, then columns as rows of the turned plane: both passes walk memory in order.
            plane = turned(blurRows(plane, width: width, height: height, sigma: sigma), width, height)
            plane = turned(blurRows(plane, width: height, height: width, sigma: sigma), height, width)
        }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))!
        let stride = Int(cairo_image_surface_get_stride(surface))
        if let target = cairo_image_surface_get_data(surface) {
            plane.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    (target + y * stride).update(from: source.baseAddress! + y * width, count: width)
                }
            }
            cairo_surface_mark_dirty(surface)
        }
        return (surface, margin)
    }

    private static func blurRows(_ plane: [UInt8], width: Int, height: Int, sigma: CGFloat) -> [UInt8] {
        sigma < 2
            ? gaussianRows(plane, width: width, height: height, sigma: sigma)
            : boxRows(plane, width: width, height: height, sigma: sigma)
    }

    /// The exact bell, for small blurs.
    private static func gaussianRows(_ plane: [UInt8], width: Int, height: Int, sigma: CGFloat) -> [UInt8] {
        let radius = Int((sigma * 3).rounded(.up))
        let bell = (-radius...radius).map { exp(-Double($0 * $0) / (2 * Double(sigma * sigma))) }
        let sum = bell.reduce(0, +)
        // Weights of 65536 in all, so that flat areas keep their value.
        var weights = bell.map { Int(($0 / sum * 65536).rounded()) }
        weights[radius] += 65536 - weights.reduce(0, +)
        var result = plane
        plane.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                for y in 0..<height {
                    let start = y * width
                    for x in 0..<width {
                        var total = 32768
                        for k in max(-radius, -x)...min(radius, width - 1 - x) {
                            total += Int(source[start + x + k]) * weights[k + radius]
                        }
                        target[start + x] = UInt8(min(255, total >> 16))
                    }
                }
            }
        }
        return result
    }

    /// Three moving averages: within 3 % of the bell, at a cost that does not grow with the blur.
    private static func boxRows(_ plane: [UInt8], width: Int, height: Int, sigma: CGFloat) -> [UInt8] {
        // Sizes whose variances add up to the bell's.
        let ideal = (12 * Double(sigma * sigma) / 3 + 1).squareRoot()
        var low = Int(ideal)
        if low % 2 == 0 { low -= 1 }
        let lowDouble = Double(low)
        let smaller =
            ((12 * Double(sigma * sigma) - 3 * lowDouble * lowDouble - 12 * lowDouble - 9)
            / (-4 * lowDouble - 4)).rounded()
        var current = plane
        var next = plane
        for pass in 0..<3 {
            let size = Double(pass) < smaller ? low : low + 2
            let radius = size / 2
            current.withUnsafeBufferPointer { source in
                next.withUnsafeMutableBufferPointer { target in
                    for y in 0..<height {
                        let start = y * width
                        var total = 0
                        for x in 0..<min(radius, width) { total += Int(source[start + x]) }
                        for x in 0..<width {
                            if x + radius < width { total += Int(source[start + x + radius]) }
                            if x - radius - 1 >= 0 { total -= Int(source[start + x - radius - 1]) }
                            target[start + x] = UInt8((total + radius) / size)
                        }
                    }
                }
            }
            swap(&current, &next)
        }
        return current
    }

    private static func turned(_ plane: [UInt8], _ width: Int, _ height: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: plane.count)
        plane.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                for y in 0..<height {
                    for x in 0..<width { target[x * height + y] = source[y * width + x] }
                }
            }
        }
        return result
    }
}
