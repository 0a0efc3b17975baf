import UIKit

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let kind: Int

    /// As there is room.
    public static let automatic = NavigationSplitViewVisibility(kind: 0)
    /// All columns.
    public static let all = NavigationSplitViewVisibility(kind: 1)
    /// The last column, and of three the one before it.
    public static let doubleColumn = NavigationSplitViewVisibility(kind: 2)
    /// The last column alone.
    public static let detailOnly = NavigationSplitViewVisibility(kind: 3)

    init(kind: Int) { self.kind = kind }

    /// What UIKit is to show.
    func mode(isTriple: Bool) -> UISplitViewController.DisplayMode {
        switch self {
        case .all: isTriple ? .twoBesideSecondary : .oneBesideSecondary
        case .doubleColumn: .oneBesideSecondary
        case .detailOnly: .secondaryOnly
        default: .automatic
        }
    }

    /// What is seen in UIKit's mode.
    init(_ mode: UISplitViewController.DisplayMode, isTriple: Bool) {
        switch mode {
        case .secondaryOnly: self = .detailOnly
        case .oneBesideSecondary, .oneOverSecondary: self = isTriple ? .doubleColumn : .all
        default: self = .all
        }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let column: UISplitViewController.Column

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(column: .primary)
    /// The middle one of three columns.
    public static let content = NavigationSplitViewColumn(column: .supplementary)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(column: .secondary)
}

/// How a split view gives its columns room.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
    var _behavior: _SplitBehavior { get }
}

/// How columns get room; opaque to apps.
public struct _SplitBehavior: Sendable {
    let behavior: UISplitViewController.SplitBehavior
}

/// The style of the place.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    public var _behavior: _SplitBehavior { _SplitBehavior(behavior: .automatic) }
}
/// The last column gives its room to the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    public var _behavior: _SplitBehavior { _SplitBehavior(behavior: .tile) }
}
/// The last column keeps its size; others come over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    nonisolated public init() {}
    public var _behavior: _SplitBehavior { _SplitBehavior(behavior: .overlay) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style of the place.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The last column gives its room to the others.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The last column keeps its size; others come over it.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

/// The widths that a view wants for its column.
struct SplitWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?
}

enum SplitWidthKey: PreferenceKey {
    static var defaultValue: SplitWidth? { nil }
    static func reduce(value: inout SplitWidth?, nextValue: () -> SplitWidth?) { value = value ?? nextValue() }
}

/// The column of a split view that a view's page is.
struct SplitColumnReference: Equatable {
    weak var coordinator: SplitCoordinator?
    let column: UISplitViewController.Column

    static func == (lhs: SplitColumnReference, rhs: SplitColumnReference) -> Bool {
        lhs.coordinator === rhs.coordinator && lhs.column == rhs.column
    }
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumnReference? { nil } }
private enum SplitBehaviorKey: EnvironmentKey {
    static var defaultValue: UISplitViewController.SplitBehavior { .automatic }
}

extension EnvironmentValues {
    var splitColumn: SplitColumnReference? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
    var splitBehavior: UISplitViewController.SplitBehavior {
        get { self[SplitBehaviorKey.self] }
        set { self[SplitBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Sets how split views in the view give their columns room.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        let behavior = MainActorAccess.Carried(style)
        return modifier(
            EnvironmentModifier { $0.splitBehavior = MainActor.assumeIsolated { behavior.value._behavior.behavior } })
    }

    /// Sets the width of the view's column.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: SplitWidthKey.self, value: SplitWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets the width of the view's column, and in which bounds it may be another.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { preference(key: SplitWidthKey.self, value: SplitWidth(minimum: min, ideal: ideal, maximum: max)) }
}
