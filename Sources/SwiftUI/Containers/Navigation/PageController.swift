import UIKit

/// A screen of a stack, a tab or a sheet: it takes titles, bars' items and the like from the views in it.
///
/// - From: `NavigationCoordinator`, `TabPages`
/// - To: `UINavigationItem`
final class PageController: UIHostingController<AnyView> {
    /// Called when views in the page may say other destinations.
    var onDestinationsChange: (() -> Void)?
    /// Called when views in the page may say other things of their page.
    var onOwnPreferencesChange: (() -> Void)?
    private var shownBars: NavigationBars?
    private var shownCommands: [[Command]] = []
    private var search: SearchFollower?
    private lazy var fitter = BarItemMaker()
    private lazy var renamer = TitleBinder()
    /// The tabs whose bar this page has hidden.
    private weak var tabsWithoutBar: UITabBarController?
    /// The bar at the bottom to which this page gave its look.
    private weak var changedToolbar: UIToolbar?
    private let editing = StateBox(EditMode.inactive)

    override init(rootView: AnyView, under node: ViewNode) {
        super.init(rootView: rootView, under: node)
        // Each screen's lists are edited on their own.
        let editing = editing
        var values = EnvironmentValues(chain: host.environment)
        values.editMode = Binding(location: editing, get: { editing.value }, set: { editing.set($0, $1) })
        values.apply(to: host.environment)
        host.onPreferencesChange = { [weak self] in
            self?.applyBars()
            self?.onDestinationsChange?()
            self?.onOwnPreferencesChange?()
        }
        host.updateObservers.append { [weak self] in self?.updateItemsIfNeeded() }
    }

    required dynamic init?(coder aDecoder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.layoutIfNeeded()
        applyBars()
    }

    private var isInNavigation: Bool { navigationController != nil && parent === navigationController }

    /// Brings what the views say into the navigation item.
    func applyBars() {
        let bars = host.preference(NavigationBarsKey.self)
        let environment = EnvironmentValues(chain: host.environment)
        let resolution = TextResolution(environment: environment)
        let titleText = bars.title.map { resolution.string($0) }
        if title != titleText, titleText != nil { title = titleText }
        navigationItem.title = bars.removesTitle ? "" : titleText
        let backTitle = bars.removesTitle ? titleText : nil
        if navigationItem.backButtonTitle != backTitle { navigationItem.backButtonTitle = backTitle }
        switch bars.removesTitle ? .inline : bars.displayMode {
        case .inline:
            let isLarge = bars.isInlineTitleLarge && !bars.removesTitle
            navigationItem.largeTitleDisplayMode = isLarge ? .inline : .never
        case .large: navigationItem.largeTitleDisplayMode = .always
        // A page that says no title has no room for a large one.
        case .automatic, nil: navigationItem.largeTitleDisplayMode = bars.title == nil ? .never : .automatic
        }
        navigationItem.hidesBackButton = bars.hidesBackButton ?? false
        applyLooks(bars, environment)
        applyTransition()
        var search = bars.search
        if bars.hidesSearchSuggestions { search?.suggestions = [] }
        applySearch(search, environment)
        shownBars = bars
        // Items stay while their commands look the same; views that are none are shown as they are now.
        fitter.refreshViews(of: bars.items)
        updateItemsIfNeeded()
        applyVisibility(bars)
    }

    private func applyLooks(_ bars: NavigationBars, _ environment: EnvironmentValues) {
        navigationItem.style =
            bars.role?.kind == .editor ? .editor : bars.role?.kind == .browser ? .browser : .navigator
        renamer.title = bars.renamedTitle
        let delegate = bars.renamedTitle == nil ? nil : renamer
        if navigationItem.renameDelegate !== delegate { navigationItem.renameDelegate = delegate }
        if let menu = bars.titleMenu {
            navigationItem.titleMenuProvider = { suggested in
                let own = menu.slot.map { Command.makeMenu(Command.collectMixed(from: $0)) }
                guard let own, bars.renamedTitle != nil else { return own }
                return own.replacingChildren(TitleBinder.mergeMenu(own.children, suggested))
            }
        } else if shownBars?.titleMenu != nil {
            navigationItem.titleMenuProvider = nil
        }
        let look = bars.looks[.navigationBar] ?? BarLook()
        let old = shownBars?.looks[.navigationBar] ?? BarLook()
        if !look.isEmpty || !old.isEmpty {
            navigationItem.standardAppearance = look.navigationAppearance(environment, isAtEdge: false)
            navigationItem.scrollEdgeAppearance = look.navigationAppearance(environment, isAtEdge: true)
            navigationItem.compactAppearance = navigationItem.standardAppearance
            if isInNavigation, let bar = navigationController?.navigationBar {
                bar.overrideUserInterfaceStyle = look.style
            }
        }
        applyBottomLook(bars.looks[.bottomBar], environment)
        if let tabs = bars.looks[.tabBar], let tab = tabBarItem {
            tab.standardAppearance = tabs.tabAppearance(environment, isAtEdge: false)
            tab.scrollEdgeAppearance = tabs.tabAppearance(environment, isAtEdge: true)
            tabBarController?.tabBar.overrideUserInterfaceStyle = tabs.style
        }
    }

