import CoreGraphics
import Foundation
import PorticoHost

/// Pictures of one screen, each coded as the rectangle that differs from the one before, as PNG. Now and then one is whole, so that
/// no picture needs more than a few others, and the oldest can be left out.
///
/// - From: `Recorder`
/// - To: `Recording.Picture`, `pictures.js`
struct PictureTape {
    /// A frame's pixels: premultiplied BGRA, top row first.
    struct Frame {
        var pixels: UnsafeRawBufferPointer
        var width: Int
        var height: Int
        var bytesPerRow: Int
    }

    struct Coded: Equatable {
        var rect: HostRect
        var isKey: Bool
    }

    private let limits: RecordingLimits
    private var last: PixelBuffer?
    private var damage: HostRect?
    private var sinceKey = 0
    private var bytesSinceKey = 0
    /// By place in the recording; nil: left out.
    private(set) var files: [Data?] = []
    private var keys: [Int] = []
    private(set) var bytes = 0
    /// Places below this one are left out.
    private(set) var firstKept = 0

    init(limits: RecordingLimits = RecordingLimits()) { self.limits = limits }

    /// The screen differs from the frame before in these places.
    mutating func addChanges(_ rects: [HostRect]) {
        for rect in rects { damage = damage.map { Self.hull($0, rect) } ?? rect }
    }

    /// Nothing of the picture before is of use: another app, another size, the home screen.
    mutating func resetTape() { last = nil }

    /// The home screen, which no app draws.
    mutating func addHome() {
        resetTape()
        files.append(nil)
    }

    /// Codes a frame; nil where it shows what the picture before showed.
    mutating func addFrame(_ frame: Frame) -> Coded? {
        defer { damage = nil }
        let whole = HostRect(x: 0, y: 0, width: frame.width, height: frame.height)
        let isKey: Bool
        var rect = whole
        if let last, last.width == frame.width, last.height == frame.height {
            guard let found = trimmed(damage ?? whole, frame, last) else { return nil }
            // A whole picture now and then costs little where most of it changes anyway.
            let isOften = sinceKey >= limits.run || bytesSinceKey > limits.pictures / 8
            isKey = isOften || found == whole
            if !isKey { rect = found }
        } else {
            isKey = true
        }
        guard let file = Self.png(rect, of: frame) else { return nil }
        keepPicture(frame, rect)
        if isKey {
            keys.append(files.count)
            (sinceKey, bytesSinceKey) = (0, 0)
        } else {
            (sinceKey, bytesSinceKey) = (sinceKey + 1, bytesSinceKey + file.count)
        }
        files.append(file)
        bytes += file.count
        leaveOutOldest()
        return Coded(rect: rect, isKey: isKey)
    }

    /// The oldest go, up to a whole one, until the rest fits; the newest stay.
    private mutating func leaveOutOldest() {
        while bytes > limits.pictures || files.count - firstKept > limits.pictureCount, keys.count > 1 {
            for place in firstKept..<keys[1] {
                bytes -= files[place]?.count ?? 0
                files[place] = nil
            }
            firstKept = keys[1]
            keys.removeFirst()
        }
    }

    /// The rows of a rectangle that really differ; nil where none does.
    private func trimmed(_ rect: HostRect, _ frame: Frame, _ last: PixelBuffer) -> HostRect? {
        func differs(_ y: Int) -> Bool {
            memcmp(
                frame.pixels.baseAddress! + y * frame.bytesPerRow + rect.x * 4,
                last.data + y * last.bytesPerRow + rect.x * 4, rect.width * 4) != 0
        }
        let rows = rect.y..<rect.y + rect.height
        guard let top = rows.first(where: differs), let bottom = rows.last(where: differs) else { return nil }
        return HostRect(x: rect.x, y: top, width: rect.width, height: bottom - top + 1)
    }

    private mutating func keepPicture(_ frame: Frame, _ rect: HostRect) {
        if last == nil || last?.width != frame.width || last?.height != frame.height {
            last = PixelBuffer(width: frame.width, height: frame.height)
        }
        guard let last else { return }
        Self.copyPixels(rect, of: frame, to: last, x: rect.x, y: rect.y)
    }

    private static func copyPixels(_ rect: HostRect, of frame: Frame, to target: PixelBuffer, x: Int, y: Int) {
        for row in 0..<rect.height {
            (target.data + (y + row) * target.bytesPerRow + x * 4).copyMemory(
                from: frame.pixels.baseAddress! + (rect.y + row) * frame.bytesPerRow + rect.x * 4,
                byteCount: rect.width * 4)
        }
    }

    private static func png(_ rect: HostRect, of frame: Frame) -> Data? {
        let pixels = CGContext.backing(width: rect.width, height: rect.height, isOpaque: true).pixelBuffer
        guard pixels.width == rect.width, pixels.height == rect.height else { return nil }
        copyPixels(rect, of: frame, to: pixels, x: 0, y: 0)
        return CGImage(pixelBuffer: pixels).pngData()
    }

    private static func hull(_ one: HostRect, _ other: HostRect) -> HostRect {
        let (left, top) = (min(one.x, other.x), min(one.y, other.y))
        return HostRect(
            x: left, y: top, width: max(one.x + one.width, other.x + other.width) - left,
            height: max(one.y + one.height, other.y + other.height) - top)
    }
}
