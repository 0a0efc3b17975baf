import UIKit

/// This is how tables look.
@MainActor @preconcurrency public protocol TableStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// This is what the style is given.
    typealias Configuration = TableStyleConfiguration

    /// Makes a table's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The table that a style shows.
public struct TableStyleConfiguration {}

/// The style of the place: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Rows away from the edges.
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The style of the place.
    nonisolated public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Rows away from the edges.
    nonisolated public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum TableLookKey: EnvironmentKey { static var defaultValue: ListLook { .plain } }
private enum TableHeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// The look of tables' rows.
    var tableLook: ListLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }
    /// Whether tables show the titles of their columns, where there is room for more than one.
    var tableHeaders: Visibility {
        get { self[TableHeadersKey.self] }
        set { self[TableHeadersKey.self] = newValue }
    }
}

extension View {
    /// Sets how tables in the view look.
    nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        environment(\.tableLook, style is InsetTableStyle ? .inset : .plain)
    }

    /// Sets whether tables in the view show the titles of their columns.
    nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableHeaders, visibility)
    }
}
