import UIKit

/// The system's style at the place: without a border.
@MainActor @preconcurrency public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}
    @Environment(\.controlContext) private var context

    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if context == .list {
            RowButton(configuration: configuration)
        } else {
            BorderlessButtonStyle().makeBody(configuration: configuration)
        }
    }
}

/// A button in a row: all of the row is the button, and looks pressed.
private struct RowButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    init(configuration: PrimitiveButtonStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let action = configuration.action, isEnabled = isEnabled
        configuration.label
            .modifier(LabelForeground(role: configuration.role))
            .transformPreference(ListRowKey.self) { traits in if isEnabled { traits.actions.append(action) } }
            .modifier(PressModifier(isRow: true, action: action))
    }
}

/// The foreground of a button's label: the style that views around the button set, else the tint, or red where the button destroys.
struct LabelForeground: ViewModifier {
    var role: ButtonRole?
    /// The style in place of the tint and of red.
    var style: AnyShapeStyle?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foregroundStyles) private var foregroundStyles

    func body(content: Content) -> some View {
        content
            .environment(\.defaultForegroundStyle, color)
            // A style that was set has no grey of its own.
            .opacity(isEnabled || foregroundStyles.isEmpty ? 1 : 0.5)
    }

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
        return style ?? (role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
    }
}

/// A style that changes nothing of the label, but while it is pressed.
@MainActor @preconcurrency public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: Fading(opacity: 0.75), configuration: configuration)
    }

    private struct Fading: ButtonStyle {
        let opacity: Double

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.opacity(configuration.isPressed ? opacity : 1).modifier(DisabledLook())
        }
    }
}

/// A style without a border: the label in the tint.
@MainActor @preconcurrency public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: Tinted(), configuration: configuration)
    }

    private struct Tinted: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .modifier(LabelForeground(role: configuration.role))
                .opacity(configuration.isPressed ? 0.2 : 1)
        }
    }
}

/// A style with a light background.
@MainActor @preconcurrency public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: BorderedLook(isProminent: false), configuration: configuration)
    }
}

/// A style with a background in the tint.
@MainActor @preconcurrency public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PressedButton(style: BorderedLook(isProminent: true), configuration: configuration)
    }
}

/// A label on a background, as UIKit's configurations of buttons draw them.
private struct BorderedLook: ButtonStyle {
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.tint) private var tint

    func makeBody(configuration: Configuration) -> some View {
        let role = configuration.role
        let accent = role == .destructive ? Color.red : .accentColor
        configuration.label
            .font(font)
            .modifier(LabelForeground(style: AnyShapeStyle(isProminent ? Color.white : accent)))
            .padding(insets)
            .background(background(accent, role), in: outline)
            .opacity(configuration.isPressed ? 0.75 : 1)
    }

    private func background(_ accent: Color, _ role: ButtonRole?) -> AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiarySystemFill)) }
        if isProminent { return AnyShapeStyle(accent) }
        return AnyShapeStyle(
            tint == nil && role != .destructive ? Color(uiColor: .tertiarySystemFill) : accent.opacity(0.15))
    }

    private var font: Font {
        switch size {
        case .mini, .small: .subheadline
        case .regular: .body
        case .large, .extraLarge: .body
        }
    }

    private var insets: EdgeInsets {
        switch size {
        case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    private var outline: AnyShape {
        switch shape.kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .automatic, .rounded(nil):
            if size == .mini || (shape.kind == .automatic && size == .small) {
                AnyShape(Capsule())
            } else {
                AnyShape(RoundedRectangle(cornerRadius: size == .large || size == .extraLarge ? 12 : 8))
            }
        }
    }
}

/// Lets a view look disabled where it is.
struct DisabledLook: ViewModifier {
    @Environment(\.isEnabled) private var isEnabled

    func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.5) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The system's style at the place.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that changes nothing of the label.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style without a border.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A style with a light background.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with a background in the tint.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
