import UIKit

/// A control that is on or off.
public struct Toggle<Label: View> {
    let isOn: Binding<Bool>
    let label: Label
    /// Whether some of several values are on and others aren't.
    var isMixed = false
    /// The style that made the toggle of its configuration.
    var origin: Any?
    @Environment(\.controlContext) private var context
    @Environment(\.toggleStyle) private var style
}

extension Toggle: View {
    /// Creates a toggle with a view as its label.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn, label: label())
    }

    @ViewBuilder public var body: some View {
        if context.collectsCommands {
            let isOn = isOn, value = isOn.wrappedValue
            CommandView(
                kind: { _ in .toggle(value) }, label: label, shownInBar: context == .bar ? shownInBar : nil
            ) { isOn.wrappedValue.toggle() }
        } else {
            let style = style.orFallback(
                StyleBox(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }, madeBy: origin)
            style.makeView(
                ToggleStyleConfiguration(
                    label: .init(view: AnyView(StackedLabel(label))), isOn: isOn, isMixed: isMixed, origin: style))
        }
    }

    /// In a bar a toggle is a button that stays pressed, unless it has a style of its own.
    @MainActor private var shownInBar: AnyView {
        style.holds(DefaultToggleStyle.self) ? AnyView(toggleStyle(.button)) : AnyView(self)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(titleKey))
    }
    /// Creates a toggle with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: Text(title))
    }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
    /// Creates a toggle with a text and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn, label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
    /// Creates a toggle with a text and a symbol.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, isOn: Binding<Bool>
    ) { self.init(isOn: isOn, label: SwiftUI.Label(title, systemImage: systemImage)) }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle that a style was asked to make, to be made by another style.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(
            isOn: configuration.$isOn, label: configuration.label, isMixed: configuration.isMixed,
            origin: configuration.origin)
    }
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    /// Makes the toggle's view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
    /// The toggle's label.
    public struct Label {
        let view: AnyView
    }

    /// The toggle's label.
    public let label: Label
    /// Whether the toggle is on; styles change it.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values, of which some are on and others aren't. It isn't on then.
    public var isMixed: Bool
    /// The style that is told of the toggle.
    let origin: Any

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool, origin: Any) {
        (self.label, self.isMixed, self.origin) = (label, isMixed, origin)
        _isOn = isOn
    }
}

extension ToggleStyleConfiguration.Label: View { public var body: some View { view } }

/// The style of the place: a switch.
@MainActor @preconcurrency public struct DefaultToggleStyle: ToggleStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A switch behind the label.
@MainActor @preconcurrency public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }
    /// Creates the style with a colour of its own.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        LabeledControl(label: configuration.label) {
            SwitchView(isOn: configuration.$isOn, onTint: tint)
                .modifier(AccessibilityTextFromView(source: configuration.label))
        }
    }
}

/// A button that stays pressed.
@MainActor @preconcurrency public struct ButtonToggleStyle: ToggleStyle {
    /// Creates the style.
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
                .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
                .background(
                    configuration.isOn ? AnyShapeStyle(Color.accentColor.opacity(0.2)) : AnyShapeStyle(Color.clear),
                    in: RoundedRectangle(cornerRadius: 8))
        }
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    /// The style of the place.
    nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ToggleStyleConfiguration> {
        StyleBox(DefaultToggleStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var toggleStyle: StyleBox<ToggleStyleConfiguration> {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how toggles in the view look.
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        environment(\.toggleStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}

/// A control with its label at the leading side, as rows of forms have it; where labels are hidden, the control alone.
struct LabeledControl<Label: View, Control: View>: View {
    let label: Label
    let showsLabel: Bool
    /// Whether the control says the label to accessibility by itself.
    let isLabelSaid: Bool
    let control: Control
    @Environment(\.labelsHidden) private var labelsHidden
    @Environment(\.dynamicTypeSize) private var typeSize

    init(label: Label, showsLabel: Bool = true, isLabelSaid: Bool = true, @ViewBuilder control: () -> Control) {
        (self.label, self.showsLabel, self.isLabelSaid) = (label, showsLabel, isLabelSaid)
        self.control = control()
    }

    var body: some View {
        if labelsHidden || !showsLabel {
            control
        } else if typeSize.isAccessibilitySize {
            // Large texts stand above their controls where both don't fit in a line.
            ViewThatFits(in: .horizontal) {
                line
                VStack(alignment: .leading) {
                    StackedLabel(label).accessibilityHidden(isLabelSaid)
                    control
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        } else {
            line
        }
    }

    private var line: some View {
        HStack {
            StackedLabel(label).accessibilityHidden(isLabelSaid)
            Spacer()
            control
        }
    }
}

/// UIKit's switch.
struct SwitchView: UIViewRepresentable {
    let isOn: Binding<Bool>
    let onTint: Color?

    func makeUIView(context: Context) -> UISwitch {
        let view = UISwitch()
        view.addAction(
            UIAction { [coordinator = context.coordinator] _ in coordinator.valueChanged() }, for: .valueChanged)
        context.coordinator.view = view
        return view
    }

    func updateUIView(_ view: UISwitch, context: Context) {
        context.coordinator.binding = isOn
        let tint = onTint ?? context.environment.tint
        view.onTintColor = tint?.uiColor
        view.isEnabled = context.environment.isEnabled
        if view.isOn != isOn.wrappedValue {
            view.setOn(isOn.wrappedValue, animated: view.window != nil)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISwitch, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }

    func makeCoordinator() -> Coordinator { Coordinator(binding: isOn) }

    @MainActor final class Coordinator {
        var binding: Binding<Bool>
        weak var view: UISwitch?

        init(binding: Binding<Bool>) { self.binding = binding }

        func valueChanged() {
            guard let view else { return }
            binding.wrappedValue = view.isOn
            // A binding that refuses the value keeps its own.
            if binding.wrappedValue != view.isOn { view.setOn(binding.wrappedValue, animated: true) }
        }
    }
}
