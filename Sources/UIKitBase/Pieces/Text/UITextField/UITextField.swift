import CoreGraphics
import Foundation
import PorticoObjC

/// A control that shows one line of text and lets a person edit it.
///
/// This file is the table of contents of what an app may call or override; the text itself is kept by a `TextEditor`. It is longer
/// than a file should be because a method that apps override has to stand in the class itself.
///
/// - From: `TextRouter`, `UIControl`
/// - To: `TextEditor`, `UITextFieldDelegate`
@preconcurrency @MainActor
open class UITextField: UIControl, TextEditing, UIContentSizeCategoryAdjusting {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When a side view, or the clear button, is shown.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    /// Why editing ended; a person who resigns has always `committed` it here.
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    static let standardFont = UIFont.systemFont(ofSize: 17)

    final private(set) lazy var editor = TextEditor(owner: self)
    final var parts = FieldParts()
    final var looks = FieldLooks()

    override var describedText: String? { text }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Reads the field from a storyboard or nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        Self.nibFieldProperties.read(self, coder)
    }

    // MARK: Text

    /// The text; empty to begin with, and never nil. Setting it tells nobody, and moves the insertion point behind it.
    open var text: String? {
        get { editor.string }
        set {
            KeyValueObserving.change(self, "text") {
                editor.set(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
            }
        }
    }

    /// The text with its styles. What it leaves open is taken from the field's own properties.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: editor.storage) }
        set { KeyValueObserving.change(self, "attributedText") { takeStyled(newValue) } }
    }

    /// The font: the system's, 17 points, to begin with. Setting it styles the whole text.
    open var font: UIFont? {
        get { looks.font }
        set {
            KeyValueObserving.change(self, "font") {
                change(.font, newValue ?? Self.standardFont) { $0.looks.font = newValue ?? Self.standardFont }
            }
        }
    }

    /// `UIColor.label` to begin with. Setting it colours the whole text.
    open var textColor: UIColor? {
        get { looks.color }
        set { change(.foregroundColor, newValue ?? .label) { $0.looks.color = newValue ?? .label } }
    }

    /// Where text that is narrower than the field stands; default `natural`: at the side where the language begins.
    open var textAlignment: NSTextAlignment {
        get { looks.alignment }
        set {
            guard looks.alignment != newValue else { return }
            looks.alignment = newValue
            textLooksChanged()
        }
    }

    /// What text looks like that says nothing else. Setting it styles the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { looks.attributes }
        set { takeDefaults(newValue) }
    }

    /// What is typed next looks like, until the insertion point moves. It can be set while somebody edits.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { editor.typingAttributes }
        set { if isEditing { editor.typing = newValue } }
    }

    /// Whether a person may change styles. Kept; there are no commands for it.
    open var allowsEditingTextAttributes = false

    /// What is shown in place of an empty text.
    open var placeholder: String? {
        get { looks.placeholder?.string }
        set {
            guard newValue != looks.placeholder?.string else { return }
            looks.placeholder = newValue.map { NSAttributedString(string: $0) }
            placeholderChanged()
        }
    }

    /// The colour of a placeholder that says nothing of its own.
    var placeholderColor: UIColor { .placeholderText }
    /// The same with styles; what they leave open is the field's font and `UIColor.placeholderText`.
    open var attributedPlaceholder: NSAttributedString? {
        get { looks.placeholder }
        set {
            looks.placeholder = newValue.map { NSAttributedString(attributedString: $0) }
            placeholderChanged()
        }
    }

    /// Shrinks the font, down to `minimumFontSize`, where the text is too wide.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if oldValue != adjustsFontSizeToFitWidth { textLooksChanged() } }
    }

    /// In points; 0 leaves it to the field.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if oldValue != minimumFontSize, adjustsFontSizeToFitWidth { textLooksChanged() } }
    }

    /// Whether a font made from a text style follows the user's text size.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { followContentSize() } }
    }

    // MARK: Editing

    /// Has a say in editing, and hears of it; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is first responder and its text is edited.
    open var isEditing: Bool { parts.isEditing }
    final var takesText: Bool { true }

    /// Whether the text is taken away when editing begins.
    open var clearsOnBeginEditing = false

    /// Whether the next text that comes in replaces all there is. Ends with that, and with any move of the selection.
    open var clearsOnInsertion: Bool {
        get { parts.replacesAll }
        set { parts.replacesAll = newValue }
    }

    // MARK: Border and side views

    /// What is drawn around the text, which also moves the text inwards; default `none`.
    open var borderStyle = BorderStyle.none {
        didSet { if oldValue != borderStyle { borderChanged() } }
    }

    /// Behind the text, unless the border is a rounded rectangle.
    open var background: UIImage? { didSet { if oldValue !== background { borderChanged() } } }
    /// Behind the text while the field isn't enabled; nil, the default, shows `background` then, too.
    open var disabledBackground: UIImage? { didSet { if oldValue !== disabledBackground { borderChanged() } } }

    /// With a rounded border the colour fills that border and nothing else.
    open override var backgroundColor: UIColor? {
        get { looks.fill ?? super.backgroundColor }
        set { setFill(newValue) { super.backgroundColor = $0 } }
    }

    /// When a button at the end takes the text away; default `never`. It is shown only where there is text.
    open var clearButtonMode = ViewMode.never { didSet { if oldValue != clearButtonMode { sidesChanged() } } }
    /// On the left, or where text begins in an interface that runs from right to left.
    open var leftView: UIView? {
        get { parts.leftView }
        set { setSide(\.leftView, newValue) }
    }
    /// When `leftView` is shown; default `never`.
    open var leftViewMode = ViewMode.never { didSet { if oldValue != leftViewMode { sidesChanged() } } }
    /// On the right, or where text ends in an interface that runs from right to left. nil, the default, for none.
    open var rightView: UIView? {
        get { parts.rightView }
        set { setSide(\.rightView, newValue) }
    }
    /// When `rightView` is shown; default `never`.
    open var rightViewMode = ViewMode.never { didSet { if oldValue != rightViewMode { sidesChanged() } } }

    // MARK: Places, for overriding

    /// Where the border is drawn: all of the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text stands while nobody edits it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, editing: false) }
    /// Where the text stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, editing: true) }
    /// Where the placeholder stands: where the text would.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Where the clear button is: 19 points large, at the end, in the middle of the height.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }
    /// Where the left view is: as large as it is, or as its constraints ask for, at the beginning, in the middle of the height.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(leftView, bounds, isLeading: true) }
    /// Where the right view is: as large as it is, or as its constraints ask for, at the end, in the middle of the height.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        standardSideRect(rightView, bounds, isLeading: false)
    }
    /// Draws the text into a rectangle of the field. Override to draw it in another way; not to be called.
    open func drawText(in rect: CGRect) { paintText(in: rect) }
    /// Draws the placeholder into a rectangle of the field. Override to draw it in another way; not to be called.
    open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

    // MARK: Input

    /// Stands in for the keyboard while the field is edited.
    open override var inputView: UIView? {
        get { looks.inputView }
        set { looks.inputView = newValue }
    }
    /// Stands above the keyboard while the field is edited.
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
    /// Which keys the keyboard on the screen begins with; default: letters.
    open var keyboardType = UIKeyboardType.default { didSet { traitsChanged() } }
    /// Whether the keyboard is light or dark; default: as the interface. Read when the keyboard comes up or is reloaded.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says; default: what the language calls it. Read when the keyboard comes up or is reloaded.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key does nothing while there is no text; default false.
    open var enablesReturnKeyAutomatically = false
    /// Whether bullets are shown in place of the characters. The text can't be copied then.
    open var isSecureTextEntry = false {
        didSet {
            guard oldValue != isSecureTextEntry else { return }
            textLooksChanged()
            traitsChanged()
        }
    }
    /// What the text is about, for filling it in; default nil. Kept (DEV-078), but that misspelt words aren't marked in names, addresses and
    /// numbers (DEV-1415).
    open var textContentType: UITextContentType! {
        didSet { if textContentType != oldValue { parts.spelling?.updateWishes() } }
    }
    /// What a generated password must look like; default nil, no rules. Kept (DEV-078).
    open var passwordRules: UITextInputPasswordRules?

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { isEnabled }
    @discardableResult open override func becomeFirstResponder() -> Bool {
        beginEditing { super.becomeFirstResponder() }
    }
    @discardableResult open override func resignFirstResponder() -> Bool {
        endEditing { super.resignFirstResponder() }
    }
    open override var undoManager: UndoManager? { editor.undoManager }

    /// While the field is enabled.
    open override var canBecomeFocused: Bool { isEnabled }
    @_spi(Portico) open override var formsFocusGroup: Bool { true }
    /// None: the caret shows where the keys go.
    @_spi(Portico) open override var standardFocusEffect: UIFocusEffect? { nil }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { press.isForText = true }
        super.pressesBegan(presses, with: event)
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func cut(_ sender: Any?) { cutSelection() }
    open override func copy(_ sender: Any?) { copySelection() }
    open override func paste(_ sender: Any?) { pasteText() }
    /// Says what becomes of what is pasted. Not kept; nil by default: its text is put in.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { editor.select(editor.whole) }
    open override func delete(_ sender: Any?) { editor.edit(editor.selection, with: "") }

    // MARK: UIKeyInput

    /// Whether there is a character to delete.
    open var hasText: Bool { editor.length > 0 }
    /// Types a text in place of the selection; a line end is the return key. The delegate hears of the change, but isn't asked.
    open func insertText(_ text: String) { takeText(text) }
    /// Deletes the selection or the character before the insertion point. The delegate hears of the change, but isn't asked.
    open func deleteBackward() {
        editor.deleteBackward()
    }

    // MARK: State restoration

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(coder)
    }

    // MARK: UITextInput

    /// The text of a range, as far as that lies within the text.
    open func text(in range: UITextRange) -> String? {
        (editor.string as NSString).substring(with: editor.range(range))
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
    /// The direction of the whole text: a field has one.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection { isTextRightToLeft ? .rightToLeft : .leftToRight }
    /// Sets the direction of the whole text: a field has one.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection)
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

    // MARK: Touches

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressBegan(touch)
        return super.beginTracking(touch, with: event)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressMoved(touch)
        return super.continueTracking(touch, with: event)
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        pressEnded(touch)
    }
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        parts.press += 1
        TextLoupe.hide()
    }

    override func controlStateDidChange() {
        if !isEnabled, isFirstResponder { FirstResponder.force(self) }
        borderChanged()
    }

    // MARK: Layout

    open override var contentVerticalAlignment: ContentVerticalAlignment {
        didSet { if oldValue != contentVerticalAlignment { textLooksChanged() } }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }
    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
    override func baselineDistances() -> Baselines? { textBaselines }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    override func lookUpTraits() { followContentSize() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            borderChanged()
            textLooksChanged()
        }
    }

    // MARK: Accessibility

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: placeholder, value: isSecureTextEntry ? nil : text,
            traits: isEnabled ? .none : .notEnabled)
    }
}

extension UITextField {
    /// Posted with the field as its object when editing has begun, after the control event and the delegate.
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        .init("UITextFieldTextDidBeginEditingNotification")
    }
    /// Posted with the field as its object when editing has ended; `didEndEditingReasonUserInfoKey` has the reason.
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        .init("UITextFieldTextDidEndEditingNotification")
    }
    /// Posted with the field as its object when the text has changed by typing, pasting or deleting; not when the app sets it.
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        .init("UITextFieldTextDidChangeNotification")
    }
    /// In `textDidEndEditingNotification`: the raw value of a `DidEndEditingReason`, as a number. `committed` always here.
    nonisolated public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
