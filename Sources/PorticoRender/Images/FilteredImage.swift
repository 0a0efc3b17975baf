import CKernels
import CoreGraphics
import Foundation
import PorticoRenderModel

/// What a filter layer shows: the picture of everything in it, blurred, with its colours changed, or as a program makes it.
///
/// - From: `FramePlanner.emitRaster`
/// - To: `FilterValues`, whose layer is `FilterLayer`
final class FilteredImage: LayerImage {
    /// The sources of an image.
    struct Key: Equatable {
        /// The picture, by its stamp.
        let picture: UInt32
        let values: FilterValues
        /// Texels a point.
        let scale: Double
        /// The layer's, which only a program needs.
        let bounds: CGRect

        init(_ picture: LayerPicture, _ values: FilterValues, scale: Double, bounds: CGRect) {
            self.init(
                picture: picture.stamp, values: values, scale: scale, bounds: values.program == nil ? .zero : bounds)
        }

        private init(picture: UInt32, values: FilterValues, scale: Double, bounds: CGRect) {
            (self.picture, self.values, self.scale, self.bounds) = (picture, values, scale, bounds)
        }

        /// The same without the program.
        var plain: Key {
            var values = values
            values.program = nil
            return Key(picture: picture, values: values, scale: scale, bounds: .zero)
        }

        /// The deviation of the blur in texels.
        var sigma: Double { values.blurs ? min(values.blurRadius * scale, FilteredImage.widestBlur) : 0 }

        /// The texels by which the blur reaches beyond the picture.
        var margin: Int32 { sigma > 0 && !values.keepsAlpha ? Int32((3 * sigma).rounded(.up)) + 1 : 0 }
    }

    /// Blurs of more texels are made of a smaller picture.
    static let widestBlur = 8.0

    let key: Key
    /// What the image shows, in its texels.
    let area: PixelRect

    /// nil where the image is too large to be made.
    static func makeImage(_ key: Key, _ picture: LayerPicture, stamp: UInt32) -> FilteredImage? {
        guard let program = key.values.program else { return FilteredImage(key, picture, stamp: stamp) }
        var source: (pixels: PixelBuffer, area: PixelRect) = (picture.pixels, picture.area)
        if !key.plain.values.isIdentity {
            guard let filtered = FilteredImage(key.plain, picture, stamp: stamp) else { return nil }
            source = (filtered.pixels, filtered.area)
        }
        return FilteredImage(key, program, source.pixels, source.area, stamp: stamp)
    }

    private init?(_ key: Key, _ picture: LayerPicture, stamp: UInt32) {
        (self.key, area) = (key, picture.area.grown(by: key.margin))
        guard area.width <= PixelBuffer.largestSide, area.height <= PixelBuffer.largestSide,
            let pixels = PixelBuffer(width: area.width, height: area.height)
        else { return nil }
        super.init(pixels, stamp: stamp)
        if key.sigma > 0 { blurPixels(of: picture) } else { copyPixels(of: picture) }
        if key.values.mapsColors { mapColors() }
    }

    /// A program's picture: it covers the layer's bounds, too, as a shader may give colour to what is clear.
    private init?(_ key: Key, _ program: PictureProgram, _ source: PixelBuffer, _ sourceArea: PixelRect, stamp: UInt32)
    {
        let scale = key.scale
        func edge(_ value: Double) -> Int32 { Int32(min(max(value, -1e6), 1e6)) }
        let bounds = key.bounds.standardized
        let whole = PixelRect(
            x0: min(sourceArea.x0, edge((bounds.minX * scale).rounded(.down))),
            y0: min(sourceArea.y0, edge((bounds.minY * scale).rounded(.down))),
            x1: max(sourceArea.x1, edge((bounds.maxX * scale).rounded(.up))),
            y1: max(sourceArea.y1, edge((bounds.maxY * scale).rounded(.up))))
        func margin(_ length: Double) -> Int32 { edge(min(max((length * scale).rounded(.up), 0), 4096)) }
        let (dx, dy) = (margin(program.margin.width), margin(program.margin.height))
        self.key = key
        area = PixelRect(x0: whole.x0 - dx, y0: whole.y0 - dy, x1: whole.x1 + dx, y1: whole.y1 + dy)
        guard area.width <= PixelBuffer.largestSide, area.height <= PixelBuffer.largestSide,
            let pixels = PixelBuffer(width: area.width, height: area.height)
        else { return nil }
        super.init(pixels, stamp: stamp)
        program.drawPicture(
            PictureProgram.Task(
                source: source, sourceOrigin: (Int(sourceArea.x0), Int(sourceArea.y0)), target: pixels,
                targetOrigin: (Int(area.x0), Int(area.y0)), scale: scale, bounds: bounds))
    }

