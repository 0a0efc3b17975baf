import CoreGraphics
import Foundation

/// Fills paths with text.
public final class CTFramesetter: Hashable, @unchecked Sendable {
    let source: TextSource

    init(_ source: TextSource) { self.source = source }

    public static func == (left: CTFramesetter, right: CTFramesetter) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Text that was laid out in a path.
public final class CTFrame: Hashable, @unchecked Sendable {
    let layout: TextLayout
    let path: CGPath
    let box: CGRect
    let range: Range<Int>
    /// Those that fit into the box.
    let lines: [TextLayout.Line]

    init(source: TextSource, range: Range<Int>, path: CGPath) {
        self.path = path
        self.range = range
        box = path.boundingBox
        layout = TextLayout(source, options: .frame(width: box.width))
        let height = box.height
        lines = layout.lines.filter {
            $0.range.lowerBound >= range.lowerBound && $0.range.lowerBound <= range.upperBound
                && $0.top + $0.height <= height + 0.01
        }
    }

    public static func == (left: CTFrame, right: CTFrame) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A line's origin, y up, relative to the box.
    func origin(_ line: TextLayout.Line) -> CGPoint { CGPoint(x: line.x, y: box.height - line.baseline) }
}

extension TextLayout.Options {
    /// Those of a frame: no word is parted in it, whatever a paragraph's style says.
    fileprivate static func frame(width: CGFloat?) -> TextLayout.Options {
        var options = TextLayout.Options(width: width)
        options.hyphenates = false
        return options
    }
}

/// Makes a framesetter for a string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(TextSource(attrString))
}

/// Lays text out in a path, from `stringRange` on, until the path is full. A length of 0 means up to the end. The
/// path's bounding box is what is filled.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range = stringRange.clamped(to: framesetter.source.count)
    let source = range == 0..<framesetter.source.count ? framesetter.source : framesetter.source.part(range)
    return CTFrame(source: source, range: 0..<source.count, path: path)
}

/// The size that text needs. `constraints` of `CGFloat.greatestFiniteMagnitude` in a dimension mean no limit there;
/// `fitRange` gets the part of the text that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range = stringRange.clamped(to: framesetter.source.count)
    let source = range == 0..<framesetter.source.count ? framesetter.source : framesetter.source.part(range)
    let limited = constraints.width < 1e7 && constraints.width > 0
    let layout = TextLayout(source, options: .frame(width: limited ? constraints.width : nil))
    let height = constraints.height > 0 ? constraints.height : .greatestFiniteMagnitude
    let fitting = layout.lines.filter { $0.top + $0.height <= height + 0.01 }
    let end = fitting.count == layout.lines.count ? source.count : fitting.last?.range.upperBound ?? 0
    fitRange?.pointee = CFRange(location: range.lowerBound, length: end)
    let bottom = fitting.last.map { $0.top + $0.height } ?? 0
    return CGSize(width: layout.size.width.rounded(.up), height: bottom)
}

/// The lines of a frame (`[CTLine]`), from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines.map(\.line) }

/// Copies the origins of lines, y up, relative to the bounding box of the frame's path. A length of 0 means up to the end.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    for (offset, index) in range.clamped(to: frame.lines.count).enumerated() {
        origins[offset] = frame.origin(frame.lines[index])
    }
}

/// The path that the frame's lines were laid out in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// The range of the string that was asked for.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(frame.range) }

/// The range of the string that is seen.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    guard let last = frame.lines.last else { return CFRange(location: frame.range.lowerBound, length: 0) }
    let end = frame.lines.count == frame.layout.lines.count ? frame.range.upperBound : last.range.upperBound
    return CFRange(frame.range.lowerBound..<max(end, frame.range.lowerBound))
}

/// Draws all lines of a frame. As all of Core Text, it takes y for up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
    for line in frame.lines {
        let origin = frame.origin(line)
        context.textPosition = CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y)
        CTLineDraw(line.line, context)
    }
}
