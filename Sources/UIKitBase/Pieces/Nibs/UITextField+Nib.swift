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
        table.row("textInputTraits") { $0.decodeTraits($1.node) }
        table.all { field, reading in
            // The document says it where it doesn't shrink.
            if reading.node.number("minimumFontSize") != nil {
                field.adjustsFontSizeToFitWidth = reading.node.flag("adjustsFontSizeToFit") ?? true
            }
        }
    }

    private func decodeTraits(_ node: NibNode?) {
        guard let node else { return }
        let traits = NibTextTraits(node)
        autocapitalizationType = traits.autocapitalization
        if let value = traits.yesNo("autocorrectionType") { autocorrectionType = value ? .yes : .no }
        if let value = traits.yesNo("spellCheckingType") { spellCheckingType = value ? .yes : .no }
        if let value = traits.yesNo("smartQuotesType") { smartQuotesType = value ? .yes : .no }
        if let value = traits.yesNo("smartDashesType") { smartDashesType = value ? .yes : .no }
        if let value = traits.yesNo("smartInsertDeleteType") { smartInsertDeleteType = value ? .yes : .no }
        keyboardType = traits.keyboard
        keyboardAppearance = traits.appearance
        returnKeyType = traits.returnKey
        enablesReturnKeyAutomatically = node.flag("enablesReturnKeyAutomatically") ?? false
        isSecureTextEntry = node.flag("secureTextEntry") ?? false
        if let type = node.string("textContentType") { textContentType = UITextContentType(rawValue: type) }
    }
}

/// `textInputTraits` of a document, which fields, text views and search bars have.
@MainActor struct NibTextTraits {
    let node: NibNode
    init(_ node: NibNode) { self.node = node }

    func yesNo(_ name: String) -> Bool? {
        switch node.string(name) {
        case "yes": true
        case "no": false
        default: nil
        }
    }

    /// A document that has traits and says nothing of this one means none.
    var autocapitalization: UITextAutocapitalizationType {
        switch node.string("autocapitalizationType") {
        case "words": .words
        case "sentences": .sentences
        case "allCharacters": .allCharacters
        default: .none
        }
    }

    var keyboard: UIKeyboardType {
        switch node.string("keyboardType") {
        case "alphabet", "asciiCapable": .asciiCapable
        case "numbersAndPunctuation": .numbersAndPunctuation
        case "URL": .URL
        case "numberPad": .numberPad
        case "phonePad": .phonePad
        case "namePhonePad": .namePhonePad
        case "emailAddress": .emailAddress
        case "decimalPad": .decimalPad
        case "twitter": .twitter
        case "webSearch": .webSearch
        case "asciiCapableNumberPad": .asciiCapableNumberPad
        default: .default
        }
    }

    var appearance: UIKeyboardAppearance {
        switch node.string("keyboardAppearance") {
        case "alert", "dark": .dark
        case "light": .light
        default: .default
        }
    }

    var returnKey: UIReturnKeyType {
        switch node.string("returnKeyType") {
        case "go": .go
        case "google": .google
        case "join": .join
        case "next": .next
        case "route": .route
        case "search": .search
        case "send": .send
        case "yahoo": .yahoo
        case "done": .done
        case "emergencyCall": .emergencyCall
        case "continue": .continue
        default: .default
        }
    }
}
