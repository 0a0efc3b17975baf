import UIKit

/// The room between a list's sections.
public struct ListSectionSpacing: Hashable, Sendable {
    let length: CGFloat?

    /// As the style has it.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less.
    public static let compact = ListSectionSpacing(length: 10)
    /// A distance.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: max(spacing, 0)) }
}

/// The room around a section of a list, as its table has been told.
struct SectionRoom: Equatable {
    let id: RowID
    let before: CGFloat?
    let after: CGFloat?
    let spacing: ListSectionSpacing?

    init(_ section: ListSectionContent) {
        (id, before, after, spacing) = (section.id, section.room.before, section.room.after, section.spacing)
    }
}

private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The room between sections; nil as the style has it.
    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
    /// The least height of a list's headers.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
}

private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    /// The room between a section's rows; nil where they follow each other.
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
}

private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension View {
    /// Sets the room between sections of lists in the view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
    }
    /// Sets the room between sections of lists in the view.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        environment(\.listSectionSpacing, max(spacing, 0))
    }
    /// Sets the room between rows of lists in the view; nil as the style has it.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { max($0, 0) })
    }
    /// Shows or hides the lines of a section's rows at its ends.
    nonisolated public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        listRowSeparator(visibility, edges: edges)
    }
    /// Colours the lines of a section's rows.
    nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        listRowSeparatorTint(color, edges: edges)
    }
}
