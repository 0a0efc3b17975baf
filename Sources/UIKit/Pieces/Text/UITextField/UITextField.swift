import CoreGraphics
import Foundation
import PorticoObjC

/// A control that shows one line of text and lets a person edit it.
///
/// This file is the table of contents of what an app may call or override; the text itself is kept by a `TextEditor`.
///
/// - From: `TextRouter`, `UIControl`
/// - To: `TextEditor`, `UITextFieldDelegate`
@preconcurrency @MainActor
open class UITextField: UIControl, TextEditing, UIContentSizeCategoryAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0
        case cancelled = 1
    }

    static let standardFont = UIFont.systemFont(ofSize: 17)

    private(set) lazy var editor = TextEditor(owner: self)
    var parts = FieldParts()
    var looks = FieldLooks()

    override var describedText: String? { text }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

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

    open weak var delegate: (any UITextFieldDelegate)?

    open var isEditing: Bool { parts.isEditing }
    var takesText: Bool { true }

    /// Whether the text is taken away when editing begins.
    open var clearsOnBeginEditing = false

    /// Whether the next text that comes in replaces all there is. Ends with that, and with any move of the selection.
    open var clearsOnInsertion: Bool {
        get { parts.replacesAll }
        set { parts.replacesAll = newValue }
    }

    // MARK: Border and side views

    open var borderStyle = BorderStyle.none {
        didSet { if oldValue != borderStyle { borderChanged() } }
    }

    /// Behind the text, unless the border is a rounded rectangle.
    open var background: UIImage? { didSet { if oldValue !== background { borderChanged() } } }
    open var disabledBackground: UIImage? { didSet { if oldValue !== disabledBackground { borderChanged() } } }

    /// With a rounded border the colour fills that border and nothing else.
    open override var backgroundColor: UIColor? {
        get { looks.fill ?? super.backgroundColor }
        set { setFill(newValue) { super.backgroundColor = $0 } }
    }

    open var clearButtonMode = ViewMode.never { didSet { if oldValue != clearButtonMode { sidesChanged() } } }
    /// On the left, or where text begins in an interface that runs from right to left.
    open var leftView: UIView? {
        get { parts.leftView }
        set { setSide(\.leftView, newValue) }
    }
    open var leftViewMode = ViewMode.never { didSet { if oldValue != leftViewMode { sidesChanged() } } }
    open var rightView: UIView? {
        get { parts.rightView }
        set { setSide(\.rightView, newValue) }
    }
    open var rightViewMode = ViewMode.never { didSet { if oldValue != rightViewMode { sidesChanged() } } }

    // MARK: Places, for overriding

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text stands while nobody edits it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, editing: false) }
    /// Where the text stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, editing: true) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(leftView, bounds, isLeading: true) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        standardSideRect(rightView, bounds, isLeading: false)
    }
    /// Draws the text into a rectangle of the field. Override to draw it in another way; not to be called.
    open func drawText(in rect: CGRect) { paintText(in: rect) }
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
    /// Whether bullets are shown in place of the characters. The text can't be copied then.
    open var isSecureTextEntry = false {
        didSet {
            guard oldValue != isSecureTextEntry else { return }
            textLooksChanged()
            traitsChanged()
        }
    }
    open var textContentType: UITextContentType!
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
    open override func select(_ sender: Any?) { selectWord() }
    open override func selectAll(_ sender: Any?) { editor.select(editor.whole) }
    open override func delete(_ sender: Any?) { editor.edit(editor.selection, with: "") }

    // MARK: UIKeyInput

    open var hasText: Bool { editor.length > 0 }
    open func insertText(_ text: String) { takeText(text) }
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

    open func text(in range: UITextRange) -> String? {
        (editor.string as NSString).substring(with: editor.range(range))
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
    ) -> NSWritingDirection { isTextRightToLeft ? .rightToLeft : .leftToRight }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection)
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

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            borderChanged()
            textLooksChanged()
        }
    }

    // MARK: Accessibility

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: placeholder, value: isSecureTextEntry ? nil : text,
            traits: isEnabled ? .none : .notEnabled)
    }
}

extension UITextField {
    public class var textDidBeginEditingNotification: NSNotification.Name {
        .init("UITextFieldTextDidBeginEditingNotification")
    }
    public class var textDidEndEditingNotification: NSNotification.Name {
        .init("UITextFieldTextDidEndEditingNotification")
    }
    public class var textDidChangeNotification: NSNotification.Name { .init("UITextFieldTextDidChangeNotification") }
    public class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
