import UIKit

/// What is selected in a text, or where its caret is.
public struct TextSelection: Hashable, Sendable {
    /// The places of the text that are selected.
    public enum Indices: Hashable, Sendable {
        /// One stretch. An empty one is the caret.
        case selection(Range<String.Index>)
        /// Several stretches.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The places of the text that are selected.
    public var indices: Indices
    /// To which of two lines a caret between them belongs.
    public var affinity: TextSelectionAffinity = .automatic

    /// Creates the selection of a stretch.
    public init(range: Range<String.Index>) { indices = .selection(range) }
    /// Creates the selection of several stretches.
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    /// Creates the caret at a place.
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// Whether the selection is a caret.
    public var isInsertion: Bool { stretch?.isEmpty ?? true }

    /// The stretch from the first to the last selected place; nil where nothing is selected.
    private var stretch: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges):
            ranges.ranges.first.flatMap { first in ranges.ranges.last.map { first.lowerBound..<$0.upperBound } }
        }
    }

    /// The stretch in UIKit's terms; nil where it isn't one of the text.
    func platformRange(in text: String) -> NSRange? {
        guard let stretch, stretch.lowerBound >= text.startIndex, stretch.upperBound <= text.endIndex else {
            return nil
        }
        return NSRange(stretch, in: text)
    }

    init?(_ range: NSRange, in text: String) {
        guard let own = Range(range, in: text) else { return nil }
        self.init(range: own)
    }
}

/// Keeps a field's selection and the app's binding the same.
@MainActor final class SelectionFollower {
    private var binding: Binding<TextSelection?>?
    /// While the field takes the app's values, what moves in it isn't the person's doing.
    private var isTakingValues = false

    /// Takes the app's values: the text by a closure, then the selection.
    func takeValues(_ newBinding: Binding<TextSelection?>?, _ setText: () -> Void, _ setRange: (TextSelection) -> Void)
    {
        binding = newBinding
        isTakingValues = true
        defer { isTakingValues = false }
        setText()
        if let selection = newBinding?.wrappedValue { setRange(selection) }
    }

    /// The person has moved the selection.
    func selectionDidChange(_ range: NSRange, in text: String) {
        guard !isTakingValues, let binding, let selection = TextSelection(range, in: text),
            binding.wrappedValue?.platformRange(in: text) != range
        else { return }
        binding.wrappedValue = selection
    }
}

extension UITextField {
    /// The selected stretch by its place in the text.
    var selectedCharacters: NSRange? {
        get {
            guard let range = selectedTextRange else { return nil }
            let start = offset(from: beginningOfDocument, to: range.start)
            return NSRange(location: start, length: offset(from: range.start, to: range.end))
        }
        set {
            guard let newValue, let start = position(from: beginningOfDocument, offset: newValue.location),
                let end = position(from: start, offset: newValue.length)
            else { return }
            selectedTextRange = textRange(from: start, to: end)
        }
    }
}

extension TextField where Label == Text {
    /// Creates a field whose selection is bound, with a text as its label.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            source: FieldSource(text, selection: selection), label: Text(titleKey), prompt: prompt,
            axis: axis ?? .horizontal)
    }

    /// Creates a field whose selection is bound, with a text as its label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            source: FieldSource(text, selection: selection), label: Text(title), prompt: prompt,
            axis: axis ?? .horizontal)
    }
}

extension TextField {
    /// Creates a field whose selection is bound, with a view as its label.
    nonisolated public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            source: FieldSource(text, selection: selection), label: label(), prompt: prompt, axis: axis ?? .horizontal)
    }
}

extension TextEditor {
    /// Creates an editor of a text whose selection is bound.
    nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(source: FieldSource(text, selection: selection))
    }
}
