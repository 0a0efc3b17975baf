import UIKit

/// A control that goes up and down in steps.
public struct Stepper<Label: View> {
    let label: Label
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void
    /// The value in words, for accessibility; nil where nobody says it.
    var spokenValue: String?
}

extension Stepper: View {
    /// Creates a stepper that calls a closure for each step. Where there is none, that side is disabled.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: label(), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), value, step, nil, onEditingChanged) }

    /// Creates a stepper of a value in a range.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), value, step, bounds, onEditingChanged) }

    /// Creates a stepper that calls a closure for each step, with its label last.
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label(), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Creates a stepper of a value, in a range if there is one, with its label last.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) { self.init(label(), value, step, bounds, onEditingChanged) }

    nonisolated init<V: Strideable>(
        _ label: Label, _ value: Binding<V>, _ step: V.Stride, _ bounds: ClosedRange<V>?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        func change(by distance: V.Stride) -> (() -> Void)? {
            let next = value.wrappedValue.advanced(by: distance)
            if let bounds, !bounds.contains(next),
                value.wrappedValue == (distance > 0 ? bounds.upperBound : bounds.lowerBound)
            {
                return nil
            }
            return {
                let next = value.wrappedValue.advanced(by: distance)
                value.wrappedValue = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
            }
        }
        self.init(
            label: label, onIncrement: change(by: step), onDecrement: change(by: 0 - step),
            onEditingChanged: onEditingChanged)
    }

    public var body: some View {
        LabeledControl(label: label) {
            StepperView(
                spokenValue: spokenValue, onIncrement: onIncrement, onDecrement: onDecrement,
                onEditingChanged: onEditingChanged
            )
            .modifier(AccessibilityTextFromView(source: label))
        }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a text that calls a closure for each step.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: Text(titleKey), onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a text that calls a closure for each step.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: Text(title), onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper of a value, with a text.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey), value, step, nil, onEditingChanged) }
    /// Creates a stepper of a value, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), value, step, nil, onEditingChanged) }
    /// Creates a stepper of a value in a range, with a text.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey), value, step, bounds, onEditingChanged) }
    /// Creates a stepper of a value in a range, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), value, step, bounds, onEditingChanged) }
}

/// UIKit's stepper. It counts from the middle of three numbers, and is put back there.
private struct StepperView: UIViewRepresentable {
    let spokenValue: String?
    let onIncrement: (() -> Void)?
    let onDecrement: (() -> Void)?
    let onEditingChanged: (Bool) -> Void

    func makeUIView(context: Context) -> UIStepper {
        let view = UIStepper()
        let coordinator = context.coordinator
        coordinator.view = view
        view.addAction(UIAction { _ in coordinator.valueChanged() }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIStepper, context: Context) {
        context.coordinator.parent = self
        view.minimumValue = onDecrement == nil ? 0 : -1
        view.maximumValue = onIncrement == nil ? 0 : 1
        view.value = 0
        view.isEnabled = context.environment.isEnabled
        // Its own number is always 0, the middle.
        if let spokenValue { view.accessibilityValue = spokenValue }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    @MainActor final class Coordinator {
        var parent: StepperView
        weak var view: UIStepper?

        init(parent: StepperView) { self.parent = parent }

        func valueChanged() {
            guard let view, view.value != 0 else { return }
            let isUp = view.value > 0
            view.value = 0
            parent.onEditingChanged(true)
            if isUp { parent.onIncrement?() } else { parent.onDecrement?() }
            parent.onEditingChanged(false)
        }
    }
}
