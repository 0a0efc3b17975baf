import Foundation

/// What can be the value of the paragraph style attribute (UIKit's `NSParagraphStyle`, our `CTParagraphStyle`).
package protocol ParagraphStyleProviding {
    var paragraphStyleValues: ParagraphStyleValues { get }
}

/// The attributes of a paragraph, as a value. Lengths in points; defaults are Apple's.
package struct ParagraphStyleValues: Hashable, Sendable {
    package enum WritingDirection: Int, Hashable, Sendable { case natural = -1, leftToRight, rightToLeft }

    package struct Tab: Hashable, Sendable {
        package var location: CGFloat
        package var alignment: CTTextAlignment

        package init(location: CGFloat, alignment: CTTextAlignment) {
            self.location = location
            self.alignment = alignment
        }
    }

    package var alignment: CTTextAlignment = .natural
    package var lineBreakMode: CTLineBreakMode = .byWordWrapping
    package var writingDirection: WritingDirection = .natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// Positive: from the leading edge; zero or negative: from the trailing edge.
    package var tailIndent: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 means no limit.
    package var maximumLineHeight: CGFloat = 0
    /// Nil means the default: a stop every 28 points.
    package var tabs: [Tab]?
    package var defaultTabInterval: CGFloat = 0
    /// Words are parted where a line would be filled by less than this, 0 to 1; nil: as the text's own layout says.
    package var hyphenation: Double?

    package init() {}

    /// A line's natural height as the style changes it.
    func height(_ natural: CGFloat) -> CGFloat {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return height
    }

    /// Whether a line's height is one that the style gives as a figure. Text that is raised or lowered then moves by all of its
    /// offset: what is below the baseline is the room of the fonts alone.
    func isSet(_ height: CGFloat) -> Bool {
        height > 0 && (height == minimumLineHeight || height == maximumLineHeight)
    }

    /// The first tab stop after `position`, which counts from the margin, not from where the line begins.
    func nextTab(after position: Double) -> (location: Double, alignment: CTTextAlignment) {
        if let stop = tabs?.first(where: { Double($0.location) > position + 0.01 }) {
            return (Double(stop.location), stop.alignment)
        }
        let interval = defaultTabInterval > 0 ? Double(defaultTabInterval) : 28
        return ((floor((position + 0.01) / interval) + 1) * interval, .natural)
    }

    /// Where a line begins that starts at the first unit of its paragraph, or elsewhere.
    func indent(isFirst: Bool) -> Double { Double(isFirst ? firstLineHeadIndent : headIndent) }
}
