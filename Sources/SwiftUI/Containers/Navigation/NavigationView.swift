/// Screens on top of each other, by the older name. Where it has several views, these are the columns of a split view, of which a narrow
/// screen shows the first alone.
public struct NavigationView<Content: View> {
    let content: Content
}

extension NavigationView: View {
    /// Creates a stack, or columns where there are several views.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: some View {
        if let columns = (content as? any SeveralViews)?.parts, columns.count > 1 {
            NavigationColumns(columns: columns)
        } else {
            StackPlace(path: nil, root: AnyView(content))
        }
    }
}

/// How a `NavigationView` shows its columns. On a phone there is one.
public protocol NavigationViewStyle {}

/// One column.
public struct StackNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}
/// The style of the place.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}
/// Columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {}
/// Columns, as they were asked for before iOS 15.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    /// Creates the style.
    public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// One column.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The style of the place.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
    /// Sets how navigation views show their columns; on a phone there is one whatever is set.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.stacksNavigationColumns, style is StackNavigationViewStyle)
    }
}

/// The columns of a `NavigationView`.
private struct NavigationColumns: View {
    let columns: [AnyView]
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.stacksNavigationColumns) private var isStack

    var body: some View {
        if isStack || sizeClass != .regular {
            StackPlace(path: nil, root: columns[0])
        } else if columns.count == 2 {
            NavigationSplitView {
                columns[0]
            } detail: {
                columns[1]
            }
        } else {
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                columns[2]
            }
        }
    }
}

/// A tuple of views, whose parts can be had one by one.
private protocol SeveralViews { var parts: [AnyView] { get } }

extension TupleView: SeveralViews {
    fileprivate var parts: [AnyView] { Mirror(reflecting: value).children.compactMap { AnyView(_fromValue: $0.value) } }
}

private enum StackedColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether `NavigationView`s show their first view alone, however wide they are.
    fileprivate var stacksNavigationColumns: Bool {
        get { self[StackedColumnsKey.self] }
        set { self[StackedColumnsKey.self] = newValue }
    }
}
