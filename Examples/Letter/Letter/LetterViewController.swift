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
        subjectField.adjustsFontForContentSizeCategory = true
        subjectField.autocapitalizationType = .words
        subjectField.returnKeyType = .next
        subjectField.enablesReturnKeyAutomatically = true
        subjectField.clearButtonMode = .whileEditing
        subjectField.delegate = self
        subjectField.accessibilityIdentifier = "subject"

        line.backgroundColor = .separator

        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
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
            subjectField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
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
            item("underline", #selector(underline)), space(), item("link", #selector(askForLink)), space(),
            item("photo", #selector(insertPicture)), space(), item("arrow.uturn.backward", #selector(undo)), space(),
            item("arrow.uturn.forward", #selector(redo)), space(),
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
        let text = NSMutableAttributedString(attributedString: textView.textStorage.attributedSubstring(from: range))
        var attributes = text.attributes(at: 0, effectiveRange: nil)
        body(&attributes)
        text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
        replace(range, with: text)
        textView.selectedRange = range
    }

    /// A change that can be undone, which changes of the text storage aren't by themselves.
    private func replace(_ range: NSRange, with text: NSAttributedString) {
        let old = textView.textStorage.attributedSubstring(from: range)
        let new = NSRange(location: range.location, length: text.length)
        textView.undoManager?.registerUndo(withTarget: self) { $0.replace(new, with: old) }
        textView.textStorage.replaceCharacters(in: range, with: text)
        textView.selectedRange = NSRange(location: NSMaxRange(new), length: 0)
        textView.scrollRangeToVisible(textView.selectedRange)
    }

    // MARK: Links and pictures

    /// Makes a link of the selection.
    @objc private func askForLink() {
        let range = textView.selectedRange
        guard range.length > 0 else { return }
        let alert = UIAlertController(title: "Link", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "https://example.org"
            field.keyboardType = .URL
            field.textContentType = .URL
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                guard let self, let url = URL(string: alert?.textFields?.first?.text ?? "") else { return }
                let text = NSMutableAttributedString(
                    attributedString: textView.textStorage.attributedSubstring(from: range))
                text.addAttribute(.link, value: url, range: NSRange(location: 0, length: text.length))
                replace(range, with: text)
            })
        present(alert, animated: true)
    }

    /// A picture on a line of its own, no wider than the text.
    @objc private func insertPicture() {
        let attachment = NSTextAttachment()
        let size = CGSize(width: min(240, textView.textContainer.size.width - 10), height: 120)
        attachment.image = Self.sunset(size)
        let text = NSMutableAttributedString(string: "\n", attributes: textView.typingAttributes)
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "\n"))
        text.addAttributes(textView.typingAttributes, range: NSRange(location: 0, length: text.length))
        replace(textView.selectedRange, with: text)
    }

    private static func sunset(_ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            let area = CGRect(origin: .zero, size: size)
            UIBezierPath(roundedRect: area, cornerRadius: 12).addClip()
            UIColor.systemOrange.setFill()
            context.fill(area)
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: size.width / 2 - 35, y: 45, width: 70, height: 70)).fill()
            UIColor.systemIndigo.setFill()
            context.fill(CGRect(x: 0, y: 80, width: size.width, height: size.height - 80))
        }
    }

    @objc private func undo() { textView.undoManager?.undo() }
    @objc private func redo() { textView.undoManager?.redo() }
    @objc private func hideKeyboard() { view.endEditing(true) }
    @objc private func find() { textView.findInteraction?.presentFindNavigator(showingReplace: false) }
}
