import CoreGraphics
import Foundation

/// Puts the cells of a table, which tabs separate, below each other: each column is as wide as its widest cell.
///
/// - From: `HTMLReader`
enum HTMLTable {
    /// The space between two columns.
    private static let gap: CGFloat = 8
    /// A wider table has whole paragraphs in its cells, which don't fit between tabs: its tabs stay as they are.
    private static let mostWidth: CGFloat = 500

    private struct Cell {
        var width: CGFloat
        var alignment: NSTextAlignment
    }

    /// Gives the rows of tables, a paragraph each, the tabs that their cells need.
    static func arrangeColumns(of text: NSMutableAttributedString, in tables: [NSRange]) {
        guard !tables.isEmpty else { return }
        // Attributes alone change below: one copy of the text does for all tables.
        let string = NSString(string: text.string)
        for table in tables { arrangeColumns(of: text, string, in: table) }
    }

    private static func arrangeColumns(
        of text: NSMutableAttributedString, _ string: NSString, in range: NSRange
    ) {
        var rows: [(range: NSRange, cells: [Cell])] = []
        var location = range.location
        while location < NSMaxRange(range) {
            let row = string.paragraphRange(for: NSRange(location: location, length: 0))
            rows.append((row, cells(of: text, string, in: row)))
            location = max(NSMaxRange(row), location + 1)
        }
        var widths: [CGFloat] = []
        // A cell of its own in a row, such as one that spans columns, has no column.
        for (_, cells) in rows where cells.count > 1 {
            for (column, cell) in cells.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = max(widths[column], cell.width)
            }
        }
        guard widths.count > 1, widths.reduce(0, +) + gap * CGFloat(widths.count - 1) <= mostWidth else { return }
        for (range, cells) in rows where cells.count > 1 {
            let known = text.attribute(.paragraphStyle, at: range.location, effectiveRange: nil) as? NSParagraphStyle
            let style = NSMutableParagraphStyle()
            if let known { style.setParagraphStyle(known) }
            // What the first cell says of itself isn't the row's.
            style.alignment = .natural
            style.tabStops = makeStops(cells, widths, from: style.headIndent)
            text.addAttribute(.paragraphStyle, value: style, range: range)
        }
    }

    private static func makeStops(_ cells: [Cell], _ widths: [CGFloat], from indent: CGFloat) -> [NSTextTab] {
        var start = indent + widths[0] + gap
        return zip(cells, widths).dropFirst().map { cell, width in
            defer { start += width + gap }
            switch cell.alignment {
            case .right: return NSTextTab(textAlignment: .right, location: start + width)
            case .center: return NSTextTab(textAlignment: .center, location: start + width / 2)
            default: return NSTextTab(textAlignment: .left, location: start)
            }
        }
    }

    private static func cells(of text: NSAttributedString, _ string: NSString, in row: NSRange) -> [Cell] {
        var cells: [Cell] = []
        var start = row.location
        var end = NSMaxRange(row)
        if end > start, string.character(at: end - 1) == 0x0A { end -= 1 }
        for place in start...end where place == end || string.character(at: place) == 0x09 {
            let range = NSRange(location: start, length: place - start)
            // An empty cell takes the looks of its tab or of the row's end.
            let style =
                start < text.length
                ? text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle : nil
            cells.append(
                Cell(
                    width: range.length > 0 ? text.attributedSubstring(from: range).size().width : 0,
                    alignment: style?.alignment ?? .natural))
            start = place + 1
        }
        return cells
    }
}
