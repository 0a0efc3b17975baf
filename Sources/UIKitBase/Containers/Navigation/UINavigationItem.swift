import CoreGraphics
import Foundation

/// What a navigation bar shows for one controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
    /// When a title is large, in a bar that prefers large ones.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item before it; the first one large.
        case automatic = 0
        case always = 1
        case never = 2
        /// Large, and at the leading side of the row that the buttons are in: the bar gets no higher by it.
        @available(iOS, introduced: 17.0)
        case inline = 3
    }

    /// How much the button says that leads back to the item.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, a shorter word, or nothing, as there is room.
        case `default` = 0
        /// The word "Back".
        case generic = 1
        /// The sign alone.
        case minimal = 2
    }

    /// What the item's bar is for: a stack of screens, places to go to, or a document with its tools.
    public enum ItemStyle: Int, Sendable {
        case navigator = 0
        case browser = 1
        case editor = 2
    }

    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic = 0
        /// In the row of the buttons.
        case inline = 1
        /// In a row of its own.
        case stacked = 2
    }

    /// Told to the bar that shows the item.
    var changed: () -> Void = {}

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    public convenience override init() {
        self.init(title: "")
    }

    /// Makes an item from a nib or an archive.
    public required init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "UITitle") as String?
        super.init()
        Self.nibProperties.read(self, coder)
    }

    /// Writes the title, and nothing else.
    open func encode(with coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
    }

    /// What the bar says in its middle, or large below. Nil for nothing.
    open var title: String? { didSet { if oldValue != title { changed() } } }
    /// The app's own view in the title's place; nil, the default, for none.
    open var titleView: UIView? {
        didSet {
            UIView.item(shows: titleView, insteadOf: oldValue)
            if titleView !== oldValue { titleSize = TitleViewSize() }
            changed()
        }
    }
    /// How large `titleView` is, for the bar that shows it.
    final var titleSize = TitleViewSize()
    /// A line above the title; the bar grows by it.
    open var prompt: String? { didSet { if oldValue != prompt { changed() } } }
    /// What the item's bar is for. `navigator` by default; only the others show `centerItemGroups`.
    open var style = ItemStyle.navigator { didSet { if oldValue != style { changed() } } }
    /// What the button says that leads back to this item; nil, the default: its title.
    open var backButtonTitle: String? { didSet { if oldValue != backButtonTitle { changed() } } }
    /// The button that leads back *to* this item.
    open var backBarButtonItem: UIBarButtonItem? { didSet { if oldValue !== backBarButtonItem { changed() } } }
    /// How much the button says that leads back to this item. `default` by default.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if oldValue != backButtonDisplayMode { changed() } }
    }
    /// Runs instead of going back.
    open var backAction: UIAction? { didSet { if oldValue !== backAction { changed() } } }
    /// Whether no button leads back from this item. False by default.
    open var hidesBackButton = false { didSet { if oldValue != hidesBackButton { changed() } } }
    /// Whether buttons at the left stand beside the one that leads back, instead of in its place. False by default.
    open var leftItemsSupplementBackButton = false {
        didSet { if oldValue != leftItemsSupplementBackButton { changed() } }
    }
    /// Whether the title is large in a bar that prefers large ones. `automatic` by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if oldValue != largeTitleDisplayMode { changed() } }
    }
    /// The buttons of `leadingItemGroups`; setting them makes one group of them.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leading.map { $0.flatMap(\.barButtonItems) } }
        set { leading = newValue.map { Self.groups($0) } }
    }
    /// The buttons of `trailingItemGroups`, from the bar's edge inwards; setting them makes one group of them.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { trailing.map { $0.flatMap(\.barButtonItems).reversed() } }
        set { trailing = newValue.map { Self.groups($0.reversed()) } }
    }
    /// In reading order.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leading ?? [] }
        set { leading = newValue.isEmpty ? nil : newValue }
    }
    /// In reading order: the last one stands at the bar's edge, before `pinnedTrailingGroup`.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailing ?? [] }
        set { trailing = newValue.isEmpty ? nil : newValue }
    }
    /// Shown where `style` is `browser` or `editor`: in the middle of a wide bar, and in the overflow button's menu where there is no room.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            watch(centerItemGroups, oldValue)
            BarCustomization.restoreGroups(of: self)
        }
    }
    /// At the bar's trailing edge, whatever else there is.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet { watch(pinnedTrailingGroup.map { [$0] } ?? [], oldValue.map { [$0] } ?? []) }
    }
    private var leading: [UIBarButtonItemGroup]? { didSet { watch(leading ?? [], oldValue ?? []) } }
    private var trailing: [UIBarButtonItemGroup]? { didSet { watch(trailing ?? [], oldValue ?? []) } }

    private static func groups(_ items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
        [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
    }

    private func watch(_ groups: [UIBarButtonItemGroup], _ old: [UIBarButtonItemGroup]) {
        for group in old { group.changed = {} }
        for group in groups { group.changed = { [weak self] in self?.changed() } }
        changed()
    }
    /// The first button at the left; setting it makes it the only one.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The button nearest to the right edge; setting it makes it the only one.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// How the bar looks while it shows this item; nil, the default, as the bar says. A copy is kept.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.watchedCopy { [weak self] in self?.changed() }
            changed()
        }
    }
    /// How the bar looks for this item where content ends below it; nil, the default, as the bar says. A copy is kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.watchedCopy { [weak self] in self?.changed() }
            changed()
        }
    }
    /// How the bar looks for this item in its low form; nil, the default, as the bar says. A copy is kept.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet {
            compactAppearance = compactAppearance?.watchedCopy { [weak self] in self?.changed() }
            changed()
        }
    }
    /// How the bar looks for this item in its low form where content ends below it; nil, the default, as the bar says. A copy is kept.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet {
            compactScrollEdgeAppearance = compactScrollEdgeAppearance?.watchedCopy { [weak self] in self?.changed() }
            changed()
        }
    }
    /// Its bar stands below the title, or among the buttons.
    open var searchController: UISearchController? {
        didSet {
            guard oldValue !== searchController else { return }
            oldValue?.navigationItemShown = nil
            oldValue?.searchBar.isInNavigationBar = false
            oldValue?.searchBar.removeFromSuperview()
            searchController?.navigationItemShown = self
            searchController?.searchBar.isInNavigationBar = true
            changed()
        }
    }
    /// Whether the search bar gives up its height before the title does; it shows at first (DEV-536).
    open var hidesSearchBarWhenScrolling = true { didSet { if oldValue != hidesSearchBarWhenScrolling { changed() } } }
    /// Where the search bar should stand, where there is a choice: on a tablet. `automatic` by default.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        willSet {
            let next = placement(newValue)
            if next != searchBarPlacement { searchController?.placementWillChange(to: next) }
        }
        didSet {
            changed()
            let last = placement(oldValue)
            if last != searchBarPlacement { searchController?.placementDidChange(from: last) }
        }
    }
    /// Where a search bar would stand now: in a row of its own on a phone and in a narrow bar, and where the app wants it in a wider one.
    open var searchBarPlacement: SearchBarPlacement { placement(preferredSearchBarPlacement) }
    private func placement(_ wish: SearchBarPlacement) -> SearchBarPlacement {
        let isWide = UIDevice.current.userInterfaceIdiom == .pad && !isInCompactBar
        return isWide && wish != .stacked ? .inline : .stacked
    }
    /// Whether the bar that shows it is one of a narrow column.
    final var isInCompactBar = false {
        willSet {
            guard newValue != isInCompactBar, let searchController else { return }
            let next: SearchBarPlacement = newValue || preferredSearchBarPlacement == .stacked ? .stacked : .inline
            if next != searchBarPlacement { searchController.placementWillChange(to: next) }
        }
        didSet {
            guard oldValue != isInCompactBar, let searchController else { return }
            let last: SearchBarPlacement = oldValue || preferredSearchBarPlacement == .stacked ? .stacked : .inline
            if last != searchBarPlacement { searchController.placementDidChange(from: last) }
        }
    }
    /// Makes the menu behind the title of what the system suggests; nil, its answer or itself, shows none.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet {
            if titleMenuProvider != nil { StandardMenus.hasDocuments = true }
            changed()
        }
    }
    /// The document that the item stands for, on top of the title's menu.
    open var documentProperties: UIDocumentProperties? { didSet { changed() } }
    /// With it the title's menu lets a person rename the item.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { changed() } }
    /// Entries at the end of the overflow button's menu; with them there is such a button in any case.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { changed() } }
    /// The overflow button, for what is presented out of it; nil while the bar shows none.
    open var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { overflowButton }
    final weak var overflowButton: UIBarButtonItem?
    /// A name by which it is kept which of the optional `centerItemGroups` a person has taken out or put back: the overflow button's menu lets
    /// them (DEV-1314). Nil, the default, and nobody can.
    open var customizationIdentifier: String? {
        didSet {
            guard oldValue != customizationIdentifier else { return }
            BarCustomization.restoreGroups(of: self)
            changed()
        }
    }

    /// Shows or hides the button that leads back; animated, the buttons fade.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }
    /// Replaces the buttons at the left by one; animated, they fade.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.leftBarButtonItem = item }
    }
    /// Replaces the buttons at the right by one; animated, they fade.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.rightBarButtonItem = item }
    }
    /// Replaces the buttons at the left; animated, they fade.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.leftBarButtonItems = items }
    }
    /// Replaces the buttons at the right, given from the edge inwards; animated, they fade.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.rightBarButtonItems = items }
    }

    /// Set while an animated setter runs; the bar fades its buttons then.
    final private(set) var changesAnimated = false

    private func change(_ animated: Bool, _ body: () -> Void) {
        changesAnimated = animated
        body()
        changesAnimated = false
    }
}
