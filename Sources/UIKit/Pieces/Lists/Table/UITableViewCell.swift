import CoreGraphics
import Foundation
import PorticoTrace

/// A row of a table: contents, an accessory, a background that shows selection, and what editing adds at its sides.
///
/// This file is the table of contents; the work is in `UITableViewCell+….swift`.
///
/// - From: `UITableView`, the app
/// - To: its parts
@preconcurrency @MainActor open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    let style: CellStyle
    private let identifier: String?
    var parts = CellParts()
    weak var table: UITableView?
    var look = CellLook() {
        didSet {
            guard look != oldValue else { return }
            if look.editing.canMove { showsReorderControl = true }
            lookChanged()
        }
    }
    private var selectedNow = false
    private var highlightedNow = false
    private var editingNow = false
    var isSwiped = false { didSet { if isSwiped != oldValue { stateChanged() } } }
    var isReordering = false { didSet { if isReordering != oldValue { stateChanged() } } }
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            dragStateDidChange(dragState)
            stateChanged()
        }
    }
    /// A nib's cell knows its identifier from there.
    var nibIdentifier: String?
    var needsConfiguration = false
    var storedContent: (any UIContentConfiguration)?
    var storedBackground: UIBackgroundConfiguration?
    var ownSeparatorInset: UIEdgeInsets?
    /// The content's height when it was last measured.
    var measuredHeight: CGFloat?
    /// Content may have changed its size: the next pass measures it again.
    var wantsMeasuring = false
    private var standardBackground: UIColor?

    /// `reuseIdentifier` nil: the cell is never used again.
    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, identifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        build()
    }

    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

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
    }

    /// The cell has a place in a table: margins go by the table's width, and a background that nobody has given by its style.
    func joinTable() {
        let color: UIColor? =
            storedBackground != nil ? nil : look.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        if backgroundColor == nil || backgroundColor == standardBackground {
            standardBackground = color
            backgroundColor = color
        }
        let margins = contentMargins
        if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
        parts.content?.directionalLayoutMargins = margins
    }

    open var reuseIdentifier: String? { identifier ?? nibIdentifier }

    /// The cell is about to be handed out again: overriding methods put back what only some rows have.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Contents

    open var contentView: UIView { needContent() }
    /// Nil where a content configuration is set; so are the two below.
    open var textLabel: UILabel? { storedContent == nil ? needText() : nil }
    open var detailTextLabel: UILabel? { storedContent == nil ? needDetail() : nil }
    open var imageView: UIImageView? { storedContent == nil ? needImage() : nil }

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContent }
        set { changeContent(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackground }
        set { changeBackground(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration = true
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        look.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    open var configurationState: UICellConfigurationState { currentState }
    /// Several requests are one update, before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    open func updateConfiguration(using state: UICellConfigurationState) {}
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    // MARK: Backgrounds

    /// Nil while a background configuration is set; so are the two below.
    open var backgroundView: UIView? { didSet { backgroundViewsChanged() } }
    open var selectedBackgroundView: UIView? { didSet { backgroundViewsChanged() } }
    open var multipleSelectionBackgroundView: UIView? { didSet { backgroundViewsChanged() } }

    // MARK: Selection

    open var selectionStyle = SelectionStyle.default { didSet { updateSelectionLook(animated: false) } }
    open var isSelected: Bool {
        get { selectedNow }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { highlightedNow }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != selectedNow else { return }
        selectedNow = selected
        updateSelectionLook(animated: animated)
        stateChanged()
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != highlightedNow else { return }
        highlightedNow = highlighted
        updateSelectionLook(animated: animated)
        stateChanged()
    }

    // MARK: Accessories

    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoriesChanged() } } }
    /// Beats `accessoryType`. The cell places it, and leaves its size alone.
    open var accessoryView: UIView? { didSet { replaceAccessory(oldValue, accessoryView) } }
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoriesChanged() } }
    }
    open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue, editingAccessoryView) } }

    /// Points; a level indents by `indentationWidth`.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Editing

    open var editingStyle: EditingStyle { look.editing.style }
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Set by the table while it edits, where the data source moves the row (DEV-746).
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    open var showingDeleteConfirmation: Bool { isSwiped }
    open var isEditing: Bool {
        get { editingNow }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != editingNow else { return }
        let old = stateMask
        editingNow = editing
        changeState(from: old, animated: animated)
    }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    open var focusStyle = FocusStyle.default
    open var userInteractionEnabledWhileDragging = false
    open func dragStateDidChange(_ dragState: DragState) {}

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

    override var standardAccessibility: StandardAccessibility { cellAccessibility }
}
