import UIKit

/// What views say of the bars around their page.
struct NavigationBars {
    var title: Text?
    /// Takes the title that a person writes in the bar.
    var renamedTitle: Binding<String>?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    /// Whether a title that is `inline` is large all the same.
    var isInlineTitleLarge = false
    var isNavigationBarHidden: Bool?
    var isBottomBarHidden: Bool?
    var isTabBarHidden: Bool?
    var hidesBackButton: Bool?
    var items: [ToolbarEntry] = []
    var search: SearchBars?
    var hidesSearchSuggestions = false
    var looks: [ToolbarPlacement.Kind: BarLook] = [:]
    var role: ToolbarRole?
    var titleMenu: SlotReference?
    /// Whether the button that shows and hides the side bar isn't wanted.
    var removesSidebarToggle = false
    /// Whether the bar shows no title; the way back says it all the same.
    var removesTitle = false
}

/// A search field that a view wants.
struct SearchBars {
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: Text?
    let isAlwaysShown: Bool
    var scopes: [PickerOption] = []
    var scopeActivation = SearchScopeActivation.automatic
    var selectedScope: Int?
    var selectScope: (Int) -> Void = { _ in }
    var suggestions: [SearchSuggestion] = []
    /// The tokens; nil: the field has none.
    var tokens: SearchTokens?
    /// The focus state that says whether the field has the keyboard.
    var focus: FocusLink?
    let submit: () -> Void
    let setSearching: (Bool) -> Void
}

/// An item of a toolbar, or several, from one place of a toolbar's content.
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
    weak var node: ViewNode?
    /// Where the item's commands are collected.
    weak var slot: SlotNode?

    @MainActor var commands: [Command] {
        let commands = slot.map { Command.barCommands(of: $0) } ?? []
        guard placement.kind == .secondaryAction else { return commands }
        // These are in a menu, which shows no views.
        return commands.map { command in
            var plain = command
            plain.shownView = nil
            return plain
        }
    }
}

enum NavigationBarsKey: PreferenceKey {
    static var defaultValue: NavigationBars { NavigationBars() }

    static func reduce(value: inout NavigationBars, nextValue: () -> NavigationBars) {
        let next = nextValue()
        if value.title == nil { (value.title, value.renamedTitle) = (next.title, next.renamedTitle) }
        if value.displayMode == nil { value.isInlineTitleLarge = next.isInlineTitleLarge }
        value.displayMode = value.displayMode ?? next.displayMode
        value.isNavigationBarHidden = value.isNavigationBarHidden ?? next.isNavigationBarHidden
        value.isBottomBarHidden = value.isBottomBarHidden ?? next.isBottomBarHidden
        value.isTabBarHidden = value.isTabBarHidden ?? next.isTabBarHidden
        value.hidesBackButton = value.hidesBackButton ?? next.hidesBackButton
        value.items += next.items
        value.search = value.search ?? next.search
        value.hidesSearchSuggestions = value.hidesSearchSuggestions || next.hidesSearchSuggestions
        value.looks.merge(next.looks) { $0.merged(with: $1) }
        value.role = value.role ?? next.role
        value.titleMenu = value.titleMenu ?? next.titleMenu
        value.removesSidebarToggle = value.removesSidebarToggle || next.removesSidebarToggle
        value.removesTitle = value.removesTitle || next.removesTitle
    }
}

extension View {
    nonisolated func bars(_ change: @escaping (inout NavigationBars) -> Void) -> some View {
        transformPreference(NavigationBarsKey.self, change)
    }

    /// Sets the title of the view's screen.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    /// Sets the title of the view's screen.
    @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    /// Sets the title of the view's screen.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        bars { ($0.title, $0.renamedTitle) = (title, nil) }
    }
    /// Sets the title of the view's screen, which people may change: behind it is a menu that lets them, where it is shown small.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        // Read now, so that the view around is made anew with another title: preferences are collected by nobody's node.
        let text = Text(verbatim: title.wrappedValue)
        return bars { ($0.title, $0.renamedTitle) = (text, title) }
    }
    /// Sets the title of the view's screen, by the older name.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }
    /// Sets the title of the view's screen, by the older name.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }
    /// Sets the title of the view's screen, by the older name.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Sets the title of the view's screen and how it is shown, by the older name.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
    /// Sets the title of the view's screen and how it is shown, by the older name.
    @_disfavoredOverload nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    /// Sets the title of the view's screen and how it is shown, by the older name.
    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    /// Sets how the title is shown.
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        bars { $0.displayMode = displayMode }
    }
    /// Sets how the title is shown.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        bars {
            $0.isInlineTitleLarge = mode.kind == .inlineLarge
            switch mode.kind {
            case .automatic: $0.displayMode = .automatic
            case .inline, .inlineLarge: $0.displayMode = .inline
            case .large: $0.displayMode = .large
            }
        }
    }
    /// Hides the navigation bar.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        bars { $0.isNavigationBarHidden = hidden }
    }
    /// Hides the back button.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bars { $0.hidesBackButton = hidesBackButton }
    }
    /// Shows or hides bars.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setVisibility(visibility, of: bars)
    }
    /// Shows or hides bars.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        setVisibility(visibility, of: bars)
    }
    /// Shows or hides bars; the navigation bar where none is named.
    nonisolated private func setVisibility(_ visibility: Visibility, of bars: [ToolbarPlacement]) -> some View {
        let isHidden: Bool? = visibility == .automatic ? nil : visibility == .hidden
        return self.bars { value in
            for bar in bars.isEmpty ? [.automatic] : bars {
                switch bar.kind {
                case .automatic, .navigationBar: value.isNavigationBarHidden = isHidden
                case .bottomBar: value.isBottomBarHidden = isHidden
                case .tabBar: value.isTabBarHidden = isHidden
                }
            }
        }
    }
    /// Adds a view at each end of the navigation bar, by the older name.
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }
    /// Adds a view at the leading end of the navigation bar, by the older name.
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }
    /// Adds a view at the trailing end of the navigation bar, by the older name.
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}