    /// Texels a point of the picture that is filtered: as many as pixels are seen, fewer where a wide blur hides what they show.
    static func scale(pixelsPerPoint: Double, _ values: FilterValues) -> Double {
        var scale = max(0.01, min(pixelsPerPoint.isFinite ? pixelsPerPoint : 1, 16))
        guard values.blurs else { return scale }
        while values.blurRadius * scale > widestBlur, scale > 0.01 { scale /= 2 }
        return scale
    }

    /// In the layer's points.
    var rect: CGRect {
        CGRect(
            x: Double(area.x0) / key.scale, y: Double(area.y0) / key.scale, width: Double(area.width) / key.scale,
            height: Double(area.height) / key.scale)
    }

    private var words: UnsafeMutablePointer<UInt32> { pixels.data.assumingMemoryBound(to: UInt32.self) }
    private var rowLength: Int { pixels.bytesPerRow / 4 }

    private func copyPixels(of picture: LayerPicture) {
        for y in 0..<pixels.height {
            memcpy(
                pixels.data + y * pixels.bytesPerRow, picture.pixels.data + y * picture.pixels.bytesPerRow,
                pixels.width * 4)
        }
    }

    /// Blurs the four components, each as a plane of its own.
    private func blurPixels(of picture: LayerPicture) {
        let (width, height, margin) = (pixels.width, pixels.height, Int(key.margin))
        var scratch = [UInt8](repeating: 0, count: width * height)
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
            var plane = [UInt8](repeating: 0, count: width * height)
            for y in 0..<picture.pixels.height {
                let row = (picture.pixels.data + y * picture.pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                let start = (y + margin) * width + margin
                for x in 0..<picture.pixels.width {
                    plane[start + x] = UInt8(truncatingIfNeeded: row[x] >> shift)
                }
            }
            ck_blur(&plane, &scratch, Int32(width), Int32(height), key.sigma)
            for y in 0..<height {
                let row = words + y * rowLength
                for x in 0..<width { row[x] |= UInt32(plane[y * width + x]) << shift }
            }
        }
        if key.values.keepsAlpha { restoreAlpha(of: picture) }
    }

    /// The blurred colours with the picture's own alpha.
    private func restoreAlpha(of picture: LayerPicture) {
        for y in 0..<pixels.height {
            let row = words + y * rowLength
            let old = (picture.pixels.data + y * picture.pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<pixels.width {
                let blurred = row[x] >> 24, alpha = old[x] >> 24
                guard blurred > 0, alpha > 0 else {
                    row[x] = 0
                    continue
                }
                var word = alpha << 24
                for shift in [UInt32(0), 8, 16] {
                    let component = (row[x] >> shift & 255) * alpha + blurred / 2
                    word |= min(component / blurred, alpha) << shift
                }
                row[x] = word
            }
        }
    }

    /// Takes each colour, straight and in 0…1, through the matrix.
    private func mapColors() {
        let m = key.values.colorMatrix.map { Float($0) }
        func column(_ index: Int) -> SIMD4<Float> {
            SIMD4(m[index], m[5 + index], m[10 + index], m[15 + index])
        }
        let (red, green, blue, alpha, constant) = (column(0), column(1), column(2), column(3), column(4))
        // Neighbours are often the same.
        var last: UInt32 = 0, result = Self.word(of: constant)
        for y in 0..<pixels.height {
            let row = words + y * rowLength
            for x in 0..<pixels.width {
                let word = row[x]
                if word != last {
                    let a = Float(word >> 24) / 255, straight = a > 0 ? 1 / (a * 255) : 0
                    let r = Float(word >> 16 & 255) * straight, g = Float(word >> 8 & 255) * straight
                    let b = Float(word & 255) * straight
                    var mapped = red * r
                    mapped += green * g
                    mapped += blue * b
                    mapped += alpha * a
                    mapped += constant
                    (last, result) = (word, Self.word(of: mapped))
                }
                row[x] = result
            }
        }
    }

    /// The pixel of a straight colour.
    private static func word(of color: SIMD4<Float>) -> UInt32 {
        let clamped = color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        let alpha = clamped.w * 255
        func byte(_ value: Float) -> UInt32 { UInt32(value + 0.5) }
        return byte(alpha) << 24 | byte(clamped.x * alpha) << 16 | byte(clamped.y * alpha) << 8
            | byte(clamped.z * alpha)
    }
}

extension PixelRect {
    fileprivate func grown(by margin: Int32) -> PixelRect {
        PixelRect(x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin)
    }
}
