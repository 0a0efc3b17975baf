import SwiftUI

/// What an axis consists of: marks at values.
@MainActor @preconcurrency public protocol AxisContent {}

/// Content of this module, which says its axes itself.
@MainActor protocol AxisContentSource: AxisContent {
    @MainActor func addAxes(to list: inout [AxisSpecification])
}

/// Marks at an axis' values, as content says them.
struct AxisSpecification {
    let preset: AxisMarkPreset
    let position: AxisMarkPosition
    let values: AxisMarkValues
    /// The marks for a value; nil: the standard ones.
    let marks: (@MainActor (AxisValue) -> [AxisMarkItem])?
    /// The words of the standard marks' labels; nil: the standard ones.
    var format: ((Primitive) -> String?)?
    var stroke: StrokeStyle?
}

extension AxisContent {
    @MainActor func collectAxes(into list: inout [AxisSpecification]) {
        (self as? any AxisContentSource)?.addAxes(to: &list)
    }
}

/// Makes one axis out of the statements of a closure.
@resultBuilder public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisContent { EmptyAxis() }
    public static func buildPartialBlock<T: AxisContent>(first content: T) -> T { content }
    public static func buildPartialBlock(
        accumulated: some AxisContent, next: some AxisContent
    ) -> some AxisContent { AxisSequence(first: accumulated, second: next) }
    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
    public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: first, second: nil)
    }
    public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: nil, second: second)
    }
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> some AxisContent {
        AnyAxisContent(content)
    }
}

/// No axis.
struct EmptyAxis {
    nonisolated init() {}
    @MainActor func addAxes(to list: inout [AxisSpecification]) {}
}

/// An axis, and another.
struct AxisSequence<First: AxisContent, Second: AxisContent> {
    private let first: First
    private let second: Second

    nonisolated init(first: First, second: Second) { (self.first, self.second) = (first, second) }

    @MainActor func addAxes(to list: inout [AxisSpecification]) {
        first.collectAxes(into: &list)
        second.collectAxes(into: &list)
    }
}

extension BuilderConditional: AxisContent, AxisContentSource where TrueContent: AxisContent, FalseContent: AxisContent {
    @MainActor func addAxes(to list: inout [AxisSpecification]) {
        first?.collectAxes(into: &list)
        second?.collectAxes(into: &list)
    }
}

extension Optional: AxisContent, AxisContentSource where Wrapped: AxisContent {
    @MainActor func addAxes(to list: inout [AxisSpecification]) { self?.collectAxes(into: &list) }
}

/// An axis whose type isn't told.
public struct AnyAxisContent {
    private let content: any AxisContent

    /// The same axis without its type.
    nonisolated public init(_ content: any AxisContent) { self.content = content }
    /// The same axis without its type.
    nonisolated public init(erasing content: some AxisContent) { self.content = content }

    @MainActor func addAxes(to list: inout [AxisSpecification]) { content.collectAxes(into: &list) }
}

/// A value of an axis, for which its marks are made.
public struct AxisValue {
    let primitive: Primitive
    /// The value's place among the axis' values.
    public let index: Int
    /// How many values the axis has.
    public let count: Int

    /// The value as a type; nil where it has no such value.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { primitive.value(as: type) }
}

extension EmptyAxis: AxisContentSource {}

extension AxisSequence: AxisContentSource {}

extension AnyAxisContent: AxisContentSource {}
