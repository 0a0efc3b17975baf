/// The things that a rotor goes through. An app's own content says in `body` of what it consists.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    /// The content of which this consists.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

/// A thing that a rotor goes to.
struct RotorStop {
    /// This is its name; nil: its element's.
    let label: Text?
    /// The identity of its view; nil: the view with the rotor.
    let identity: AnyHashable?
    /// Called before the view is looked for.
    let prepare: () -> Void
}

/// Content of this module, which says itself where a rotor stops.
@MainActor protocol RotorStopping {
    var stops: [RotorStop] { get }
}

extension AccessibilityRotorContent {
    /// Where a rotor stops, in order.
    var allStops: [RotorStop] {
        if let own = self as? any RotorStopping { return own.stops }
        return Body.self == Never.self ? [] : body.allStops
    }
}

/// Content of stops that are known.
struct RotorStopList {
    let stops: [RotorStop]
}

extension RotorStopList: AccessibilityRotorContent, RotorStopping {
    typealias Body = Never
}

/// Several contents of a rotor, one behind the other.
struct RotorSequence: AccessibilityRotorContent, RotorStopping {
    let parts: [any AccessibilityRotorContent]
    typealias Body = Never
    var stops: [RotorStop] { parts.flatMap { $0.allStops } }
}

/// Makes the content of a rotor out of the statements of a closure.
@MainActor @preconcurrency @resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content)
        -> some AccessibilityRotorContent
    {
        content
    }
    @_disfavoredOverload public static func buildBlock<each C: AccessibilityRotorContent>(
        _ content: repeat each C
    ) -> some AccessibilityRotorContent {
        var all: [any AccessibilityRotorContent] = []
        repeat all.append(each content)
        return RotorSequence(parts: all)
    }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
        -> some AccessibilityRotorContent
    {
        RotorSequence(parts: content.map { [$0] } ?? [])
    }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

extension Optional: RotorStopping where Wrapped: AccessibilityRotorContent {
    var stops: [RotorStop] { self?.allStops ?? [] }
}

extension Group: AccessibilityRotorContent, RotorStopping where Content: AccessibilityRotorContent {
    /// Takes several contents of a rotor as one.
    nonisolated public init(@AccessibilityRotorContentBuilder content: @MainActor () -> Content) {
        self = MainActorAccess.run { MainActorAccess.Carried(Group.holding(content())) }.value
    }

    var stops: [RotorStop] { content.allStops }
}

extension ForEach: AccessibilityRotorContent, RotorStopping where Content: AccessibilityRotorContent {
    /// Makes a rotor's content for elements that know their identity.
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(making: data, identify: { element, _ in element.id }, content: content)
    }

    /// Makes a rotor's content for elements whose identity lies at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(making: data, identify: { element, _ in element[keyPath: id] }, content: content) }

    var stops: [RotorStop] { data.flatMap { content($0).allStops } }
}
