import UIKit

/// A control for a date.
public struct DatePicker<Label: View> {
    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: DatePickerComponents
    let label: Label
    @Environment(\.datePickerLook) private var look
}

/// Which parts of a date a picker chooses.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// The day.
    public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View {
    public typealias Components = DatePickerComponents

    /// Creates a picker with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, minimum: nil, maximum: nil, components: displayedComponents, label: label()) }

    public var body: some View {
        let picker = DatePickerView(
            selection: selection, minimum: minimum, maximum: maximum, components: components, look: look
        ).modifier(AccessibilityTextFromView(source: label))
        if look == .graphical || look == .wheel {
            picker
        } else {
            // The fields wrap in too little room: they get theirs before the label shares the line with them.
            LabeledControl(label: label) { picker.layoutPriority(1) }
        }
    }
}

extension DatePicker where Label == Text {
    /// Creates a picker with a text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: nil, maximum: nil, components: displayedComponents, label: Text(titleKey))
    }
    /// Creates a picker with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(selection: selection, minimum: nil, maximum: nil, components: displayedComponents, label: Text(title))
    }
    /// Creates a picker of dates in a range.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents,
            label: Text(titleKey))
    }
    /// Creates a picker of dates from one on.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents,
            label: Text(titleKey))
    }
    /// Creates a picker of dates up to one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: nil, maximum: range.upperBound, components: displayedComponents,
            label: Text(titleKey))
    }
    /// Creates a picker of dates in a range.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents,
            label: Text(title))
    }
    /// Creates a picker of dates from one on.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents,
            label: Text(title))
    }
    /// Creates a picker of dates up to one.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
    ) {
        self.init(
            selection: selection, minimum: nil, maximum: range.upperBound, components: displayedComponents,
            label: Text(title))
    }
}

extension DatePicker where Label: View {
    /// Creates a picker of dates in a range, with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: range.upperBound, components: displayedComponents,
            label: label())
    }
    /// Creates a picker of dates from one on, with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, minimum: range.lowerBound, maximum: nil, components: displayedComponents,
            label: label())
    }
    /// Creates a picker of dates up to one, with a view as its label.
    nonisolated public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.init(
            selection: selection, minimum: nil, maximum: range.upperBound, components: displayedComponents,
            label: label())
    }
}

/// How a date picker looks.
enum DatePickerLook: Equatable { case automatic, compact, graphical, wheel }

private enum DatePickerLookKey: EnvironmentKey { static var defaultValue: DatePickerLook { .automatic } }

extension EnvironmentValues {
    var datePickerLook: DatePickerLook {
        get { self[DatePickerLookKey.self] }
        set { self[DatePickerLookKey.self] = newValue }
    }
}

/// How date pickers look; opaque to apps.
public struct _DatePickerLook {
    let look: DatePickerLook
}

/// How date pickers look.
public protocol DatePickerStyle {
    static var _look: _DatePickerLook { get }
}
/// The style of the place.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _DatePickerLook { _DatePickerLook(look: .automatic) }
}
/// A short text that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _DatePickerLook { _DatePickerLook(look: .compact) }
}
/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _DatePickerLook { _DatePickerLook(look: .graphical) }
}
/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    public init() {}
    public static var _look: _DatePickerLook { _DatePickerLook(look: .wheel) }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The style of the place.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A short text that opens a calendar.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// Sets how date pickers in the view look.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environment(\.datePickerLook, S._look.look)
    }
}

/// UIKit's date picker.
private struct DatePickerView: UIViewRepresentable {
    let selection: Binding<Date>
    let minimum: Date?
    let maximum: Date?
    let components: DatePickerComponents
    let look: DatePickerLook

    func makeUIView(context: Context) -> UIDatePicker {
        let view = UIDatePicker()
        let coordinator = context.coordinator
        view.addAction(
            UIAction { [weak view] _ in if let view { coordinator.binding.wrappedValue = view.date } },
            for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIDatePicker, context: Context) {
        context.coordinator.binding = selection
        switch components {
        case .date: view.datePickerMode = .date
        case .hourAndMinute: view.datePickerMode = .time
        default: view.datePickerMode = .dateAndTime
        }
        switch look {
        case .automatic, .compact: view.preferredDatePickerStyle = .compact
        case .graphical: view.preferredDatePickerStyle = .inline
        case .wheel: view.preferredDatePickerStyle = .wheels
        }
        (view.minimumDate, view.maximumDate) = (minimum, maximum)
        view.isEnabled = context.environment.isEnabled
        view.locale = context.environment.locale
        view.tintColor = context.environment.tint?.uiColor
        if view.date != selection.wrappedValue { view.setDate(selection.wrappedValue, animated: false) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? {
        let own = uiView.sizeThatFits(CGSize(width: proposal.width ?? 320, height: 0))
        guard look == .graphical || look == .wheel, let width = proposal.width, width.isFinite else { return own }
        return CGSize(width: max(width, 0), height: own.height)
    }

    func makeCoordinator() -> Coordinator { Coordinator(binding: selection) }

    @MainActor final class Coordinator {
        var binding: Binding<Date>

        init(binding: Binding<Date>) { self.binding = binding }
    }
}
