import CoreGraphics
import Foundation

/// Parts of a line as views that draw their own text see them: y down, from the line's origin on its baseline.
extension CTRun {
    /// The number of things that can be drawn alone: a tab and an attachment count as one glyph.
    package var partCount: Int { run.kind == .glyphs ? run.glyphs.count : 1 }

    package var isRightToLeft: Bool { run.isRightToLeft }

    /// The attributes of the characters that the run was made from.
    package var attributes: [NSAttributedString.Key: Any] { run.style.attributes }

    /// The left edge and the width of some glyphs.
    package func extent(of glyphs: Range<Int>) -> (x: CGFloat, width: CGFloat) {
        guard run.kind == .glyphs else { return (CGFloat(x), glyphs.isEmpty ? 0 : CGFloat(run.width)) }
        return (CGFloat(x + run.left(of: glyphs.lowerBound)), CGFloat(run.advance(of: glyphs)))
    }

    /// The room above and below the baseline, and between lines, that the run asks for.
    package var verticalExtent: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        let font = run.style.font
        guard let attachment = run.style.attachment, run.kind == .attachment else {
            return (font.ascent, font.descent, font.leading)
        }
        let bounds = attachment.textAttachmentBounds(lineHeight: font.lineHeight, font: font)
        return (max(font.ascent, bounds.maxY), max(font.descent, -bounds.minY), font.leading)
    }

    /// For each of some glyphs, the UTF-16 offset of the first character that it shows.
    package func characterOffsets(of glyphs: Range<Int>) -> [Int] {
        run.kind == .glyphs ? run.rooms[glyphs].map(\.cluster) : glyphs.map { _ in run.range.lowerBound }
    }

    /// Draws some of the glyphs with what belongs to them: background, shadow and decorations.
    /// - Parameters:
    ///   - origin: where the line's baseline begins.
    ///   - isQuantized: whether the baseline is put between two rows of pixels.
    package func drawPart(
        _ glyphs: Range<Int>, in context: CGContext, lineOrigin origin: CGPoint, isQuantized: Bool = true
    ) {
        guard !glyphs.isEmpty else { return }
        let (part, left) = part(glyphs)
        if run.kind == .attachment {
            return TextPainter.drawAttachment(
                run, in: context, x: Double(origin.x) + left, baseline: Double(origin.y))
        }
        context.paintGroup(in: nil) { cairo, opacity in
            TextPainter(cairo: cairo, opacity: opacity).drawWholeRun(
                part, x: Double(origin.x) + left, baseline: Double(origin.y), isQuantized: isQuantized)
        }
    }

    /// A run of some of the glyphs, and where its left edge stands in the line.
    func part(_ glyphs: Range<Int>) -> (run: GlyphRun, x: Double) {
        guard run.kind == .glyphs, glyphs != run.glyphs.indices else { return (run, x) }
        let part = run.takeGlyphs(glyphs, of: run.range, width: run.advance(of: glyphs))
        return (part, x + run.left(of: glyphs.lowerBound))
    }
}
