import Foundation
import PorticoRenderModel
import XCTest

@testable import CoreGraphics

/// Compares pictures with PNGs in Tests/Goldens. `PORTICO_RECORD=1` writes them anew; look at each before it is committed.
enum Golden {
    /// Channels are written as multiples of `step`, which makes soft pictures small; `limit` is on top of what that takes away.
    /// `naming` says what is seen at a place, for the message.
    static func check(
        _ picture: Picture, _ name: String, within limit: Int = 2, step: UInt32 = 1, largest: Int = 8 * 1024,
        file: StaticString = #filePath, line: UInt = #line, naming: (Int, Int) -> String = { _, _ in "" }
    ) {
        let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Goldens")
        let url = folder.appendingPathComponent(name + ".png")
        if ProcessInfo.processInfo.environment["PORTICO_RECORD"] == "1" {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let buffer = picture.rounded(to: step).buffer
            if picture.words.allSatisfy({ $0 >> 24 == 255 }) { buffer.fillAlpha() }
            guard let data = CGImage(pixelBuffer: buffer).pngData() else { return XCTFail("no PNG of \(name)") }
            XCTAssertLessThanOrEqual(data.count, largest, "\(name) is too large a golden", file: file, line: line)
            do { try data.write(to: url) } catch { XCTFail("\(url.path): \(error)", file: file, line: line) }
            return
        }
        guard let data = try? Data(contentsOf: url), let provider = CGDataProvider(data: data as CFData),
            let image = CGImage(
                pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        else { return XCTFail("no golden \(url.path): record it with PORTICO_RECORD=1", file: file, line: line) }
        let expected = Picture(image.pixels)
        guard expected.width == picture.width, expected.height == picture.height else {
            return XCTFail("\(name) is \(picture), not \(expected)", file: file, line: line)
        }
        let (worst, place) = picture.difference(expected), limit = limit + Int(step) / 2
        if worst <= limit { return }
        var parts: [String] = []
        for i in picture.words.indices where picture.differs(from: expected, at: i, by: limit) {
            let part = naming(i % picture.width, i / picture.width)
            if !parts.contains(part) { parts.append(part) }
        }
        XCTFail("\(name) differs by \(worst) \(place): \(parts.joined(separator: "; "))", file: file, line: line)
    }
}

extension Picture {
    fileprivate func rounded(to step: UInt32) -> Picture {
        if step <= 1 { return self }
        var copy = self
        for i in words.indices {
            copy.words[i] = stride(from: UInt32(0), to: 32, by: 8).reduce(0) {
                $0 | min(255, ((words[i] >> $1 & 255) + step / 2) / step * step) << $1
            }
        }
        return copy
    }

    /// A channel of the pixel differs by more than that.
    fileprivate func differs(from o: Picture, at i: Int, by limit: Int) -> Bool {
        stride(from: UInt32(0), to: 32, by: 8).contains {
            abs(Int(words[i] >> $0 & 255) - Int(o.words[i] >> $0 & 255)) > limit
        }
    }

    var buffer: PixelBuffer {
        let pixels = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = words[y * width + x] }
        }
        return pixels
    }
}
