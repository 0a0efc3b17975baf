/// Where an item of a toolbar goes.
public struct ToolbarItemPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction
        case cancellationAction, destructiveAction, keyboard, bottomBar, topBarLeading, topBarTrailing, title, subtitle
        case largeTitle
    }

    let kind: Kind

    /// As the place decides: at the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// In the middle of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// At the leading end of the navigation bar.
    public static let navigation = ToolbarItemPlacement(kind: .navigation)
    /// What people do most: at the trailing end.
    public static let primaryAction = ToolbarItemPlacement(kind: .primaryAction)
    /// What people do now and then: in a menu.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondaryAction)
    /// A message, in the middle of the bottom bar.
    public static let status = ToolbarItemPlacement(kind: .status)
    /// What ends something with its result: at the trailing end.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmationAction)
    /// What gives something up: at the leading end.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellationAction)
    /// What deletes something: at the trailing end.
    public static let destructiveAction = ToolbarItemPlacement(kind: .destructiveAction)
    /// Above the keyboard.
    public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
    /// At the bottom of the screen.
    public static let bottomBar = ToolbarItemPlacement(kind: .bottomBar)
    /// At the leading end of the top bar.
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement(kind: .topBarLeading) }
    /// At the trailing end of the top bar.
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement(kind: .topBarTrailing) }
    /// At the leading end of the top bar, by its older name.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .topBarLeading)
    /// At the trailing end of the top bar, by its older name.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .topBarTrailing)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(kind: .title)
    /// In place of the line below the title.
    public static let subtitle = ToolbarItemPlacement(kind: .subtitle)
    /// In place of the large title.
    public static let largeTitle = ToolbarItemPlacement(kind: .largeTitle)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, bottomBar, navigationBar, tabBar }

    let kind: Kind

    public static var automatic: ToolbarPlacement { ToolbarPlacement(kind: .automatic) }
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(kind: .bottomBar) }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(kind: .navigationBar) }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(kind: .tabBar) }
}

/// How a toolbar is laid out.
public struct ToolbarRole: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, navigationStack, browser, editor }

    let kind: Kind

    public static var automatic: ToolbarRole { ToolbarRole(kind: .automatic) }
    public static var navigationStack: ToolbarRole { ToolbarRole(kind: .navigationStack) }
    public static var browser: ToolbarRole { ToolbarRole(kind: .browser) }
    public static var editor: ToolbarRole { ToolbarRole(kind: .editor) }
}

/// How a title is shown in a toolbar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, large, inlineLarge, inline }

    let kind: Kind

    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .automatic) }
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .large) }
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inlineLarge) }
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(kind: .inline) }
}

/// The items of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// How a navigation bar shows the title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As the screen before.
        case automatic
        /// In the middle of the bar.
        case inline
        /// Large, below the bar, until something is scrolled.
        case large
    }
}
