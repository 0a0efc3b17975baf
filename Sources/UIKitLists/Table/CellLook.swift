import CoreGraphics

/// What a table says about the place of a cell, and how it draws there.
struct CellLook: Equatable {
    var style = UITableView.Style.plain
    var isFirst = false
    var isLast = false
    var hasSeparators = true
    var separatorColor: UIColor?
    /// The table's; the cell's own beats it.
    var separatorInset: UIEdgeInsets?
    var insetsFromCellEdges = true
    /// Whether the table was in editing mode when it said all this.
    var isTableEdited = false
    /// What the cell shows while the table is edited.
    var editing = CellEditing()
    var indentationLevel = 0
    /// Points that the safe area takes, and on the trailing side the section index.
    var leadingRoom: CGFloat = 0
    var trailingRoom: CGFloat = 0
    /// There is one: the row ends before it, its separator too (DEV-861).
    var hasIndex = false
}

struct CellEditing: Equatable {
    /// Whether the cell goes into editing mode with the table. A row that the data source doesn't let be edited stays as it is.
    var isEditable = false
    var style = UITableViewCell.EditingStyle.none
    var selectsMany = false
    var indents = true
    var canMove = false
}

/// Measures of cells and sections: those that `LISTNUMBERS` has recorded for iOS 15 to 18, and what follows from them.
enum ListMeasures {
    /// The growth of a cell's signs beyond ordinary text sizes: at those for accessibility they grow along with the text, up to
    /// double.
    static func signGrowth(_ traits: UITraitCollection) -> CGFloat {
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return 1 }
        return min(2, UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits) / 10)
    }

    static let minimumRow: CGFloat = 44
    static let margin: CGFloat = 11
    static let subtitleGap: CGFloat = 1
    /// Between a text and a value that stands below it for want of room, as in list contents.
    static let stackedGap: CGFloat = 3
    static let imageGap: CGFloat = 16
    static let editIndent: CGFloat = 38
    static let editCircle: CGFloat = 22
    static let reorderRoom: CGFloat = 43
    static let indexWidth: CGFloat = 15
    static let headerTopPadding: CGFloat = 22
    static let plainHeader: CGFloat = 28
    static let groupedGap: CGFloat = 35
    static let groupRadius: CGFloat = 10
    static let actionWidth: CGFloat = 74
    /// The contents of a row that is dragged are half seen.
    static let draggedAlpha: CGFloat = 0.5
    static let duration = 0.3

    /// The margin of a cell's contents on both sides.
    static func side(_ width: CGFloat) -> CGFloat { Metrics.Layout.sideMargin(width) }
}
