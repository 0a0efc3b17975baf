import UIKit

/// The part that is selected in a text that is edited: an insertion point or a range.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The places in the text.
    public enum Indices: Equatable, Hashable, Sendable {
        /// A range, which is empty at an insertion point.
        case selection(Range<String.Index>)
        /// Several ranges, which nobody selects on iOS.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The places in the text.
    public var indices: Indices
    /// The line at which an insertion point between two lines stands.
    public var affinity: TextSelectionAffinity

    /// Creates a selection of a range.
    public init(range: Range<String.Index>) { (indices, affinity) = (.selection(range), .automatic) }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) { (indices, affinity) = (.multiSelection(ranges), .automatic) }

    /// Creates an insertion point.
    public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

    /// Whether the selection is an insertion point.
    public var isInsertion: Bool { if case .selection(let range) = indices { range.isEmpty } else { false } }

    /// The selection in UTF-16 units; several ranges as the one from the first to the last. Places beyond the text's end stand for the end.
    func range(in text: String) -> NSRange {
        let range: Range<String.Index>
        switch indices {
        case .selection(let own): range = own
        case .multiSelection(let several):
            guard let first = several.ranges.first, let last = several.ranges.last else {
                return NSRange(location: text.utf16.count, length: 0)
            }
            range = first.lowerBound..<last.upperBound
        }
        func offset(_ index: String.Index) -> Int {
            text.utf16.distance(from: text.startIndex, to: min(index, text.endIndex))
        }
        let start = offset(range.lowerBound)
        return NSRange(location: start, length: offset(range.upperBound) - start)
    }

    init?(_ range: NSRange, in text: String) {
        guard let range = Range(range, in: text) else { return nil }
        self.init(range: range)
    }
}

/// The line at which an insertion point between two lines stands.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// As the system decides.
    case automatic
    /// At the end of the line before.
    case upstream
    /// At the beginning of the line after.
    case downstream
}

private enum SelectionAffinityKey: EnvironmentKey { static var defaultValue: TextSelectionAffinity { .automatic } }

extension EnvironmentValues {
    /// The line at which insertion points between two lines stand.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[SelectionAffinityKey.self] }
        set { self[SelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the line at which insertion points between two lines stand that fields in the view report.
    nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

/// Keeps a binding and the selection of one of UIKit's fields the same.
@MainActor final class SelectionFollower {
    private var binding: Binding<TextSelection?>?
    private var affinity = TextSelectionAffinity.automatic
    /// Set while the binding's value goes to the field, which tells of the change as of a person's.
    private var isApplying = false

    /// Selects what the binding says, if that isn't selected.
    func updateField(
        _ binding: Binding<TextSelection?>?, _ environment: EnvironmentValues, text: String, selected: NSRange,
        select: (NSRange) -> Void
    ) {
        (self.binding, affinity) = (binding, environment.textSelectionAffinity)
        guard let wanted = binding?.wrappedValue?.range(in: text), wanted != selected else { return }
        isApplying = true
        select(wanted)
        isApplying = false
    }

    /// Writes what a person has selected.
    func selectionDidChange(to range: NSRange, in text: String) {
        guard !isApplying, let binding, var selection = TextSelection(range, in: text) else { return }
        selection.affinity = affinity
        if binding.wrappedValue != selection { binding.wrappedValue = selection }
    }
}

extension UITextField {
    /// What is selected, in UTF-16 units.
    var selectedOffsets: NSRange {
        get {
            guard let range = selectedTextRange else { return NSRange(location: 0, length: 0) }
            return NSRange(
                location: offset(from: beginningOfDocument, to: range.start),
                length: offset(from: range.start, to: range.end))
        }
        set {
            guard let start = position(from: beginningOfDocument, offset: newValue.location),
                let end = position(from: start, offset: newValue.length)
            else { return }
            selectedTextRange = textRange(from: start, to: end)
        }
    }
}

extension TextField {
    /// Creates a field with a view as its label, whose selection a binding follows and sets.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            source: FieldSource(text, selection: selection), label: label(), prompt: prompt, axis: axis ?? .horizontal)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a text as its label, whose selection a binding follows and sets.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) } }

    /// Creates a field with a text as its label, whose selection a binding follows and sets.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) { self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) } }
}

extension TextEditor {
    /// Creates an editor of a text, whose selection a binding follows and sets.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(source: FieldSource(text, selection: selection))
    }
}
