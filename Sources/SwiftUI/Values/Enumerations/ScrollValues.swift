import UIKit

/// When scrolling puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, immediately, interactively, never }

    let kind: Kind

    public static var automatic: ScrollDismissesKeyboardMode { .init(kind: .automatic) }
    public static var immediately: ScrollDismissesKeyboardMode { .init(kind: .immediately) }
    public static var interactively: ScrollDismissesKeyboardMode { .init(kind: .interactively) }
    public static var never: ScrollDismissesKeyboardMode { .init(kind: .never) }

    /// UIKit's form; `automatic` is `fallback`.
    package func platform(
        automatic fallback: UIScrollView.KeyboardDismissMode = .none
    ) -> UIScrollView.KeyboardDismissMode {
        switch kind {
        case .automatic: fallback
        case .immediately: .onDrag
        case .interactively: .interactive
        case .never: .none
        }
    }
}

/// When scroll indicators are seen.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, visible, hidden, never }

    let kind: Kind

    public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
    public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
    public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
    public static var never: ScrollIndicatorVisibility { .init(kind: .never) }

    /// Whether UIKit's indicators are shown.
    package var isShown: Bool { kind == .automatic || kind == .visible }
}

/// When a scroll view gives way beyond its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, always, basedOnSize }

    let kind: Kind

    public static var automatic: ScrollBounceBehavior { .init(kind: .automatic) }
    public static var always: ScrollBounceBehavior { .init(kind: .always) }
    public static var basedOnSize: ScrollBounceBehavior { .init(kind: .basedOnSize) }
}

/// Which margins of a scroll view are meant.
public struct ContentMarginPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

    let kind: Kind

    public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
    public static var scrollContent: ContentMarginPlacement { .init(kind: .scrollContent) }
    public static var scrollIndicators: ContentMarginPlacement { .init(kind: .scrollIndicators) }
}

/// Where a search field goes.
public struct SearchFieldPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, toolbar, sidebar, navigationBarDrawer(NavigationBarDrawerDisplayMode)
    }

    let kind: Kind

    /// Whether the field below the title goes away when something is scrolled.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        let isAlways: Bool

        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    public static let automatic = SearchFieldPlacement(kind: .automatic)
    public static let toolbar = SearchFieldPlacement(kind: .toolbar)
    public static let sidebar = SearchFieldPlacement(kind: .sidebar)
    public static let navigationBarDrawer = SearchFieldPlacement(kind: .navigationBarDrawer(.automatic))
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(kind: .navigationBarDrawer(displayMode))
    }
}
