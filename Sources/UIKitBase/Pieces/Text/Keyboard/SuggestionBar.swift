import CoreGraphics
import Foundation

/// A word that the keyboard offers in place of the one that is typed.
struct Suggestion: Equatable {
    var text: String
    /// As it was typed, in quotes.
    var isLiteral = false
    /// What a space puts in.
    var isCorrection = false
}

/// The words above the keys.
@MainActor final class SuggestionBar: UIView {
    var chosen: (Suggestion) -> Void = { _ in }
    private var suggestions: [Suggestion] = []
    private let buttons = (0..<3).map { _ in UIButton(type: .custom) }
    private let rules = (0..<2).map { _ in UIView(frame: .zero) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, button) in buttons.enumerated() {
            button.titleLabel?.font = .systemFont(ofSize: 17)
            button.titleLabel?.lineBreakMode = .byTruncatingTail
            button.setTitleColor(.label, for: .normal)
            button.layer.cornerRadius = 6
            button.isAccessibilityElement = false
            button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            addSubview(button)
        }
        for rule in rules {
            rule.backgroundColor = .separator
            addSubview(rule)
        }
    }

    required init?(coder: NSCoder) { nil }

    var titles: [String] { suggestions.map(\.text) }

    func show(_ new: [Suggestion]) {
        guard new != suggestions || new.isEmpty else { return }
        suggestions = new
        for (index, button) in buttons.enumerated() {
            let suggestion = new.indices.contains(index) ? new[index] : nil
            let title = suggestion.map { $0.isLiteral ? "“\($0.text)”" : $0.text }
            if button.currentTitle != title { button.setTitle(title, for: .normal) }
            button.isEnabled = suggestion != nil
            // A place without a word would be read as a button without a name.
            button.isAccessibilityElement = suggestion != nil
            button.backgroundColor = suggestion?.isCorrection == true ? KeyboardColors.letter : .clear
        }
        for rule in rules { rule.isHidden = new.isEmpty }
    }

    private func choose(_ index: Int) {
        if suggestions.indices.contains(index) { chosen(suggestions[index]) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 3
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: CGFloat(index) * width + 3, y: 5, width: width - 6, height: max(0, bounds.height - 8))
        }
        for (index, rule) in rules.enumerated() {
            rule.frame = CGRect(
                x: CGFloat(index + 1) * width, y: (bounds.height - 26) / 2 + 1, width: 1, height: 26)
        }
    }
}
