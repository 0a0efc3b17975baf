import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// A header or footer of a section that can be used again.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    /// Changes a header or footer for a state; gets the view itself, so that a closure needn't capture it.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    private let identifier: String?
    final weak var table: UITableView? { didSet { setListEnvironment(table?.style.listEnvironment) } }
    final var isFooter = false
    final var isPinned = false { didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } } }
    private var content: UIView?
    private var text: UILabel?
    private var detail: UILabel?
    final var configured: ConfigurationBackground?
    final var storedContent: (any UIContentConfiguration)?
    final var storedBackground: UIBackgroundConfiguration?
    final var needsConfiguration = false
    /// The margin at the sides that the view was given last: what an app sets after that stays.
    private var marginSide: CGFloat?

    /// Makes an empty view of no size; the identifier is the one that it is queued under for another use, nil for none.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        insetsLayoutMarginsFromSafeArea = false
    }

    /// Makes a view that isn't used again.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// As Objective-C makes a view from its class alone: the proxy of `appearance()` is one. No Swift of an app's sees it.
    package override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Reads the view and its reuse identifier from a storyboard or nib.
    public required init?(coder: NSCoder) {
        identifier = coder.decodeObject(forKey: "UIReuseIdentifier") as? String
        super.init(coder: coder)
    }

    /// The name that the table's queue knows the view by; nil: it isn't used again.
    open var reuseIdentifier: String? { identifier }
    /// Called before the view is used for another section. Does nothing itself: undo here what a section may set.
    open func prepareForReuse() {}

    /// Holds what the view shows, within the safe area at the sides; made when it is first asked for, replaced by a content configuration's
    /// view.
    open var contentView: UIView {
        if let content { return content }
        let view = UIView(frame: bounds)
        put(view)
        return view
    }

    private func put(_ view: UIView) {
        content?.removeFromSuperview()
        content = view
        view.preservesSuperviewLayoutMargins = true
        addSubview(view)
        setNeedsLayout()
    }

    /// The title's label; nil where a content configuration is set.
    open var textLabel: UILabel? {
        guard storedContent == nil else { return nil }
        if let text { return text }
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        text = label
        styleTitle()
        contentView.addSubview(label)
        return label
    }

    /// A second label, in the footnote style and `secondaryLabel`; nil where a content configuration is set. Only the app places it.
    open var detailTextLabel: UILabel? {
        guard storedContent == nil else { return nil }
        if let detail { return detail }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.adjustsFontForContentSizeCategory = true
        label.regardAsStandard(.font, .textColor)
        detail = label
        contentView.addSubview(label)
        return label
    }

    /// Fills the view behind its content; nil, the default, shows none. Its frame follows the bounds.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Configurations

    /// What the view shows; its own content view takes the place of `contentView` and of the labels. Default nil.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { storedContent }
        set { changeContent(newValue) }
    }
    /// Whether `contentConfiguration` is updated for each new state before `updateConfiguration(using:)`; default true.
    open var automaticallyUpdatesContentConfiguration = true
    /// A content configuration with the looks that suit the table's style and a header or footer; set it to have it shown.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (table?.style == .plain, isFooter) {
        case (true, false): .plainHeader()
        case (true, true): .plainFooter()
        case (false, false): .groupedHeader()
        case (false, true): .groupedFooter()
        }
    }
    /// What is behind the content, in place of `backgroundView`; nil, the default, shows nothing.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { storedBackground }
        set {
            storedBackground = newValue
            guard let newValue else {
                configured?.removeFromSuperview()
                configured = nil
                return
            }
            let view = configured ?? ConfigurationBackground()
            configured = view
            view.show(newValue, tint: tintColor)
            insertSubview(view, at: 0)
            setNeedsLayout()
        }
    }
    /// Whether `backgroundConfiguration` is updated for each new state; default true.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// A background that suits the table's style; set it to have it shown.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    /// The traits, and whether the view is pinned to the table's edge.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isPinned = isPinned
        return state
    }
    /// Asks for one update of the configurations at the next layout; several calls make one update.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }
    @_spi(Portico) open override func configurationInvalidated() { setNeedsUpdateConfiguration() }
    /// Override to set configurations for a state; does nothing itself. Called at layout, before the handler.
    open func updateConfiguration(using state: UIViewConfigurationState) {}
    /// Called after `updateConfiguration(using:)`; setting it asks for an update. Default nil.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    final func changeBackground(_ new: UIBackgroundConfiguration?) { backgroundConfiguration = new }

    final func changeContent(_ new: (any UIContentConfiguration)?) {
        storedContent = new
        guard let new else {
            if content is any UIContentView { put(UIView(frame: bounds)) }
            return
        }
        showContent(new, in: content) {
            (text, detail) = (nil, nil)
            put(new.makeContentView())
        }
        setNeedsLayout()
    }

    final func callConfigurationUpdates(_ state: UIViewConfigurationState) {
        withOwnTraits {
            updateConfiguration(using: state)
            configurationUpdateHandler?(self, state)
        }
    }

    // MARK: Layout

    private func styleTitle() {
        guard let text else { return }
        let isPlain = (table?.style ?? .plain) == .plain
        text.font = .preferredFont(forTextStyle: isPlain && !isFooter ? .headline : .footnote)
        text.textColor = isPlain && !isFooter ? .label : .secondaryLabel
        text.regardAsStandard(.font, .textColor)
    }

    /// The title as the table has it from the data source. Grouped headers are in capitals.
    final func showTitle(_ title: String) {
        styleTitle()
        textLabel?.text = table?.style != .plain && !isFooter ? title.uppercased() : title
        styleTitle()
        setNeedsLayout()
    }

    /// The room that its contents leave free beside a notch, as rows do.
    final var safeSides: UIEdgeInsets {
        guard let table, table.style == .insetGrouped || table.insetsContentViewsToSafeArea else { return .zero }
        return UIEdgeInsets(top: 0, left: table.safeAreaInsets.left, bottom: 0, right: table.safeAreaInsets.right)
    }

    private var textMargins: UIEdgeInsets {
        let width = table?.bounds.width ?? bounds.width
        // Cards stand in by the same margin as the texts on them.
        let side = ListMeasures.side(width) * (table?.style == .insetGrouped ? 2 : 1)
        let isPlain = (table?.style ?? .plain) == .plain
        if isPlain { return UIEdgeInsets(top: 3, left: side, bottom: 3, right: side) }
        return isFooter
            ? UIEdgeInsets(top: 8, left: side, bottom: 6, right: side)
            : UIEdgeInsets(top: 17, left: side, bottom: 6, right: side)
    }

    /// Content configurations and constraints to margins begin where titles do: in line with the texts of rows.
    private func updateMargins() {
        let side = textMargins.left
        guard table != nil, side != marginSide else { return }
        marginSide = side
        directionalLayoutMargins.leading = side
        directionalLayoutMargins.trailing = side
    }

    /// Whether its height comes from a title or a list's content, and not from constraints.
    final var measuresItself: Bool {
        content is UIListContentView || (text != nil && content?.subviews.count == 1) || storedContent != nil
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        updateMargins()
        let sides = safeSides
        let size = CGSize(width: max(0, size.width - sides.left - sides.right), height: size.height)
        if let view = content as? UIListContentView { return view.sizeThatFits(size) }
        guard let text, text.text?.isEmpty == false else { return CGSize(width: size.width, height: 0) }
        let margins = textMargins
        let height = text.sizeThatFits(CGSize(width: size.width - margins.left - margins.right, height: 0)).height
        return CGSize(width: size.width, height: max(ListMeasures.plainHeader, height + margins.top + margins.bottom))
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        updateMargins()
        for view in [backgroundView, configured] { view?.frame = bounds }
        let inner = bounds.inset(by: safeSides)
        content?.frame = inner
        let margins = textMargins
        if let text, text.superview === content {
            let room = inner.width - margins.left - margins.right
            let height = min(text.sizeThatFits(CGSize(width: room, height: 0)).height, max(0, bounds.height))
            let isPlain = (table?.style ?? .plain) == .plain
            let top =
                isPlain
                ? (bounds.height - height) / 2 : isFooter ? margins.top : bounds.height - margins.bottom - height
            text.frame = CGRect(x: margins.left, y: top, width: max(0, room), height: height)
            text.textAlignment = isRightToLeft ? .right : .natural
        }
        super.layoutSubviews()
    }

    @_spi(Portico) open override var standardAccessibility: StandardAccessibility {
        let said = (content as? UIListContentView)?.spokenText.joined(separator: ", ") ?? text?.text
        return StandardAccessibility(
            isElement: said?.isEmpty == false, label: said, traits: isFooter ? .staticText : .header)
    }
}

extension UITableViewHeaderFooterView: ConfiguredListView {}
