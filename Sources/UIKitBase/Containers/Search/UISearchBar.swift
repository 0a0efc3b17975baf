import CoreGraphics
import Foundation
import PorticoTrace

/// A field to search with, a cancel button beside it and scopes below.
///
/// - From: an app, `UISearchController`
/// - To: `UISearchBarDelegate`
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// The pictures of a search bar's field and its buttons.
    public enum Icon: Int, Sendable {
        case search = 0
        case clear = 1
        case bookmark = 2
        case resultsList = 3
    }

    /// How a search bar is drawn.
    public enum Style: UInt, Sendable {
        /// As `prominent`.
        case `default` = 0
        /// With a bar behind the field.
        case prominent = 1
        /// The field alone.
        case minimal = 2
    }

    let parts = SearchBarParts()
    private lazy var fieldEvents = SearchFieldEvents(bar: self)
    /// Told to a search controller, besides the delegate.
    final var listener = SearchBarListener()
    /// In a navigation bar, which has margins and a background of its own.
    final var isInNavigationBar = false { didSet { if oldValue != isInNavigationBar { looksChanged() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar without a size.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Makes a bar from a nib or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        Self.nibBarProperties.read(self, coder)
    }

    private func setUp() {
        flags.insert(.laysOutBySafeArea)
        build(events: fieldEvents)
    }

    override var standardHugging: Hugging { .flat }

    // MARK: Text

    /// Has a say in what is typed, and hears of the buttons; it is not kept alive.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field in which a person types.
    open var searchTextField: UISearchTextField { parts.field }

    /// The field's text. Setting it tells the delegate nothing; a search controller updates its results.
    open var text: String? {
        get { parts.field.text }
        set {
            guard newValue ?? "" != parts.field.text ?? "" else { return }
            parts.field.text = newValue
            listener.textChanged()
        }
    }
    /// What the empty field says. Nil by default.
    open var placeholder: String? {
        get { parts.field.placeholder }
        set { parts.field.placeholder = newValue }
    }
    /// A line above the field.
    open var prompt: String? { didSet { if oldValue != prompt { looksChanged() } } }
    /// Whether field and cancel button can be used. True by default.
    open var isEnabled: Bool {
        get { parts.field.isEnabled }
        set {
            parts.field.isEnabled = newValue
            parts.cancel.isEnabled = newValue
        }
    }

    // MARK: Buttons

    /// Whether there is a cancel button beside the field. False by default.
    open var showsCancelButton: Bool {
        get { parts.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Shows or hides the cancel button; animated, the field makes room.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard parts.showsCancel != showsCancelButton else { return }
        parts.showsCancel = showsCancelButton
        relayout(animated: animated)
    }
    /// At the end of an empty field.
    open var showsBookmarkButton = false { didSet { if oldValue != showsBookmarkButton { looksChanged() } } }
    /// Whether there is a button at the end of an empty field that lists results. False by default.
    open var showsSearchResultsButton = false { didSet { if oldValue != showsSearchResultsButton { looksChanged() } } }
    /// Whether that button is shown selected. False by default.
    open var isSearchResultsButtonSelected = false { didSet { parts.end?.isSelected = isSearchResultsButtonSelected } }

    // MARK: Scopes

    /// Two or more make a row of segments below the field, where `showsScopeBar` is true.
    open var scopeButtonTitles: [String]? { didSet { if oldValue != scopeButtonTitles { scopesChanged() } } }
    /// The number of the selected scope, from 0. Setting it doesn't tell the delegate.
    open var selectedScopeButtonIndex: Int {
        get { parts.selectedScope }
        set {
            parts.selectedScope = newValue
            showSelectedScope()
        }
    }
    /// Whether the row of scopes is shown, where there are two or more. False by default.
    open var showsScopeBar: Bool {
        get { parts.showsScope }
        set { setShowsScope(newValue, animated: false) }
    }
    /// Shows or hides the row of scopes; animated, the bar grows or shrinks.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        guard parts.showsScope != show else { return }
        parts.showsScope = show
        relayout(animated: animate)
    }

    // MARK: Looks

    /// How the bar is drawn. `default` by default, which is `prominent`.
    open var searchBarStyle = Style.default { didSet { if oldValue != searchBarStyle { looksChanged() } } }
    /// The colours of the bar. `default` by default.
    open var barStyle = UIBarStyle.default { didSet { if oldValue != barStyle { looksChanged() } } }
    /// Behind the field.
    open var barTintColor: UIColor? { didSet { looksChanged() } }
    /// Whether content shines through the bar. True by default.
    open var isTranslucent = true { didSet { if oldValue != isTranslucent { looksChanged() } } }
    /// A picture behind the field, at any position; nil, the default, for none.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Sets a picture behind the field at a position and in bars of those metrics; nil for none.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        parts.backgrounds[BarImageKey(position: barPosition, metrics: barMetrics)] = backgroundImage
        looksChanged()
    }
    /// The picture behind the field at a position and in bars of those metrics.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        parts.backgrounds[BarImageKey(position: barPosition, metrics: barMetrics)]
    }
    /// Stands in for the field's rounded rectangle; `normal` and `disabled`.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        parts.fieldBackgrounds[state.rawValue] = backgroundImage
        looksChanged()
    }
    /// The picture in place of the field's rounded rectangle in a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.fieldBackgrounds[state.rawValue]
    }
    /// Sets the picture of an icon in a state; nil for the system's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        parts.icons[SearchBarParts.IconKey(icon: icon.rawValue, state: state.rawValue)] = iconImage
        looksChanged()
    }
    /// The picture that was set for an icon in a state; nil where it is the system's.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        parts.icons[SearchBarParts.IconKey(icon: icon.rawValue, state: state.rawValue)]
    }
    /// Moves the field.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }
    /// Sets font, colour and what else attributes say of the scopes' titles in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { parts.scopes.setTitleTextAttributes(attributes, for: state) }
    /// The attributes that were set for the scopes' titles in a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.scopes.titleTextAttributes(for: state)
    }

    /// Where the bar stands: anywhere, unless the delegate says otherwise.
    open var barPosition: UIBarPosition {
        guard let delegate else { return .any }
        return OptionalCall.call(.view, delegate, "positionForBar:", { delegate.position(for: self) }) ?? .any
    }

    // MARK: Input

    open override var inputAccessoryView: UIView? {
        get { parts.field.inputAccessoryView }
        set { parts.field.inputAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { parts.field.isFirstResponder }
    @discardableResult open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }
    @discardableResult open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }

    /// When the keyboard begins with a capital: as of the field.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { parts.field.autocapitalizationType }
        set { parts.field.autocapitalizationType = newValue }
    }
    /// Whether what is typed is corrected: as of the field.
    open var autocorrectionType: UITextAutocorrectionType {
        get { parts.field.autocorrectionType }
        set { parts.field.autocorrectionType = newValue }
    }
    /// Whether misspelt words are marked: as of the field.
    open var spellCheckingType: UITextSpellCheckingType {
        get { parts.field.spellCheckingType }
        set { parts.field.spellCheckingType = newValue }
    }
    /// Which keys the keyboard has: as of the field.
    open var keyboardType: UIKeyboardType {
        get { parts.field.keyboardType }
        set { parts.field.keyboardType = newValue }
    }
    /// Whether the keyboard is light or dark: as of the field.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { parts.field.keyboardAppearance }
        set { parts.field.keyboardAppearance = newValue }
    }
    /// What the return key says: as of the field.
    open var returnKeyType: UIReturnKeyType {
        get { parts.field.returnKeyType }
        set { parts.field.returnKeyType = newValue }
    }
    /// Whether the return key can be used only where there is text: as of the field.
    open var enablesReturnKeyAutomatically: Bool {
        get { parts.field.enablesReturnKeyAutomatically }
        set { parts.field.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether what is typed is hidden and can't be copied: as of the field.
    open var isSecureTextEntry: Bool {
        get { parts.field.isSecureTextEntry }
        set { parts.field.isSecureTextEntry = newValue }
    }
    /// Whether typed quotes become those of the language: as of the field.
    open var smartQuotesType: UITextSmartQuotesType {
        get { parts.field.smartQuotesType }
        set { parts.field.smartQuotesType = newValue }
    }
    /// Whether two hyphens become a dash: as of the field.
    open var smartDashesType: UITextSmartDashesType {
        get { parts.field.smartDashesType }
        set { parts.field.smartDashesType = newValue }
    }
    /// Whether spaces are set right around what is pasted or cut: as of the field.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { parts.field.smartInsertDeleteType }
        set { parts.field.smartInsertDeleteType = newValue }
    }
    /// What the text is about, for filling it in: as of the field.
    open var textContentType: UITextContentType! {
        get { parts.field.textContentType }
        set { parts.field.textContentType = newValue }
    }

    // MARK: Size

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight) }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection?.preferredContentSizeCategory
        if before != nil, before != traitCollection.preferredContentSizeCategory { relayout(animated: false) }
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        styleCancel()
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }
}
