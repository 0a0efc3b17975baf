import UIKit

/// How a button looks; the system says when it is pressed.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    /// Makes the button's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let view: AnyView
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    /// Whether the button is pressed now.
    public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
    public var body: some View { view }
}

/// How a button looks and when it acts.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes the button's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button, and the way to run its action.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public struct Label {
        let view: AnyView
    }

    /// What the button is for.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: @MainActor () -> Void
    /// The style that is told of the button.
    let origin: Any

    /// Does what the button does.
    @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
    public var body: some View { view }
}

private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<PrimitiveButtonStyleConfiguration> {
        StyleBox(DefaultButtonStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var primitiveButtonStyle: StyleBox<PrimitiveButtonStyleConfiguration> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how buttons in the view look.
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(
            \.primitiveButtonStyle,
            StyleBox(style) { style, configuration in PressedButton(style: style, configuration: configuration) })
    }

    /// Sets how buttons in the view look and when they act.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.primitiveButtonStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}

/// A button in a style, which it tells when it is pressed.
struct PressedButton<Style: ButtonStyle> {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var isPressed = false

    init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
        (self.style, self.configuration) = (style, configuration)
    }
}

extension PressedButton: View {
    var body: some View {
        StyleBody(
            style: style,
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: .init(view: configuration.label.view), isPressed: isPressed)
        ) { $0.makeBody(configuration: $1) }
        .modifier(
            PressModifier(role: configuration.role, onPress: { self.isPressed = $0 }, action: configuration.action))
    }
}
