import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

/// Compares pictures with PNGs in Tests/Goldens. `PORTICO_RECORD=1` writes them anew; look at each before it is committed.
enum Golden {
    static func check(
        _ picture: Picture, _ name: String, within limit: Int = 2, file: StaticString = #filePath, line: UInt = #line
    ) {
        let folder = URL(fileURLWithPath: "\(#filePath)").deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Goldens")
        let url = folder.appendingPathComponent(name + ".png")
        if ProcessInfo.processInfo.environment["PORTICO_RECORD"] == "1" {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            guard let data = CGImage(pixelBuffer: picture.buffer).pngData() else { return XCTFail("no PNG of \(name)") }
            XCTAssertLessThanOrEqual(data.count, 8 * 1024, "\(name) is too large a golden", file: file, line: line)
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
        let (worst, place) = picture.difference(expected)
        XCTAssertLessThanOrEqual(worst, limit, "\(name) \(place)", file: file, line: line)
    }
}

extension Picture {
    var buffer: PixelBuffer {
        let pixels = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            let row = (pixels.data + y * pixels.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = words[y * width + x] }
        }
        return pixels
    }
}
