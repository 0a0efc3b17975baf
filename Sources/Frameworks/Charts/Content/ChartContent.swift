import SwiftUI

/// What a chart shows: marks, and what consists of marks.
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent

    /// What the content consists of.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Content of this module that says its marks itself.
@MainActor protocol PrimitiveChartContent: ChartContent where Body == Never {
    @MainActor func addMarks(to list: inout MarkList)
}

extension ChartContent where Body == Never {
    /// Content without content of its own has no body: asking for it is a programmer's mistake.
    public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension ChartContent {
    @MainActor func collectMarks(into list: inout MarkList) {
        if let primitive = self as? any PrimitiveChartContent {
            primitive.addMarks(to: &list)
        } else {
            body.collectMarks(into: &list)
        }
    }
}

extension Never: ChartContent {}

/// Makes one content out of the statements of a closure.
@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some ChartContent { EmptyMarks() }
    public static func buildPartialBlock<T: ChartContent>(first content: T) -> T { content }
    public static func buildPartialBlock(
        accumulated: some ChartContent, next: some ChartContent
    ) -> some ChartContent { MarkSequence(first: accumulated, second: next) }
    public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
    public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: first, second: nil)
    }
    public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: nil, second: second)
    }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> some ChartContent {
        AnyChartContent(content)
    }
}

/// No marks.
struct EmptyMarks {
    nonisolated init() {}
    @MainActor func addMarks(to list: inout MarkList) {}
}

/// Marks, and others after them.
struct MarkSequence<First: ChartContent, Second: ChartContent> {
    private let first: First
    private let second: Second

    nonisolated init(first: First, second: Second) { (self.first, self.second) = (first, second) }

    @MainActor func addMarks(to list: inout MarkList) {
        first.collectMarks(into: &list)
        second.collectMarks(into: &list)
    }
}

/// One of two contents.
public struct BuilderConditional<TrueContent, FalseContent> {
    let first: TrueContent?
    let second: FalseContent?

    nonisolated init(first: TrueContent?, second: FalseContent?) { (self.first, self.second) = (first, second) }
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never
    @MainActor func addMarks(to list: inout MarkList) {
        first?.collectMarks(into: &list)
        second?.collectMarks(into: &list)
    }
}

/// A content whose type isn't told.
public struct AnyChartContent {
    public typealias Body = Never
    private let content: any ChartContent

    /// The same content without its type.
    nonisolated public init(_ content: any ChartContent) { self.content = content }
    /// The same content without its type.
    nonisolated public init(erasing content: some ChartContent) { self.content = content }

    @MainActor func addMarks(to list: inout MarkList) { content.collectMarks(into: &list) }
}

/// Several marks as one content, which modifiers change together.
public struct Plot<Content: ChartContent> {
    public typealias Body = Never
    private let content: Content

    /// The marks of a closure as one content.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    @MainActor func addMarks(to list: inout MarkList) { content.collectMarks(into: &list) }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
    @MainActor func addMarks(to list: inout MarkList) { self?.collectMarks(into: &list) }
}

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
    /// Marks for elements that know their identity.
    nonisolated public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(making: data, identify: { element, _ in element.id }, content: content)
    }
    /// Marks for elements whose identity lies at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(making: data, identify: { element, _ in element[keyPath: id] }, content: content) }
    /// Marks for the numbers of a range that stays the same.
    nonisolated public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(making: data, identify: { element, _ in element }, content: content)
    }

    @MainActor func addMarks(to list: inout MarkList) {
        for element in data { content(element).collectMarks(into: &list) }
    }
}

extension Group: ChartContent, PrimitiveChartContent where Content: ChartContent {
    /// Several contents as one.
    nonisolated public init(@ChartContentBuilder content: () -> Content) { self = .holding(content()) }

    @MainActor func addMarks(to list: inout MarkList) { content.collectMarks(into: &list) }
}

extension EmptyMarks: PrimitiveChartContent {}

extension MarkSequence: PrimitiveChartContent {}

extension AnyChartContent: PrimitiveChartContent {}

extension Plot: PrimitiveChartContent {}
