import CoreGraphics
import Foundation
import UIKitBase

extension AppearanceProperty {
    /// The properties that proxies may set on tables and their rows.
    package static let lists: Rows = [
        (
            UITableView.self,
            [
                property(\UITableView.separatorColor), property(\UITableView.sectionIndexColor),
                property(\UITableView.sectionIndexBackgroundColor),
                property(\UITableView.sectionIndexTrackingBackgroundColor),
                property(\UITableView.separatorStyle), property(\UITableView.sectionHeaderTopPadding),
                property(\UITableView.allowsSelection),
                property("separatorInset", { (table: UITableView) in table.ownSeparatorInset }) {
                    $0.ownSeparatorInset = $1
                },
            ]
        ),
        (
            UITableViewCell.self,
            [
                property(\UITableViewCell.selectionStyle), property(\UITableViewCell.accessoryType),
                property("separatorInset", { (cell: UITableViewCell) in cell.ownSeparatorInset }) {
                    if let inset = $1 { $0.separatorInset = inset }
                },
            ]
        ),
    ]
}
