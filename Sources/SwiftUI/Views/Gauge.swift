import UIKit

/// A value within a range, as a bar or a ring.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
    let fraction: Double
    let label: Label
    let current: CurrentValueLabel?
    let minimum: BoundsLabel?
    let maximum: BoundsLabel?

    fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
        let span = bounds.upperBound - bounds.lowerBound
        guard span > 0, value.isFinite else { return 0 }
        return Double(min(max((value - bounds.lowerBound) / span, 0), 1))
    }
}

extension Gauge: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: nil, minimum: nil, maximum: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(), minimum: nil,
            maximum: nil)
    }

    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// Creates a gauge with labels of certain values, by their tags. Kept: no style shows them (DEV-1257).
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(), minimum: nil,
            maximum: nil)
    }

    /// Creates a gauge with labels of its ends and of certain values, by their tags. Those of values are kept: no style shows them
    /// (DEV-1257).
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            fraction: Self.fraction(value, bounds), label: label(), current: currentValueLabel(),
            minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    public var body: some View {
        GaugeStage(
            configuration: GaugeStyleConfiguration(
                value: fraction, label: GaugePart(view: AnyView(label)),
                currentValueLabel: current.map { GaugePart(view: AnyView($0)) },
                minimumValueLabel: minimum.map { GaugePart(view: AnyView($0)) },
                maximumValueLabel: maximum.map { GaugePart(view: AnyView($0)) }))
    }
}

/// A gauge's parts, for a style.
public struct GaugeStyleConfiguration {
    public typealias Label = GaugePart
    public typealias CurrentValueLabel = GaugePart
    public typealias MinimumValueLabel = GaugePart
    public typealias MaximumValueLabel = GaugePart
    public typealias MarkedValueLabel = GaugePart

    /// From 0 to 1.
    public var value: Double
    public var label: GaugePart
    public var currentValueLabel: GaugePart?
    public var minimumValueLabel: GaugePart?
    public var maximumValueLabel: GaugePart?
}

/// A part of a gauge.
public struct GaugePart: View {
    let view: AnyView
    public var body: some View { view }
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

private enum GaugeStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<GaugeStyleConfiguration> {
        StyleBox(LinearCapacityGaugeStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var gaugeStyle: StyleBox<GaugeStyleConfiguration> {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

/// Shows what the style makes of a gauge.
private struct GaugeStage: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.gaugeStyle) private var style

    var body: some View {
        style.makeView(configuration)
            .accessibilityElement(children: .combine)
            .accessibilityValue(Text(verbatim: "\(Int((configuration.value * 100).rounded()))%"))
    }
}

extension View {
    /// Sets how gauges in the view look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        let box = StyleBox<GaugeStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
        return modifier(EnvironmentModifier { $0.gaugeStyle = box })
    }
}

/// A bar that fills, under its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeBar(value: configuration.value, length: 6)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.footnote)
        }
    }
}

/// The style that fits the place: a bar.
public struct DefaultGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

extension GaugeStyleConfiguration {
    /// Whether the gauge's ends have labels.
    fileprivate var hasBounds: Bool { minimumValueLabel != nil || maximumValueLabel != nil }
}

/// A bar with a mark at the value. Without labels at its ends the current value stands before it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            if configuration.hasBounds {
                configuration.minimumValueLabel
            } else {
                configuration.currentValueLabel
            }
            GaugeMarkedBar(value: configuration.value)
            configuration.maximumValueLabel
        }
        .font(.caption)
    }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 3) {
            configuration.label
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                GaugeBar(value: configuration.value, length: 6)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
        .font(.caption)
    }
}

/// An open ring with a mark at the value, which stands in the middle. In the opening are the labels of the ends, or the gauge's.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: true)
    }
}

/// A ring that fills around the current value, or around the label where the value has none.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        GaugeRing(configuration: configuration, isOpen: false)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
        AccessoryLinearGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    @MainActor @preconcurrency public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    @MainActor @preconcurrency public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

/// A bar, filled up to the value.
private struct GaugeBar: View {
    let value: Double
    let length: CGFloat
    @Environment(\.tintGradient) private var gradient

    var body: some View {
        Capsule().fill(TintShapeStyle().opacity(0.25))
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    let width = max(proxy.size.width * value, value > 0 ? length : 0)
                    if let gradient {
                        // The whole bar's colours, as far as it is full.
                        Rectangle().fill(gradient.alongBar)
                            .mask(alignment: .leading) { Capsule().frame(width: width) }
                    } else {
                        Capsule().fill(TintShapeStyle()).frame(width: width)
                    }
                }
            }
            .frame(height: length)
    }
}

