import SwiftUI

/// A part of an axis at a value: a grid line, a tick, a label.
@MainActor @preconcurrency public protocol AxisMark {}

/// A mark of this module, which says its parts itself.
@MainActor protocol AxisMarkSource: AxisMark {
    @MainActor func addItems(to list: inout [AxisMarkItem], at value: AxisValue)
}

/// One part of an axis at a value.
struct AxisMarkItem {
    enum Kind {
        case gridLine
        case tick(AxisTick.Length)
        case label(AxisLabelOptions)
    }
    var kind: Kind
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// What a label says and how it lies.
struct AxisLabelOptions {
    enum Content {
        case standard
        case words(String)
        case view(AnyView)
    }
    var content = Content.standard
    var anchor: UnitPoint?
    var orientation = AxisValueLabelOrientation.automatic
    var collision = AxisValueLabelCollisionResolution.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

extension AxisMark {
    @MainActor func collectItems(into list: inout [AxisMarkItem], at value: AxisValue) {
        (self as? any AxisMarkSource)?.addItems(to: &list, at: value)
    }

    nonisolated private func changing(_ change: @escaping (inout AxisMarkItem) -> Void) -> ChangedAxisMark<Self> {
        ChangedAxisMark(self, change)
    }

    /// Colours lines and labels.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        changing { $0.style = $0.style ?? AnyShapeStyle(style) }
    }
    /// Sets the labels' font; nil is the standard one.
    nonisolated public func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }
    /// Moves the mark.
    nonisolated public func offset(_ offset: CGSize) -> some AxisMark {
        changing {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }
    /// Moves the mark.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }
}

/// A mark with a change to its parts.
private struct ChangedAxisMark<Mark: AxisMark> {
    private let mark: Mark
    private let change: (inout AxisMarkItem) -> Void

    nonisolated init(_ mark: Mark, _ change: @escaping (inout AxisMarkItem) -> Void) {
        (self.mark, self.change) = (mark, change)
    }

    @MainActor func addItems(to list: inout [AxisMarkItem], at value: AxisValue) {
        let first = list.count
        mark.collectItems(into: &list, at: value)
        for index in first..<list.count { change(&list[index]) }
    }
}

/// Makes one mark out of the statements of a closure.
@resultBuilder public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisMark { AxisMarkSequence<Never, Never>(first: nil, second: nil) }
    public static func buildPartialBlock<T: AxisMark>(first content: T) -> T { content }
    public static func buildPartialBlock(
        accumulated: some AxisMark, next: some AxisMark
    ) -> some AxisMark { AxisMarkSequence(first: accumulated, second: next) }
    public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: first, second: nil)
    }
    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(first: nil, second: second)
    }
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> some AxisMark {
        AnyAxisMark(content)
    }
}

extension Never: AxisMark {}

/// Marks, and others.
struct AxisMarkSequence<First: AxisMark, Second: AxisMark> {
    private let first: First?
    private let second: Second?

    nonisolated init(first: First?, second: Second?) { (self.first, self.second) = (first, second) }

    @MainActor func addItems(to list: inout [AxisMarkItem], at value: AxisValue) {
        first?.collectItems(into: &list, at: value)
        second?.collectItems(into: &list, at: value)
    }
}

extension BuilderConditional: AxisMark, AxisMarkSource where TrueContent: AxisMark, FalseContent: AxisMark {
    @MainActor func addItems(to list: inout [AxisMarkItem], at value: AxisValue) {
        first?.collectItems(into: &list, at: value)
        second?.collectItems(into: &list, at: value)
    }
}

extension Optional: AxisMark, AxisMarkSource where Wrapped: AxisMark {
    @MainActor func addItems(to list: inout [AxisMarkItem], at value: AxisValue) {
        self?.collectItems(into: &list, at: value)
    }
}

/// A mark whose type isn't told.
public struct AnyAxisMark {
    private let mark: any AxisMark

    /// The same mark without its type.
    nonisolated public init(_ content: any AxisMark) { mark = content }
    /// The same mark without its type.
    nonisolated public init(erasing content: some AxisMark) { mark = content }

    @MainActor func addItems(to list: inout [AxisMarkItem], at value: AxisValue) {
        mark.collectItems(into: &list, at: value)
    }
}

/// A line across the plot at a value.
public struct AxisGridLine {
    private let item: AxisMarkItem

    /// A grid line.
    ///
    /// - Parameters:
    ///   - centered: Whether it lies in the middle between the value and the next one; nil is what suits.
    ///   - stroke: How it is drawn; nil is a thin line.
    nonisolated public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        item = AxisMarkItem(kind: .gridLine, isCentered: centered, stroke: stroke)
    }

    @MainActor func addItems(to list: inout [AxisMarkItem], at value: AxisValue) { list.append(item) }
}

/// A short line beside the plot at a value.
public struct AxisTick {
    /// How long a tick is.
    public struct Length: CustomStringConvertible, Sendable {
        enum Kind { case automatic, points(CGFloat), label(CGFloat), longestLabel(CGFloat) }
        let kind: Kind

        /// What suits.
        public static var automatic: Length { Length(kind: .automatic) }
        /// As long as its label.
        public static var label: Length { label() }
        /// As long as its label, and so many points more.
        public static func label(extendPastBy: CGFloat = 0) -> Length { Length(kind: .label(extendPastBy)) }
        /// As long as the longest label.
        public static var longestLabel: Length { longestLabel() }
        /// As long as the longest label, and so many points more.
        public static func longestLabel(extendPastBy: CGFloat = 0) -> Length {
            Length(kind: .longestLabel(extendPastBy))
        }
        public var description: String { "\(kind)" }
    }

    private let item: AxisMarkItem

    /// A tick.
    nonisolated public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        item = AxisMarkItem(kind: .tick(length), isCentered: centered, stroke: stroke)
    }
    /// A tick of a length in points.
    nonisolated public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        item = AxisMarkItem(kind: .tick(Length(kind: .points(length))), isCentered: centered, stroke: stroke)
    }

    @MainActor func addItems(to list: inout [AxisMarkItem], at value: AxisValue) { list.append(item) }
}

extension ChangedAxisMark: AxisMarkSource {}

extension AxisMarkSequence: AxisMarkSource {}

extension AnyAxisMark: AxisMarkSource {}

extension AxisGridLine: AxisMarkSource {}

extension AxisTick: AxisMarkSource {}
