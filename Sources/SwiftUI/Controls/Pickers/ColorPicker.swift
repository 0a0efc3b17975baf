import UIKit

/// A control that chooses a colour.
public struct ColorPicker<Label: View> {
    let label: Label
    let read: @MainActor (EnvironmentValues) -> UIColor
    let write: @MainActor (UIColor) -> Void
    let supportsOpacity: Bool
}

extension ColorPicker: View {
    /// Creates a picker with a view as its label.
    nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(label: label(), color: selection, supportsOpacity: supportsOpacity)
    }

    /// Creates a picker of a colour of Core Graphics' with a view as its label.
    nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    {
        self.init(
            label: label(), read: { _ in UIColor(cgColor: selection.wrappedValue) },
            write: { selection.wrappedValue = $0.cgColor }, supportsOpacity: supportsOpacity)
    }

    nonisolated private init(label: Label, color: Binding<Color>, supportsOpacity: Bool) {
        self.init(
            label: label, read: { _ in UIColor(color.wrappedValue) },
            write: { color.wrappedValue = Color(uiColor: $0) }, supportsOpacity: supportsOpacity)
    }

    public var body: some View {
        LabeledControl(label: label) {
            ColorWell(read: read, write: write, supportsOpacity: supportsOpacity)
                .modifier(AccessibilityTextFromView(source: label))
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(titleKey), color: selection, supportsOpacity: supportsOpacity)
    }
    /// Creates a picker with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(label: Text(title), color: selection, supportsOpacity: supportsOpacity) }

    /// Creates a picker of a colour of Core Graphics' with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    /// Creates a picker of a colour of Core Graphics' with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
    ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}

/// UIKit's well.
private struct ColorWell: UIViewRepresentable {
    let read: @MainActor (EnvironmentValues) -> UIColor
    let write: @MainActor (UIColor) -> Void
    let supportsOpacity: Bool

    func makeUIView(context: Context) -> UIColorWell {
        let well = UIColorWell()
        let coordinator = context.coordinator
        well.addAction(
            UIAction { [weak well] _ in if let color = well?.selectedColor { coordinator.write(color) } },
            for: .valueChanged)
        return well
    }

    func updateUIView(_ well: UIColorWell, context: Context) {
        context.coordinator.write = write
        well.supportsAlpha = supportsOpacity
        well.isEnabled = context.environment.isEnabled
        let color = read(context.environment)
        if well.selectedColor != color { well.selectedColor = color }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator {
        var write: @MainActor (UIColor) -> Void = { _ in }
    }
}
