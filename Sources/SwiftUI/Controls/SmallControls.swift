import UIKit

/// In which order a menu's items stand.
public struct MenuOrder: Hashable, Sendable {
    private let kind: Int

    /// As the place has it.
    public static let automatic = MenuOrder(kind: 0)
    /// The first is nearest to the finger.
    public static let priority = MenuOrder(kind: 1)
    /// As they are written.
    public static let fixed = MenuOrder(kind: 2)
}

extension View {
    /// Sets the order of items of menus in the view: here they are as they are written (DEV-1047).
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
    /// Sets whether menus' labels have a sign; on a phone they have none.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
    /// Sets the view's place in the order in which accessibility reads its siblings.
    nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
    /// Sets the view's place in the order in which accessibility reads its siblings: those with more come first, equal ones by their places.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(AccessibilityModifier(change: .sortPriority(sortPriority)))
    }
    /// Hides the view from accessibility, by the older name.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// Names the view for accessibility, by the older name.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// Says the view's value for accessibility, by the older name.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// Says what the view does for accessibility, by the older name.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// Names the view for tests, by the older name.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// Adds traits, by the older name.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
    /// Removes traits, by the older name.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    /// Sets how the dots of paged tab views look.
    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageDots, (style as? PageIndexViewStyle)?.mode ?? .automatic)
    }
}

private enum PageDotsKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}

extension EnvironmentValues {
    /// When the dots of pages have a background.
    var pageDots: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[PageDotsKey.self] }
        set { self[PageDotsKey.self] = newValue }
    }
}

extension PageIndexViewStyle.BackgroundDisplayMode {
    /// UIKit's form.
    var platform: UIPageControl.BackgroundStyle {
        switch self {
        case .always: .prominent
        case .never: .minimal
        default: .automatic
        }
    }
}

/// How the dots of pages look.
public protocol IndexViewStyle {}

/// A row of dots.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let kind: Int

        /// As the place has it.
        public static let automatic = BackgroundDisplayMode(kind: 0)
        /// While they are touched.
        public static let interactive = BackgroundDisplayMode(kind: 1)
        /// Always.
        public static let always = BackgroundDisplayMode(kind: 2)
        /// Never.
        public static let never = BackgroundDisplayMode(kind: 3)
    }

    let mode: BackgroundDisplayMode

    /// Creates the style.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A row of dots.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// A row of dots with a background.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
