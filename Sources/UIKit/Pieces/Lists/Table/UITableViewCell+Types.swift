import Foundation

extension UITableViewCell {
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

    public enum SeparatorStyle: Int, Sendable { case none = 0, singleLine = 1, singleLineEtched = 2 }
    /// On iOS 7 and later all but `none` look the same.
    public enum SelectionStyle: Int, Sendable { case none = 0, blue = 1, gray = 2, `default` = 3 }
    public enum FocusStyle: Int, Sendable { case `default` = 0, custom = 1 }
    public enum EditingStyle: Int, Sendable { case none = 0, delete = 1, insert = 2 }
    public enum AccessoryType: Int, Sendable {
        case none = 0, disclosureIndicator = 1, detailDisclosureButton = 2, checkmark = 3, detailButton = 4
    }
    public enum DragState: Int, Sendable { case none = 0, lifting = 1, dragging = 2 }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
}
