import CoreGraphics
import Foundation

extension UITableView {
    /// How sections are set apart; a table's style can't be changed.
    public enum Style: Int, Sendable {
        /// Headers stay at the top while their sections are in sight.
        case plain = 0
        case grouped = 1
        /// Groups are cards with round corners, in from both sides.
        case insetGrouped = 2
    }

    /// Where a row stands after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// As little as it takes.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        /// From, or to, the right; the others likewise.
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        /// At once; the neighbours slide all the same.
        case none = 5
        /// The row stays in the middle of the room that opens or closes.
        case middle = 6
        /// The table chooses.
        case automatic = 100
    }

    /// What a separator's insets count from: the cell's edges, or the insets that it would have by itself.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges = 0, fromAutomaticInsets = 1 }
    /// What makes a cell that is in sight be measured again: nothing, a change of its contents, or also one of its constraints.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0, enabled = 1, enabledIncludingConstraints = 2
    }

    /// A height that the table finds out by itself.
    nonisolated public static let automaticDimension: CGFloat = -1
    /// A title of the section index that shows a magnifier.
    nonisolated public static let indexSearch = "{search}"
    /// Posted with the table when its selection is another one.
    nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
        "UITableViewSelectionDidChangeNotification")
}
