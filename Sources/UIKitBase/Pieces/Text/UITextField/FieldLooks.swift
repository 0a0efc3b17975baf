import CoreGraphics
import Foundation

/// What a text field looks like, as the app has set it.
@MainActor struct FieldLooks {
    var font: UIFont = UITextField.standardFont
    var color: UIColor = .label
    var alignment = NSTextAlignment.natural
    var placeholder: NSAttributedString?
    /// Attributes beside font, colour and alignment that `defaultTextAttributes` has.
    var others: [NSAttributedString.Key: Any] = [:]
    /// The background colour while the rounded border has it.
    var fill: UIColor?
    var inputView: UIView?
    var accessoryView: UIView?
    /// Goes up with every change, so that a layout knows whether it still holds.
    var generation = 0

    var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = .byTruncatingTail
        var all = others
        all[.font] = font
        all[.foregroundColor] = color
        if all[.paragraphStyle] == nil { all[.paragraphStyle] = style }
        return all
    }
}
