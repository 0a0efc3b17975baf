import CCairo
import CoreGraphics
import Foundation

/// Draws lines and runs to a context: background, shadow, underline, glyphs, strikethrough - in that order.
/// - From: `TextLayout.draw`, `CTLineDraw`, `CTRunDraw`.
/// - To: Cairo.
struct TextPainter {
    private let cairo: OpaquePointer
    /// Multiplied into every colour: the context's own.
    private let opacity: Double
    /// Pixels per point, and whether lines of pixels are level with lines of text.
    private let pixelScale: Double
    private let isAxisAligned: Bool

    init(cairo: OpaquePointer, opacity: Double) {
        self.cairo = cairo
        self.opacity = opacity
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        isAxisAligned = matrix.xy == 0 && matrix.yx == 0
        pixelScale = max(0.01, (abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)).squareRoot())
    }

    func drawLayout(_ layout: TextLayout, at origin: CGPoint, color: CGColor? = nil) {
        var clip = (x1: 0.0, y1: 0.0, x2: 0.0, y2: 0.0)
        cairo_clip_extents(cairo, &clip.x1, &clip.y1, &clip.x2, &clip.y2)
        for line in layout.lines {
            // Ink reaches out of its line, a shadow as far as it likes.
            let reach = 4 * line.height
            let isNear = origin.y + line.top - reach < clip.y2 && origin.y + line.top + line.height + reach > clip.y1
            guard isNear || line.line.runs.contains(where: { $0.run.style.shadow != nil }) else { continue }
            drawLine(
                line.line, x: Double(origin.x + line.x), baseline: Double(origin.y + line.baseline),
                top: Double(origin.y + line.top), height: Double(line.height),
                color: color)
        }
    }

    /// Draws a line whose origin is at (`x`, `baseline`), y down.
    func drawLine(
        _ line: CTLine, x: Double, baseline: Double, top: Double? = nil, height: Double? = nil, color: CGColor? = nil
    ) {
        let baseline = snapped(baseline)
        for placed in line.runs {
            guard let background = placed.run.style.backgroundColor else { continue }
            setSource(background.resolved)
            cairo_rectangle(
                cairo, x + placed.x, top ?? baseline - line.ascent, placed.run.width,
                height ?? line.ascent + line.descent)
            cairo_fill(cairo)
        }
        for placed in line.runs where placed.run.style.shadow != nil {
            drawShadow(placed.run, x: x + placed.x, baseline: baseline)
        }
        for placed in line.runs { drawRun(placed.run, x: x + placed.x, baseline: baseline, color: color) }
    }

    /// Draws a run. `color` nil: as its style says, black where it says nothing.
    func drawRun(_ run: GlyphRun, x: Double, baseline: Double, color override: CGColor?) {
        let style = run.style
        let baseline = baseline - Double(style.baselineOffset)
        if run.kind == .attachment { return }
        let color = override ?? style.color?.resolved ?? contextColor
        if !style.underline.isEmpty {
            drawDecoration(
                run, x: x, y: baseline - style.font.face.underlinePosition, style: style.underline,
                color: override ?? style.underlineColor?.resolved ?? color)
        }
        drawGlyphs(run, x: x, baseline: baseline, color: color, isShadow: override != nil)
        if !style.strikethrough.isEmpty {
            drawDecoration(
                run, x: x, y: baseline - style.font.face.strikethroughPosition, style: style.strikethrough,
                color: override ?? style.strikethroughColor?.resolved ?? color)
        }
    }

    /// Draws a run with its background and shadow, whatever stands beside it.
    func drawWholeRun(_ run: GlyphRun, x: Double, baseline: Double, isQuantized: Bool) {
        let (baseline, font) = (isQuantized ? snapped(baseline) : baseline, run.style.font)
        if let background = run.style.backgroundColor {
            setSource(background.resolved)
            cairo_rectangle(
                cairo, x, baseline - Double(font.ascent), run.width, Double(font.ascent + font.descent))
            cairo_fill(cairo)
        }
        drawShadow(run, x: x, baseline: baseline)
        drawRun(run, x: x, baseline: baseline, color: nil)
    }

    /// Draws one part of a line, and of its text what is in `range`. A run that is in it in part only is drawn within its room.
    func drawPart(_ part: CTLine.Part, of line: CTLine, x: Double, baseline: Double, range: Range<Int>?) {
        let baseline = snapped(baseline)
        for placed in line.runs {
            let run = placed.run
            guard let range, !placed.isToken, run.range.clamped(to: range) != run.range else {
                drawRunPart(part, of: run, x: x + placed.x, baseline: baseline)
                continue
            }
            for stretch in line.stretches(of: run.range.clamped(to: range)) {
                cairo_save(cairo)
                cairo_rectangle(cairo, x + Double(stretch.left), -1e6, Double(stretch.right - stretch.left), 2e6)
                cairo_clip(cairo)
                drawRunPart(part, of: run, x: x + placed.x, baseline: baseline)
                cairo_restore(cairo)
            }
        }
    }

    private func drawRunPart(_ part: CTLine.Part, of run: GlyphRun, x: Double, baseline: Double) {
        let style = run.style
        let color = style.color?.resolved ?? contextColor
        let middle = baseline - Double(style.baselineOffset)
        switch part {
        case .glyphs:
            if style.shadow != nil { drawShadow(run, x: x, baseline: baseline) }
            drawGlyphs(run, x: x, baseline: middle, color: color, isShadow: false)
        case .underline where !style.underline.isEmpty && run.kind != .attachment:
            drawDecoration(
                run, x: x, y: middle - style.font.face.underlinePosition, style: style.underline,
                color: style.underlineColor?.resolved ?? color)
        case .strikethrough where !style.strikethrough.isEmpty && run.kind != .attachment:
            drawDecoration(
                run, x: x, y: middle - style.font.face.strikethroughPosition, style: style.strikethrough,
                color: style.strikethroughColor?.resolved ?? color)
        default: break
        }
    }

    private var contextColor: CGColor { .textDefault }

    // MARK: Glyphs

    private func drawGlyphs(_ run: GlyphRun, x: Double, baseline: Double, color: CGColor, isShadow: Bool) {
        guard run.kind == .glyphs, !run.glyphs.isEmpty, !isBlank(run) else { return }
        let style = run.style
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_translate(cairo, x, baseline)
        if style.obliqueness != 0 || style.expansion != 0 {
            // Positions are stretched already: the glyphs are drawn one by one, each sheared about its own origin.
            drawTransformed(run, color: color)
            return
        }
        guard let pen = GlyphPen(run.face, in: cairo) else { return }
        setSource(color)
        run.glyphs.withUnsafeBufferPointer { glyphs in
            if style.strokeWidth <= 0 { pen.showGlyphs(glyphs) }
            if style.strokeWidth == 0 { return }
            cairo_new_path(cairo)
            cairo_glyph_path(cairo, glyphs.baseAddress, Int32(glyphs.count))
            cairo_set_line_width(cairo, Double(abs(style.strokeWidth)) / 100 * style.font.request.size)
            cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
            if !isShadow, let strokeColor = style.strokeColor { setSource(strokeColor.resolved) }
            cairo_stroke(cairo)
        }
    }

    /// The spaces at the end of a line. In a document they are drawn for who searches it, and some blend modes clear what isn't drawn.
    private func isBlank(_ run: GlyphRun) -> Bool {
        guard let blank = run.face.blankGlyph, run.glyphs.allSatisfy({ $0.index == blank }) else { return false }
        return cairo_get_operator(cairo) == CAIRO_OPERATOR_OVER
            && cairo_surface_get_type(cairo_get_group_target(cairo)) == CAIRO_SURFACE_TYPE_IMAGE
    }

    private func drawTransformed(_ run: GlyphRun, color: CGColor) {
        setSource(color)
        for glyph in run.glyphs {
            cairo_save(cairo)
            cairo_translate(cairo, glyph.x, glyph.y)
            var matrix = cairo_matrix_t(
                xx: run.style.stretch, yx: 0, xy: -Double(run.style.obliqueness), yy: 1, x0: 0, y0: 0)
            cairo_transform(cairo, &matrix)
            let single = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
            withUnsafePointer(to: single) {
                GlyphPen(run.face, in: cairo)?.showGlyphs(UnsafeBufferPointer(start: $0, count: 1))
            }
            cairo_restore(cairo)
        }
    }

    // MARK: Shadow

    /// In points; wider ones look the same.
    private static let widestBlur = 200.0

    private func drawShadow(_ run: GlyphRun, x: Double, baseline: Double) {
        guard let shadow = run.style.shadow else { return }
        let color = shadow.color.resolved
        let x = x + Double(shadow.offset.width)
        let baseline = baseline + Double(shadow.offset.height)
        let blur = shadow.blurRadius.isFinite ? min(Double(shadow.blurRadius), Self.widestBlur) : 0
        if blur <= 0 {
            drawRun(run, x: x, baseline: baseline, color: color)
            return
        }
        // A mask of what can't be drawn itself couldn't be placed, either.
        guard GlyphPen(run.face, in: cairo) != nil else { return }
        TextShadowPainter(cairo: cairo, scale: pixelScale, opacity: opacity).drawShadow(
            color: color, blurRadius: blur,
            bounds: CGRect(
                x: x - run.style.font.request.size, y: baseline - run.style.font.request.size * 1.5,
                width: run.width + run.style.font.request.size * 2, height: run.style.font.request.size * 2.5)
        ) { mask in
            cairo_translate(mask, x, baseline - Double(run.style.baselineOffset))
            run.glyphs.withUnsafeBufferPointer { GlyphPen(run.face, in: mask)?.showGlyphs($0) }
        }
    }

    // MARK: Underline and strikethrough

    /// `y` is the middle of the line.
    private func drawDecoration(_ run: GlyphRun, x: Double, y: Double, style: DecorationStyle, color: CGColor) {
        var thickness = max(run.style.font.face.underlineThickness, 1 / pixelScale)
        if style.contains(.thick) && !style.contains(.double) { thickness *= 2 }
        if isAxisAligned { thickness = max(1, (thickness * pixelScale).rounded()) / pixelScale }
        let top = snapped(y - thickness / 2)
        setSource(color)
        if style.pattern == 0 {
            for part in style.contains(.byWord) ? words(run) : [(0, run.width)] {
                cairo_rectangle(cairo, x + part.0, top, part.1 - part.0, thickness)
                if style.contains(.double) {
                    cairo_rectangle(cairo, x + part.0, top + 2 * thickness, part.1 - part.0, thickness)
                }
            }
            cairo_fill(cairo)
            return
        }
        let dashes: [Double] =
            switch style.pattern {
            case 1: [1, 1]
            case 2: [3, 2]
            case 3: [3, 2, 1, 2]
            default: [3, 2, 1, 2, 1, 2]
            }
        cairo_save(cairo)
        cairo_set_line_width(cairo, thickness)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        cairo_set_dash(cairo, dashes.map { $0 * thickness }, Int32(dashes.count), 0)
        cairo_move_to(cairo, x, top + thickness / 2)
        cairo_line_to(cairo, x + run.width, top + thickness / 2)
        cairo_stroke(cairo)
        cairo_restore(cairo)
    }

    /// The stretches between the run's empty glyphs.
    private func words(_ run: GlyphRun) -> [(Double, Double)] {
        var parts: [(Double, Double)] = []
        var start: Double?
        var x = 0.0
        for (glyph, room) in zip(run.glyphs, run.rooms) {
            let isSpace = run.face.bounds(of: UInt32(glyph.index)).width == 0
            if isSpace, let begun = start {
                parts.append((begun, x))
                start = nil
            } else if !isSpace, start == nil {
                start = x
            }
            x += room.advance
        }
        if let begun = start { parts.append((begun, x)) }
        return parts
    }

    // MARK: Help

    private func setSource(_ color: CGColor) {
        let rgba = color.rgba
        cairo_set_source_rgba(cairo, Double(rgba.x), Double(rgba.y), Double(rgba.z), Double(rgba.w) * opacity)
    }

    /// The nearest y that lies between two rows of pixels: baselines and lines stay sharp.
    private func snapped(_ y: Double) -> Double {
        guard isAxisAligned else { return y }
        var x = 0.0
        var deviceY = y
        cairo_user_to_device(cairo, &x, &deviceY)
        deviceY = deviceY.rounded()
        x = 0
        var userY = deviceY
        var deviceX = 0.0
        cairo_device_to_user(cairo, &deviceX, &userY)
        return userY
    }
}

extension TextPainter {
    /// Attachments draw themselves, on the context.
    static func drawAttachments(
        _ line: CTLine, in context: CGContext, x: Double, baseline: Double, range: Range<Int>? = nil
    ) {
        for placed in line.runs where placed.run.kind == .attachment {
            if let range, placed.run.range.clamped(to: range).isEmpty { continue }
            drawAttachment(placed.run, in: context, x: x + placed.x, baseline: baseline)
        }
    }

    /// Draws the attachment that a run stands for, with the run's left edge at `x`.
    static func drawAttachment(_ run: GlyphRun, in context: CGContext, x: Double, baseline: Double) {
        let style = run.style
        guard let attachment = style.attachment else { return }
        let bounds = attachment.textAttachmentBounds(lineHeight: style.font.lineHeight, font: style.font)
        guard bounds.width > 0, bounds.height > 0 else { return }
        let rect = CGRect(
            x: CGFloat(x) + bounds.minX, y: CGFloat(baseline) - style.baselineOffset - bounds.maxY,
            width: bounds.width, height: bounds.height)
        attachment.drawTextAttachment(in: context, rect: rect, color: style.color?.resolved ?? .textDefault)
    }
}

extension CGColor {
    /// The colour of text that names none.
    static let textDefault = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}
