import Foundation
import PorticoNib

extension UITextView {
    static let nibTextProperties = NibTable<UITextView> { table in
        table.row("fontDescription") { view, value in value.font.map { view.font = $0 } }
        table.row("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1.bool }
        table.row("textColor") { view, value in value.color.map { view.textColor = $0 } }
        table.row("textAlignment") { $0.textAlignment = NibText.alignment($1.plain) }
        table.row("editable") { $0.isEditable = $1.bool }
        table.row("selectable") { $0.isSelectable = $1.bool }
        table.row("clearsOnInsertion") { $0.clearsOnInsertion = $1.bool }
        table.row("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = $1.bool }
        table.row("text") { $0.text = $1.string }
        table.row("attributedText") { view, value in value.attributedString.map { view.attributedText = $0 } }
        table.row("dataDetectorTypes") { view, value in value.node.map { view.dataDetectorTypes = detectors($0) } }
        table.row("textInputTraits") { view, value in value.node.map { NibTextTraits($0).setTraits(of: view) } }
    }

    private static func detectors(_ node: NibNode) -> UIDataDetectorTypes {
        let known: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
            ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
            ("lookupSuggestion", .lookupSuggestion),
        ]
        return UIDataDetectorTypes(known.filter { node.flag($0.0) == true }.map(\.1))
    }
}
