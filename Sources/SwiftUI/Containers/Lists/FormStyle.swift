import UIKit

/// This is how forms look. An app's own style makes the view of a form of its content.
@MainActor @preconcurrency public protocol FormStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// This is what the style is given.
    typealias Configuration = FormStyleConfiguration

    /// Makes a form's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The form that a style shows.
public struct FormStyleConfiguration {
    /// The form's views.
    public struct Content {
        let view: AnyView
    }

    /// The form's views.
    public let content: Content
}

extension FormStyleConfiguration.Content: View { public var body: some View { view } }

extension FormStyleConfiguration.Content: RowStructure {
    func collectRows(into collector: RowCollector, at id: RowID, _ wrap: RowWrap) { collector.add(view, at: id, wrap) }
}

/// The style of the place: groups, on a phone.
public struct AutomaticFormStyle: FormStyle, SystemFormStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.makeGroups() }
}

/// Groups.
public struct GroupedFormStyle: FormStyle, SystemFormStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.makeGroups() }
}

/// Labels in a column; on a phone groups, too.
public struct ColumnsFormStyle: FormStyle, SystemFormStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.makeGroups() }
}

/// A style of the system's, which all show groups on a phone.
private protocol SystemFormStyle {}

extension FormStyleConfiguration {
    @MainActor fileprivate func makeGroups() -> some View {
        ListBody(content: content, selection: nil, fallback: .insetGrouped)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style of the place.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Groups.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in a column.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleKey: EnvironmentKey { static var defaultValue: StyleBox<FormStyleConfiguration>? { nil } }

extension EnvironmentValues {
    /// The app's own style of forms; nil: forms are in groups.
    var formStyle: StyleBox<FormStyleConfiguration>? {
        get { self[FormStyleKey.self] }
        set { self[FormStyleKey.self] = newValue }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form that a style was asked to show, to be shown by the system's style.
    nonisolated public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension View {
    /// Sets how forms in the view look.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
        let box = StyleBox<FormStyleConfiguration>(style) { style, configuration in
            // Forms that the style makes are the system's.
            style.makeBody(configuration: configuration).environment(\.formStyle, nil)
        }
        return environment(\.formStyle, style is any SystemFormStyle ? nil : box)
    }
}
