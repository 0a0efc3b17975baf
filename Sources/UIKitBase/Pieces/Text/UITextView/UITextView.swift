import CoreGraphics
import Foundation
import PorticoObjC

/// A scroll view of text, with styles and attachments, that a person can select and edit.
///
/// This file is the table of contents of what an app may call or override. The text is in an `NSTextStorage`, laid out by an
/// `NSLayoutManager`, and changed by a `TextEditor`. It is longer than a file should be because a method that apps override has to
/// stand in the class itself.
///
/// - From: `TextRouter`, gestures, the app
/// - To: `TextEditor`, `NSLayoutManager`, `UITextViewDelegate`
@preconcurrency @MainActor
open class UITextView: UIScrollView, TextEditing, UIContentSizeCategoryAdjusting {
    final private(set) lazy var editor = TextEditor(owner: self) { [unowned self] in textStorage }
    final var parts = TextViewParts()
    final var looks = TextViewLooks()
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

    /// Reads the view from a storyboard or nib, with a container of its own.
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

    /// What the text is laid out in; as wide as the view less its insets, unless it was made with a width.
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
    final var lines: NSLayoutManager {
        if let manager = ownContainer.lines, manager !== keptManager { keptManager = manager }
        return keptManager
    }
    final func leaveTextKit2() {
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
    /// The text, to be changed by the app with `beginEditing()` and `endEditing()`; the view shows changes by itself.
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

    /// Where lines stand; default `natural`: where the language begins. Setting it aligns the whole text.
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

    /// Has a say in editing and scrolling, and hears of them; held weakly. The same object as the scroll view's delegate.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        didSet { if scrollDelegate !== delegate { scrollDelegate = delegate } }
    }
    @_spi(Portico) open override func delegateChanged() {
        super.delegateChanged()
        let mine = scrollDelegate as? any UITextViewDelegate
        if mine !== delegate { delegate = mine }
    }
    /// Whether a person may change the text; default true. Where it is false links can be tapped.
    open var isEditable = true { didSet { if isEditable != oldValue { editableChanged() } } }
    /// Whether text can be selected, and links be tapped.
    open var isSelectable = true { didSet { if isSelectable != oldValue { editableChanged() } } }
    final var takesText: Bool { isEditable && isSelectable }
    final var isEditing: Bool { parts.isEditing }

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

    /// When the keyboard on the screen begins with a capital; default `sentences`.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the keyboard on the screen corrects words; default: where words are written and nothing is hidden.
    open var autocorrectionType = UITextAutocorrectionType.default {
        didSet { if autocorrectionType != oldValue { parts.spelling?.updateWishes() } }
    }
    /// Whether misspelt words are marked while the text is edited, and a tap on one offers what was meant (DEV-1415); `no` also ends
    /// corrections. Default: where words are corrected.
    open var spellCheckingType = UITextSpellCheckingType.default {
        didSet { if spellCheckingType != oldValue { parts.spelling?.updateWishes() } }
    }
    /// Whether quotes that are typed on the screen become those of the language; default: where words are written.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens that are typed on the screen become a dash; default: where words are written.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are set right around what is pasted or cut. Kept (DEV-078).
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether the end of what is typed is foretold in the text. Kept (DEV-078): nothing is foretold.
    open var inlinePredictionType = UITextInlinePredictionType.default
    /// The part of Writing Tools that the text takes; default: as the system likes. Kept (DEV-1447): there are none.
    open var writingToolsBehavior = UIWritingToolsBehavior.default
    /// The results that Writing Tools may put into the text; default: as the text can show. Kept (DEV-1447).
    open var allowedWritingToolsResultOptions = UIWritingToolsResultOptions.default
    /// Whether Writing Tools change the text now: never (DEV-1447).
    open var isWritingToolsActive: Bool { false }
    /// Which keys the keyboard on the screen begins with; default: letters.
    open var keyboardType = UIKeyboardType.default { didSet { traitsChanged() } }
    /// Whether the keyboard is light or dark; default: as the interface. Read when the keyboard comes up or is reloaded.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says; default: what the language calls it. Read when the keyboard comes up or is reloaded.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key of the keyboard on the screen is off while there is no text; default false.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text can't be cut or copied, and isn't corrected; default false. It is shown all the same.
    open var isSecureTextEntry = false { didSet { traitsChanged() } }
    /// What the text is about, for filling it in; default nil. Kept (DEV-078), but that misspelt words aren't marked in names, addresses and
    /// numbers (DEV-1415).
    open var textContentType: UITextContentType! {
        didSet { if textContentType != oldValue { parts.spelling?.updateWishes() } }
    }
    /// What a generated password must look like; default nil, no rules. Kept (DEV-078).
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

