import CoreGraphics
import Foundation

/// The panel above the keyboard: what to look for, how often it is there, on and back, and what to put in its place.
///
/// - From: `UIFindInteraction`
/// - To: `UIFindSession`
@MainActor final class FindNavigator: UIView, UITextFieldDelegate {
    private weak var interaction: UIFindInteraction?
    let field = UISearchTextField(frame: .zero)
    let replacement = UITextField(frame: .zero)
    private let count = UILabel(frame: .zero)
    private let rule = UIView(frame: .zero)
    private let previous = UIButton(type: .system)
    private let following = UIButton(type: .system)
    private let done = UIButton(type: .system)
    private let replace = UIButton(type: .system)
    private let replaceAll = UIButton(type: .system)
    /// A row at ordinary text sizes. It grows with the text.
    private static let row: CGFloat = 48
    private var row: CGFloat {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return max(Self.row, font.lineHeight.rounded(.up) + 27)
    }

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.row))
        backgroundColor = UIInputView.keyboardColor
        rule.backgroundColor = .separator
        field.placeholder = "Find"
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.autocorrectionType = .no
        field.autocapitalizationType = .none
        field.clearButtonMode = .never
        field.delegate = self
        field.rightView = count
        field.rightViewMode = .always
        count.font = .preferredFont(forTextStyle: .subheadline)
        count.adjustsFontForContentSizeCategory = true
        count.textColor = .secondaryLabel
        count.accessibilityIdentifier = "find.count"
        replacement.placeholder = "Replace"
        replacement.font = .preferredFont(forTextStyle: .body)
        replacement.adjustsFontForContentSizeCategory = true
        replacement.backgroundColor = .tertiarySystemFill
        replacement.layer.cornerRadius = 10
        replacement.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        replacement.leftViewMode = .always
        replacement.autocorrectionType = .no
        replacement.autocapitalizationType = .none
        setUpButtons()
        for view in [rule, field, replacement, previous, following, done, replace, replaceAll] { addSubview(view) }
        field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
        replacement.addAction(
            UIAction { [weak self] _ in self?.interaction?.replacementText = self?.replacement.text },
            for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    /// Escape closes the panel.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
            return super.pressesBegan(presses, with: event)
        }
        interaction?.dismissFindNavigator()
    }

    private func setUpButtons() {
        previous.setImage(UIImage(systemName: "chevron.up"), for: .normal)
        previous.accessibilityLabel = "Previous"
        following.setImage(UIImage(systemName: "chevron.down"), for: .normal)
        following.accessibilityLabel = "Next"
        done.setTitle(Word.done.text, for: .normal)
        done.titleLabel?.font = .preferredFont(forTextStyle: .headline)
        replace.setTitle("Replace", for: .normal)
        replaceAll.setTitle("All", for: .normal)
        for button in [replace, replaceAll] { button.titleLabel?.font = .preferredFont(forTextStyle: .body) }
        for button in [done, replace, replaceAll] { button.titleLabel?.adjustsFontForContentSizeCategory = true }
        // Larger, they would leave no room on a phone for the words that are looked for.
        for view in [count, done, replace, replaceAll] { view.maximumContentSizeCategory = .extraExtraExtraLarge }
        let actions: [(UIButton, (FindNavigator) -> Void)] = [
            (previous, { $0.interaction?.findPrevious() }), (following, { $0.interaction?.findNext() }),
            (done, { $0.interaction?.dismissFindNavigator() }), (replace, { $0.replaceOne() }),
            (replaceAll, { $0.replaceEach() }),
        ]
        for (button, action) in actions {
            button.addAction(UIAction { [weak self] _ in if let self { action(self) } }, for: .touchUpInside)
        }
    }

    var showsReplacement = false {
        didSet {
            for view in [replacement, replace, replaceAll] { view.isHidden = !showsReplacement }
            fitHeight()
            setNeedsLayout()
        }
    }

    private func fitHeight() { frame.size.height = row * (showsReplacement ? 2 : 1) }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = frame.height
        fitHeight()
        setNeedsLayout()
        guard frame.height != before, !InputPanel.shared.isShowing else { return }
        [field, replacement].first { $0.isFirstResponder }?.reloadInputViews()
    }

    var hasFocus: Bool { field.isFirstResponder || replacement.isFirstResponder }

    func focus() {
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    func show(_ text: String?, _ replacement: String?) {
        if field.text != text ?? "" { field.text = text }
        if self.replacement.text != replacement ?? "" { self.replacement.text = replacement }
    }

    func show(_ session: UIFindSession) {
        let total = session.resultCount
        let isAsked = !(field.text ?? "").isEmpty
        switch session.searchResultDisplayStyle {
        case .currentAndTotal where total > 0 && session.highlightedResultIndex != NSNotFound:
            count.text = Word.numberOf.text("\(session.highlightedResultIndex + 1)", "\(total)")
        case .none: count.text = nil
        default: count.text = isAsked ? total == 0 ? "Not Found" : "\(total)" : nil
        }
        fitCount()
        for button in [previous, following] { button.isEnabled = total > 0 }
        replace.isEnabled = session.allowsReplacementForCurrentlyHighlightedResult
        replaceAll.isEnabled = total > 0
    }

    private func fitCount() {
        let size = count.sizeThatFits(.zero)
        count.bounds.size = CGSize(width: size.width + 10, height: size.height)
        field.setNeedsLayout()
    }

    private func typed() {
        interaction?.searchText = field.text
        search()
    }

    func search() {
        interaction?.activeFindSession?.performSearch(query: field.text ?? "", options: nil)
    }

    private func replaceOne() {
        interaction?.activeFindSession?.performSingleReplacement(
            query: field.text ?? "", replacementString: replacement.text ?? "", options: nil)
    }

    private func replaceEach() {
        interaction?.activeFindSession?.replaceAll(
            searchQuery: field.text ?? "", replacementString: replacement.text ?? "", options: nil)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        interaction?.findNext()
        return false
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { interaction?.panelLeft() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (safe, row) = (safeAreaInsets, row)
        fitCount()
        let area = CGRect(
            x: safe.left + 12, y: 6, width: bounds.width - safe.left - safe.right - 24, height: row - 12)
        rule.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, x: CGFloat, width: CGFloat, row number: CGFloat) {
            let place = isMirrored ? area.width - x - width : x
            view.frame = CGRect(x: area.minX + place, y: area.minY + number * row, width: width, height: area.height)
        }
        let doneWidth = done.intrinsicContentSize.width
        put(done, x: area.width - doneWidth, width: doneWidth, row: 0)
        put(following, x: area.width - doneWidth - 48, width: 40, row: 0)
        put(previous, x: area.width - doneWidth - 88, width: 40, row: 0)
        put(field, x: 0, width: area.width - doneWidth - 96, row: 0)
        let widths = (replace.intrinsicContentSize.width, replaceAll.intrinsicContentSize.width)
        put(replaceAll, x: area.width - widths.1, width: widths.1, row: 1)
        put(replace, x: area.width - widths.1 - 12 - widths.0, width: widths.0, row: 1)
        put(replacement, x: 0, width: area.width - widths.0 - widths.1 - 24, row: 1)
    }
}
