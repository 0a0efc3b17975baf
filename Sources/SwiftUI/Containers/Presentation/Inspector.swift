import UIKit

/// Shows a view beside another one while a binding is true: in a column where there is room, else in a sheet.
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: () -> Inspector
    @Environment(\.horizontalSizeClass) private var width

    init(isPresented: Binding<Bool>, inspector: @escaping () -> Inspector) {
        (self.isPresented, self.inspector) = (isPresented, inspector)
    }

    @MainActor func body(content: Content) -> some View {
        let isColumn = width == .regular
        // The content keeps its place in the tree, and so its state, whatever stands beside it.
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isColumn, isPresented.wrappedValue {
                Divider().ignoresSafeArea()
                InspectorColumn(inspector: inspector)
            }
        }
        .sheet(
            isPresented: Binding(
                get: { !isColumn && isPresented.wrappedValue }, set: { if !$0 { isPresented.wrappedValue = false } }),
            content: inspector)
    }
}

/// The column, as wide as the view in it wants.
private struct InspectorColumn<Content: View>: View {
    let inspector: () -> Content
    @State private var width: CGFloat = 270

    init(inspector: @escaping () -> Content) { self.inspector = inspector }

    var body: some View {
        inspector().onPreferenceChange(InspectorWidthKey.self) { if let wanted = $0 { width = wanted } }
            .frame(width: width)
            .frame(maxHeight: .infinity)
    }
}

private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

extension View {
    /// Shows a view beside this one while a binding is true; on a phone in a sheet.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
    ) -> some View { modifier(InspectorModifier(isPresented: isPresented, inspector: content)) }

    /// Sets the width of the view's column beside another view.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: width)
    }

    /// Sets the width of the view's column beside another view; people can't change it here.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    { preference(key: InspectorWidthKey.self, value: ideal) }
}
