import Foundation
import PorticoNib

extension UITextField {
    static let nibFieldProperties = NibTable<UITextField> { table in
        table.row("borderStyle") { field, value in
            value.choice(["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
                .map { field.borderStyle = $0 }
        }
        table.row("fontDescription") { field, value in value.font.map { field.font = $0 } }
        table.row("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1.bool }
        table.row("textColor") { field, value in value.color.map { field.textColor = $0 } }
        table.row("textAlignment") { $0.textAlignment = NibText.alignment($1.plain) }
        table.row("placeholder") { $0.placeholder = $1.string }
        table.row("attributedPlaceholder") { field, value in
            value.attributedString.map { field.attributedPlaceholder = $0 }
        }
        table.row("text") { $0.text = $1.string }
        table.row("attributedText") { field, value in value.attributedString.map { field.attributedText = $0 } }
        table.row("clearButtonMode") { field, value in
            value.choice([
                "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
            ]).map { field.clearButtonMode = $0 }
        }
        table.row("minimumFontSize") { $0.minimumFontSize = $1.cgFloat }
        table.row("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1.bool }
        table.row("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = $1.bool }
        table.row("background") { $0.background = $1.image }
        table.row("disabledBackground") { $0.disabledBackground = $1.image }
        table.row("textInputTraits") { field, value in value.node.map { NibTextTraits($0).setTraits(of: field) } }
        table.all { field, reading in
            // The document says it where it doesn't shrink.
            if reading.node.number("minimumFontSize") != nil {
                field.adjustsFontSizeToFitWidth = reading.node.flag("adjustsFontSizeToFit") ?? true
            }
        }
    }
}
