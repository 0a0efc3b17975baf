import CoreGraphics
import Foundation

/// Room that rows make for what is dragged above them; the row that is dragged, if it is one of the table, gives up its own.
///
/// - From: `TableDrags`
/// - To: the placing of rows, headers and footers
struct TableGap: Equatable {
    /// Where the row goes, counted without the one that is dragged.
    var target: IndexPath
    var source: IndexPath?
    var extent: CGFloat

    /// How far a row moves down.
    func shift(ofRow path: IndexPath) -> CGFloat {
        guard path != source else { return 0 }
        var row = path.row
        var shift: CGFloat = 0
        if let source, source < path {
            shift -= extent
            if source.section == path.section { row -= 1 }
        }
        return IndexPath(row: row, section: path.section) >= target ? shift + extent : shift
    }

    func shift(ofHeader section: Int) -> CGFloat { shift { $0 < section } }
    func shift(ofFooter section: Int) -> CGFloat { shift { $0 <= section } }

    private func shift(_ isBefore: (Int) -> Bool) -> CGFloat {
        (isBefore(target.section) ? extent : 0) - (source.map { isBefore($0.section) } == true ? extent : 0)
    }
}
