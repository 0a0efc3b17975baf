import UIKit

/// A row of fields for one character each, as for a code that came by message: what is typed in one passes the caret on.
final class FixtureFields: UIView, UITextFieldDelegate {
    private let fields = (0..<4).map { UITextField(frame: CGRect(x: 50 * $0, y: 0, width: 44, height: 44)) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for field in fields {
            field.delegate = self
            field.keyboardType = .numberPad
            addSubview(field)
        }
    }

    required init?(coder: NSCoder) { nil }

    func beginTyping() { fields[0].becomeFirstResponder() }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let place = fields.firstIndex(of: textField) else { return false }
        tell("asked/\(place)/\(string.isEmpty ? "delete" : string)")
        textField.text = string
        if !string.isEmpty, place + 1 < fields.count { fields[place + 1].becomeFirstResponder() }
        return false
    }
}
