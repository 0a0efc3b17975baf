import CoreGraphics
import Foundation
import PorticoHost

/// A table's row that isn't laid out, as UI tests find it: iOS lists every row of a table.
@MainActor final class InterfaceRow: UIAccessibilityElement {
    private weak var table: UITableView?
    private let path: IndexPath

    init(_ table: UITableView, _ path: IndexPath) {
        self.table = table
        self.path = path
        super.init(accessibilityContainer: table)
    }

    func reveal() {
        table?.scrollToRow(at: path, at: .middle, animated: false)
        table?.layoutIfNeeded()
    }
}

/// - From: `InterfaceDumper`
/// - To: the table's data source, which is asked for the cells
@MainActor enum InterfaceRows {
    /// Rows of the last answer, which a later question may name.
    @InSession private static var rows: [InterfaceRow] = []
    /// How many rows are asked for their cells; those behind are cells without contents.
    private static let mostCells = 300
    private static let most = 20_000

    static func forget() { rows = [] }

    /// The rows that aren't on the screen.
    static func rest(of table: UITableView, _ dump: (UIView) -> InterfaceNode?) -> [InterfaceNode] {
        guard let source = table.dataSource else { return [] }
        let shown = Set(table.indexPathsForVisibleRows ?? [])
        var result: [InterfaceNode] = []
        for section in 0..<table.numberOfSections {
            for index in 0..<table.numberOfRows(inSection: section) where result.count < most {
                let path = IndexPath(row: index, section: section)
                if shown.contains(path) { continue }
                let row = InterfaceRow(table, path)
                rows.append(row)
                let id = ObjectTable.shared.id(row)
                let place = UIAccessibility.convertToScreenCoordinates(table.rectForRow(at: path), in: table)
                if result.count < mostCells {
                    let cell = source.tableView(table, cellForRowAt: path)
                    cell.frame = table.rectForRow(at: path)
                    if let told = dump(cell) { result.append(named(told, id, at: place)) }
                } else {
                    var node = InterfaceNode(id: id, kind: .cell, type: "UITableViewCell")
                    node.frame = numbers(place)
                    result.append(node)
                }
            }
        }
        return result
    }

    private static func numbers(_ place: CGRect) -> [Double] {
        [place.minX, place.minY, place.width, place.height].map { Double($0) }
    }

    /// The cell and all in it go by the row: by then the cell is gone.
    private static func named(_ node: InterfaceNode, _ id: UInt64, at place: CGRect) -> InterfaceNode {
        var node = node
        node.id = id
        node.frame = numbers(place)
        node.isHittable = false
        node.hitPoint = nil
        node.children = node.children.map { named($0, id, at: place) }
        return node
    }
}