    /// The stack's bar at the bottom looks as the page at its top says.
    private func applyBottomLook(_ look: BarLook?, _ environment: EnvironmentValues) {
        guard let look, !look.isEmpty else { return endBottomLook() }
        guard isInNavigation, let navigationController, navigationController.topViewController === self else { return }
        let bar: UIToolbar = navigationController.toolbar
        changedToolbar = bar
        bar.standardAppearance = look.toolbarAppearance(environment, isAtEdge: false) ?? UIToolbarAppearance()
        bar.scrollEdgeAppearance = look.toolbarAppearance(environment, isAtEdge: true)
        bar.overrideUserInterfaceStyle = look.style
    }

    /// The next page's bar is its own.
    private func endBottomLook() {
        guard let bar = changedToolbar else { return }
        changedToolbar = nil
        bar.standardAppearance = UIToolbarAppearance()
        bar.scrollEdgeAppearance = nil
        bar.overrideUserInterfaceStyle = .unspecified
    }

    private func applyVisibility(_ bars: NavigationBars) {
        guard isInNavigation, let navigationController, navigationController.topViewController === self else { return }
        let isHidden = bars.isNavigationBarHidden ?? false
        if navigationController.isNavigationBarHidden != isHidden {
            navigationController.setNavigationBarHidden(isHidden, animated: view.window != nil)
        }
        let hasBottom = !(toolbarItems ?? []).isEmpty && bars.isBottomBarHidden != true
        if navigationController.isToolbarHidden == hasBottom {
            navigationController.setToolbarHidden(!hasBottom, animated: view.window != nil)
        }
        applyTabBarVisibility(bars.isTabBarHidden)
    }

    /// Hides the bar of tabs for as long as the page is shown and says so.
    private func applyTabBarVisibility(_ isHidden: Bool?) {
        if isHidden == true, let tabs = tabBarController {
            tabs.tabBar.isHidden = true
            tabsWithoutBar = tabs
            (tabs.delegate as? BarTabs.Coordinator)?.pageWithoutBar = self
        } else {
            bringTabBarBack()
            if isHidden == false { tabBarController?.tabBar.isHidden = false }
        }
    }

    /// Nothing where another page hides the bar by now: of a change of tabs the new page hears first.
    private func bringTabBarBack() {
        guard let tabs = tabsWithoutBar else { return }
        tabsWithoutBar = nil
        if let page = (tabs.delegate as? BarTabs.Coordinator)?.pageWithoutBar, page !== self { return }
        tabs.tabBar.isHidden = false
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        bringTabBarBack()
        endBottomLook()
    }

    // MARK: Items

    private func updateItemsIfNeeded() {
        guard let bars = shownBars else { return }
        let commands = bars.items.map { $0.commands }
        let isSame =
            commands.count == shownCommands.count
            && zip(commands, shownCommands).allSatisfy { a, b in
                a.count == b.count && zip(a, b).allSatisfy { $0.looksLike($1) }
            }
        if isSame, !commands.isEmpty || (navigationItem.leftBarButtonItems ?? []).isEmpty { return }
        shownCommands = commands
        let arranged = fitter.arrangeItems(
            of: bars.items, commands, centersSecondary: navigationItem.style != .navigator)
        arranged.showItems(in: navigationItem)
        toolbarItems = arranged.bottom.isEmpty ? nil : arranged.bottom
        if let bars = shownBars { applyVisibility(bars) }
    }

    // MARK: Search

