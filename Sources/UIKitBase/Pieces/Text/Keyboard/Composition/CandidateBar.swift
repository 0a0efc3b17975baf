import CoreGraphics
import Foundation

/// The texts that the keyboard offers for what is composed, in one line that scrolls.
///
/// - From: `KeyboardView`
@MainActor final class CandidateBar: UIScrollView {
    var chosen: (String) -> Void = { _ in }
    private(set) var titles: [String] = []
    private var buttons: [UIButton] = []
    /// More are found by more letters.
    private static let most = 60

    override init(frame: CGRect) {
        super.init(frame: frame)
        showsHorizontalScrollIndicator = false
        alwaysBounceHorizontal = true
        accessibilityIdentifier = "Candidates"
    }

    required init?(coder: NSCoder) { nil }

    func showCandidates(_ new: [String]) {
        let new = Array(new.prefix(Self.most))
        guard new != titles else { return }
        titles = new
        contentOffset = .zero
        while buttons.count < new.count { addButton() }
        for (index, button) in buttons.enumerated() {
            button.isHidden = index >= new.count
            if index < new.count { button.setTitle(new[index], for: .normal) }
        }
        setNeedsLayout()
    }

    private func addButton() {
        let button = UIButton(type: .custom)
        let index = buttons.count
        button.titleLabel?.font = .systemFont(ofSize: 20)
        button.setTitleColor(.label, for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, self.titles.indices.contains(index) else { return }
                self.chosen(self.titles[index])
            }, for: .touchUpInside)
        buttons.append(button)
        addSubview(button)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 6
        for button in buttons where !button.isHidden {
            let width = max(36, button.sizeThatFits(bounds.size).width + 20)
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
        contentSize = CGSize(width: x + 6, height: bounds.height)
    }
}
