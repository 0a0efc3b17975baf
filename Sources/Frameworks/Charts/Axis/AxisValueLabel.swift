import SwiftUI

/// What stands beside the plot at a value.
public struct AxisValueLabel<Content: View> {
    private let make: @MainActor (AxisValue) -> AxisLabelOptions.Content
    private var options: AxisLabelOptions
    private let isCentered: Bool?

    nonisolated private init(
        _ make: @escaping @MainActor (AxisValue) -> AxisLabelOptions.Content, _ centered: Bool?,
        _ options: AxisLabelOptions
    ) { (self.make, isCentered, self.options) = (make, centered, options) }

    @MainActor func addItems(to list: inout [AxisMarkItem], at value: AxisValue) {
        var options = options
        options.content = make(value)
        list.append(AxisMarkItem(kind: .label(options), isCentered: isCentered))
    }
}

extension AxisValueLabel {
    /// A view as label.
    ///
    /// - Parameters:
    ///   - centered: Whether it lies in the middle between the value and the next one; nil is what suits.
    ///   - anchor: The label's point that lies at the value; nil is what suits.
    ///   - multiLabelAlignment: Kept (DEV-1209).
    ///   - collisionResolution: What is done where labels would lie on each other; automatically, those that don't fit aren't shown.
    ///   - offsetsMarks: Kept (DEV-1209).
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let view = Carried(AnyView(content()))
        self.init(
            { _ in .view(view.value) }, centered,
            AxisLabelOptions(
                anchor: anchor, orientation: orientation, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel where Content == Text {
    /// A text as label, looked up in the app's strings.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        let text = Carried(Text(titleKey))
        self.init(
            { _ in .view(AnyView(text.value)) }, centered,
            AxisLabelOptions(
                anchor: anchor, orientation: orientation, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
    /// A text as label, as it is.
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        let words = String(title)
        self.init(
            { _ in .words(words) }, centered,
            AxisLabelOptions(
                anchor: anchor, orientation: orientation, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
}

extension AxisValueLabel where Content == Never {
    /// The value's own label.
    nonisolated public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            { _ in .standard }, centered,
            AxisLabelOptions(
                anchor: anchor, orientation: orientation, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
    /// The value as a format says it. A value that isn't of the format's input has its own label.
    nonisolated public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        let format = Carried(format)
        self.init(
            { value in value.as(Format.FormatInput.self).map { .words(format.value.format($0)) } ?? .standard },
            centered,
            AxisLabelOptions(
                anchor: anchor, orientation: orientation, collision: collisionResolution,
                horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing))
    }
}

/// How an axis' label is turned.
public struct AxisValueLabelOrientation: CustomStringConvertible, Sendable {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind

    /// What suits: horizontal.
    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
    /// As text is read.
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
    /// Read from top to bottom.
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
    /// Read from bottom to top.
    public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }
    public var description: String { "\(kind)" }

    var angle: Angle? {
        switch kind {
        case .automatic, .horizontal: nil
        case .vertical: .degrees(90)
        case .verticalReversed: .degrees(-90)
        }
    }
}

/// What is done where an axis' labels would lie on each other.
public struct AxisValueLabelCollisionResolution: CustomStringConvertible, Sendable {
    enum Kind { case automatic, greedy(priority: Double, spacing: CGFloat?), truncate, disabled }
    let kind: Kind

    /// What suits: labels that don't fit aren't shown.
    public static var automatic: AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .automatic)
    }
    /// Labels that don't fit aren't shown.
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// Labels that don't fit aren't shown; those of a higher priority come first.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution
    {
        AxisValueLabelCollisionResolution(kind: .greedy(priority: priority, spacing: minimumSpacing))
    }
    /// Labels end where the next one begins.
    public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .truncate) }
    /// All are shown.
    public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .disabled) }
    public var description: String { "\(kind)" }
}

extension AxisValueLabel: AxisMarkSource {}
