import UIKit

/// A field in which text is typed.
public struct TextField<Label: View> {
    let source: FieldSource
    let label: Label
    let prompt: Text?
    let axis: Axis
    /// Whether it stands for a secure field, in a style of an app's.
    var isSecure = false
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?
    @Environment(\.controlContext) private var context
    @Environment(\.textFieldStyle) private var style
    @Environment(\.fieldLook) private var look

    init(
        source: FieldSource, label: Label, prompt: Text? = nil, axis: Axis = .horizontal,
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
    ) {
        (self.source, self.label, self.prompt, self.axis) = (source, label, prompt, axis)
        (self.onEditingChanged, self.onCommit) = (onEditingChanged, onCommit)
    }
}

extension TextField {
    /// What a style of an app's is given: the same field.
    @MainActor fileprivate var configuration: FieldConfiguration {
        FieldConfiguration(
            source: source, label: _TextFieldStyleLabel(view: AnyView(label)), prompt: prompt, axis: axis,
            onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
}

/// Where a field's text comes from and goes to.
struct FieldSource {
    let read: () -> String
    let write: (String) -> Void
    /// Whether the value is only written when typing ends, because it isn't a text.
    var isWrittenAtEnd = false
    /// What is selected, where the app follows it.
    var selection: Binding<TextSelection?>?

    init(_ text: Binding<String>, selection: Binding<TextSelection?>? = nil) {
        self.selection = selection
        read = { text.wrappedValue }
        write = { if text.wrappedValue != $0 { text.wrappedValue = $0 } }
    }

    init(read: @escaping () -> String, write: @escaping (String) -> Void) {
        (self.read, self.write, isWrittenAtEnd) = (read, write, true)
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        self.init(read: { format.format(value.wrappedValue) }) { text in
            if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
        }
    }

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
        self.init(read: { value.wrappedValue.map(format.format) ?? "" }) { text in
            value.wrappedValue = try? format.parseStrategy.parse(text)
        }
    }

    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        self.init(read: { formatter.string(for: value.wrappedValue) ?? "" }) { text in
            if let parsed = FormatterReading.value(of: text, formatter) as? V { value.wrappedValue = parsed }
        }
    }
}

/// Reads values by Foundation's formatters.
enum FormatterReading {
    static func value(of text: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let numbers as NumberFormatter: numbers.number(from: text)
        case let dates as DateFormatter: dates.date(from: text)
        default: nil
        }
    }
}

extension TextField: View {
    /// Creates a field with a view as its label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: FieldSource(text), label: label(), prompt: prompt)
    }

    /// Creates a field that grows along an axis, with a view as its label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(source: FieldSource(text), label: label(), prompt: prompt, axis: axis)
    }

    /// Creates a field of a value in a format.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String { self.init(source: FieldSource(value, format), label: label(), prompt: prompt) }

    /// Creates a field of a value that may be missing, in a format. A text that can't be read as one leaves it missing.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String { self.init(source: FieldSource(value, format), label: label(), prompt: prompt) }

    @ViewBuilder public var body: some View {
        if context.collectsCommands {
            let source = source
            CommandView(
                kind: { _ in
                    .field(
                        placeholder: "", text: Binding(get: { source.read() }, set: { source.write($0) }),
                        isSecure: false)
                }, label: label, action: {})
        } else if let style {
            style.makeView(configuration).environment(\.textFieldStyle, nil)
        } else {
            FieldLabelReader(label: label, prompt: prompt) { placeholder in
                if axis == .vertical, !isSecure {
                    GrowingTextView(source: source, placeholder: placeholder)
                        .background { if look == .roundedBorder { FieldBorder() } }
                } else {
                    TextFieldView(
                        source: source, placeholder: placeholder, isSecure: isSecure,
                        onEditingChanged: onEditingChanged,
                        onCommit: onCommit)
                }
            }
        }
    }
}

extension TextField {
    /// Creates a field of a value that a formatter reads and writes, with a view as its label.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(source: FieldSource(value, formatter), label: label(), prompt: prompt) }
}

