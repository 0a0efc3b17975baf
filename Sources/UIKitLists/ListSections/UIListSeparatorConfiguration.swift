import CoreGraphics
import Foundation

/// The lines above and below a list cell.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
    /// Whether a line is drawn; `automatic` leaves it to the list.
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// An edge that has this value keeps what the list gives it.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
    private static let automatic: CGFloat = .greatestFiniteMagnitude

    /// Whether there is a line above; `automatic` to begin with.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether there is a line below; `automatic` to begin with.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Leading and trailing count: from the text of a standard content, else from the cell's margins.
    public var topSeparatorInsets = automaticInsets
    /// How far the line below stands in, in points; as above for the line there.
    public var bottomSeparatorInsets = automaticInsets
    /// The colour of both lines; that of separators to begin with.
    public var color: UIColor
    /// While several items can be selected, and this one is.
    public var multipleSelectionColor: UIColor?
    /// An effect that the lines are drawn with; nil to begin with. Kept (DEV-426).
    public var visualEffect: UIVisualEffect?

    /// Separators as a list of that appearance has them.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { color = .separator }

    static func points(_ inset: CGFloat, automatic value: CGFloat) -> CGFloat { inset == automatic ? value : inset }

    public static func == (left: Self, right: Self) -> Bool {
        left.topSeparatorVisibility == right.topSeparatorVisibility
            && left.bottomSeparatorVisibility == right.bottomSeparatorVisibility
            && left.topSeparatorInsets == right.topSeparatorInsets
            && left.bottomSeparatorInsets == right.bottomSeparatorInsets && left.color == right.color
            && left.multipleSelectionColor == right.multipleSelectionColor && left.visualEffect == right.visualEffect
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(topSeparatorVisibility)
        hasher.combine(bottomSeparatorVisibility)
        hasher.combine(color)
    }
}
