import Foundation

/// Draws a GIF's frames one over the other: each is a part of the picture, over what the frames before it left. Its owner calls it on one
/// thread at a time.
final class GIFCanvas {
    let file: GIFFile
    private let pixels: PixelBuffer
    /// The last frame that was drawn; -1 before the first.
    private var last = -1
    /// The canvas before that frame, if it is to come back.
    private var saved: PixelBuffer?

    /// Nil for what is no GIF, has more pixels than are wanted, or for which there is no memory.
    init?(_ data: Data, mostPixels: Int = .max) {
        guard let file = GIFFile(data), file.width * file.height <= mostPixels,
            let pixels = PixelBuffer(width: file.width, height: file.height)
        else { return nil }
        (self.file, self.pixels) = (file, pixels)
    }

    /// The whole picture while a frame is shown.
    func picture(at index: Int) -> PixelBuffer? {
        guard file.frames.indices.contains(index) else { return nil }
        if index < last {
            memset(pixels.data, 0, pixels.bytesPerRow * pixels.height)
            (last, saved) = (-1, nil)
        }
        while last < index {
            if last >= 0 { disposeFrame(file.frames[last]) }
            last += 1
            let frame = file.frames[last]
            saved = frame.disposal == .restore ? copyPixels() : nil
            drawFrame(frame)
        }
        guard let picture = copyPixels() else { return nil }
        picture.isOpaque = Self.isOpaque(picture)
        return picture
    }

    private func copyPixels() -> PixelBuffer? {
        guard let copy = PixelBuffer(width: pixels.width, height: pixels.height) else { return nil }
        memcpy(copy.data, pixels.data, pixels.bytesPerRow * pixels.height)
        return copy
    }

    private static func isOpaque(_ pixels: PixelBuffer) -> Bool {
        for y in 0..<pixels.height {
            let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<pixels.width where row[x] >> 24 != 0xFF { return false }
        }
        return true
    }

    private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    private func disposeFrame(_ frame: GIFFile.Frame) {
        switch frame.disposal {
        case .keep: break
        case .clear:
            let columns = min(frame.x, pixels.width)..<min(frame.x + frame.width, pixels.width)
            for y in min(frame.y, pixels.height)..<min(frame.y + frame.height, pixels.height) {
                let row = row(y)
                for x in columns { row[x] = 0 }
            }
        case .restore:
            if let saved { memcpy(pixels.data, saved.data, pixels.bytesPerRow * pixels.height) }
        }
    }

    /// The colours of a frame as pixels: alpha in the highest byte, then red, green and blue.
    private func colors(of frame: GIFFile.Frame) -> [UInt32] {
        stride(from: frame.colors.lowerBound, to: frame.colors.upperBound, by: 3).map { (place: Int) -> UInt32 in
            let red = UInt32(file.bytes[place]), green = UInt32(file.bytes[place + 1])
            return 0xFF00_0000 | red << 16 | green << 8 | UInt32(file.bytes[place + 2])
        }
    }

    private func drawFrame(_ frame: GIFFile.Frame) {
        guard frame.width > 0, frame.height > 0, frame.x < pixels.width, frame.y < pixels.height else { return }
        let colors = colors(of: frame)
        let numbers = file.colorNumbers(of: frame)
        let rows = frame.isInterlaced ? Self.interlacedRows(frame.height) : Array(0..<frame.height)
        for (number, y) in rows.enumerated() where frame.y + y < pixels.height {
            let start = number * frame.width
            guard start < numbers.count else { return }
            let target = row(frame.y + y) + frame.x
            for x in 0..<min(frame.width, pixels.width - frame.x, numbers.count - start) {
                let color = numbers[start + x]
                if color != frame.transparentColor, Int(color) < colors.count { target[x] = colors[Int(color)] }
            }
        }
    }

    /// The rows in the order in which an interlaced frame has them.
    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
            Array(stride(from: first, to: height, by: step))
        }
    }
}
