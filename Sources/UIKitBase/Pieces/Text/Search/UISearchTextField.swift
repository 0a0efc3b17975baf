import CoreGraphics
import Foundation

/// A text field for searching: a magnifier, tokens, then text.
///
/// Tokens stand before all text; they have no places of their own among the text's positions (DEV-533).
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let lead = SearchFieldLead()
    private var selectedToken: Int?
    /// The tokens are other ones.
    final var tokensChanged: () -> Void = {}

    /// A search bar moves icons and text by these.
    final var adjustments = SearchFieldAdjustments() {
        didSet {
            guard oldValue != adjustments else { return }
            setNeedsLayout()
            sidesChanged()
        }
    }

    static let wantedHeight: CGFloat = 36

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Reads the field from a storyboard or nib; its ground, corners and magnifier are a search field's.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        regardAsStandard(.backgroundColor)
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        clearButtonMode = .always
        returnKeyType = .search
        leftView = lead
        leftViewMode = .always
        lead.show([], selected: nil, color: tokenBackgroundColor)
        accessibilityTraits = .searchField
    }

    var icon: UIImageView { lead.icon }
    /// The magnifier's grey, which can be read on the field's ground.
    override var placeholderColor: UIColor { .secondaryLabel }

    // MARK: Tokens

    /// In reading order, before the text.
    open var tokens: [UISearchToken] = [] {
        didSet {
            selectedToken = nil
            showTokens()
            tokensChanged()
        }
    }
    /// What is behind tokens that aren't selected; default `systemGray4`, and again with nil.
    open var tokenBackgroundColor: UIColor! = .systemGray4 { didSet { showTokens() } }
    /// Whether a person may delete tokens.
    open var allowsDeletingTokens = true
    /// Kept: tokens can't be selected to be copied.
    open var allowsCopyingTokens = true
    /// Offered below the field of a search controller that is active.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsChanged() } }
    final var suggestionsChanged: () -> Void = {}

    /// Puts a token among the others; an index beyond them puts it at the end.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
    }

    /// Takes a token away; nothing at an index without one.
    open func removeToken(at tokenIndex: Int) {
        guard tokens.indices.contains(tokenIndex) else { return }
        tokens.remove(at: tokenIndex)
    }

    /// Takes text out and puts a token in its place.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// Where a token stands among the text: always its beginning (DEV-533).
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

    /// The tokens that a range reaches: all where it begins with the text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }

    /// All text, without the tokens.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    private func showTokens() {
        lead.show(tokens, selected: selectedToken, color: tokenBackgroundColor ?? .systemGray4)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        sidesChanged()
    }

    /// Before the text the first deletion selects the last token, and the next one takes it away.
    open override func deleteBackward() {
        let isAtStart = editor.selection.length == 0 && editor.selection.location == 0
        guard isAtStart, !tokens.isEmpty, allowsDeletingTokens else {
            selectedToken = nil
            return super.deleteBackward()
        }
        guard selectedToken != nil else {
            selectedToken = tokens.count - 1
            return showTokens()
        }
        tokens.removeLast()
        sendActions(for: .editingChanged)
    }

    open override func insertText(_ text: String) {
        if selectedToken != nil {
            selectedToken = nil
            showTokens()
        }
        super.insertText(text)
    }

    // MARK: Places

    private static let margin: CGFloat = 8

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.leftViewRect(forBounds: bounds)
        return rect.offsetBy(dx: isRightToLeft ? -Self.margin : Self.margin, dy: 0).moved(by: adjustments.lead)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? Self.margin : -Self.margin, dy: 0)
            .moved(by: adjustments.end)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? Self.margin : -Self.margin, dy: 0)
            .moved(by: adjustments.clear)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        inset(super.textRect(forBounds: bounds), in: bounds)
    }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        inset(super.editingRect(forBounds: bounds), in: bounds)
    }

    /// Away from the magnifier, and from the field's end.
    private func inset(_ rect: CGRect, in bounds: CGRect) -> CGRect {
        let end: CGFloat = (isRightToLeft ? rect.minX - bounds.minX : bounds.maxX - rect.maxX) > 1 ? 4 : Self.margin
        return rect.inset(
            by: UIEdgeInsets(top: 0, left: isRightToLeft ? end : 4, bottom: 0, right: isRightToLeft ? 4 : end)
        ).moved(by: adjustments.text)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.wantedHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.wantedHeight) }
}

/// Hears of what a person does with tokens and suggestions. Every method is optional.
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
    /// A person has chosen one of `searchSuggestions`. Called before a search controller's updater hears of it.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        OptionalCall.missing(())
    }
}
