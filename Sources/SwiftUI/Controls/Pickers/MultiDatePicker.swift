import UIKit

/// A calendar in which people choose several days.
public struct MultiDatePicker<Label: View> {
    let selection: Binding<Set<DateComponents>>
    /// The first day that can be chosen, and the moment before which the last one begins.
    let bounds: (start: Date?, end: Date?)
    let label: Label
}

extension MultiDatePicker: View {
    public var body: some View {
        MultiDatePickerView(selection: selection, start: bounds.start, end: bounds.end)
            .modifier(AccessibilityTextFromView(source: label))
    }

    /// Creates a picker of any days. The label is read to people who don't see the calendar.
    nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, bounds: (nil, nil), label: label())
    }

    /// Creates a picker of the days in a range.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, bounds: (bounds.lowerBound, bounds.upperBound), label: label()) }

    /// Creates a picker of the days from a date on.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, bounds: (bounds.lowerBound, nil), label: label()) }

    /// Creates a picker of the days before a date.
    nonisolated public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, bounds: (nil, bounds.upperBound), label: label()) }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of any days with a text.
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection, bounds: (nil, nil), label: Text(titleKey))
    }
    /// Creates a picker of any days with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>
    ) { self.init(selection: selection, bounds: (nil, nil), label: Text(title)) }

    /// Creates a picker of the days in a range with a text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(selection: selection, bounds: (bounds.lowerBound, bounds.upperBound), label: Text(titleKey)) }
    /// Creates a picker of the days in a range with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init(selection: selection, bounds: (bounds.lowerBound, bounds.upperBound), label: Text(title)) }

    /// Creates a picker of the days from a date on with a text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, bounds: (bounds.lowerBound, nil), label: Text(titleKey)) }
    /// Creates a picker of the days from a date on with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection, bounds: (bounds.lowerBound, nil), label: Text(title)) }

    /// Creates a picker of the days before a date with a text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, bounds: (nil, bounds.upperBound), label: Text(titleKey)) }
    /// Creates a picker of the days before a date with a text.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection, bounds: (nil, bounds.upperBound), label: Text(title)) }
}

/// UIKit's calendar.
private struct MultiDatePickerView: UIViewRepresentable {
    let selection: Binding<Set<DateComponents>>
    let start: Date?
    let end: Date?

    func makeUIView(context: Context) -> UICalendarView {
        let view = UICalendarView()
        view.selectionBehavior = UICalendarSelectionMultiDate(delegate: context.coordinator)
        return view
    }

    func updateUIView(_ view: UICalendarView, context: Context) {
        context.coordinator.binding = selection
        view.calendar = context.environment.calendar
        view.locale = context.environment.locale
        view.timeZone = context.environment.timeZone
        view.tintColor = context.environment.tint?.uiColor
        view.isUserInteractionEnabled = context.environment.isEnabled
        let first = start ?? .distantPast
        // The days before a date: the date's own is one if it begins before.
        let last = max(first, end.map { $0.addingTimeInterval(-1) } ?? .distantFuture)
        view.availableDateRange = DateInterval(start: first, end: last)
        guard let chosen = view.selectionBehavior as? UICalendarSelectionMultiDate else { return }
        if Set(chosen.selectedDates) != selection.wrappedValue {
            chosen.setSelectedDates(Array(selection.wrappedValue), animated: false)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UICalendarView, context: Context) -> CGSize? {
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? 320
        return CGSize(width: width, height: uiView.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    func makeCoordinator() -> Coordinator { Coordinator(binding: selection) }

    @MainActor final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
        var binding: Binding<Set<DateComponents>>

        init(binding: Binding<Set<DateComponents>>) { self.binding = binding }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { binding.wrappedValue = Set(selection.selectedDates) }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { binding.wrappedValue = Set(selection.selectedDates) }
    }
}
