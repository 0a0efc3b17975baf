import CoreGraphics
import CoreText
import Foundation

/// The attributes of a paragraph, to be set. Lengths are in points.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { values.layout.lineSpacing = max(0, newValue) }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { values.layout.paragraphSpacing = max(0, newValue) }
    }
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { values.layout.alignment = newValue.coreText }
    }
    /// From the leading edge, of every line but the first.
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { values.layout.headIndent = newValue }
    }
    /// Positive: from the leading edge; zero or negative: from the trailing edge.
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { values.layout.tailIndent = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { values.layout.firstLineHeadIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { values.layout.minimumLineHeight = max(0, newValue) }
    }
    /// 0 means no limit.
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { values.layout.maximumLineHeight = max(0, newValue) }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { values.layout.lineBreakMode = newValue.coreText }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { values.layout.writingDirection = .init(rawValue: newValue.rawValue) ?? .natural }
    }
    /// A factor for the natural height of lines; 0 means 1.
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { values.layout.lineHeightMultiple = max(0, newValue) }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { values.layout.paragraphSpacingBefore = max(0, newValue) }
    }
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }
    /// The distance of tab stops after the last one that was set.
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { values.layout.defaultTabInterval = max(0, newValue) }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue.rawValue }
    }

    open override var textLists: [NSTextList] {
        get { super.textLists }
        set { values.textLists = newValue }
    }

    /// Setting nil brings the default stops back.
    public override var tabStops: [NSTextTab]! {
        get { super.tabStops }
        set {
            values.layout.tabs = newValue.map { stops in
                stops.map { .init(location: $0.location, alignment: $0.alignment.coreText) }
                    .sorted { $0.location < $1.location }
            }
        }
    }

    /// Adds a tab stop to those that there are, the default ones included.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = tabStops + [anObject] }

    /// Takes away all tab stops that are equal to this one.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }

    /// Takes all attributes of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
