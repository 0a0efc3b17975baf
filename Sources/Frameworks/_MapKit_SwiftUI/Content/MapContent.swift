import MapKit
import SwiftUI

/// What lies on a map: markers, annotations, overlays.
@MainActor @preconcurrency public protocol MapContent {
    associatedtype Body: MapContent

    /// What the content consists of.
    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: MapContent {}

/// Content of this module that says its items itself.
@MainActor protocol PrimitiveMapContent: MapContent where Body == Never {
    @MainActor func addItems(to list: inout MapItemList)
}

extension PrimitiveMapContent {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension MapContent {
    @MainActor func collectItems(into list: inout MapItemList) {
        if let primitive = self as? any PrimitiveMapContent {
            primitive.addItems(to: &list)
        } else {
            body.collectItems(into: &list)
        }
    }
}

/// Makes one content out of the statements of a closure.
@resultBuilder public struct MapContentBuilder {
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        var all: [any MapContent] = []
        repeat all.append(each content)
        return TupleMapContent(value: (repeat each content), contents: all)
    }
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> _ConditionalMapContent<First, Second> { _ConditionalMapContent(first: first, second: nil) }
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> _ConditionalMapContent<First, Second> { _ConditionalMapContent(first: nil, second: second) }
    public static func buildLimitedAvailability(_ content: any MapContent) -> AnyMapContent {
        AnyMapContent(content)
    }
}

/// Nothing.
public struct EmptyMapContent {
    /// Nothing.
    nonisolated public init() {}
    @MainActor func addItems(to list: inout MapItemList) {}
}

/// Several contents, one after another.
public struct TupleMapContent<T> {
    /// The contents.
    public var value: T
    let contents: [any MapContent]

    nonisolated init(value: T, contents: [any MapContent]) { (self.value, self.contents) = (value, contents) }

    @MainActor func addItems(to list: inout MapItemList) {
        for (index, content) in contents.enumerated() {
            list.within(index) { content.collectItems(into: &$0) }
        }
    }
}

/// One of two contents.
public struct _ConditionalMapContent<First: MapContent, Second: MapContent> {
    let first: First?
    let second: Second?

    @MainActor func addItems(to list: inout MapItemList) {
        list.within(first == nil ? 1 : 0) {
            first?.collectItems(into: &$0)
            second?.collectItems(into: &$0)
        }
    }
}

/// A content whose type isn't told.
public struct AnyMapContent {
    let content: any MapContent

    nonisolated init(_ content: any MapContent) { self.content = content }
    @MainActor func addItems(to list: inout MapItemList) { content.collectItems(into: &list) }
}

extension Optional: MapContent where Wrapped: MapContent {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Optional: PrimitiveMapContent where Wrapped: MapContent {
    @MainActor func addItems(to list: inout MapItemList) { self?.collectItems(into: &list) }
}

extension Group: MapContent where Content: MapContent {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }

    /// Several contents as one.
    nonisolated public init(@MapContentBuilder content: () -> Content) { self = .holding(content()) }
}

extension Group: PrimitiveMapContent where Content: MapContent {
    @MainActor func addItems(to list: inout MapItemList) { content.collectItems(into: &list) }
}

extension ForEach: MapContent where Content: MapContent {
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }

    /// Content for elements that know their identity.
    nonisolated public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(making: data, identify: { element, _ in element.id }, content: content)
    }
    /// Content for elements whose identity lies at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(making: data, identify: { element, _ in element[keyPath: id] }, content: content) }
    /// Content for the numbers of a range that stays the same.
    nonisolated public init(_ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(making: data, identify: { element, _ in element }, content: content)
    }
}

extension ForEach: PrimitiveMapContent where Content: MapContent {
    @MainActor func addItems(to list: inout MapItemList) {
        for index in data.indices {
            let element = data[index]
            list.within(AnyHashable(identity(of: element, at: index))) { content(element).collectItems(into: &$0) }
        }
    }
}

extension EmptyMapContent: MapContent, PrimitiveMapContent {}

extension TupleMapContent: MapContent, PrimitiveMapContent {}

extension _ConditionalMapContent: MapContent, PrimitiveMapContent {}

extension AnyMapContent: MapContent, PrimitiveMapContent {}
