import UIKit

/// A letter: its subject, its text, and above the keyboard what changes the text's looks.
class LetterViewController: UIViewController, UITextFieldDelegate {
    private let subjectField = UITextField()
    private let textView = UITextView()
    private let line = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Letter"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .search, target: self, action: #selector(find))

        subjectField.placeholder = "Subject"
        subjectField.font = .preferredFont(forTextStyle: .title2)
        subjectField.autocapitalizationType = .words
        subjectField.returnKeyType = .next
        subjectField.enablesReturnKeyAutomatically = true
        subjectField.clearButtonMode = .whileEditing
        subjectField.delegate = self
        subjectField.accessibilityIdentifier = "subject"

        line.backgroundColor = .separator

        textView.font = .preferredFont(forTextStyle: .body)
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
        textView.keyboardDismissMode = .interactive
        textView.alwaysBounceVertical = true
        textView.isFindInteractionEnabled = true
        textView.inputAccessoryView = makeToolbar()
        textView.accessibilityIdentifier = "text"

        for view in [subjectField, line, textView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            subjectField.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
            subjectField.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            subjectField.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            subjectField.heightAnchor.constraint(equalToConstant: 44),
            line.topAnchor.constraint(equalTo: subjectField.bottomAnchor),
            line.leadingAnchor.constraint(equalTo: subjectField.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
            textView.topAnchor.constraint(equalTo: line.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private func makeToolbar() -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        func item(_ symbol: String, _ action: Selector) -> UIBarButtonItem {
            let item = UIBarButtonItem(image: UIImage(systemName: symbol), style: .plain, target: self, action: action)
            item.accessibilityIdentifier = symbol
            return item
        }
        let space = { UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil) }
        bar.items = [
            item("bold", #selector(makeBold)), space(), item("italic", #selector(makeItalic)), space(),
            item("underline", #selector(underline)), space(), item("arrow.uturn.backward", #selector(undo)), space(),
            item("keyboard.chevron.compact.down", #selector(hideKeyboard)),
        ]
        return bar
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textView.becomeFirstResponder()
    }

    // MARK: Looks

    @objc private func makeBold() { toggle(.traitBold) }
    @objc private func makeItalic() { toggle(.traitItalic) }

    private func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        change { attributes in
            guard let font = attributes[.font] as? UIFont else { return }
            var traits = font.fontDescriptor.symbolicTraits
            if traits.contains(trait) { traits.remove(trait) } else { traits.insert(trait) }
            if let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
                attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
            }
        }
    }

    @objc private func underline() {
        change { attributes in
            let isOn = attributes[.underlineStyle] as? Int ?? 0 != 0
            attributes[.underlineStyle] = isOn ? 0 : NSUnderlineStyle.single.rawValue
        }
    }

    /// Of the selection, or of what is typed next.
    private func change(_ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        let range = textView.selectedRange
        guard range.length > 0 else {
            var attributes = textView.typingAttributes
            body(&attributes)
            textView.typingAttributes = attributes
            return
        }
        var attributes = textView.textStorage.attributes(at: range.location, effectiveRange: nil)
        body(&attributes)
        textView.textStorage.addAttributes(attributes, range: range)
    }

    @objc private func undo() { textView.undoManager?.undo() }
    @objc private func hideKeyboard() { view.endEditing(true) }
    @objc private func find() { textView.findInteraction?.presentFindNavigator(showingReplace: false) }
}
