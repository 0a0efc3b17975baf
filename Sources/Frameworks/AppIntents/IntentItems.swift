import Foundation
import PorticoFoundation

/// A value that is offered, with the words for it.
public struct IntentItem<Value: _IntentValue> {
    /// Makes items out of the statements of a closure.
    @resultBuilder public enum Builder {
        public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] { [IntentItem(expression)] }
        public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] { [expression] }
        public static func buildBlock(_ components: [IntentItem<Value>]...) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
        public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
            components.flatMap { $0 }
        }
        public static func buildOptional(_ component: [IntentItem<Value>]?) -> [IntentItem<Value>] { component ?? [] }
        public static func buildEither(first component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
        public static func buildEither(second component: [IntentItem<Value>]) -> [IntentItem<Value>] { component }
    }

    /// The value.
    public var value: Value
    /// The words and the picture that it is shown with.
    public var description: DisplayRepresentation

    /// A value, shown as it shows itself, or by its description.
    public init(_ value: Value) {
        self.value = value
        description =
            (value as? any DisplayRepresentable)?.displayRepresentation
            ?? DisplayRepresentation(title: "\(String(describing: value))")
    }
    /// A value with words of its own.
    public init(
        _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    }
}

/// Values that are offered under one title.
public struct IntentItemSection<Result: _IntentValue> {
    /// Makes sections out of the statements of a closure.
    @resultBuilder public enum Builder {
        public static func buildBlock(_ components: IntentItemSection<Result>...) -> [IntentItemSection<Result>] {
            components
        }
    }

    /// The title; nil: none.
    public var description: DisplayRepresentation?
    /// The values.
    public var items: [IntentItem<Result>]

    /// Values without a title.
    public init(items: [IntentItem<Result>]) { (description, self.items) = (nil, items) }
    /// Values under a title.
    public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
        (description, self.items) = (DisplayRepresentation(title: title), items)
    }
    /// Values under a title.
    public init(_ title: LocalizedStringResource, items: [Result]) {
        self.init(title, items: items.map { IntentItem($0) })
    }
    /// Values under a title.
    public init(title: LocalizedStringResource, items: [IntentItem<Result>]) { self.init(title, items: items) }
    /// The values of a closure.
    public init(
        _ title: LocalizedStringResource? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        (description, items) = (title.map { DisplayRepresentation(title: $0) }, itemsBuilder())
    }
    /// The values of a closure, under a title with more below it.
    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
    ) {
        description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
        items = itemsBuilder()
    }
}

/// The values that a provider offers, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
    /// The words above all; nil: none.
    public var promptLabel: LocalizedStringResource?
    /// Whether the letters of the alphabet lead to the values.
    public var usesIndexedCollation: Bool
    /// The sections.
    public var sections: [IntentItemSection<Result>]

    /// Sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        (self.promptLabel, self.usesIndexedCollation, self.sections) = (promptLabel, usesIndexedCollation, sections)
    }
    /// The sections of a closure.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
    }
    /// Values without sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) where Result: DisplayRepresentable {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items.map { IntentItem($0) })])
    }

    /// No values.
    public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
    /// The values of all sections, one after the other.
    public var items: [Result.ValueType] {
        sections.flatMap { $0.items.compactMap { $0.value as? Result.ValueType } }
    }
}
