import CoreGraphics
import Foundation

/// What an alert looks like: title, message and fields on top, the actions below, fine lines between them.
@MainActor package final class AlertView: UIView {
    static let width = Metrics.Presentation.alertWidth
    private let style: UIAlertController.Style
    private let choose: (UIAlertAction) -> Void
    private let panel = UIView()
    let titleLabel = UILabel()
    let messageLabel = UILabel()
    private var inputs: [UIView] = []
    private weak var content: UIViewController?
    private var buttons: [AlertButton] = []
    private var cancelButton: AlertButton?
    private var lines: [UIView] = []

    /// What the alert is called by: its title, else its message.
    package var spokenTitle: String? { titleLabel.text ?? messageLabel.text }

    init(style: UIAlertController.Style, choose: @escaping (UIAlertAction) -> Void) {
        self.style = style
        self.choose = choose
        super.init(frame: .zero)
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        material.isUserInteractionEnabled = false
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.addSubview(material)
        panel.clipsToBounds = true
        panel.layer.cornerRadius = isSheet ? 13 : 14
        panel.layer.cornerCurve = .continuous
        addSubview(panel)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            panel.addSubview(label)
        }
        titleLabel.accessibilityTraits = [.staticText, .header]
        titleLabel.font = .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold)
        messageLabel.font = .systemFont(ofSize: 13)
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        for label in [titleLabel, messageLabel] { label.regardAsStandard(.font, .textColor, .textAlignment) }
    }

    required init?(coder: NSCoder) { nil }

    package var isSheet: Bool { style == .actionSheet }
    private var rowHeight: CGFloat { isSheet ? 57 : 44 }

    func show(
        title: String?, message: String?, actions: [UIAlertAction], preferred: UIAlertAction?, inputs: [UIView],
        content: UIViewController?
    ) {
        titleLabel.text = title
        messageLabel.text = message
        self.content = content
        if let view = content?.view, view.superview !== panel { panel.addSubview(view) }
        for view in buttons + lines { view.removeFromSuperview() }
        cancelButton?.removeFromSuperview()
        (buttons, lines, cancelButton) = ([], [], nil)
        // A field that is edited stays where it is: an action may be switched on with every letter.
        for view in self.inputs where !inputs.contains(view) { view.removeFromSuperview() }
        for view in inputs where view.superview !== panel { panel.addSubview(view) }
        self.inputs = inputs
        for action in ordered(actions) {
            let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
            let button = AlertButton(action: action, size: isSheet ? 20 : 17, isBold: isBold) { [choose] in
                choose(action)
            }
            if isSheet, action.style == .cancel {
                if UIDevice.current.userInterfaceIdiom == .pad { continue }
                button.backgroundColor = .secondarySystemGroupedBackground
                button.layer.cornerRadius = 13
                button.layer.cornerCurve = .continuous
                button.clipsToBounds = true
                cancelButton = button
                addSubview(button)
            } else {
                buttons.append(button)
                panel.addSubview(button)
            }
        }
        setNeedsLayout()
    }

    /// Cancel stands last; beside one other it stands first.
    private func ordered(_ actions: [UIAlertAction]) -> [UIAlertAction] {
        let others = actions.filter { $0.style != .cancel }
        let cancel = actions.filter { $0.style == .cancel }
        return !isSheet && actions.count == 2 && fitsBeside(actions) ? cancel + others : others + cancel
    }

    /// Two short titles stand beside each other.
    private func fitsBeside(_ actions: [UIAlertAction]) -> Bool {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
        return actions.allSatisfy {
            (($0.title ?? "") as NSString).size(withAttributes: [.font: font]).width < Self.width / 2 - 16
        }
    }

    private var isBeside: Bool { !isSheet && buttons.count == 2 && fitsBeside(buttons.map(\.action)) }

    // MARK: Layout

    /// The frames of everything for a width, as one pass that measuring and placing share.
    private func arrange(_ width: CGFloat, place: Bool) -> CGFloat {
        let line = 1 / max(contentScaleFactor, 1)
        if place {
            for view in lines { view.removeFromSuperview() }
            lines = []
        }
        let inner = width - 32
        var y: CGFloat = isSheet ? 12 : 19
        let top = y
        func put(_ label: UILabel, gap: CGFloat) {
            guard let text = label.text, !text.isEmpty else {
                if place { label.frame = .zero }
                return
            }
            if y > top { y += gap }
            let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
            if place { label.frame = CGRect(x: 16, y: y, width: inner, height: height) }
            y += height
        }
        put(titleLabel, gap: 0)
        put(messageLabel, gap: isSheet ? 8 : 2)
        for view in inputs {
            let height = max(view.sizeThatFits(CGSize(width: inner, height: 30)).height, 30)
            if place { view.frame = CGRect(x: 16, y: y + 12, width: inner, height: height) }
            y += height + 12
        }
        var contentFrame = CGRect.zero
        if let content {
            contentFrame = CGRect(x: 0, y: y, width: width, height: content.preferredContentSize.height)
            y = contentFrame.maxY
        }
        y = y > top ? y + (isSheet ? 16 : 19) : 0
        let hasHead = y > 0
        if isBeside {
            if place {
                addLine(CGRect(x: 0, y: y, width: width, height: line))
                addLine(CGRect(x: width / 2, y: y, width: line, height: rowHeight))
                for (index, button) in buttons.enumerated() {
                    let column = isRightToLeft ? 1 - index : index
                    button.frame = CGRect(x: CGFloat(column) * width / 2, y: y, width: width / 2, height: rowHeight)
                }
            }
            y += rowHeight
        } else {
            for (index, button) in buttons.enumerated() {
                if place {
                    button.frame = CGRect(x: 0, y: y, width: width, height: rowHeight)
                    if hasHead || index > 0 { addLine(CGRect(x: 0, y: y, width: width, height: line)) }
                }
                y += rowHeight
            }
        }
        if place {
            panel.frame = CGRect(x: 0, y: 0, width: width, height: y)
            // After the panel, with which it would grow.
            content?.view.frame = contentFrame
        }
        if let cancelButton {
            if place { cancelButton.frame = CGRect(x: 0, y: y + 8, width: width, height: rowHeight) }
            y += 8 + rowHeight
        }
        return y
    }

    private func addLine(_ frame: CGRect) {
        let view = UIView(frame: frame)
        view.backgroundColor = .separator
        view.isUserInteractionEnabled = false
        panel.addSubview(view)
        lines.append(view)
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(size.width, place: false))
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        _ = arrange(bounds.width, place: true)
    }

    // Touches beside the buttons stay with the alert.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// One action as a row.