/// A gradient that is the tint, with the colour that others take from it.
private struct GradientTint {
    let gradient: Gradient
    let color: Color?
}

private enum GradientTintKey: EnvironmentKey { static var defaultValue: GradientTint? { nil } }

extension EnvironmentValues {
    /// The gradient that the tint is; nil where it is a colour.
    var tintGradient: Gradient? { self[GradientTintKey.self].flatMap { $0.color == tint ? $0.gradient : nil } }

    /// Keeps a gradient whose main colour is the tint.
    mutating func setTintGradient(_ gradient: Gradient?) {
        self[GradientTintKey.self] = gradient.map { GradientTint(gradient: $0, color: tint) }
    }
}

extension Gradient {
    fileprivate var alongBar: LinearGradient {
        LinearGradient(gradient: self, startPoint: .leading, endPoint: .trailing)
    }

    /// The colours along a part of a circle. In the gap the last ones go on from both ends, below the ends' round caps.
    fileprivate func aroundRing(_ part: CGFloat) -> AngularGradient {
        var stops = self.stops.map { Stop(color: $0.color, location: $0.location * part) }
        if part < 1, let first = stops.first, let last = stops.last {
            let middle = (1 + part) / 2
            stops += [
                Stop(color: last.color, location: middle), Stop(color: first.color, location: middle),
                Stop(color: first.color, location: 1),
            ]
        }
        return AngularGradient(
            gradient: Gradient(stops: stops), center: .center, startAngle: .zero, endAngle: .degrees(360))
    }
}

/// A bar with a mark.
private struct GaugeMarkedBar: View {
    let value: Double
    @Environment(\.tintGradient) private var gradient

    var body: some View {
        Capsule().fill(gradient.map { AnyShapeStyle($0.alongBar) } ?? AnyShapeStyle(TintShapeStyle()))
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    GaugeMark(length: 10, border: 2)
                        .offset(x: (proxy.size.width - 10) * value, y: -2)
                }
            }
            .frame(height: 6)
    }
}

/// The mark at a gauge's value: of a gradient what is below it is seen.
private struct GaugeMark: View {
    let length: CGFloat
    let border: CGFloat
    @Environment(\.tintGradient) private var gradient

    var body: some View {
        if gradient != nil {
            Circle().strokeBorder(.background, lineWidth: border).frame(width: length, height: length)
        } else {
            Circle().fill(.background).frame(width: length, height: length)
                .overlay { Circle().fill(TintShapeStyle()).padding(border) }
        }
    }
}

/// A ring, closed or open at the bottom.
private struct GaugeRing: View {
    let configuration: GaugeStyleConfiguration
    let isOpen: Bool
    @Environment(\.tintGradient) private var gradient
    private var paint: AnyShapeStyle {
        gradient.map { AnyShapeStyle($0.aroundRing(whole)) } ?? AnyShapeStyle(TintShapeStyle())
    }
    private var whole: CGFloat { isOpen ? 0.75 : 1 }

    /// The labels between the ring's ends, each below its own end.
    @ViewBuilder private var opening: some View {
        if configuration.hasBounds {
            HStack(spacing: 2) {
                ZStack { configuration.minimumValueLabel }.frame(width: 22)
                ZStack { configuration.maximumValueLabel }.frame(width: 22)
            }
        } else {
            configuration.label.frame(maxWidth: 34)
        }
    }

    var body: some View {
        let turn = Angle.degrees(isOpen ? 135 : -90)
        let style = StrokeStyle(lineWidth: 6, lineCap: .round)
        ZStack {
            if isOpen {
                Circle().trim(from: 0, to: whole).stroke(paint, style: style).rotationEffect(turn)
                GaugeMark(length: 12, border: 3)
                    .offset(x: 26)
                    .rotationEffect(turn + .degrees(configuration.value * 270))
            } else {
                Circle().stroke(TintShapeStyle().opacity(0.25), style: style)
                Circle().trim(from: 0, to: configuration.value).stroke(paint, style: style)
                    .rotationEffect(turn)
            }
            VStack(spacing: 0) {
                if let current = configuration.currentValueLabel {
                    current.font(.headline)
                } else if !isOpen {
                    configuration.label
                }
            }
            .minimumScaleFactor(0.5)
            .lineLimit(1)
            .frame(maxWidth: 36)
            if isOpen {
                opening.font(.caption2).lineLimit(1).minimumScaleFactor(0.5).offset(y: 23)
            }
        }
        .frame(width: 52, height: 52)
        .padding(3)
        // The ring stays as large as it is with every text size, and so do the words in it.
        .dynamicTypeSize(.large)
    }
}