    /// While the text can be edited or selected.
    open override var canBecomeFocused: Bool { isEditable || isSelectable }
    /// None: the caret shows where the keys go.
    @_spi(Portico) open override var standardFocusEffect: UIFocusEffect? { nil }

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
    /// Says what becomes of what is pasted. Not kept; nil by default: its text is put in.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { editor.select(editor.whole) }
    open override func delete(_ sender: Any?) { editor.edit(editor.selection, with: "") }
    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) { findSelection() }

    // MARK: UIKeyInput

    /// Whether there is a character to delete.
    open var hasText: Bool { editor.length > 0 }
    /// Types a text in place of the selection. The delegate hears of the change, but isn't asked.
    open func insertText(_ text: String) { editor.insert(text) }
    /// Deletes the selection or the character before the insertion point. The delegate hears of the change, but isn't asked.
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

    /// The text of a range, as far as that lies within the text.
    open func text(in range: UITextRange) -> String? {
        String(utf16: textStorage.utf16(in: editor.range(range)))
    }
    /// Replaces a range. The delegate isn't asked, but hears of the change.
    open func replace(_ range: UITextRange, withText text: String) { editor.replace(editor.range(range), with: text) }
    /// Asks the delegate whether a person's change may be made.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        askForChange(editor.range(range), text)
    }
    /// What is selected; an empty range is the insertion point. Never nil here, and setting nil changes nothing.
    open var selectedTextRange: UITextRange? {
        get { IndexedTextRange(editor.selection) }
        set { if let newValue { editor.select(editor.range(newValue)) } }
    }
    /// The text that an input method still composes; nil without any.
    open var markedTextRange: UITextRange? { editor.marked.map(IndexedTextRange.init) }
    /// What composed text looks like; nil, the default, underlines it.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { editor.markedStyle }
        set { editor.markedStyle = newValue }
    }
    /// Puts composed text in place of the composed text so far, or of the selection; `selectedRange` counts within it.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarked(markedText ?? "", selected: selectedRange)
    }
    /// Makes composed text part of the text, as it stands.
    open func unmarkText() { editor.unmark() }
    /// Before the first character.
    open var beginningOfDocument: UITextPosition { IndexedTextPosition(0) }
    /// Behind the last character.
    open var endOfDocument: UITextPosition { IndexedTextPosition(editor.length) }
    /// The range between two positions, in either order.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.between(fromPosition, toPosition)
    }
    /// The position a number of UTF-16 units further on, or back; nil beyond the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(editor.offset(position) + offset)
    }
    /// The position a number of characters or lines away, as the eye sees it; nil beyond the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        self.offset(from: editor.offset(position), in: direction, by: offset).flatMap(editor.position)
    }
    /// The order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, other)
    }
    /// How many UTF-16 units lie between two positions; negative where the second is before the first.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(toPosition) - editor.offset(from)
    }
    /// Hears of changes that the app makes; set by the input method, held weakly.
    open weak var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    /// Finds words, lines and paragraphs; a `UITextInputStringTokenizer` of this text, unless set.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    /// The end of a range that lies in a direction.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        endPosition(of: range, in: direction)
    }
    /// The character beside a position; nil beyond the text.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? { characterRange(beside: position, in: direction) }
    /// The direction of the paragraph at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { isRightToLeft(at: editor.offset(position)) ? .rightToLeft : .leftToRight }
    /// Sets the direction of the paragraphs of a range; an empty range stands for the whole text.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, in: editor.range(range))
    }
    /// The rectangle of a range in its first line, in the view's coordinates; the caret's for an empty range.
    open func firstRect(for range: UITextRange) -> CGRect {
        rects(of: editor.range(range)).first ?? caretRect(for: range.start)
    }
    /// Where the caret stands at a position, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { caret(at: editor.offset(position)) }
    /// What a selection of a range covers, line by line, in the view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(for: range) }
    /// The position nearest to a point of the view.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.position(offset(nearest: point)) }
    /// The position nearest to a point of the view that lies within a range.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let range = editor.range(range)
        return editor.position(min(max(offset(nearest: point), range.location), NSMaxRange(range)))
    }
    /// The character at a point of the view; nil beside the text.
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point).map(IndexedTextRange.init) }
    /// The attributes of the character behind a position, or before it; of an empty text what typing would have.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { styling(at: editor.offset(position), direction) }

    /// A finger on the space bar begins to move the caret, which goes to the character nearest to the point.
    open func beginFloatingCursor(at point: CGPoint) { floatCursor(to: point) }
    /// The finger on the space bar has moved: the caret goes to the character nearest to the point.
    open func updateFloatingCursor(at point: CGPoint) { floatCursor(to: point) }
    /// The finger on the space bar has lifted: the caret stays, and the edit menu opens.
    open func endFloatingCursor() { showEditMenu() }

    /// What the edit menu over some text holds; nil, by itself, for what the system suggests.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// An edit menu is about to appear, before the delegate hears of it. Does nothing; override to animate beside it.
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// An edit menu is about to go, before the delegate hears of it. Does nothing; override to animate beside it.
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
        updateBorder()
        keepCaretInSight()
        showText()
    }
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : intrinsicSize(width: nil)
    }
    override var wrapsContent: Bool { !isScrollEnabled }
    /// A label over the text, as apps make placeholders, asks for another height than the text's whole points (DEV-783).
    override var takesContentSizeFromConstraints: Bool { false }
    override var isContentOfBounds: Bool { isArranged }
    override func contentRoomChanged() { setNeedsLayout() }
    @_spi(Portico) open override func height(forLayoutWidth width: CGFloat) -> CGFloat? {
        isScrollEnabled ? nil : intrinsicSize(width: width).height
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    override func baselineDistances() -> Baselines? { textBaselines }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if looks.links == nil { decorationChanged() }
        setNeedsLayout()
    }
    override func lookUpTraits() { followContentSize() }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        traitsChanged(from: previousTraitCollection)
        updateBorder()
    }

    /// Prints the whole text, over as many pages as it needs.
    open override func viewPrintFormatter() -> UIViewPrintFormatter { TextViewPrintFormatter(self) }

    // MARK: Accessibility

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(isElement: true, value: text, traits: isEditable ? .none : .staticText)
    }
    package override var elementsInText: [UIAccessibilityElement] { itemElements }
}

extension UITextView {
    /// Posted with the view as its object when editing has begun.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        .init("UITextViewTextDidBeginEditingNotification")
    }
    /// Posted with the view as its object when editing has ended.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        .init("UITextViewTextDidEndEditingNotification")
    }
    /// Posted with the view as its object when the text has changed by typing, pasting or deleting; not when the app sets it.
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        .init("UITextViewTextDidChangeNotification")
    }
}

/// Patterns in a text that work like links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers, which open as `tel:` links.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages and email addresses, also without a scheme (DEV-682).
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Postal addresses as they are written in the United States (DEV-682).
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Days and times in English and in digits (DEV-682).
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// Numbers of parcels. Not found here (DEV-682).
    public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
    /// Numbers of flights. Not found here (DEV-682).
    public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
    /// What a person may want to look up. Not found here (DEV-682).
    public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
    /// Amounts of money. Not found here (DEV-682).
    public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
    /// Measured values with their units. Not found here (DEV-682).
    public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
    /// All kinds, those that are still to come, too.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