extension TextField where Label == Text {
    /// Creates a field with a text as its label, which stands in it while it is empty.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(source: FieldSource(text), label: Text(titleKey), prompt: prompt)
    }
    /// Creates a field with a text as its label, which stands in it while it is empty.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(source: FieldSource(text), label: Text(title), prompt: prompt)
    }
    /// Creates a field that grows along an axis.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(source: FieldSource(text), label: Text(titleKey), prompt: prompt, axis: axis)
    }
    /// Creates a field that grows along an axis.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
    ) { self.init(source: FieldSource(text), label: Text(title), prompt: prompt, axis: axis) }
    /// Creates a field of a value in a format.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: FieldSource(value, format), label: Text(titleKey), prompt: prompt)
    }
    /// Creates a field of a value in a format.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: FieldSource(value, format), label: Text(title), prompt: prompt)
    }
    /// Creates a field of a value that may be missing, in a format.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: FieldSource(value, format), label: Text(titleKey), prompt: prompt)
    }
    /// Creates a field of a value that may be missing, in a format.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(source: FieldSource(value, format), label: Text(title), prompt: prompt)
    }
    /// Creates a field of a value that a formatter reads and writes.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(source: FieldSource(value, formatter), label: Text(titleKey), prompt: prompt) }

    /// Creates a field that tells when typing begins and ends, and when it is submitted.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(
            source: FieldSource(text), label: Text(titleKey), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    /// Creates a field that tells when typing begins and ends, and when it is submitted.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(source: FieldSource(text), label: Text(title), onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
    /// Creates a field that tells when typing begins and ends.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(source: FieldSource(text), label: Text(titleKey), onEditingChanged: onEditingChanged) }
    /// Creates a field that tells when typing begins and ends.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(source: FieldSource(text), label: Text(title), onEditingChanged: onEditingChanged) }

    /// Creates a field of a value that a formatter reads and writes.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(source: FieldSource(value, formatter), label: Text(title), prompt: prompt) }
    /// Creates a field of a value that a formatter reads and writes, which tells when typing begins and ends, and when it is submitted.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            source: FieldSource(value, formatter), label: Text(titleKey), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    /// Creates a field of a value that a formatter reads and writes, which tells when typing begins and ends, and when it is submitted.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(
            source: FieldSource(value, formatter), label: Text(title), onEditingChanged: onEditingChanged,
            onCommit: onCommit)
    }
    /// Creates a field of a value that a formatter reads and writes, which tells when it is submitted.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) { self.init(source: FieldSource(value, formatter), label: Text(titleKey), onCommit: onCommit) }
    /// Creates a field of a value that a formatter reads and writes, which tells when it is submitted.
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) { self.init(source: FieldSource(value, formatter), label: Text(title), onCommit: onCommit) }
}

/// A field in which what is typed isn't shown.
public struct SecureField<Label: View> {
    let source: FieldSource
    let label: Label
    let prompt: Text?
    var onCommit: (() -> Void)?
    @Environment(\.controlContext) private var context
    @Environment(\.textFieldStyle) private var style

    init(source: FieldSource, label: Label, prompt: Text?, onCommit: (() -> Void)? = nil) {
        (self.source, self.label, self.prompt, self.onCommit) = (source, label, prompt, onCommit)
    }
}

extension SecureField {
    /// What a style of an app's is given: a field that hides what is typed.
    @MainActor fileprivate var configuration: FieldConfiguration {
        var field = FieldConfiguration(
            source: source, label: _TextFieldStyleLabel(view: AnyView(label)), prompt: prompt, onCommit: onCommit)
        field.isSecure = true
        return field
    }
}

extension SecureField: View {
    /// Creates a field with a view as its label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(source: FieldSource(text), label: label(), prompt: prompt)
    }

    @ViewBuilder public var body: some View {
        if context.collectsCommands {
            let source = source
            CommandView(
                kind: { _ in
                    .field(
                        placeholder: "", text: Binding(get: { source.read() }, set: { source.write($0) }),
                        isSecure: true)
                }, label: label, action: {})
        } else if let style {
            style.makeView(configuration).environment(\.textFieldStyle, nil)
        } else {
            FieldLabelReader(label: label, prompt: prompt) { placeholder in
                TextFieldView(source: source, placeholder: placeholder, isSecure: true, onCommit: onCommit)
            }
        }
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a text as its label.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(source: FieldSource(text), label: Text(titleKey), prompt: prompt)
    }
    /// Creates a field with a text as its label.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil
    ) {
        self.init(source: FieldSource(text), label: Text(title), prompt: prompt)
    }
    /// Creates a field that tells when it is submitted.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(source: FieldSource(text), label: Text(titleKey), prompt: nil, onCommit: onCommit)
    }
    /// Creates a field that tells when it is submitted.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) { self.init(source: FieldSource(text), label: Text(title), prompt: nil, onCommit: onCommit) }
}
