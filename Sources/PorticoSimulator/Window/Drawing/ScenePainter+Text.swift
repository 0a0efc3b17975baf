import CoreGraphics
import CoreText
import Foundation

extension ScenePainter {
    func draw(_ text: SceneText, in frame: CGRect) {
        guard !text.string.isEmpty, frame.width > 0 else { return }
        let font = CTFont.system(size: text.size, weight: text.weight)
        var line = Self.line(text.string, font, text.color)
        if CTLineGetTypographicBounds(line, nil, nil, nil) > frame.width,
            let cut = CTLineCreateTruncatedLine(line, frame.width, .end, Self.line("…", font, text.color))
        {
            line = cut
        }
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
        if text.hasShadow {
            context.setShadow(
                offset: CGSize(width: 0, height: 1), blur: 3, color: SceneColor(integerLiteral: 0x0000_0088).cgColor)
        }
        context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
        context.textPosition = CGPoint(x: (x * density).rounded() / density, y: baseline)
        CTLineDraw(line, context)
        context.setShadow(offset: .zero, blur: 0, color: nil)
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
