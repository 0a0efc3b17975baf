import CoreGraphics

extension CGImage {
    /// Colours multiplied by others, alpha as it is.
    func multiplied(by tint: RGBA) -> CGImage {
        let factors = [tint.blue, tint.green, tint.red].map { UInt32(max(0, min(1, $0)) * 256) }
        return mapped { pixel in
            for channel in 0..<3 { pixel[channel] = UInt8(UInt32(pixel[channel]) * factors[channel] >> 8) }
        }
    }

    /// Pixels that add their colours to what is below: light, which covers nothing.
    func asLight() -> CGImage { mapped { $0[3] = 0 } }

    private func mapped(_ change: (UnsafeMutablePointer<UInt8>) -> Void) -> CGImage {
        let source = pixels
        guard let made = PixelBuffer(width: source.width, height: source.height) else { return self }
        for y in 0..<source.height {
            let row = (made.data + y * made.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            row.update(
                from: (source.data + y * source.bytesPerRow).assumingMemoryBound(to: UInt8.self),
                count: source.width * 4)
            for x in 0..<source.width { change(row + 4 * x) }
        }
        return CGImage(pixelBuffer: made)
    }
}
