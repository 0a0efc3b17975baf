import CoreGraphics
import CoreText
import Foundation

/// Text onto the current context.
extension NSLayoutManager {
    func paintBackground(_ range: NSRange, _ origin: CGPoint) {
        guard let textStorage, range.length > 0 else { return }
        let limit = NSRange(location: range.location, length: min(range.length, textStorage.length - range.location))
        var location = limit.location
        while location < NSMaxRange(limit) {
            var found = NSRange(location: 0, length: 0)
            let color = textStorage.attribute(
                .backgroundColor, at: location, longestEffectiveRange: &found, in: limit)
            if let color = color as? UIColor { paintBackground(found, color, origin) }
            location = max(location + 1, NSMaxRange(found))
        }
    }

    private func paintBackground(_ range: NSRange, _ color: UIColor, _ origin: CGPoint) {
        var rects: [CGRect] = []
        forEachLine(range) { found in
            for rect in self.rects(of: range, in: found) where rect.width > 0 {
                let body = CGRect(x: rect.minX, y: found.body.minY, width: rect.width, height: found.body.height)
                rects.append(body.offsetBy(dx: origin.x, dy: origin.y))
            }
            return true
        }
        guard !rects.isEmpty else { return }
        color.set()
        fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: range, color: color)
    }

    func fill(_ rects: UnsafeBufferPointer<CGRect>, _ color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        for rect in rects { context.fill(rect) }
    }

    func paintGlyphs(_ range: NSRange, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), range.length > 0 else { return }
        forEachLine(range) { found in
            let low = max(range.location, found.range.location)
            let part = NSRange(location: low, length: max(0, min(NSMaxRange(range), NSMaxRange(found.range)) - low))
            decorate(.underline, of: part, in: found, origin: origin)
            if low == found.range.location { paintMarker(beside: found, in: context, origin: origin) }
            let isWhole = part == found.range
            let local = part.location - found.start..<NSMaxRange(part) - found.start
            found.line.line.draw(.glyphs, in: context, at: place(of: found, origin), range: isWhole ? nil : local)
            decorate(.strikethrough, of: part, in: found, origin: origin)
            return true
        }
    }

    private func place(of found: FoundLine, _ origin: CGPoint) -> CGPoint {
        CGPoint(x: origin.x + found.baseline.x, y: origin.y + found.baseline.y)
    }

    /// Each stretch of a line that has a line under or through it.
    private func decorate(_ part: CTLine.Part, of range: NSRange, in found: FoundLine, origin: CGPoint) {
        for (value, stretch) in found.line.line.decorations(part) {
            let own = NSRange(location: found.start + stretch.lowerBound, length: stretch.count)
            guard let common = own.intersection(range), common.length > 0 else { continue }
            let style = NSUnderlineStyle(rawValue: value)
            if part == .underline {
                underlineGlyphRange(
                    common, underlineType: style, lineFragmentRect: found.rect, lineFragmentGlyphRange: found.range,
                    containerOrigin: origin)
            } else {
                strikethroughGlyphRange(
                    common, strikethroughType: style, lineFragmentRect: found.rect, lineFragmentGlyphRange: found.range,
                    containerOrigin: origin)
            }
        }
    }

    func paintDecoration(_ part: CTLine.Part, _ range: NSRange, _ origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        forEachLine(range) { found in
            let low = max(range.location, found.range.location) - found.start
            let high = min(NSMaxRange(range), NSMaxRange(found.range)) - found.start
            guard low < high else { return true }
            found.line.line.draw(part, in: context, at: place(of: found, origin), range: low..<high)
            return true
        }
    }

    func descent(of range: NSRange) -> CGFloat {
        guard let found = line(at: range.location) else { return 0 }
        return found.text.metrics(at: range.location - found.start).descent
    }
}
