import Foundation

extension UITableViewCell {
    /// Which texts and images a cell has by itself, and where.
    public enum CellStyle: Int, Sendable {
        /// An image and one text.
        case `default` = 0
        /// A text on the leading side, another on the trailing side.
        case value1 = 1
        /// A small text in the tint colour on the leading side, beside it another.
        case value2 = 2
        /// Two texts, one below the other.
        case subtitle = 3
    }

    /// Whether a line stands below a row; `singleLineEtched` looks as `singleLine` does.
    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine = 1, singleLineEtched = 2 }
    /// On iOS 7 and later all but `none` look the same.
    public enum SelectionStyle: Int, Sendable { case none = 0, blue = 1, gray = 2, `default` = 3 }
    /// The way a cell shows that it has the focus: by the system's effect or by what the app draws.
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom = 1 }
    /// What a row's control at the leading side does during editing.
    public enum EditingStyle: Int, Sendable { case none = 0, delete = 1, insert = 2 }
    /// What stands at a cell's trailing side; the detail ones have a button that tells the delegate.
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator = 1, detailDisclosureButton = 2, checkmark = 3, detailButton = 4
    }
    /// Whether a cell is part of a drag: `lifting` while a finger raises it, `dragging` while it is taken along.
    public enum DragState: Int, Sendable { case none = 0, lifting = 1, dragging = 2 }

    /// Which controls of editing a cell shows.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control for deleting or inserting is at the leading side.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The buttons of a swipe are at the trailing side.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// Changes a cell's configurations for the state that it is in.
    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
