import UIKit

enum TextSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether texts can be selected.
    var allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

/// Selects a text that is pressed for a while, as a whole, and shows a menu that copies it.
@MainActor final class TextSelectionMenu: NSObject, UIEditMenuInteractionDelegate {
    private unowned let label: UILabel
    private lazy var press = UILongPressGestureRecognizer(target: nil, action: nil)
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    /// Lies over the text while it is selected.
    private lazy var highlight = UIView()

    init(_ label: UILabel) {
        self.label = label
        super.init()
        press.addHandler { [weak self] _ in self?.followPress() }
        label.addGestureRecognizer(press)
        label.addInteraction(interaction)
    }

    /// The text can't be selected any longer.
    func removeMenu() {
        highlight.removeFromSuperview()
        label.removeGestureRecognizer(press)
        label.removeInteraction(interaction)
    }

    private func followPress() {
        guard press.state == .began else { return }
        highlight.frame = label.bounds
        highlight.isUserInteractionEnabled = false
        highlight.backgroundColor = label.tintColor.withAlphaComponent(0.2)
        label.addSubview(highlight)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: press.location(in: label)))
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        UIMenu(children: [
            UIAction(title: Word.copy.text) { [weak self] _ in UIPasteboard.general.string = self?.label.text }
        ])
    }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { label.bounds }

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { highlight.removeFromSuperview() }
}
