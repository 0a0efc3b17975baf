import UIKit

/// Views in two or three columns, of which one chooses what the next shows; where there is room for one they are a stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView: View {
    public var body: some View {
        SplitColumns(
            sidebar: sidebar, content: content, detail: detail, visibility: visibility, compactColumn: compactColumn
        )
        .ignoresSafeArea()
    }

    /// Creates three columns.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: AnyView(sidebar()), content: AnyView(content()), detail: AnyView(detail()), visibility: nil,
            compactColumn: nil)
    }

    /// Creates three columns, of which a binding says which are seen.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: AnyView(sidebar()), content: AnyView(content()), detail: AnyView(detail()),
            visibility: columnVisibility, compactColumn: nil)
    }

    /// Creates three columns, of which a binding says which is on top of the stack that they may be.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: AnyView(sidebar()), content: AnyView(content()), detail: AnyView(detail()), visibility: nil,
            compactColumn: preferredCompactColumn)
    }

    /// Creates three columns, of which bindings say which are seen, and which is on top of the stack that they may be.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: AnyView(sidebar()), content: AnyView(content()), detail: AnyView(detail()),
            visibility: columnVisibility, compactColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
    /// Creates two columns.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(
            sidebar: AnyView(sidebar()), content: nil, detail: AnyView(detail()), visibility: nil, compactColumn: nil)
    }

    /// Creates two columns, of which a binding says which are seen.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: AnyView(sidebar()), content: nil, detail: AnyView(detail()), visibility: columnVisibility,
            compactColumn: nil)
    }

    /// Creates two columns, of which a binding says which is on top of the stack that they may be.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: AnyView(sidebar()), content: nil, detail: AnyView(detail()), visibility: nil,
            compactColumn: preferredCompactColumn)
    }

    /// Creates two columns, of which bindings say which are seen, and which is on top of the stack that they may be.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: AnyView(sidebar()), content: nil, detail: AnyView(detail()), visibility: columnVisibility,
            compactColumn: preferredCompactColumn)
    }
}

/// UIKit's split view.
private struct SplitColumns: UIViewControllerRepresentable {
    let sidebar: AnyView
    let content: AnyView?
    let detail: AnyView
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?

    func makeUIViewController(context: Context) -> UISplitViewController {
        context.coordinator.start(under: context.node, isTriple: content != nil)
    }

    func updateUIViewController(_ controller: UISplitViewController, context: Context) {
        context.coordinator.update(
            [.primary: sidebar, .supplementary: content, .secondary: detail].compactMapValues { $0 }, visibility,
            compactColumn, context.environment)
    }

    static func dismantleUIViewController(_ controller: UISplitViewController, coordinator: SplitCoordinator) {
        coordinator.end()
    }

    func makeCoordinator() -> SplitCoordinator { SplitCoordinator() }
}
