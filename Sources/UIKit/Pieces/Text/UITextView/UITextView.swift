import CoreGraphics
import Foundation
import PorticoObjC

/// A scroll view of text, with styles and attachments, that a person can select and edit.
///
/// This file is the table of contents of what an app may call or override. The text is in an `NSTextStorage`, laid out by an
/// `NSLayoutManager`, and changed by a `TextEditor`.
///
/// - From: `TextRouter`, gestures, the app
/// - To: `TextEditor`, `NSLayoutManager`, `UITextViewDelegate`
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextEditing, UIContentSizeCategoryAdjusting {
    private(set) lazy var editor = TextEditor(owner: self) { [unowned self] in textStorage }
    var parts = TextViewParts()
    var looks = TextViewLooks()
    let ownContainer: NSTextContainer
    /// Keeps what belongs to the view alive: the container knows its layout manager, that its storage, and none keeps the next.
    private var keptManager: NSLayoutManager
    private var keptStorage: NSTextStorage
    /// Made when it is first asked for.
    private var keptTextLayout: NSTextLayoutManager?
    private lazy var keptContent = NSTextContentStorage()
    private lazy var link = TextViewLink(self)

    override var describedText: String? { text }

    /// - Parameter textContainer: Nil: one of the view's own. One with a layout manager brings that and its text storage.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? Self.makeContainer()
        let manager = container.lines ?? Self.makeManager(isOwn: textContainer == nil)
        let storage = manager.textStorage ?? NSTextStorage()
        if container.lines == nil { manager.addTextContainer(container) }
        if manager.textStorage == nil { storage.addLayoutManager(manager) }
        if container.size.width == 0 { container.widthTracksTextView = true }
        ownContainer = container
        keptManager = manager
        keptStorage = storage
        keptTextLayout = manager.textLayoutManager
        super.init(frame: frame)
        if let content = keptTextLayout?.textContentManager as? NSTextContentStorage { keptContent = content }
        buildText()
        keptTextLayout?.attachmentViews.parent = parts.content
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// - Parameter usingTextLayoutManager: False: TextKit 1 lays the text out. Both lay it out in the same way.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        lines.isBehindTextKit2 = usingTextLayoutManager
    }

    public required init?(coder: NSCoder) {
        let (container, manager, storage) = (Self.makeContainer(), Self.makeManager(isOwn: true), NSTextStorage())
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        ownContainer = container
        keptManager = manager
        keptStorage = storage
        super.init(coder: coder)
        buildText()
        Self.nibTextProperties.read(self, coder)
    }

    private static func makeContainer() -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: 0, height: CGFloat.greatestFiniteMagnitude))
        container.widthTracksTextView = true
        return container
    }

    private static func makeManager(isOwn: Bool) -> NSLayoutManager {
        let manager = NSLayoutManager()
        manager.allowsNonContiguousLayout = isOwn
        manager.isBehindTextKit2 = isOwn
        return manager
    }

    private func buildText() {
        ownContainer.client = link
        buildContent()
    }

    // MARK: TextKit

    open var textContainer: NSTextContainer { ownContainer }
    /// Asking for it makes the view use TextKit 1 for good.
    open var layoutManager: NSLayoutManager {
        leaveTextKit2()
        return lines
    }
    /// Nil from when the view uses TextKit 1.
    open var textLayoutManager: NSTextLayoutManager? {
        guard lines.isBehindTextKit2 else { return nil }
        if let keptTextLayout { return keptTextLayout }
        let made = NSTextLayoutManager(engine: lines)
        keptContent.textStorage = textStorage
        keptContent.addTextLayoutManager(made)
        keptTextLayout = made
        made.attachmentViews.parent = parts.content
        return made
    }
    /// The lines, whichever half of TextKit shows them.
    var lines: NSLayoutManager {
        if let manager = ownContainer.lines, manager !== keptManager { keptManager = manager }
        return keptManager
    }
    func leaveTextKit2() {
        guard lines.isBehindTextKit2 else { return }
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        NSLog(
            "%@",
            "UITextView 0x\(address) is switching to TextKit 1 compatibility mode because its layoutManager was accessed. "
                + "Break on void _UITextViewEnablingCompatibilityMode(UITextView *__strong, BOOL) to debug.")
        keptTextLayout?.attachmentViews.removeAll()
        if let keptTextLayout { keptTextLayout.textContentManager?.forget(keptTextLayout) }
        keptTextLayout = nil
        lines.textLayoutManager = nil
    }
    open var textStorage: NSTextStorage {
        if let storage = lines.textStorage, storage !== keptStorage { keptStorage = storage }
        return keptStorage
    }
    /// Points around the container; 8 above and below to begin with.
    open var textContainerInset: UIEdgeInsets {
        get { looks.inset }
        set {
            guard newValue != looks.inset else { return }
            looks.inset = newValue
            linesChanged()
        }
    }

    // MARK: Text

    /// The text; empty to begin with, and never nil. Setting it moves the insertion point behind it; of the delegate's methods only
    /// `textViewDidChangeSelection` is called. It has the font, the colour and the alignment of the view.
    open var text: String! {
        get { textStorage.string }
        set {
            KeyValueObserving.change(self, "text") {
                editor.set(NSAttributedString(string: newValue ?? "", attributes: looks.attributes))
            }
        }
    }

    /// The text with its styles, copied. The view's own properties become those of the first character.
    open var attributedText: NSAttributedString! {
        get { textStorage.attributedSubstring(from: NSRange(location: 0, length: textStorage.length)) }
        set {
            KeyValueObserving.change(self, "attributedText") { takeStyled(newValue ?? NSAttributedString(string: "")) }
        }
    }

    /// The first character's font. Without text nil to begin with, which draws Helvetica, 12 points. Setting it styles the whole text;
    /// nil leaves the text without one.
    open var font: UIFont? {
        get {
            textStorage.length > 0 ? textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : looks.font
        }
        set { KeyValueObserving.change(self, "font") { change(.font, newValue) { $0.looks.font = newValue } } }
    }

    /// Nil to begin with, which draws `UIColor.label`. Setting it colours the whole text.
    open var textColor: UIColor? {
        get { looks.color }
        set { change(.foregroundColor, newValue ?? .label) { $0.looks.color = newValue } }
    }

    open var textAlignment: NSTextAlignment {
        get { looks.alignment }
        set { align(newValue) }
    }

    /// What is typed next looks like, until the selection moves.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set { setTyping(newValue) }
    }

    /// What lies over the text's own attributes where it is a link: the tint colour, unless set.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { looks.links ?? [.foregroundColor: tintColor ?? .link] }
        set {
            looks.links = newValue
            decorationChanged()
        }
    }

    /// Whether a font made from a text style follows the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSize() } }
    }
    /// Kept; there are no commands for styles.
    open var allowsEditingTextAttributes = false
    /// What is shown and followed as a link where the text isn't editable: links, phone numbers, addresses and days.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { decorationChanged() } }
    }
    /// Kept; text is drawn at its size.
    open var usesStandardTextScaling = false

    // MARK: Selection

    /// In UTF-16 units; to begin with, the end of the text.
    open var selectedRange: NSRange {
        get { editor.selection }
        set { selectByApp(newValue) }
    }
    /// Scrolls as little as shows the characters.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }
    /// Whether the next text that comes in replaces all there is. Ends with that, and with any move of the selection.
    open var clearsOnInsertion: Bool {
        get { parts.replacesAll }
        set { parts.replacesAll = newValue }
    }

    // MARK: Editing

    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        didSet { if scrollDelegate !== delegate { scrollDelegate = delegate } }
    }
    override func delegateChanged() {
        super.delegateChanged()
        let mine = scrollDelegate as? any UITextViewDelegate
        if mine !== delegate { delegate = mine }
    }
    open var isEditable = true { didSet { if isEditable != oldValue { editableChanged() } } }
    /// Whether text can be selected, and links be tapped.
    open var isSelectable = true { didSet { if isSelectable != oldValue { editableChanged() } } }
    var takesText: Bool { isEditable && isSelectable }
    var isEditing: Bool { parts.isEditing }

    /// Stands in for the keyboard while the view is edited.
    open override var inputView: UIView? {
        get { looks.inputView }
        set { looks.inputView = newValue }
    }
    /// Stands above the keyboard while the view is edited.
    open override var inputAccessoryView: UIView? {
        get { looks.accessoryView }
        set { looks.accessoryView = newValue }
    }

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var keyboardType = UIKeyboardType.default { didSet { traitsChanged() } }
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false { didSet { traitsChanged() } }
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    /// Whether ⌘F, and `findInteraction`, find in the text. False to begin with.
    open var isFindInteractionEnabled: Bool {
        get { parts.finder != nil }
        set { enableFind(newValue) }
    }
    /// Nil while `isFindInteractionEnabled` is false.
    open var findInteraction: UIFindInteraction? { parts.finder?.interaction }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isSelectable }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        endEditing { super.resignFirstResponder() }
    }
    open override var undoManager: UndoManager? { editor.undoManager }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { press.isForText = true }
        super.pressesBegan(presses, with: event)
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? canFind(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { editor.select(editor.whole) }
    open override func delete(_ sender: Any?) { editor.edit(editor.selection, with: "") }
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) { findSelection() }

    // MARK: UIKeyInput

    open var hasText: Bool { editor.length > 0 }
    open func insertText(_ text: String) { editor.insert(text) }
    open func deleteBackward() { editor.deleteBackward() }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(coder)
    }
    /// The selection, where content stands, and whether it is edited; to be set after the text.
    open var interactionState: Any {
        get { TextInteractionState(editor.selection, contentOffset, isFirstResponder) }
        set { take(newValue) }
    }

    // MARK: UITextInput

    open func text(in range: UITextRange) -> String? {
        String(decoding: textStorage.utf16(in: editor.range(range)), as: UTF16.self)
    }
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(editor.range(range), with: text) }
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        askForChange(editor.range(range), text)
    }
    open var selectedTextRange: UITextRange? {
        get { IndexedTextRange(editor.selection) }
        set { if let newValue { editor.select(editor.range(newValue)) } }
    }
    open var markedTextRange: UITextRange? { editor.marked.map(IndexedTextRange.init) }
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText ?? "", selected: selectedRange)
    }
    open func unmarkText() { editor.unmark() }
    open var beginningOfDocument: UITextPosition { IndexedTextPosition(0) }
    open var endOfDocument: UITextPosition { IndexedTextPosition(editor.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.between(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(editor.offset(position) + offset)
    }
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.offset(from: editor.offset(position), in: direction, by: offset).flatMap(editor.position)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(toPosition) - editor.offset(from)
    }
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        endPosition(of: range, in: direction)
    }
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { characterRange(beside: position, in: direction) }
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { isRightToLeft(at: editor.offset(position)) ? .rightToLeft : .leftToRight }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, in: editor.range(range))
    }
    open func firstRect(for range: UITextRange) -> CGRect {
        rects(of: editor.range(range)).first ?? caretRect(for: range.start)
    }
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: editor.offset(position)) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(for: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.position(offset(nearest: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let range = editor.range(range)
        return editor.position(min(max(offset(nearest: point), range.location), NSMaxRange(range)))
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point).map(IndexedTextRange.init) }
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { styling(at: editor.offset(position), direction) }

    open func beginFloatingCursor(at point: CGPoint) { floatCursor(to: point) }
    open func updateFloatingCursor(at point: CGPoint) { floatCursor(to: point) }
    open func endFloatingCursor() { showEditMenu() }

    /// What the edit menu over some text holds; nil, by itself, for what the system suggests.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    // MARK: Layout

    /// Text that doesn't scroll makes the view as high as it is.
    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            guard newValue != super.isScrollEnabled else { return }
            super.isScrollEnabled = newValue
            linesChanged()
        }
    }
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            if newValue != old { setNeedsLayout() }
        }
    }
    open override func layoutSubviews() {
        arrangeText()
        super.layoutSubviews()
        keepCaretInSight()
        showText()
    }
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : intrinsicSize(width: nil)
    }
    override var wrapsContent: Bool { !isScrollEnabled }
    override func height(forLayoutWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : intrinsicSize(width: width).height
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    override func baselineDistances() -> Baselines? { textBaselines }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if looks.links == nil { decorationChanged() }
        setNeedsLayout()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        traitsChanged(from: previousTraitCollection)
    }

    // MARK: Accessibility

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, value: text, traits: isEditable ? .none : .staticText)
    }
}

extension UITextView {
    public class var textDidBeginEditingNotification: NSNotification.Name {
        .init("UITextViewTextDidBeginEditingNotification")
    }
    public class var textDidEndEditingNotification: NSNotification.Name {
        .init("UITextViewTextDidEndEditingNotification")
    }
    public class var textDidChangeNotification: NSNotification.Name { .init("UITextViewTextDidChangeNotification") }
}

/// Patterns in a text that work like links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
