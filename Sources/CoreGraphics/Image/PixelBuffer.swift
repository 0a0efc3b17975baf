import Foundation

/// A block of 32-bit pixels: blue, green, red, alpha in memory, colours multiplied by alpha, first row on top.
///
/// Once an image wraps it, nobody writes to it any more: that is what lets it cross threads without a copy.
package final class PixelBuffer: @unchecked Sendable {
    /// The largest side that a surface may have.
    package static let largestSide = 32_767
    /// The largest number of pixels: 1 GiB of them, some of what a phone has; demos draw 12,000 × 12,000. A picture that says it has more is
    /// refused.
    package static let largestCount = 256 * 1024 * 1024

    package let width: Int
    package let height: Int
    package let bytesPerRow: Int
    package let data: UnsafeMutableRawPointer
    /// Whether every pixel is known to be opaque. Set before the buffer is shared.
    package internal(set) var isOpaque = false

    private let release: (() -> Void)?

    /// Allocates transparent pixels, rows at 64-byte steps. Nil where a side or the whole is too large, or not positive.
    package convenience init?(width: Int, height: Int) { self.init(width: width, height: height, isCleared: true) }

    private init?(width: Int, height: Int, isCleared: Bool) {
        guard PixelBuffer.isAllowed(width: width, height: height) else { return nil }
        self.width = width
        self.height = height
        bytesPerRow = Self.rowLength(width)
        let count = bytesPerRow * height + 64
        // Zeroed pages come from the kernel as they are touched; a large picture costs nothing until drawn.
        guard let memory = isCleared ? calloc(count, 1) : malloc(count) else { return nil }
        let address = UInt(bitPattern: memory)
        data = memory + Int((64 - address % 64) % 64)
        release = { free(memory) }
    }

    private static func rowLength(_ width: Int) -> Int { (width * 4 + 63) & ~63 }

    /// One transparent pixel: stands for a picture that there is no memory for.
    static func blank() -> PixelBuffer { PixelBuffer(width: 1, height: 1)! }

    /// Wraps memory that somebody else allocated; `release` is called when nobody needs it any more.
    package init?(
        width: Int, height: Int, bytesPerRow: Int, data: UnsafeMutableRawPointer, release: (() -> Void)?
    ) {
        guard PixelBuffer.isAllowed(width: width, height: height), bytesPerRow >= width * 4 else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.data = data
        self.release = release
    }

    deinit {
        release?()
    }

    /// What a picture of so many pixels is made with; nil for one without any, and for one that is too large, or whose size is no number.
    package static func size(_ width: CGFloat, _ height: CGFloat) -> (width: Int, height: Int)? {
        let limit = CGFloat(largestSide)
        guard width > 0, height > 0, width <= limit, height <= limit else { return nil }
        let size = (width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
        return isAllowed(width: size.width, height: size.height) ? size : nil
    }

    static func isAllowed(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= largestSide && height <= largestSide && width * height <= largestCount
    }

    /// Returns a copy of a part of the pixels.
    package func copy(x: Int = 0, y: Int = 0, width: Int? = nil, height: Int? = nil) -> PixelBuffer? {
        let width = width ?? self.width - x
        let height = height ?? self.height - y
        let areRowsWhole = x == 0 && width == self.width && bytesPerRow == Self.rowLength(width)
        guard x >= 0, y >= 0, x + width <= self.width, y + height <= self.height,
            let copy = PixelBuffer(width: width, height: height, isCleared: false)
        else { return nil }
        if areRowsWhole {
            copy.data.copyMemory(from: data + y * bytesPerRow, byteCount: bytesPerRow * height)
        } else {
            let (count, rest) = (width * 4, copy.bytesPerRow - width * 4)
            for row in 0..<height {
                let to = copy.data + row * copy.bytesPerRow
                to.copyMemory(from: data + (y + row) * bytesPerRow + x * 4, byteCount: count)
                // Whoever goes through a row by its length finds nothing behind its pixels.
                if rest > 0 { memset(to + count, 0, rest) }
            }
        }
        copy.isOpaque = isOpaque
        return copy
    }

    /// Returns transparent pixels with a copy of these at a place, where all of them fit in.
    package func placed(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer? {
        guard x >= 0, y >= 0, x + self.width <= width, y + self.height <= height,
            let made = PixelBuffer(width: width, height: height)
        else { return nil }
        for row in 0..<self.height {
            (made.data + (y + row) * made.bytesPerRow + x * 4)
                .copyMemory(from: data + row * bytesPerRow, byteCount: self.width * 4)
        }
        return made
    }

    /// The pixel at a place counted from the top left: blue in the lowest byte, alpha in the highest.
    package subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && y >= 0 && x < width && y < height, "PixelBuffer: pixel out of bounds")
        return data.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }

    /// One row's pixels.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (data + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// Makes every pixel opaque, whatever its alpha byte held.
    func fillAlpha() {
        for y in 0..<height {
            let row = row(y)
            for x in 0..<width { row[x] |= 0xFF00_0000 }
        }
        isOpaque = true
    }
}
