import UIKit

/// Screens on top of each other, of which the last is seen.
public struct NavigationStack<Data, Root: View> {
    let path: PathAccess?
    let root: Root
}

extension NavigationStack: View {
    public var body: some View { StackPlace(path: path, root: AnyView(root)) }

    /// Creates a stack that keeps its path itself.
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(path: nil, root: root())
    }

    /// Creates a stack of values of any types.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.init(path: PathAccess(path), root: root())
    }

    /// Creates a stack of values of one type.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.init(path: PathAccess(path), root: root())
    }
}

/// Screens on top of each other, by the older name.
public struct NavigationView<Content: View> {
    let content: Content
}

extension NavigationView: View {
    /// Creates a stack.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

    public var body: some View { StackPlace(path: nil, root: AnyView(content)) }
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
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// A stack with a controller of its own; in a column of a split view its screens are on the column's.
struct StackPlace: View {
    let path: PathAccess?
    let root: AnyView
    @Environment(\.splitColumn) private var column
    @Environment(\.navigation) private var navigation

    init(path: PathAccess?, root: AnyView) { (self.path, self.root) = (path, root) }

    @ViewBuilder var body: some View {
        if column != nil, let coordinator = navigation?.coordinator {
            root.background(GuestStack(path: path, coordinator: coordinator).frame(width: 0, height: 0).hidden())
        } else {
            NavigationView_(path: path, root: root).ignoresSafeArea()
        }
    }
}

/// Keeps a column's stack in step with a path.
private struct GuestStack: UIViewRepresentable {
    let path: PathAccess?
    let coordinator: NavigationCoordinator

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.stack = coordinator
        coordinator.follow(path, of: context.coordinator)
    }

    static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { coordinator.stack?.leave(coordinator) }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator {
        weak var stack: NavigationCoordinator?
    }
}

/// UIKit's navigation controller.
struct NavigationView_: UIViewControllerRepresentable {
    let path: PathAccess?
    let root: AnyView

    func makeUIViewController(context: Context) -> UINavigationController {
        context.coordinator.start(under: context.node, root: root)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {
        context.coordinator.update(root: root, path: path, environment: context.environment)
    }

    static func dismantleUIViewController(_ controller: UINavigationController, coordinator: NavigationCoordinator) {
        coordinator.end()
    }

    func makeCoordinator() -> NavigationCoordinator { NavigationCoordinator() }
}
