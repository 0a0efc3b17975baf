import CoreGraphics
import Foundation
import PorticoNib

extension UITableView {
    static func nibStyle(_ coder: NSCoder) -> Style? {
        (coder as? NibCoder)?.reading["style"]?
            .choice([
                "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
            ])
    }

    static let nibTableProperties = NibTable<UITableView> { table in
        table.row("rowHeight") { $0.rowHeight = $1.cgFloat }
        table.row("sectionHeaderHeight") { $0.sectionHeaderHeight = $1.cgFloat }
        table.row("sectionFooterHeight") { $0.sectionFooterHeight = $1.cgFloat }
        table.row("estimatedRowHeight") { $0.estimatedRowHeight = $1.cgFloat }
        table.row("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = $1.cgFloat }
        table.row("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = $1.cgFloat }
        table.row("separatorStyle") { $0.separatorStyle = $1.plain == "none" ? .none : .singleLine }
        table.row("separatorColor") { view, value in value.color.map { view.separatorColor = $0 } }
        table.row("separatorInset") { $0.separatorInset = $1.insets }
        table.row("separatorInsetReference") {
            $0.separatorInsetReference = $1.plain == "fromAutomaticInsets" ? .fromAutomaticInsets : .fromCellEdges
        }
        table.row("contentViewInsetsToSafeArea") { $0.insetsContentViewsToSafeArea = $1.bool }
        table.row("allowsSelection") { $0.allowsSelection = $1.bool }
        table.row("allowsMultipleSelection") { $0.allowsMultipleSelection = $1.bool }
        table.row("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1.bool }
        table.row("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1.bool }
        table.row("sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount = $1.int }
        table.row("tableHeaderView") { $0.tableHeaderView = $1.object as? UIView }
        table.row("tableFooterView") { $0.tableFooterView = $1.object as? UIView }
        table.all { view, reading in
            for (identifier, nib) in reading.nibs("prototypes") {
                view.register(nib, forCellReuseIdentifier: identifier)
            }
            let sections = reading.node.list("sections")
            if !sections.isEmpty { view.staticSections = sections.map { section($0, reading) } }
        }
    }
}

extension UITableView {
    private static func section(_ node: NibNode, _ reading: NibReading) -> TableStaticSection {
        func title(_ name: String) -> String? {
            guard let text = node.string(name) else { return nil }
            return node.id.flatMap { reading.context.translation("\($0).\(name)") } ?? text
        }
        var section = TableStaticSection(
            header: title("headerTitle"), footer: title("footerTitle"), cells: [], heights: [])
        for child in node.list("cells") {
            guard let cell = child.id.flatMap(reading.object) as? UITableViewCell else { continue }
            section.cells.append(cell)
            section.heights.append(child.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil })
        }
        return section
    }
}

extension UITableViewCell: NibPartHolder {
    package func nibPart(_ name: String) -> AnyObject? { name == "contentView" ? contentView : nil }

    static func nibStyle(_ coder: NSCoder) -> CellStyle? {
        (coder as? NibCoder)?.reading["style"]?
            .choice([
                "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
                "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
            ])
    }

    static func nibIdentifier(_ coder: NSCoder) -> String? { (coder as? NibCoder)?.reading["reuseIdentifier"]?.plain }

    private static let accessories: KeyValuePairs<String, AccessoryType> = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    static let nibCellProperties = NibTable<UITableViewCell> { table in
        table.row("selectionStyle") { $0.selectionStyle = $1.plain == "none" ? .none : .default }
        table.row("accessoryType") { cell, value in value.choice(accessories).map { cell.accessoryType = $0 } }
        table.row("editingAccessoryType") { cell, value in
            value.choice(accessories).map { cell.editingAccessoryType = $0 }
        }
        table.row("focusStyle") { $0.focusStyle = $1.plain == "custom" ? .custom : .default }
        table.row("indentationLevel") { $0.indentationLevel = $1.int }
        table.row("indentationWidth") { $0.indentationWidth = $1.cgFloat }
        table.row("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1.bool }
        table.row("showsReorderControl") { $0.showsReorderControl = $1.bool }
        table.row("separatorInset") { $0.separatorInset = $1.insets }
        table.row("accessoryView") { $0.accessoryView = $1.object as? UIView }
        table.row("backgroundView") { $0.backgroundView = $1.object as? UIView }
        table.row("selectedBackgroundView") { $0.selectedBackgroundView = $1.object as? UIView }
        // A cell with a style has its labels in the content view.
        table.row("textLabel") { $0.parts.text = $1.referenced as? UILabel }
        table.row("detailTextLabel") { $0.parts.detail = $1.referenced as? UILabel }
        table.row("imageView") { $0.parts.image = $1.referenced as? UIImageView }
    }
}
