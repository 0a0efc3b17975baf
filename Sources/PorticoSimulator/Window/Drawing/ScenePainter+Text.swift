import CoreGraphics
import CoreText
import Foundation

extension ScenePainter {
    func drawText(_ text: SceneText, in frame: CGRect) {
        guard !text.string.isEmpty, frame.width > 0 else { return }
        let font = CTFont.system(size: text.size, weight: text.weight)
        let line = Self.line(text.string, font, text.color, within: frame.width)
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        let x: CGFloat =
            switch text.alignment {
            case .left: frame.minX
            case .center: frame.midX - width / 2
            case .right: frame.maxX - width
            }
        // The baseline is on a whole pixel: stems and feet are as sharp as can be.
        let middle = frame.midY + (CTFontGetAscent(font) - CTFontGetDescent(font)) / 2
        let baseline = (middle * density).rounded() / density
        let place = CGPoint(x: (x * density).rounded() / density, y: baseline)
        if text.hasShadow {
            // Without a blur, which would look different at the edge of what is redrawn.
            let shadow = Self.line(text.string, font, 0x0000_0077, within: frame.width)
            drawLine(shadow, at: CGPoint(x: place.x, y: place.y + 1))
        }
        drawLine(line, at: place)
    }

    private func drawLine(_ line: CTLine, at place: CGPoint) {
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        context.textPosition = place
        CTLineDraw(line, context)
    }

    private static func line(_ string: String, _ font: CTFont, _ color: SceneColor, within width: CGFloat) -> CTLine {
        let whole = line(string, font, color)
        guard CTLineGetTypographicBounds(whole, nil, nil, nil) > width else { return whole }
        return CTLineCreateTruncatedLine(whole, width, .end, line("…", font, color)) ?? whole
    }

    private static func line(_ string: String, _ font: CTFont, _ color: SceneColor) -> CTLine {
        CTLineCreateWithAttributedString(
            NSAttributedString(
                string: string,
                attributes: [
                    NSAttributedString.Key(kCTFontAttributeName): font,
                    NSAttributedString.Key(kCTForegroundColorAttributeName): color.cgColor,
                ]))
    }

    /// The lines that a text takes at this width, broken between words; no more than `most`.
    static func lines(of string: String, size: CGFloat, width: CGFloat, most: Int) -> [String] {
        var lines: [String] = []
        for paragraph in string.split(separator: "\n") {
            let text = NSAttributedString(
                string: String(paragraph),
                attributes: [NSAttributedString.Key(kCTFontAttributeName): CTFont.system(size: size)])
            let typesetter = CTTypesetterCreateWithAttributedString(text)
            let units = Array(paragraph.utf16)
            var start = 0
            while start < units.count, lines.count < most {
                let count = max(1, CTTypesetterSuggestLineBreak(typesetter, start, width))
                let end = lines.count == most - 1 ? units.count : min(units.count, start + count)
                lines.append(
                    String(decoding: units[start..<end], as: UTF16.self).trimmingCharacters(in: .whitespaces))
                start = end
            }
        }
        return lines
    }
}
