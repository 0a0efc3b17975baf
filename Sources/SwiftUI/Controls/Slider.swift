import UIKit

/// A control for a number in a range.
public struct Slider<Label: View, ValueLabel: View> {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let label: Label
    let minimumLabel: ValueLabel
    let maximumLabel: ValueLabel
    let onEditingChanged: (Bool) -> Void
}

extension Slider: View {
    public var body: some View {
        HStack {
            minimumLabel
            SliderView(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
                .modifier(AccessibilityTextFromView(source: label))
            maximumLabel
        }
    }

    /// Creates a slider with labels, the ends' too.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.asDouble, bounds: bounds.asDouble, step: nil, label: label(),
            minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider in steps, with labels, the ends' too.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.asDouble, bounds: bounds.asDouble, step: Double(step), label: label(),
            minimumLabel: minimumValueLabel(), maximumLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    /// Creates a slider with a label, which accessibility says.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.asDouble, bounds: bounds.asDouble, step: nil, label: label(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider in steps, with a label, which accessibility says.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.asDouble, bounds: bounds.asDouble, step: Double(step), label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label: View, ValueLabel == EmptyView {
    /// Creates a slider, in steps if there is a step, whose label comes last.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.asDouble, bounds: bounds.asDouble, step: step.map { Double($0) }, label: label(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    /// Creates a slider, in steps if there is a step, with views for its ends and a label that comes last.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.asDouble, bounds: bounds.asDouble, step: step.map { Double($0) }, label: label(),
            minimumLabel: minimumValueLabel, maximumLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a slider.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.asDouble, bounds: bounds.asDouble, step: nil, label: EmptyView(), minimumLabel: EmptyView(),
            maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// Creates a slider in steps.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value.asDouble, bounds: bounds.asDouble, step: Double(step), label: EmptyView(),
            minimumLabel: EmptyView(), maximumLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Binding where Value: BinaryFloatingPoint {
    /// The same number as a `Double`.
    var asDouble: Binding<Double> {
        Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
    }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
    var asDouble: ClosedRange<Double> { Double(lowerBound)...Double(upperBound) }
}

/// UIKit's slider.
private struct SliderView: UIViewRepresentable {
    let value: Binding<Double>
    let bounds: ClosedRange<Double>
    let step: Double?
    let onEditingChanged: (Bool) -> Void

    func makeUIView(context: Context) -> UISlider {
        let view = UISlider()
        let coordinator = context.coordinator
        coordinator.view = view
        view.addAction(UIAction { _ in coordinator.valueChanged() }, for: .valueChanged)
        view.addAction(UIAction { _ in coordinator.parent.onEditingChanged(true) }, for: .touchDown)
        for event in [UIControl.Event.touchUpInside, .touchUpOutside, .touchCancel] {
            view.addAction(UIAction { _ in coordinator.parent.onEditingChanged(false) }, for: event)
        }
        return view
    }

    func updateUIView(_ view: UISlider, context: Context) {
        context.coordinator.parent = self
        view.minimumValue = Float(bounds.lowerBound)
        view.maximumValue = Float(bounds.upperBound)
        view.isEnabled = context.environment.isEnabled
        view.tintColor = context.environment.tint?.uiColor
        let wanted = Float(value.wrappedValue)
        if view.value != wanted, !view.isTracking { view.setValue(wanted, animated: false) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
        let width = proposal.width ?? 200
        return CGSize(width: width.isFinite ? max(width, 0) : 200, height: uiView.intrinsicContentSize.height)
    }

    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    @MainActor final class Coordinator {
        var parent: SliderView
        weak var view: UISlider?

        init(parent: SliderView) { self.parent = parent }

        func valueChanged() {
            guard let view else { return }
            var number = Double(view.value)
            if let step = parent.step, step > 0 {
                let low = parent.bounds.lowerBound
                number = min(low + ((number - low) / step).rounded() * step, parent.bounds.upperBound)
                view.value = Float(number)
            }
            if parent.value.wrappedValue != number { parent.value.wrappedValue = number }
        }
    }
}
