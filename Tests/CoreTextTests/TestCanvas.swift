import CoreGraphics
import CoreText
import Foundation

/// A sheet to draw text on, y down, and what was drawn there.
struct TestCanvas {
    let context: CGContext
    let scale: CGFloat

    init(width: Int, height: Int, scale: CGFloat = 2) {
        self.scale = scale
        let pixelHeight = Int(CGFloat(height) * scale)
        context = CGContext.backing(width: Int(CGFloat(width) * scale), height: pixelHeight)
        context.translateBy(x: 0, y: CGFloat(pixelHeight))
        context.scaleBy(x: scale, y: -scale)
    }

    /// BGRA bytes.
    var bytes: [UInt8] {
        let pixels = context.pixelBuffer
        return (0..<pixels.height).flatMap { y in
            (0..<pixels.width * 4).map { x in
                (pixels.data + y * pixels.bytesPerRow + x).load(as: UInt8.self)
            }
        }
    }

    func forEachPixel(_ body: (_ x: Int, _ y: Int, _ b: Int, _ g: Int, _ r: Int, _ a: Int) -> Void) {
        let width = context.pixelBuffer.width
        let all = bytes
        for index in stride(from: 0, to: all.count, by: 4) {
            let pixel = index / 4
            body(
                pixel % width, pixel / width, Int(all[index]), Int(all[index + 1]), Int(all[index + 2]),
                Int(all[index + 3]))
        }
    }

    /// The box of everything painted, in points.
    var inkBox: CGRect {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        forEachPixel { x, y, _, _, _, alpha in
            guard alpha > 16 else { return }
            left = min(left, x)
            right = max(right, x)
            top = min(top, y)
            bottom = max(bottom, y)
        }
        guard right >= 0 else { return .null }
        return CGRect(
            x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left + 1) / scale,
            height: CGFloat(bottom - top + 1) / scale)
    }

    /// Pixels whose colour is not a shade of grey.
    var colouredPixels: Int {
        var count = 0
        forEachPixel { _, _, b, g, r, _ in if max(b, g, r) - min(b, g, r) > 40 { count += 1 } }
        return count
    }
}

func style(_ size: CGFloat = 17, weight: Int = 400) -> TextStyle {
    TextStyle(font: .system(size: size, weight: weight))
}

func layout(
    _ text: String, size: CGFloat = 17, width: CGFloat? = nil, lines: Int = 0, mode: CTLineBreakMode? = nil,
    alignment: CTTextAlignment? = nil
) -> TextLayout {
    TextLayout(
        TextSource(text, style: style(size)),
        options: .init(width: width, maximumLines: lines, lineBreakMode: mode, alignment: alignment))
}

extension TextLayout {
    /// The text of every line.
    func strings(of text: String) -> [String] {
        let units = Array(text.utf16)
        return lines.map { String(decoding: units[$0.range], as: UTF16.self) }
    }
}
