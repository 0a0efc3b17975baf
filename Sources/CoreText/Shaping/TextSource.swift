import CoreGraphics
import Foundation

/// Text ready for layout: UTF-16 units, and styles read from the attributes, in order and without gaps.
package final class TextSource: @unchecked Sendable {
    struct StyleRun {
        var range: Range<Int>
        var style: TextStyle
        var paragraph: ParagraphStyleValues
    }

    let units: [UInt16]
    let runs: [StyleRun]
    let base: TextStyle
    let baseParagraph: ParagraphStyleValues

    package init(_ string: String, style: TextStyle, paragraph: ParagraphStyleValues = ParagraphStyleValues()) {
        units = Self.units(of: string)
        base = style
        baseParagraph = paragraph
        runs = units.isEmpty ? [] : [StyleRun(range: 0..<units.count, style: style, paragraph: paragraph)]
    }

    /// Attributes that the text lacks come from `base` and `paragraph`.
    package init(
        _ attributed: NSAttributedString, base: TextStyle = .coreTextDefault,
        paragraph: ParagraphStyleValues = ParagraphStyleValues()
    ) {
        units = Self.units(of: attributed.string)
        self.base = base
        baseParagraph = paragraph
        var runs: [StyleRun] = []
        var location = 0
        while location < units.count {
            var effective = NSRange(location: 0, length: 0)
            let attributes = attributed.attributes(at: location, effectiveRange: &effective)
            let end = min(units.count, max(location + 1, effective.location + effective.length))
            let own = attributes[.ctParagraphStyle] as? any ParagraphStyleProviding
            runs.append(
                StyleRun(
                    range: location..<end, style: attributes.isEmpty ? base : TextStyle(attributes, base: base),
                    paragraph: own?.paragraphStyleValues ?? paragraph))
            location = end
        }
        self.runs = runs
    }

    private init(units: [UInt16], runs: [StyleRun], base: TextStyle, baseParagraph: ParagraphStyleValues) {
        self.units = units
        self.runs = runs
        self.base = base
        self.baseParagraph = baseParagraph
    }

    /// Most texts are ASCII, whose units are their bytes.
    private static func units(of string: String) -> [UInt16] {
        let plain = string.utf8.withContiguousStorageIfAvailable { bytes -> [UInt16]? in
            var all: UInt8 = 0
            for byte in bytes { all |= byte }
            guard all < 0x80 else { return nil }
            return [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
                for index in bytes.indices { (units.baseAddress! + index).initialize(to: UInt16(bytes[index])) }
                count = bytes.count
            }
        }
        return plain.flatMap { $0 } ?? Array(string.utf16)
    }

    var count: Int { units.count }

    /// Some paragraph asks for truncation.
    package var truncates: Bool { runs.contains { $0.paragraph.lineBreakMode.truncates } }

    /// The same text with every font at `scale` times its size.
    package func scaled(by scale: CGFloat) -> TextSource {
        var known: [ObjectIdentifier: TextStyle] = [:]
        func scaled(_ style: TextStyle) -> TextStyle {
            if let done = known[ObjectIdentifier(style)] { return done }
            let copy = TextStyle(copying: style, font: style.font.withSize(style.font.size * scale))
            known[ObjectIdentifier(style)] = copy
            return copy
        }
        return TextSource(
            units: units,
            runs: runs.map { StyleRun(range: $0.range, style: scaled($0.style), paragraph: $0.paragraph) },
            base: scaled(base), baseParagraph: baseParagraph)
    }

    /// A stretch of the text as a text of its own.
    func part(_ range: Range<Int>) -> TextSource {
        TextSource(
            units: Array(units[range]),
            runs: runs.compactMap {
                let common = $0.range.clamped(to: range)
                guard !common.isEmpty else { return nil }
                let moved = common.lowerBound - range.lowerBound..<common.upperBound - range.lowerBound
                return StyleRun(range: moved, style: $0.style, paragraph: $0.paragraph)
            },
            base: base, baseParagraph: baseParagraph)
    }

    func runIndex(at location: Int) -> Int {
        max(0, min(runs.partitionIndex { $0.range.upperBound <= location }, runs.count - 1))
    }

    /// The style at a location; at the end, that of the last character.
    func style(at location: Int) -> TextStyle {
        runs.isEmpty ? base : runs[runIndex(at: min(max(location, 0), count - 1))].style
    }

    func paragraphStyle(at location: Int) -> ParagraphStyleValues {
        runs.isEmpty ? baseParagraph : runs[runIndex(at: min(max(location, 0), count - 1))].paragraph
    }

    /// Paragraphs with (`enclosing`) and without (`contents`) the characters that end them. A text that ends with a
    /// paragraph separator has no empty paragraph after it.
    func paragraphs() -> [(contents: Range<Int>, enclosing: Range<Int>)] {
        var result: [(contents: Range<Int>, enclosing: Range<Int>)] = []
        var start = 0
        var index = 0
        while index < units.count {
            let unit = units[index]
            guard unit == 0x0A || unit == 0x0D || unit == 0x2029 else {
                index += 1
                continue
            }
            var end = index + 1
            if unit == 0x0D, end < units.count, units[end] == 0x0A { end += 1 }
            result.append((start..<index, start..<end))
            start = end
            index = end
        }
        if start < units.count || units.isEmpty { result.append((start..<units.count, start..<units.count)) }
        return result
    }
}

extension TextStyle {
    /// The style that Core Text takes where an attributed string names no font.
    package static let coreTextDefault = TextStyle(font: CTFont(name: "Helvetica", size: 12) ?? .system(size: 12))

    convenience init(copying other: TextStyle, font: CTFont) {
        self.init(font: font, color: other.color)
        backgroundColor = other.backgroundColor
        kern = other.kern
        tracking = other.tracking
        ligatures = other.ligatures
        underline = other.underline
        underlineColor = other.underlineColor
        strikethrough = other.strikethrough
        strikethroughColor = other.strikethroughColor
        strokeWidth = other.strokeWidth
        strokeColor = other.strokeColor
        baselineOffset = other.baselineOffset
        obliqueness = other.obliqueness
        expansion = other.expansion
        shadow = other.shadow
        attachment = other.attachment
        attributes = other.attributes
    }
}
