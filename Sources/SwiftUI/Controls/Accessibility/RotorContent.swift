import UIKit

/// The entries of a rotor: places that people go through one after the other.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    /// The type of the content's own content.
    associatedtype Body: AccessibilityRotorContent

    /// This is what the content consists of.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// A place that a rotor goes to.
struct RotorTarget {
    var key: RotorKey?
    /// A stretch of the text of the view that has the rotor.
    var textRange: Range<String.Index>?
    /// Called before the place is looked for, so that it can be made.
    var prepare: @MainActor () -> Void = {}
}

/// What an entry names a view by.
struct RotorKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID?
}

/// Content of this module that says its entries itself.
@MainActor @preconcurrency protocol PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {
    var targets: [RotorTarget] { get }
}

extension PrimitiveRotorContent {
    public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

extension AccessibilityRotorContent {
    func collectTargets() -> [RotorTarget] {
        (self as? any PrimitiveRotorContent)?.targets ?? body.collectTargets()
    }
}

/// Makes entries out of the statements of a closure.
@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildPartialBlock<Content: AccessibilityRotorContent>(first content: Content) -> Content {
        content
    }
    @MainActor public static func buildPartialBlock<A: AccessibilityRotorContent, B: AccessibilityRotorContent>(
        accumulated: A, next: B
    ) -> some AccessibilityRotorContent { RotorTargets { accumulated.collectTargets() + next.collectTargets() } }
    @MainActor public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
        -> some AccessibilityRotorContent
    { RotorTargets { content?.collectTargets() ?? [] } }
}

/// Entries that a closure gathers.
struct RotorTargets: PrimitiveRotorContent {
    typealias Body = Never
    let gather: @MainActor () -> [RotorTarget]

    var targets: [RotorTarget] { gather() }
}

extension ForEach: AccessibilityRotorContent, PrimitiveRotorContent where Content: AccessibilityRotorContent {
    var targets: [RotorTarget] { data.flatMap { content($0).collectTargets() } }
}

extension ForEach where Content: AccessibilityRotorContent {
    /// Makes entries for elements that know their identity.
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, identify: { element, _ in element.id })
    }

    /// Makes entries for elements whose identity lies at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, identify: { element, _ in element[keyPath: id] }) }
}

/// An entry of a rotor: a view, or a stretch of a view's text.
public struct AccessibilityRotorEntry<ID: Hashable>: PrimitiveRotorContent {
    public typealias Body = Never
    nonisolated(unsafe) let target: RotorTarget

    var targets: [RotorTarget] { [target] }

    nonisolated private init(
        _ id: ID, _ namespace: Namespace.ID?, _ textRange: Range<String.Index>?,
        _ prepare: @escaping @MainActor () -> Void
    ) {
        target = RotorTarget(
            key: RotorKey(id: AnyHashable(id), namespace: namespace), textRange: textRange, prepare: prepare)
    }

    /// Creates an entry of the view with the identity in a scroll view around.
    nonisolated public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(id, nil, textRange, prepare) }
    /// Creates an entry of the view with the identity in a scroll view around.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(id, nil, textRange, prepare) }
    /// Creates an entry of the view with the identity in a scroll view around.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(id, nil, textRange, prepare) }

    /// Creates an entry of the view that `accessibilityRotorEntry` names so.
    nonisolated public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(id, namespace, textRange, prepare) }
    /// Creates an entry of the view that `accessibilityRotorEntry` names so.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(id, namespace, textRange, prepare) }
    /// Creates an entry of the view that `accessibilityRotorEntry` names so.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping @MainActor () -> Void = {}
    ) { self.init(id, namespace, textRange, prepare) }
}

extension AccessibilityRotorEntry where ID == Never {
    /// Creates an entry of a stretch of the text of the view that has the rotor.
    nonisolated public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping @MainActor () -> Void = {}
    ) { target = RotorTarget(textRange: textRange, prepare: prepare) }
    /// Creates an entry of a stretch of the text of the view that has the rotor.
    nonisolated public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
        prepare: @escaping @MainActor () -> Void = {}
    ) { target = RotorTarget(textRange: textRange, prepare: prepare) }
    /// Creates an entry of a stretch of the text of the view that has the rotor.
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping @MainActor () -> Void = {}
    ) { target = RotorTarget(textRange: textRange, prepare: prepare) }
}
