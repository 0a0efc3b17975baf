import CCairo
import CoreGraphics
import Foundation

/// Glyphs of a line that share their attributes and direction.
public final class CTRun: Hashable, @unchecked Sendable {
    let run: GlyphRun
    let x: Double

    init(_ run: GlyphRun, x: Double) {
        self.run = run
        self.x = x
    }

    public static func == (left: CTRun, right: CTRun) -> Bool { left.run === right.run && left.x == right.x }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(run)) }

    func range(_ range: CFRange) -> Range<Int> { range.clamped(to: run.glyphs.count) }
}

/// The direction and order of a run.
public struct CTRunStatus: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The run is read from right to left.
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    /// The order of its glyphs isn't that of its characters.
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    /// Its glyphs have a transform of their own.
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// The number of the run's glyphs.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.run.glyphs.count }

/// The attributes of the characters that the run was made from.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    var attributes: CFDictionary = [:]
    for (key, value) in run.run.style.attributes { attributes[key.rawValue] = value }
    attributes[kCTFontAttributeName] = run.run.style.font
    return attributes
}

/// The direction and order in which the run is read.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// Copies the glyphs of a range; a length of 0 means up to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (offset, index) in run.range(range).enumerated() {
        buffer[offset] = CGGlyph(truncatingIfNeeded: run.run.glyphs[index].index)
    }
}

/// Copies the glyphs' positions, relative to the line's origin.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (offset, index) in run.range(range).enumerated() {
        let glyph = run.run.glyphs[index]
        buffer[offset] = CGPoint(x: run.x + glyph.x, y: -glyph.y)
    }
}

/// Writes the advance of each glyph of the range to `buffer`, in points; a range of length 0 goes to the run's end.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (offset, index) in run.range(range).enumerated() {
        buffer[offset] = CGSize(width: run.run.rooms[index].advance, height: 0)
    }
}

/// Copies, for every glyph, the index in the string of the character that it shows.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (offset, index) in run.range(range).enumerated() { buffer[offset] = run.run.rooms[index].cluster }
}

/// The characters that the run draws, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(run.run.range) }

/// The width of a range of glyphs, and the ascent, descent (positive) and leading of the run.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let font = run.run.style.font
    ascent?.pointee = font.ascent
    descent?.pointee = font.descent
    leading?.pointee = font.leading
    let whole = run.range(range)
    return whole.count == run.run.glyphs.count ? run.run.width : run.run.advance(of: whole)
}

/// Draws a range of glyphs at their place in the line that starts at the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let part = run.range(range)
    guard !part.isEmpty else { return }
    let (drawn, x) = run.part(part)
    context.paintUprightText { $0.drawRun(drawn, x: x, baseline: 0, color: nil) }
}
