import Foundation

/// Makes the paragraphs of a content storage. Every method is optional.
@preconcurrency public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// The paragraph to show for some text: another look of it, as long as the text itself. Nil shows the text.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// The paragraph to show for a range of the storage. Default nil: the text as it is.
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? { nil }
}

/// The content manager whose text is in an `NSTextStorage`; its elements are the paragraphs.
///
/// - From: the app, `UITextView`
/// - To: `NSTextStorage`, `NSTextLayoutManager`
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
    /// A text storage of its own to begin with.
    open var textStorage: NSTextStorage? = NSTextStorage() { didSet { storageChanged(from: oldValue) } }

    public override init() {
        super.init()
        textStorage?.textStorageObserver = self
    }

    /// Makes paragraphs and leaves elements out; held weakly.
    @_nonoverride open var delegate: (any NSTextContentStorageDelegate)? {
        get { paragraphs }
        set {
            paragraphs = newValue
            elements = newValue
        }
    }
    final private(set) weak var paragraphs: (any NSTextContentStorageDelegate)?

    /// The text, copied.
    open var attributedString: NSAttributedString? {
        get { textStorage.map { NSAttributedString(attributedString: $0) } }
        set { textStorage?.setAttributedString(newValue ?? NSAttributedString(string: "")) }
    }

    private func storageChanged(from old: NSTextStorage?) {
        guard old !== textStorage else { return }
        if old?.textStorageObserver === self { old?.textStorageObserver = nil }
        textStorage?.textStorageObserver = self
        for manager in textLayoutManagers { manager.contentChanged(self) }
    }

    // MARK: Elements

    private var length: Int { textStorage?.length ?? 0 }

    open override var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: length)) }

    open override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        var offset = textLocation?.counted ?? (isReverse ? length : 0)
        while isReverse ? offset > 0 : offset < length {
            let range = paragraph(at: isReverse ? offset - 1 : offset)
            let element = element(range)
            offset = isReverse ? range.location : NSMaxRange(range)
            let isShown =
                elements?.textContentManager(self, shouldEnumerate: element, options: options) ?? true
            if isShown, !block(element) { break }
        }
        return CountedTextLocation(offset)
    }

    /// The paragraph that a unit is in, with its separator.
    final func paragraph(at offset: Int) -> NSRange {
        guard let textStorage else { return NSRange(location: 0, length: 0) }
        if let engine = textLayoutManagers.first?.engine, engine.textStorage === textStorage {
            let (index, start) = engine.flow.paragraph(at: offset)
            return NSRange(location: start, length: engine.flow.paragraphs[index].length)
        }
        return (textStorage.string as NSString).paragraphRange(for: NSRange(location: offset, length: 0))
    }

    /// The delegate's paragraph, or the text as it is.
    final func element(_ range: NSRange) -> NSTextElement {
        let place = CountedTextLocation(range.location)
        let element =
            elements?.textContentManager(self, textElementAt: place)
            ?? paragraphs?.textContentStorage(self, textParagraphWith: range)
            ?? paragraph(in: range)
        element.textContentManager = self
        element.elementRange = NSTextRange(range)
        return element
    }

    /// The text as it is: of an item of a list with its lists, from which layout makes its marker.
    private func paragraph(in range: NSRange) -> NSTextParagraph {
        let text = textStorage?.attributedSubstring(from: range) ?? NSAttributedString(string: "")
        if let markers = textLayoutManagers.first?.engine.listMarkers, markers.storage === textStorage,
            let marker = markers.marker(at: range.location),
            let item = NSTextListElement.ofParagraph(text, in: markers.lists(at: range.location), marker: marker)
        {
            return item
        }
        return NSTextParagraph(attributedString: text)
    }

    /// The text of a paragraph, and of an item of a list with those within it, without markers; nil for elements of other kinds.
    open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
        (textElement as? NSTextListElement)?.storedString ?? (textElement as? NSTextParagraph)?.attributedString
    }
    /// A paragraph of a text, which is part of no storage.
    open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
        NSTextParagraph(attributedString: attributedString)
    }

    // MARK: Places

    open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        let moved = location.counted + offset
        return (0...length).contains(moved) ? CountedTextLocation(moved) : nil
    }
    open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { to.counted - from.counted }
    /// Widened to whole characters.
    open override func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        guard let textStorage else { return nil }
        let units = TextUnits(textStorage)
        let range = textRange.counted
        let start = units.snapped(range.location)
        let end = NSMaxRange(range) == start ? start : units.next(after: max(start, NSMaxRange(range) - 1))
        return NSTextRange(NSRange(location: start, length: max(0, end - start)))
    }

    // MARK: Changes

    open override func performEditingTransaction(_ transaction: () -> Void) {
        guard let textStorage else { return super.performEditingTransaction(transaction) }
        super.performEditingTransaction {
            textStorage.beginEditing()
            transaction()
            textStorage.endEditing()
        }
    }
    /// Puts the changes of a transaction together; which storage is given makes no difference.
    open func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void) {
        performEditingTransaction(transaction)
    }

    open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
        let text = NSMutableAttributedString()
        var isAfterItem = false
        for element in textElements ?? [] {
            let isItem = element is NSTextListElement
            if isItem || isAfterItem { NSTextListElement.endParagraph(of: text) }
            isAfterItem = isItem
            if let part = attributedString(for: element) { text.append(part) }
        }
        replace(range.counted, with: text)
    }

    final func replace(_ range: NSRange, with text: NSAttributedString) {
        performEditingTransaction { textStorage?.replaceCharacters(in: range, with: text) }
    }

    /// Called by the text storage: tells the layout managers of a change.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        for manager in textLayoutManagers { manager.textChanged(newCharRange, delta: delta) }
    }
}
