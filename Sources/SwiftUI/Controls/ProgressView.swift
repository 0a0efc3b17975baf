import UIKit

/// Shows how far something has got, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
    /// Between 0 and 1; nil turns.
    let fraction: Double?
    let label: Label?
    let valueLabel: CurrentValueLabel?
    /// This is what says the fraction and the labels in place of those above.
    let progress: Progress?
    /// This is the time that says the fraction.
    let period: ProgressPeriod?
    /// The style that made the view of its configuration.
    private var origin: Any?
    @Environment(\.progressViewStyle) private var environmentStyle

    init(
        fraction: Double?, label: Label?, valueLabel: CurrentValueLabel?, progress: Progress? = nil,
        period: ProgressPeriod? = nil
    ) {
        (self.fraction, self.label, self.valueLabel) = (fraction, label, valueLabel)
        (self.progress, self.period) = (progress, period)
    }

    static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
        value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 }
    }
}

extension ProgressView: View {
    @ViewBuilder public var body: some View {
        if let progress {
            TimelineView(ProgressSchedule(progress: progress)) { _ in style.makeView(.init(progress, origin: style)) }
        } else if let period {
            TimelineView(period) { style.makeView(configuration(period.fraction(at: $0.date))) }
        } else {
            style.makeView(configuration(fraction))
        }
    }

    @MainActor private var style: StyleBox<ProgressViewStyleConfiguration> {
        environmentStyle.orFallback(
            StyleBox(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }, madeBy: origin)
    }

    @MainActor private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { .init(view: AnyView($0)) },
            currentValueLabel: valueLabel.map { .init(view: AnyView($0)) }, origin: style)
    }

    /// Creates a view of a value, with labels.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(fraction: Self.part(value, of: total), label: label(), valueLabel: currentValueLabel()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a view that turns.
    nonisolated public init() { self.init(fraction: nil, label: nil, valueLabel: nil) }

    /// Creates a view of a value.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(fraction: Self.part(value, of: total), label: nil, valueLabel: nil)
    }

    /// Creates a view that follows a progress and says its descriptions.
    nonisolated public init(_ progress: Progress) {
        self.init(fraction: nil, label: nil, valueLabel: nil, progress: progress)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a view that a style was asked to make, to be made by another style.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            valueLabel: configuration.currentValueLabel)
        origin = configuration.origin
    }
}

/// The times at which a progress is asked, until it is finished: Foundation on Linux tells nobody of its changes.
struct ProgressSchedule: TimelineSchedule, Equatable {
    let progress: Progress
    private static let interval: TimeInterval = 0.1

    static func == (a: ProgressSchedule, b: ProgressSchedule) -> Bool { a.progress === b.progress }

    func entries(from startDate: Date, mode: TimelineScheduleMode) -> AnyIterator<Date> {
        var next: Date? = startDate
        return AnyIterator {
            defer { next = progress.isFinished || progress.isCancelled ? nil : next?.addingTimeInterval(Self.interval) }
            return next
        }
    }
}

extension ProgressViewStyleConfiguration {
    /// This is what a progress says now.
    fileprivate init(_ progress: Progress, origin: Any) {
        let words = [progress.localizedDescription, progress.localizedAdditionalDescription].map { $0 ?? "" }
        self.init(
            fractionCompleted: progress.isIndeterminate ? nil : progress.fractionCompleted,
            label: words[0].isEmpty ? nil : .init(view: AnyView(Text(verbatim: words[0]))),
            currentValueLabel: words[1].isEmpty ? nil : .init(view: AnyView(Text(verbatim: words[1]))), origin: origin)
    }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
    /// Creates a view that turns, with a label.
    nonisolated public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), valueLabel: nil)
    }

    /// Creates a view of a value, with a label.
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.part(value, of: total), label: label(), valueLabel: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view that turns, with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey) {
        self.init(fraction: nil, label: Text(titleKey), valueLabel: nil)
    }
    /// Creates a view that turns, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S) {
        self.init(fraction: nil, label: Text(title), valueLabel: nil)
    }
    /// Creates a view of a value, with a text.
    nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(fraction: Self.part(value, of: total), label: Text(titleKey), valueLabel: nil)
    }
    /// Creates a view of a value, with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) { self.init(fraction: Self.part(value, of: total), label: Text(title), valueLabel: nil) }
}

/// How views of progress look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration

    /// Makes the view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a view of progress.
public struct ProgressViewStyleConfiguration {
    /// The label.
    public struct Label {
        let view: AnyView
    }
    /// The label of the value.
    public struct CurrentValueLabel {
        let view: AnyView
    }

    /// Between 0 and 1; nil where nobody knows.
    public let fractionCompleted: Double?
    /// The label.
    public let label: Label?
    /// The label of the value.
    public let currentValueLabel: CurrentValueLabel?
    /// The style that is told of the view.
    let origin: Any
}

extension ProgressViewStyleConfiguration.Label: View { public var body: some View { view } }
extension ProgressViewStyleConfiguration.CurrentValueLabel: View { public var body: some View { view } }

/// A bar where the value is known, else a wheel.
@MainActor @preconcurrency public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    nonisolated public init() {}

    @ViewBuilder public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar.
@MainActor @preconcurrency public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }
    /// Creates the style with a colour of its own.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A wheel.
@MainActor @preconcurrency public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    nonisolated public init() { tint = nil }
    /// Creates the style with a colour of its own.
    nonisolated public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 8) {
            ProgressWheel(tint: tint)
            configuration.label?.foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar where the value is known, else a wheel.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A wheel.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private enum ProgressStyleKey: EnvironmentKey {
    static var defaultValue: StyleBox<ProgressViewStyleConfiguration> {
        StyleBox(DefaultProgressViewStyle()) { $0.makeBody(configuration: $1) }
    }
}

extension EnvironmentValues {
    var progressViewStyle: StyleBox<ProgressViewStyleConfiguration> {
        get { self[ProgressStyleKey.self] }
        set { self[ProgressStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how views of progress in the view look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, StyleBox(style) { $0.makeBody(configuration: $1) })
    }
}

/// UIKit's bar.
private struct ProgressBar: UIViewRepresentable {
    let fraction: Double
    let tint: Color?

    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

    func updateUIView(_ view: UIProgressView, context: Context) {
        view.setProgress(Float(fraction), animated: context.transaction.animation != nil)
        view.progressTintColor = (tint ?? context.environment.tint)?.uiColor
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
        let width = proposal.width ?? 100
        return CGSize(width: width.isFinite ? max(width, 0) : 100, height: uiView.intrinsicContentSize.height)
    }
}

/// UIKit's wheel.
private struct ProgressWheel: UIViewRepresentable {
    let tint: Color?

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: context.environment.controlSize >= .large ? .large : .medium)
        view.startAnimating()
        return view
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        view.style = context.environment.controlSize >= .large ? .large : .medium
        if let tint = tint ?? context.environment.tint { view.color = tint.uiColor }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}

extension ControlSize: Comparable {
    /// Smaller sizes come first.
    public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool {
        (allCases.firstIndex(of: lhs) ?? 0) < (allCases.firstIndex(of: rhs) ?? 0)
    }
}
