import CoreGraphics
import Foundation

/// An item of a list: its text, and the items of the list within it. One without a text stands for a list as a whole.
///
/// A content storage makes one for each paragraph whose style is in a list (`textLists`); its text is without a marker, which layout
/// shows beside it (DEV-1424).
///
/// - From: the app, `NSTextContentStorage`
/// - To: `ListMarkers`
open class NSTextListElement: NSTextParagraph {
    private struct Parts {
        let list: NSTextList
        let contents: NSAttributedString?
        let markerAttributes: [NSAttributedString.Key: Any]?
        let children: [NSTextListElement]
        /// Of an element that has no parent: how deep its list is, from 1 on.
        var outermostLevel = 1
    }

    private let parts: Parts
    private weak var owner: NSTextListElement?
    /// The marker and the lists of an element that is a paragraph of a storage.
    private var placedMarker: (text: String, lists: [NSTextList])?

    /// Makes an item of a list, or, without contents, a list. Children become part of it; a parent is kept weakly and doesn't get
    /// the element as a child.
    public init(
        parentElement parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]? = nil, childElements children: [NSTextListElement]?
    ) {
        parts = Parts(
            list: textList, contents: contents, markerAttributes: markerAttributes, children: children ?? [])
        owner = parent
        super.init(attributedString: contents)
        adoptChildren()
    }

    /// The same by its shorter name.
    public init(
        parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
        markerAttributes: [NSAttributedString.Key: Any]? = nil, children: [NSTextListElement]?
    ) {
        parts = Parts(
            list: textList, contents: contents, markerAttributes: markerAttributes, children: children ?? [])
        owner = parent
        super.init(attributedString: contents)
        adoptChildren()
    }

    /// Makes an item with a text, and with the items within it.
    public convenience init(
        contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]? = nil, textList: NSTextList,
        childElements children: [NSTextListElement]?
    ) {
        self.init(
            parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes, children: children)
    }

    /// The same by its shorter name.
    public convenience init(
        contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]? = nil, textList: NSTextList,
        children: [NSTextListElement]?
    ) {
        self.init(
            parent: nil, textList: textList, contents: contents, markerAttributes: markerAttributes, children: children)
    }

    /// Makes a list of items which lies in so many lists, from 1 on, itself included; nil for a level below that.
    public convenience init?(childElements children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
        guard nestingLevel > 0 else { return nil }
        self.init(list: textList, children: children, level: nestingLevel)
    }

    /// The same by its shorter name.
    public convenience init?(children: [NSTextListElement], textList: NSTextList, nestingLevel: Int) {
        self.init(childElements: children, textList: textList, nestingLevel: nestingLevel)
    }

    dynamic init(list: NSTextList, children: [NSTextListElement], level: Int) {
        parts = Parts(
            list: list, contents: nil, markerAttributes: nil, children: children, outermostLevel: level)
        super.init(attributedString: nil)
        adoptChildren()
    }

    private func adoptChildren() {
        for child in parts.children { child.owner = self }
    }

    /// A paragraph of a storage, with the marker that layout shows beside it.
    static func ofParagraph(
        _ contents: NSAttributedString, in lists: [NSTextList], marker: String
    ) -> NSTextListElement? {
        guard let list = lists.last else { return nil }
        let element = NSTextListElement(parent: nil, textList: list, contents: contents, children: nil)
        element.placedMarker = (marker, lists)
        return element
    }

    /// The list that the item belongs to.
    open var textList: NSTextList { parts.list }
    /// The item's text without a marker and without indents; nil for a list as a whole.
    open var contents: NSAttributedString? { parts.contents }
    /// Attributes of the marker that take the place of the text's own; nil for none.
    open var markerAttributes: [NSAttributedString.Key: Any]? { parts.markerAttributes }
    /// The items within this one; empty for none.
    @_nonoverride open var childElements: [NSTextListElement] { parts.children }
    /// The item, or the list, that the element lies in; nil for the outermost.
    @_nonoverride open var parent: NSTextListElement? { owner }
    override var elementsWithin: [NSTextElement] { parts.children }
    override var elementAround: NSTextElement? { owner }

    // MARK: Text

    /// The element as it is shown: with its marker between two tabs, indented by its level; the items within it are paragraphs of their
    /// own. Empty for a list as a whole.
    open override var attributedString: NSAttributedString {
        guard let contents else { return NSAttributedString(string: "") }
        let lists = lists
        let style = NSMutableParagraphStyle()
        if let own = Self.style(of: contents) { style.setParagraphStyle(own) }
        style.textLists = lists
        if style.headIndent == 0, style.firstLineHeadIndent == 0 {
            let indent = ListMarkers.indent(of: lists.count)
            style.headIndent = indent
            style.tabStops = [
                NSTextTab(textAlignment: .right, location: indent - ListMarkers.gap),
                NSTextTab(textAlignment: .left, location: indent),
            ]
        }
        var looks = contents.length > 0 ? contents.attributes(at: 0, effectiveRange: nil) : [:]
        looks.merge(markerAttributes ?? [:]) { $1 }
        let text = NSMutableAttributedString(string: "\t\(marker)\t", attributes: looks)
        text.append(contents)
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        return text
    }

    /// The element as a storage keeps it: without markers, the items within it following, each a paragraph in its lists.
    var storedString: NSAttributedString {
        let text = NSMutableAttributedString()
        if let contents {
            let style = NSMutableParagraphStyle()
            if let own = Self.style(of: contents) { style.setParagraphStyle(own) }
            style.textLists = lists
            text.append(contents)
            text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        }
        for child in parts.children {
            Self.endParagraph(of: text)
            text.append(child.storedString)
        }
        return text
    }

    /// Ends the last paragraph of a text, where nothing does.
    static func endParagraph(of text: NSMutableAttributedString) {
        guard let last = text.string.utf16.last, !NSMutableAttributedString.endsParagraph(last) else { return }
        text.append(
            NSAttributedString(string: "\n", attributes: text.attributes(at: text.length - 1, effectiveRange: nil)))
    }

    private static func style(of text: NSAttributedString) -> NSParagraphStyle? {
        guard text.length > 0 else { return nil }
        return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }

    // MARK: Place

    /// The lists around the item and its own, the outermost first.
    private var lists: [NSTextList] {
        if let placedMarker { return placedMarker.lists }
        guard let owner else { return Array(repeating: textList, count: parts.outermostLevel) }
        // The items of a list as a whole lie in that list.
        return owner.contents == nil ? owner.lists.dropLast() + [textList] : owner.lists + [textList]
    }

    private var marker: String {
        if let placedMarker { return placedMarker.text }
        let siblings = owner?.parts.children ?? []
        let before = siblings.prefix { $0 !== self }.filter { $0.contents != nil && $0.textList.isEqual(textList) }
        let own = textList.marker(forItemNumber: textList.startingItemNumber + before.count)
        guard textList.listOptions.contains(.prependEnclosingMarker), let owner, owner.contents != nil else {
            return own
        }
        return owner.marker + own
    }
}
