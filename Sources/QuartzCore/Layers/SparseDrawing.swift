import CoreGraphics
import Foundation
import PorticoRenderModel
import Synchronization

/// What a layer draws on whose drawing may be much smaller than its bounds, a text in a label as wide as its row, say: the part with
/// something on it is cut out, and the pixels are used again.
///
/// - From: `BackingStore`
/// - To: `PixelBuffer`, `ContentsPart`
enum SparseDrawing {
    /// Pixels; smaller drawings are kept as they are.
    private static let smallest = 4096
    /// How many pixel buffers wait to be used again, and the bytes of the largest.
    private static let (keptCount, largestKept) = (4, 2 << 20)
    /// Transparent pixels that stay around a drawing, so that it looks the same where it is resampled.
    private static let margin = 2

    private static let kept = Mutex<[PixelBuffer]>([])

    /// Transparent pixels; nil where cutting isn't worth it, or where there is no memory.
    static func takePixels(width: Int, height: Int) -> PixelBuffer? {
        guard width * height >= smallest else { return nil }
        let known = kept.withLock { kept in
            kept.lastIndex { $0.width == width && $0.height == height }.map { kept.remove(at: $0) }
        }
        return known ?? PixelBuffer(width: width, height: height)
    }

    /// The drawing, or the part of it that isn't transparent where that is much smaller. The caller's context is gone.
    static func cutPixels(_ given: inout PixelBuffer?) -> (pixels: PixelBuffer, part: ContentsPart?) {
        guard var ground = given.take() else { preconditionFailure("SparseDrawing: nothing to cut") }
        let box = ink(of: ground)
        guard box.width * box.height * 2 <= ground.width * ground.height,
            let cut = ground.copy(x: box.x, y: box.y, width: box.width, height: box.height)
        else { return (ground, nil) }
        let part = ContentsPart(x: box.x, y: box.y, wholeWidth: ground.width, wholeHeight: ground.height)
        // Unless an app has kept the context.
        if isKnownUniquelyReferenced(&ground), ground.bytesPerRow * ground.height <= largestKept {
            for y in box.y..<box.y + box.height {
                memset(ground.data + y * ground.bytesPerRow + box.x * 4, 0, box.width * 4)
            }
            let clear = ground
            kept.withLock { kept in
                if kept.count == keptCount { kept.removeFirst() }
                kept.append(clear)
            }
        }
        return (cut, part)
    }

    /// Where pixels aren't transparent, with the margin; one pixel if all are.
    private static func ink(of pixels: PixelBuffer) -> (x: Int, y: Int, width: Int, height: Int) {
        let (width, height) = (pixels.width, pixels.height)
        func row(_ y: Int) -> UnsafeRawPointer { UnsafeRawPointer(pixels.data + y * pixels.bytesPerRow) }
        guard let top = (0..<height).first(where: { !isClear(row($0), 0, width) }),
            let bottom = (top..<height).last(where: { !isClear(row($0), 0, width) })
        else { return (0, 0, 1, 1) }
        var (left, right) = (width, 0)
        func widenBox(_ row: UnsafeRawPointer) {
            if !isClear(row, 0, left) { left = firstInk(row, 0, left) }
            right = endOfInk(row, right, width)
        }
        // A text's middle is nearly as wide as the whole: few rows go beyond it.
        widenBox(row((top + bottom) / 2))
        for y in top...bottom { widenBox(row(y)) }
        let (x0, y0) = (max(0, left - margin), max(0, top - margin))
        return (x0, y0, min(width, right + margin) - x0, min(height, bottom + 1 + margin) - y0)
    }

    /// Eight pixels are looked at in one step: most of a row is transparent.
    private static func areClear(_ eight: UnsafeRawPointer) -> Bool {
        func pair(_ place: Int) -> UInt64 { eight.loadUnaligned(fromByteOffset: place * 8, as: UInt64.self) }
        return pair(0) | pair(1) | pair(2) | pair(3) == 0
    }

    /// The first pixel that isn't transparent; `to` if there is none.
    private static func firstInk(_ row: UnsafeRawPointer, _ from: Int, _ to: Int) -> Int {
        let words = row.assumingMemoryBound(to: UInt32.self)
        var place = from
        while place + 8 <= to, areClear(row + place * 4) { place += 8 }
        while place < to, words[place] == 0 { place += 1 }
        return place
    }

    /// One behind the last pixel that isn't transparent; `from` if there is none. It is near `from` in most rows, and what is far behind it is
    /// looked at as a whole.
    private static func endOfInk(_ row: UnsafeRawPointer, _ from: Int, _ to: Int) -> Int {
        let words = row.assumingMemoryBound(to: UInt32.self)
        var (end, step) = (from, 16)
        while !isClear(row, end, to) {
            end = min(to, end + step)
            step *= 4
        }
        while end - 8 >= from, areClear(row + (end - 8) * 4) { end -= 8 }
        while end > from, words[end - 1] == 0 { end -= 1 }
        return end
    }

    /// Each word is as the one before, and the first is 0.
    private static func isClear(_ row: UnsafeRawPointer, _ from: Int, _ to: Int) -> Bool {
        guard from < to else { return true }
        let start = row + from * 4
        return start.load(as: UInt32.self) == 0 && memcmp(start, start + 4, (to - from - 1) * 4) == 0
    }
}
