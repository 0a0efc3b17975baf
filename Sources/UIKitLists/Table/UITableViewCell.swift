import CoreGraphics
import Foundation
import PorticoTrace
@_spi(Portico) import UIKitBase

/// A row of a table: contents, an accessory, a background that shows selection, and what editing adds at its sides.
///
/// This file is the table of contents; the work is in `UITableViewCell+….swift`.
///
/// - From: `UITableView`, the app
/// - To: its parts
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    let style: CellStyle
    private let identifier: String?
    final var parts = CellParts()
    final weak var table: UITableView? { didSet { setListEnvironment(table?.style.listEnvironment) } }
    final var look = CellLook() {
        didSet {
            guard look != oldValue else { return }
            if look.editing.canMove { showsReorderControl = true }
            lookChanged()
        }
    }
    private var selectedNow = false
    private var highlightedNow = false
    private var editingNow = false
    final var isSwiped = false { didSet { if isSwiped != oldValue { stateChanged() } } }
    final var isReordering = false { didSet { if isReordering != oldValue { stateChanged() } } }
    final var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            // What is dragged leaves a pale picture of itself in its place.
            if oldValue == .dragging || dragState == .dragging {
                contentView.alpha = dragState == .dragging ? ListMeasures.draggedAlpha : 1
            }
            dragStateDidChange(dragState)
            stateChanged()
        }
    }
    /// A nib's cell knows its identifier from there.
    final var nibIdentifier: String?
    final var needsConfiguration = false
    final var storedContent: (any UIContentConfiguration)?
    final var storedBackground: UIBackgroundConfiguration?
    final var ownSeparatorInset: UIEdgeInsets?
    /// The content's height when it was last measured.
    final var measuredHeight: CGFloat?
    /// The width that the contents had when they were last measured: what is left between controls for editing and accessories.
    final var measuredRoom: CGFloat?
    /// Content may have changed its size: the next pass measures it again.
    final var wantsMeasuring = false
    private var standardBackground: UIColor?

    /// `reuseIdentifier` nil: the cell is never used again.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, identifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        build()
    }

    /// A cell of the `default` style that is never used again.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// As Objective-C makes a cell from its class alone: the proxy of `appearance()` is one. No Swift of an app's sees it.
    package override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// A cell from a nib, with its style and reuse identifier; nil where the view can't be read.
    public required init?(coder: NSCoder) {
        style = Self.nibStyle(coder) ?? .default
        identifier = Self.nibIdentifier(coder)
        super.init(coder: coder)
        build()
        Self.nibCellProperties.read(self, coder)
    }

    private func build() {
        insetsLayoutMarginsFromSafeArea = false
        directionalLayoutMargins = contentMargins
        // Who overrides what updates configurations hears of the first state, too.
        needsConfiguration = type(of: self) != UITableViewCell.self
    }

    /// The cell has a place in a table: margins go by the table's width, and a background that nobody has given by its style.
    final func joinTable() {
        let color: UIColor? =
            storedBackground != nil ? nil : look.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        if backgroundColor == nil || backgroundColor == standardBackground {
            standardBackground = color
            backgroundColor = color
            regardAsStandard(.backgroundColor)
        }
        let margins = contentMargins
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
        parts.content?.directionalLayoutMargins = margins
        parts.givenMargins = margins
    }

    /// The table has another width: its margin may be another one. Margins that the app has given the cell stay.
    final func followTableWidth() {
        let margins = contentMargins
        guard let given = parts.givenMargins, given != margins else { return }
        parts.givenMargins = margins
        if directionalLayoutMargins == given { directionalLayoutMargins = margins }
        parts.content?.directionalLayoutMargins = margins
        parts.content?.setNeedsLayout()
    }

    /// What the cell is handed out again for; nil: it isn't.
    open var reuseIdentifier: String? { identifier ?? nibIdentifier }

    /// The cell is about to be handed out again: overriding methods put back what only some rows have.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Contents

    /// What contents are added to: the cell without accessories and controls. Another one with each kind of content configuration.
    open var contentView: UIView { needContent() }
    /// Nil where a content configuration is set; so are the two below.
    open var textLabel: UILabel? { storedContent == nil ? needText() : nil }
    /// The second text, of the styles that have one. nil where a content configuration is set.
    open var detailTextLabel: UILabel? { storedContent == nil ? needDetail() : nil }
    /// The image at the leading side. nil where a content configuration is set.
    open var imageView: UIImageView? { storedContent == nil ? needImage() : nil }

    /// Makes a content view of its own, which takes the other's place; nil, to begin with: the texts and image of the style.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContent }
        set { changeContent(newValue) }
    }
    /// Whether the content configuration follows the cell's state by itself; `true` to begin with.
    open var automaticallyUpdatesContentConfiguration = true
    /// The configuration that looks as the cell's style does, without texts and image.
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }
    /// What is behind the contents; nil to begin with. Setting it takes the three background views away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackground }
        set { changeBackground(newValue) }
    }
    /// Whether the background configuration follows the cell's state by itself; `true` to begin with.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The background that a cell in a table of this style has by itself.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        look.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// The cell's traits, and whether it is selected, highlighted, edited, swiped, reordered or dragged now.
    open var configurationState: UICellConfigurationState { currentState }
    /// Several requests are one update, before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    @_spi(Portico) open override func configurationInvalidated() { setNeedsUpdateConfiguration() }
    /// Brings configurations in step with a state; called before the next layout. Does nothing here.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// Called after `updateConfiguration(using:)` with the cell's state. Setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Backgrounds

    /// Nil while a background configuration is set; so are the two below.
    open var backgroundView: UIView? { didSet { backgroundViewsChanged() } }
    /// In place of the grey behind a selected or highlighted cell; nil, to begin with: that grey.
    open var selectedBackgroundView: UIView? { didSet { backgroundViewsChanged() } }
    /// In place of `selectedBackgroundView` during editing where several rows can be selected; nil, to begin with: that one.
    open var multipleSelectionBackgroundView: UIView? { didSet { backgroundViewsChanged() } }

    // MARK: Selection

    /// Whether a selected cell is grey: with all but `none`. `default` to begin with.
    open var selectionStyle = SelectionStyle.default { didSet { updateSelectionLook(animated: false) } }
    /// Whether the row is selected; the table sets it. Setting it isn't animated, and tells the table nothing.
    open var isSelected: Bool {
        get { selectedNow }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether a finger is on the cell; the table sets it. Setting it isn't animated.
    open var isHighlighted: Bool {
        get { highlightedNow }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Shows the cell as selected or not. Called by the table; call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectedNow else { return }
        selectedNow = selected
        updateSelectionLook(animated: animated)
        stateChanged()
    }
    /// Shows the cell as highlighted or not. Called by the table; call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != highlightedNow else { return }
        highlightedNow = highlighted
        updateSelectionLook(animated: animated)
        stateChanged()
    }

    // MARK: Accessories

    /// What stands at the trailing side while nothing is edited; `none` to begin with.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoriesChanged() } } }
    /// Beats `accessoryType`. The cell places it, and leaves its size alone.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, accessoryView) } }
    /// What stands at the trailing side during editing; `none` to begin with.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoriesChanged() } }
    }
    /// Beats `editingAccessoryType`. The cell places it, and leaves its size alone.
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue, editingAccessoryView) } }

    /// Points; a level indents by `indentationWidth`.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// How far one level indents the contents, in points; 10 to begin with.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// How far the line below the cell stands in from both sides, in points; the table's unless it is set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Editing

    /// What the control at the leading side does, as the delegate says.
    open var editingStyle: EditingStyle { look.editing.style }
    /// Whether contents of a cell without a control at the leading side keep its room during editing, in tables that aren't plain;
    /// `true` to begin with.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Set by the table while it edits, where the data source moves the row (DEV-746).
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    /// Whether a swipe's buttons are shown.
    open var showingDeleteConfirmation: Bool { isSwiped }
    /// Whether the cell shows its controls for editing; the table sets it. Setting it isn't animated.
    open var isEditing: Bool {
        get { editingNow }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows or hides the controls for editing. Called by the table; call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingNow else { return }
        let old = stateMask
        editingNow = editing
        changeState(from: old, animated: animated)
    }
    /// Called before the controls for editing appear or go. Does nothing here.
    open func willTransition(to state: StateMask) {}
    /// Called when the controls for editing have appeared or gone. Does nothing here.
    open func didTransition(to state: StateMask) {}

    /// How the focus shows: by the system's effect, or with `custom` only by what the app draws. `default` to begin with.
    open var focusStyle = FocusStyle.default
    /// Whether the cell takes touches while it is dragged; `false` to begin with. Kept (DEV-272).
    open var userInteractionEnabledWhileDragging = false
    /// Called when the cell is lifted, dragged or let go; its configurations are updated after that. Does nothing here.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Focus

    /// True where the list lets its cells have the focus.
    open override var canBecomeFocused: Bool { table?.canFocus(self) ?? false }
    @_spi(Portico) open override var standardFocusPriority: UIFocusGroupPriority {
        isSelected ? .prioritized : .ignored
    }
    @_spi(Portico) open override var keepsFocusHaloInside: Bool { true }
    @_spi(Portico) open override func focusDidChange() { stateChanged() }
    @_spi(Portico) open override func activateByFocus() -> Bool { table?.activateFocusedCell(self) ?? false }
    @_spi(Portico) open override var standardFocusEffect: UIFocusEffect? {
        focusStyle == .custom ? nil : UIFocusEffect()
    }

    // MARK: From UIView

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layOutParts()
        super.layoutSubviews()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize(width: size.width) }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.contentChanged(of: self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility { cellAccessibility }
}
