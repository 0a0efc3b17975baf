import UIKit

/// A look of values with labels.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The parts that the style is given.
    typealias Configuration = LabeledContentStyleConfiguration
    /// Shows a value with its label.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// A value with its label that a style shows.
public struct LabeledContentStyleConfiguration {
    /// The label.
    public struct Label {
        let view: AnyView
    }
    /// The value.
    public struct Content {
        let view: AnyView
    }

    /// The label.
    public let label: Label
    /// The value.
    public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
    public var body: some View { view }
}
extension LabeledContentStyleConfiguration.Content: View {
    public var body: some View { view }
}

/// The system's look: the label at the leading edge, the value at the trailing one.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The system's look.
    nonisolated public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    /// The look of values with labels; nil where nobody has said.
    var labeledContentStyle: StyleBox<LabeledContentStyleConfiguration>? {
        get { self[LabeledContentStyleKey.self] }
        set { self[LabeledContentStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets what values with labels in the view look like.
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        environment(\.labeledContentStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}
