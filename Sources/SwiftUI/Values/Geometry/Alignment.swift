import Foundation

/// Names a guide along which views are aligned, and says where it lies in a view that doesn't say so itself.
public protocol AlignmentID: SendableMetatype {
    /// The guide's place in a view of the given size, in the view's own coordinates.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// One of both kinds of guide, for code that treats them alike.
package struct AlignmentKey: Hashable, Sendable {
    package let axis: Axis
    package let id: any AlignmentID.Type

    package static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

/// A guide on the horizontal axis: where views of a column line up.
public struct HorizontalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a guide of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .horizontal, id: id) }

    /// The leading edge.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The middle.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// Where a list row's separator begins.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// Where a list row's separator ends.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    private enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    private enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    private enum ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
}

/// A guide on the vertical axis: where views of a row line up.
public struct VerticalAlignment: Hashable, Sendable {
    package let key: AlignmentKey

    /// Creates a guide of one's own.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(axis: .vertical, id: id) }

    /// The top edge.
    public static let top = VerticalAlignment(Top.self)
    /// The middle.
    public static let center = VerticalAlignment(Center.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baseline of the first line of text; the bottom edge of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baseline of the last line of text; the bottom edge of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
}

/// A guide on each axis.
public struct Alignment: Hashable, Sendable {
    /// The guide on the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// The guide on the vertical axis.
    public var vertical: VerticalAlignment

    /// Creates an alignment of two guides.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// The middle.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The middle of the leading edge.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The middle of the trailing edge.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The middle of the top edge.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The middle of the bottom edge.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first baseline, in the middle.
    public static var centerFirstTextBaseline: Alignment {
        Alignment(horizontal: .center, vertical: .firstTextBaseline)
    }
    /// The last baseline, in the middle.
    public static var centerLastTextBaseline: Alignment { Alignment(horizontal: .center, vertical: .lastTextBaseline) }
    /// The first baseline, at the leading edge.
    public static var leadingFirstTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    }
    /// The last baseline, at the leading edge.
    public static var leadingLastTextBaseline: Alignment {
        Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    }
    /// The first baseline, at the trailing edge.
    public static var trailingFirstTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    }
    /// The last baseline, at the trailing edge.
    public static var trailingLastTextBaseline: Alignment {
        Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
}