    private func applySearch(_ wanted: SearchBars?, _ environment: EnvironmentValues) {
        guard let wanted else {
            if search != nil {
                search = nil
                navigationItem.searchController = nil
            }
            return
        }
        let follower = search ?? SearchFollower()
        if search == nil {
            search = follower
            navigationItem.searchController = follower.controller
        }
        navigationItem.hidesSearchBarWhenScrolling = !wanted.isAlwaysShown
        follower.update(wanted, TextResolution(environment: environment))
    }
}

/// Connects UIKit's search controller with a binding.
@MainActor
final class SearchFollower: NSObject, UISearchResultsUpdating, UISearchBarDelegate,
    UISearchControllerDelegate
{
    let controller = UISearchController(searchResultsController: nil)
    private var bars: SearchBars?
    private var shownSuggestions: [SearchSuggestion] = []

    func updateSearchResults(for searchController: UISearchController, selecting suggestion: any UISearchSuggestion) {
        let completion = suggestion.representedObject as? SearchCompletion
        var text = suggestion.localizedSuggestion ?? ""
        switch completion {
        case .text(let completion): text = completion
        case .token: text = ""
        case nil: break
        }
        searchController.searchBar.text = text
        bars?.text.wrappedValue = text
        if case .token(let token) = completion { bars?.tokens?.append(token) }
        searchController.searchSuggestions = nil
        shownSuggestions = []
    }

    /// Shows the tokens of the binding, but for those that are in the field already.
    private func showTokens(_ tokens: SearchTokens) {
        let field = controller.searchBar.searchTextField
        let known = field.tokens
        guard known.map({ $0.representedObject as? AnyHashable }) != tokens.shown.map(\.id) else { return }
        field.tokens = tokens.shown.map { token in
            if let same = known.first(where: { $0.representedObject as? AnyHashable == token.id }) { return same }
            let made = UISearchToken(icon: token.image, text: token.title)
            made.representedObject = token.id
            return made
        }
    }

    /// Takes tokens out of the binding that aren't in the field anymore.
    private func keepTokens() {
        guard let tokens = bars?.tokens else { return }
        let left = Set(controller.searchBar.searchTextField.tokens.compactMap { $0.representedObject as? AnyHashable })
        if tokens.shown.contains(where: { !left.contains($0.id) }) { tokens.keep(left) }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        bars?.selectScope(selectedScope)
    }

    override init() {
        super.init()
        controller.obscuresBackgroundDuringPresentation = false
        controller.searchResultsUpdater = self
        controller.searchBar.delegate = self
        controller.delegate = self
    }

    func update(_ bars: SearchBars, _ resolution: TextResolution) {
        self.bars = bars
        controller.searchBar.placeholder = bars.prompt.map { resolution.string($0) } ?? controller.searchBar.placeholder
        controller.scopeBarActivation = bars.scopeActivation.platform
        let titles = bars.scopes.map(\.title)
        if controller.searchBar.scopeButtonTitles ?? [] != titles {
            controller.searchBar.scopeButtonTitles = titles.isEmpty ? nil : titles
        }
        if let scope = bars.selectedScope, controller.searchBar.selectedScopeButtonIndex != scope {
            controller.searchBar.selectedScopeButtonIndex = scope
        }
        if bars.suggestions.map(\.title) != shownSuggestions.map(\.title)
            || bars.suggestions.isEmpty != shownSuggestions.isEmpty
        {
            shownSuggestions = bars.suggestions
            controller.searchSuggestions = bars.suggestions.map { suggestion in
                let item = UISearchSuggestionItem(
                    localizedSuggestion: suggestion.title, localizedDescription: nil, iconImage: suggestion.image)
                item.representedObject = suggestion.completion
                return item
            }
        }
        let text = bars.text.wrappedValue
        if controller.searchBar.text ?? "" != text { controller.searchBar.text = text }
        // Before the field opens, which asks what is in it.
        if let tokens = bars.tokens { showTokens(tokens) }
        if let isPresented = bars.isPresented, isPresented.wrappedValue != controller.isActive {
            controller.isActive = isPresented.wrappedValue
        }
        if let focus = bars.focus { follow(focus) }
    }

    /// Whether the field has the keyboard, as it said last.
    private var isFocused = false

    private func follow(_ focus: FocusLink) {
        guard focus.isFocused() != isFocused else { return }
        if isFocused {
            _ = controller.searchBar.resignFirstResponder()
        } else {
            controller.isActive = true
            _ = controller.searchBar.becomeFirstResponder()
        }
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { focusDidChange(to: true) }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { focusDidChange(to: false) }

    private func focusDidChange(to isFocused: Bool) {
        self.isFocused = isFocused
        bars?.focus?.setFocused(isFocused)
    }

    func updateSearchResults(for searchController: UISearchController) {
        keepTokens()
        let text = searchController.searchBar.text ?? ""
        guard let bars, bars.text.wrappedValue != text else { return }
        bars.text.wrappedValue = text
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { bars?.submit() }

    func didPresentSearchController(_ searchController: UISearchController) { bars?.setSearching(true) }
    func didDismissSearchController(_ searchController: UISearchController) { bars?.setSearching(false) }
}

/// The items of a page's bars.
@MainActor struct ArrangedBarItems {
    var leading: [UIBarButtonItem] = []
    /// From the middle outwards, as they are written.
    var trailing: [UIBarButtonItem] = []
    var bottom: [UIBarButtonItem] = []
    /// In the middle of a wide bar, else in the menu of a button.
    var secondary: [UIBarButtonItem] = []
    var titleView: UIView?

    /// Gives the upper bar's items to a navigation item.
    func showItems(in item: UINavigationItem) {
        item.leftItemsSupplementBackButton = true
        item.leftBarButtonItems = leading.isEmpty ? nil : leading
        // UIKit's first item is the outermost.
        item.rightBarButtonItems = trailing.isEmpty ? nil : trailing.reversed()
        item.titleView = titleView
        let groups = secondary.map { UIBarButtonItemGroup(barButtonItems: [$0], representativeItem: nil) }
        if !groups.isEmpty || !item.centerItemGroups.isEmpty { item.centerItemGroups = groups }
    }
}

/// Makes UIKit's items of a toolbar's views.
@MainActor final class BarItemMaker {
    private var custom: [ObjectIdentifier: _UIHostingView<AnyView>] = [:]

    /// The items for an entry: commands become the system's, other views are shown as they are.
    func items(for entry: ToolbarEntry, _ commands: [Command]) -> [UIBarButtonItem] {
        if commands.isEmpty {
            let view = view(of: entry)
            return view.map { [UIBarButtonItem(customView: $0)] } ?? []
        }
        return commands.compactMap { command in
            if let node = command.shownView {
                let item = UIBarButtonItem(customView: node.barView)
                command.noteItem(item)
                return item
            }
            switch command.kind {
            case .spacer(let isFixed): return isFixed ? .fixedSpace(8) : .flexibleSpace()
            case .divider, .section, .row, .field: return nil
            case .view(let node):
                let item = UIBarButtonItem(customView: node.barView)
                command.noteItem(item)
                return item
            case .text:
                let label = UILabel()
                label.text = command.title
                label.font = command.font ?? .preferredFont(forTextStyle: .subheadline)
                label.sizeToFit()
                return UIBarButtonItem(customView: label)
            case .button, .toggle, .menu:
                if command.title.isEmpty, command.image == nil {
                    return view(of: entry).map { UIBarButtonItem(customView: $0) }
                }
                let item = makeItem(command, entry.placement)
                command.noteItem(item)
                return item
            }
        }
    }

    /// The items of all entries at their places.
    ///
    /// - Parameter centersSecondary: whether the bar has a middle for items that aren't the first ones.
    func arrangeItems(
        of entries: [ToolbarEntry], _ commands: [[Command]], centersSecondary: Bool = false
    ) -> ArrangedBarItems {
        var arranged = ArrangedBarItems()
        var secondary: [Command] = []
        for (entry, commands) in zip(entries, commands) {
            if entry.placement.kind == .principal || entry.placement.kind == .title {
                arranged.titleView = view(of: entry)
                continue
            }
            if entry.placement.kind == .secondaryAction, centersSecondary {
                arranged.secondary += items(for: entry, commands)
                continue
            }
            if entry.placement.kind == .secondaryAction {
                secondary += commands
                continue
            }
            let items = items(for: entry, commands)
            switch entry.placement.kind {
            case .navigation, .cancellationAction, .topBarLeading: arranged.leading += items
            case .bottomBar: arranged.bottom += items
            // The status is in the middle, between those that come before and after it.
            case .status: arranged.bottom += [.flexibleSpace()] + items + [.flexibleSpace()]
            case .keyboard: break
            default: arranged.trailing += items
            }
        }
        if !secondary.isEmpty {
            let item = UIBarButtonItem(
                title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil,
                menu: Command.makeMenu(secondary))
            for command in secondary { command.noteItem(item) }
            arranged.trailing.append(item)
        }
        return arranged
    }

    private func makeItem(_ command: Command, _ placement: ToolbarItemPlacement) -> UIBarButtonItem {
        let item: UIBarButtonItem
        if command.image != nil, command.showsTitleWithImage, !command.title.isEmpty {
            return makeTitledItem(command)
        }
        let title = command.image == nil ? command.title : nil
        if case .menu(let commands) = command.kind {
            item = UIBarButtonItem(title: title, image: command.image, menu: Command.makeMenu(commands))
        } else {
            item = UIBarButtonItem(title: title, image: command.image, primaryAction: nil)
            item.primaryAction = UIAction(title: title ?? "", image: command.image) { _ in command.perform() }
        }
        if placement.kind == .confirmationAction { item.style = .done }
        if let font = command.font {
            for state: UIControl.State in [.normal, .highlighted, .disabled] {
                item.setTitleTextAttributes([.font: font], for: state)
            }
        }
        item.isEnabled = command.isEnabled
        item.tintColor = command.role == .destructive ? .systemRed : command.tint
        item.accessibilityLabel = command.spokenTitle ?? (command.title.isEmpty ? nil : command.title)
        item.accessibilityIdentifier = command.identifier
        return item
    }

    /// A button with a picture and a title: UIKit's own items show the picture alone where they have one.
    private func makeTitledItem(_ command: Command) -> UIBarButtonItem {
        var configuration = UIButton.Configuration.plain()
        (configuration.image, configuration.title) = (command.image, command.title)
        configuration.imagePadding = 6
        if let font = command.font {
            configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
                var attributes = $0
                attributes.font = font
                return attributes
            }
        }
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 4, bottom: 6, trailing: 4)
        let button = UIButton(configuration: configuration, primaryAction: nil)
        if case .menu(let commands) = command.kind {
            button.menu = Command.makeMenu(commands)
            button.showsMenuAsPrimaryAction = true
        } else {
            button.addAction(UIAction { _ in command.perform() }, for: .touchUpInside)
        }
        button.isEnabled = command.isEnabled
        if let tint = command.role == .destructive ? .systemRed : command.tint { button.tintColor = tint }
        button.accessibilityLabel = command.spokenTitle ?? command.title
        button.accessibilityIdentifier = command.identifier
        button.sizeToFit()
        return UIBarButtonItem(customView: button)
    }

    /// Brings the views of entries that are shown as views up to date.
    func refreshViews(of entries: [ToolbarEntry]) {
        for entry in entries { _ = knownView(of: entry) }
    }

    private func knownView(of entry: ToolbarEntry) -> UIView? {
        guard let slot = entry.slot, let known = custom[ObjectIdentifier(slot)] else { return nil }
        known.rootView = _UIHostingView.limitedForBar(entry.view)
        let size = known.intrinsicContentSize
        if known.bounds.size != size {
            known.bounds.size = size
            known.superview?.setNeedsLayout()
        }
        return known
    }

    /// The entry's view in a view of UIKit's, kept as long as the entry is.
    func view(of entry: ToolbarEntry) -> UIView? {
        if let known = knownView(of: entry) { return known }
        guard let slot = entry.slot else { return nil }
        let id = ObjectIdentifier(slot)
        let made = _UIHostingView.forBar(entry.view, under: entry.node)
        custom[id] = made
        return made
    }
}

extension _UIHostingView where Content == AnyView {
    /// Bars don't grow with the text size: their views follow it as far as there is room in them.
    @MainActor static func limitedForBar(_ view: AnyView) -> AnyView {
        AnyView(view.dynamicTypeSize(...DynamicTypeSize.xxxLarge))
    }

    /// A view of a bar's item, as large as its content.
    @MainActor static func forBar(_ view: AnyView, under node: ViewNode?) -> _UIHostingView<AnyView> {
        let made = _UIHostingView(rootView: limitedForBar(view), under: node)
        made.backgroundColor = .clear
        made.ignoresSafeArea = true
        made.bounds.size = made.intrinsicContentSize
        made.onContentSizeChange = { [weak made] in
            if let made { made.bounds.size = made.intrinsicContentSize }
            made?.superview?.setNeedsLayout()
        }
        return made
    }
}
