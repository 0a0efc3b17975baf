import CoreGraphics
import CoreVideo
import Foundation

extension CIImage {
    /// The picture of pixels in memory as they are now. Formats of several planes aren't made here (DEV-1241), so nothing is seen of them.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) { self.init(cvImageBuffer: pixelBuffer) }
    /// The picture of pixels in memory as they are now.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
        let (width, height) = (CVPixelBufferGetWidth(imageBuffer), CVPixelBufferGetHeight(imageBuffer))
        let area = Area(x: 0, y: 0, width: width, height: height)
        let copy = PixelBufferMemory.readPixels(imageBuffer, at: area)
        self.init(extent: area.rect) { copy.over($0) }
    }
}

extension CIContext {
    /// Writes the pixels of a picture into memory: its origin to the lower left. What lies outside of the picture becomes clear.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let size = CGSize(width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(image, to: buffer, bounds: CGRect(origin: .zero, size: size), colorSpace: nil)
    }
    /// Writes the pixels of a part of a picture into memory, the part's corner to the lower left.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        let size = CGSize(
            width: min(bounds.width, CGFloat(CVPixelBufferGetWidth(buffer))),
            height: min(bounds.height, CGFloat(CVPixelBufferGetHeight(buffer))))
        guard let area = Area(CGRect(origin: bounds.origin, size: size)), !area.isEmpty else { return }
        PixelBufferMemory.write(image.pixels(of: area), area, to: buffer)
    }
}

/// The pixels of a buffer as Core Image's.
private enum PixelBufferMemory {
    /// The places of red, green, blue and alpha in a pixel; nil for the last where there is no alpha.
    private static func layout(of buffer: CVPixelBuffer) -> (bytes: Int, channels: [Int], alpha: Int?)? {
        switch CVPixelBufferGetPixelFormatType(buffer) {
        case kCVPixelFormatType_32BGRA: (4, [2, 1, 0], 3)
        case kCVPixelFormatType_32RGBA: (4, [0, 1, 2], 3)
        case kCVPixelFormatType_32ARGB: (4, [1, 2, 3], 0)
        case kCVPixelFormatType_24RGB: (3, [0, 1, 2], nil)
        case kCVPixelFormatType_OneComponent8: (1, [0, 0, 0], nil)
        default: nil
        }
    }

    static func readPixels(_ buffer: CVPixelBuffer, at area: Area) -> Pixels {
        CVPixelBufferLockBaseAddress(buffer, .readOnly)
        defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
        guard let layout = layout(of: buffer), let memory = CVPixelBufferGetBaseAddress(buffer) else {
            return Pixels(area)
        }
        let row = CVPixelBufferGetBytesPerRow(buffer)
        return Pixels(area) { x, y in
            // The upper row comes first in memory, the lower one in Core Image.
            let pixel = memory + (area.height - 1 - y) * row + x * layout.bytes
            func byte(_ index: Int) -> Float { Float(pixel.load(fromByteOffset: index, as: UInt8.self)) }
            let alpha = layout.alpha.map { byte($0) / 255 } ?? 1
            guard alpha > 0 else { return .zero }
            func light(_ index: Int) -> Float { Transfer.linear(min(1, byte(index) / 255 / alpha)) }
            return Light(light(layout.channels[0]), light(layout.channels[1]), light(layout.channels[2]), alpha)
                .premultiplied
        }
    }

    static func write(_ pixels: Pixels, _ area: Area, to buffer: CVPixelBuffer) {
        CVPixelBufferLockBaseAddress(buffer, [])
        defer { CVPixelBufferUnlockBaseAddress(buffer, []) }
        guard let layout = layout(of: buffer), let memory = CVPixelBufferGetBaseAddress(buffer) else { return }
        let (row, height) = (CVPixelBufferGetBytesPerRow(buffer), CVPixelBufferGetHeight(buffer))
        for y in 0..<area.height {
            for x in 0..<area.width {
                let light = pixels.values[y * area.width + x]
                let pixel = memory + (height - 1 - y) * row + x * layout.bytes
                let (alpha, straight) = (max(0, min(1, light.w)), light.straight)
                func storeLevel(_ value: Float, _ index: Int) {
                    let byte = (Float(Transfer.byte(value)) * alpha).rounded()
                    pixel.storeBytes(of: UInt8(byte), toByteOffset: index, as: UInt8.self)
                }
                if layout.bytes == 1 {
                    storeLevel(straight.brightness, 0)
                } else {
                    for (index, value) in zip(layout.channels, [straight.x, straight.y, straight.z]) {
                        storeLevel(value, index)
                    }
                }
                if let place = layout.alpha {
                    pixel.storeBytes(of: UInt8((alpha * 255).rounded()), toByteOffset: place, as: UInt8.self)
                }
            }
        }
    }
}
