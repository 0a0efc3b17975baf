import CoreGraphics
import Foundation

/// The lines above and below a list cell.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
    public enum Visibility: Int, Sendable { case automatic, visible, hidden }

    /// An edge that has this value keeps what the list gives it.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: automatic, leading: automatic, bottom: automatic, trailing: automatic)
    private static let automatic: CGFloat = .greatestFiniteMagnitude

    public var topSeparatorVisibility = Visibility.automatic
    public var bottomSeparatorVisibility = Visibility.automatic
    /// Leading and trailing count: from the text of a standard content, else from the cell's margins.
    public var topSeparatorInsets = automaticInsets
    public var bottomSeparatorInsets = automaticInsets
    public var color: UIColor
    /// While several items can be selected, and this one is.
    public var multipleSelectionColor: UIColor?
    public var visualEffect: UIVisualEffect?

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
