import CoreGraphics
import CoreText
import Foundation

/// The text of a field on its one line. Offsets are those of the field's text, also where bullets are shown for it.
struct FieldLayout {
    struct Key: Equatable {
        var generation: Int
        var marked: NSRange?
        var isSecure: Bool
        /// 0: as wide as it is.
        var truncatesAt: CGFloat
        var fitsWidth: CGFloat
        var minimumSize: CGFloat
        var looks: Int
    }

    let layout: TextLayout
    /// Secure text: where each character of the text begins, one bullet each.
    private let bullets: [Int]?
    let length: Int

    static let bullet = "\u{2022}"

    init(
        _ text: NSAttributedString, base: [NSAttributedString.Key: Any], font: UIFont, color: UIColor, key: Key
    ) {
        let shown: NSAttributedString
        if key.isSecure {
            let boundaries = TextUnits(text.string).boundaries
            bullets = boundaries
            let dots = String(repeating: Self.bullet, count: boundaries.count - 1)
            shown = NSAttributedString(string: dots, attributes: base)
        } else {
            bullets = nil
            shown = Self.onOneLine(text)
        }
        length = text.length
        let source = TextSource(shown, base: TextStyle(font: font.ctFont, color: .provider(color)))
        var options = TextLayout.Options(maximumLines: 1, lineBreakMode: .byClipping, alignment: .left)
        if key.truncatesAt > 0 {
            options.width = key.truncatesAt
            options.lineBreakMode = .byTruncatingTail
        }
        if key.fitsWidth > 0 {
            let smallest = key.minimumSize > 0 ? min(1, key.minimumSize / max(1, font.pointSize)) : 0.1
            layout = FontFitting.fit(source, options: options, width: key.fitsWidth, minimum: smallest).layout
        } else {
            layout = TextLayout(source, options: options)
        }
    }

    /// Line ends are shown as spaces: there is one line.
    private static func onOneLine(_ text: NSAttributedString) -> NSAttributedString {
        let string = text.string
        guard string.unicodeScalars.contains(where: { CharacterSet.newlines.contains($0) }) else { return text }
        let copy = NSMutableAttributedString(attributedString: text)
        for (index, unit) in string.utf16.enumerated() {
            if let scalar = UnicodeScalar(unit), CharacterSet.newlines.contains(scalar) {
                copy.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
            }
        }
        return copy
    }

    var size: CGSize { layout.size }

    /// Of the caret, from the left edge of the text.
    func x(of offset: Int) -> CGFloat { layout.caretRect(at: shown(offset)).minX }

    func offset(nearest x: CGFloat) -> Int {
        let place = layout.location(nearest: CGPoint(x: x, y: 0))
        guard let bullets else { return place }
        return bullets[min(max(0, place), bullets.count - 1)]
    }

    private func shown(_ offset: Int) -> Int {
        guard let bullets else { return offset }
        return bullets.lastIndex { $0 <= offset } ?? 0
    }

    /// Stretches of a selection from left to right; more than one where the text runs both ways.
    func stretches(of range: NSRange, units: TextUnits) -> [(left: CGFloat, right: CGFloat)] {
        var result: [(left: CGFloat, right: CGFloat)] = []
        var offset = range.location
        while offset < NSMaxRange(range) {
            let next = max(units.next(after: offset), offset + 1)
            let (a, b) = (x(of: offset), x(of: next))
            let part = (left: min(a, b), right: max(a, b))
            if let last = result.last, abs(last.right - part.left) < 0.01 {
                result[result.count - 1].right = part.right
            } else if let last = result.last, abs(last.left - part.right) < 0.01 {
                result[result.count - 1].left = part.left
            } else {
                result.append(part)
            }
            offset = next
        }
        return result.sorted { $0.left < $1.left }
    }

    var isRightToLeft: Bool { layout.lines.first?.line.isRightToLeft ?? false }
}