@MainActor final class AlertButton: UIView {
    let action: UIAlertAction
    private let label = UILabel()
    private let picture = UIImageView()
    private let shade = UIView()
    private let chosen: () -> Void

    init(action: UIAlertAction, size: CGFloat, isBold: Bool, chosen: @escaping () -> Void) {
        self.action = action
        self.chosen = chosen
        super.init(frame: .zero)
        label.text = action.title
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
        label.isUserInteractionEnabled = false
        accessibilityIdentifier = action.accessibilityIdentifier
        shade.backgroundColor = .systemFill
        shade.isHidden = true
        shade.isUserInteractionEnabled = false
        isUserInteractionEnabled = action.isEnabled
        picture.image = action.image
        for view in [shade, picture, label] { addSubview(view) }
        colour()
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: action.accessibilityLabel ?? action.title,
            traits: action.isEnabled ? .button : [.button, .notEnabled])
    }

    private func colour() {
        label.textColor =
            !action.isEnabled
            ? .tertiaryLabel : action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
        picture.setFixedTint(label.textColor)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.frame = bounds
        label.frame = bounds.insetBy(dx: 8, dy: 0)
        let size = picture.image?.size ?? .zero
        let x = isRightToLeft ? bounds.width - 16 - size.width : 16
        picture.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { shade.isHidden = false }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        shade.isHidden = !(touches.first.map { point(inside: $0.location(in: self), with: event) } ?? false)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { shade.isHidden = true }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        shade.isHidden = true
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        chosen()
    }
}
