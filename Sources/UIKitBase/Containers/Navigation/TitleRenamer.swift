import Foundation

/// A person renames a navigation item in place: a text field stands where the title was.
///
/// - From: `TitleMenu`
/// - To: `UINavigationItemRenameDelegate`
@MainActor final class TitleRenamer: NSObject, UITextFieldDelegate {
    let field = UITextField(frame: .zero)
    private weak var item: UINavigationItem?
    /// The field goes; true when there is a new title.
    private var ended: (() -> Void)?

    /// Nil when the delegate doesn't want it.
    init?(item: UINavigationItem) {
        guard let delegate = item.renameDelegate else { return nil }
        self.item = item
        super.init()
        if OptionalCall.call(
            .controller, delegate, "navigationItemShouldBeginRenaming:",
            { delegate.navigationItemShouldBeginRenaming(item) }) == false
        {
            return nil
        }
        field.font = .systemFont(ofSize: 17, weight: .semibold)
        field.textAlignment = .center
        field.borderStyle = .none
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 8
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .done
        field.accessibilityLabel = "Title"
        field.delegate = self
    }

    /// Call when the field stands in the bar.
    func begin(ended: @escaping () -> Void) {
        guard let item, let delegate = item.renameDelegate else { return ended() }
        self.ended = ended
        let title = item.title ?? ""
        var (text, range) = (title, title.startIndex..<title.endIndex)
        if let own = OptionalCall.call(
            .controller, delegate, "navigationItem:willBeginRenamingWithSuggestedTitle:selectedRange:",
            { delegate.navigationItem(item, willBeginRenamingWith: title, selectedRange: range) })
        {
            (text, range) = own
        }
        field.text = text
        field.becomeFirstResponder()
        let units = NSRange(range, in: text)
        if let from = field.position(from: field.beginningOfDocument, offset: units.location),
            let to = field.position(from: from, offset: units.length)
        {
            field.selectedTextRange = field.textRange(from: from, to: to)
        }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        field.resignFirstResponder()
        return false
    }

    /// An empty title is none: the old one stays.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let item, let delegate = item.renameDelegate, let title = field.text, !title.isEmpty else { return true }
        return OptionalCall.call(
            .controller, delegate, "navigationItem:shouldEndRenamingWithTitle:",
            { delegate.navigationItem(item, shouldEndRenamingWith: title) }) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        let ended = ended
        self.ended = nil
        ended?()
        guard let item, let title = field.text, !title.isEmpty else { return }
        item.title = title
        guard let delegate = item.renameDelegate else { return }
        OptionalCall.call(.controller, delegate, "navigationItem:didEndRenamingWithTitle:") {
            delegate.navigationItem(item, didEndRenamingWith: title)
        }
    }
}
