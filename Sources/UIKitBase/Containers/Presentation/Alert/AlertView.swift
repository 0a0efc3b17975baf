import CoreGraphics
import Foundation

/// What an alert looks like: title, message and fields on top, the actions below, fine lines between them. Where there isn't room for all, both
/// parts scroll (DEV-1421).
@MainActor package final class AlertView: UIView {
    private let style: UIAlertController.Style
    private let choose: (UIAlertAction) -> Void
    private let panel = UIView()
    /// Title, message, fields and an app's own content.
    private let head = UIScrollView()
    /// The actions, but for the one that cancels an action sheet.
    private let rows = UIScrollView()
    private let divider = UIView()
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
        for part in [head, rows] {
            part.contentInsetAdjustmentBehavior = .never
            part.delaysContentTouches = false
            part.scrollsToTop = false
            panel.addSubview(part)
        }
        divider.backgroundColor = .separator
        divider.isUserInteractionEnabled = false
        panel.addSubview(divider)
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            head.addSubview(label)
        }
        titleLabel.accessibilityTraits = [.staticText, .header]
        titleLabel.font = AlertFonts.title(isInSheet: isSheet)
        messageLabel.font = AlertFonts.message
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.textColor = isSheet ? .secondaryLabel : .label
        for label in [titleLabel, messageLabel] {
            label.adjustsFontForContentSizeCategory = true
            label.regardAsStandard(.font, .textColor, .textAlignment)
        }
    }

    required init?(coder: NSCoder) { nil }

    package var isSheet: Bool { style == .actionSheet }

    /// As wide as ever, or wider for texts of an accessibility size.
    static func width(in space: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        let usual = Metrics.Presentation.alertWidth
        return traits.preferredContentSizeCategory.isAccessibilityCategory
            ? max(usual, min(space - 32, 340)) : usual
    }

    func show(
        title: String?, message: String?, actions: [UIAlertAction], preferred: UIAlertAction?, inputs: [UIView],
        content: UIViewController?
    ) {
        titleLabel.text = title
        messageLabel.text = message
        self.content = content
        if let view = content?.view, view.superview !== head { head.addSubview(view) }
        for view in buttons + lines { view.removeFromSuperview() }
        cancelButton?.removeFromSuperview()
        (buttons, lines, cancelButton) = ([], [], nil)
        // A field that is edited stays where it is: an action may be switched on with every letter.
        for view in self.inputs where !inputs.contains(view) { view.removeFromSuperview() }
        for view in inputs where view.superview !== head { head.addSubview(view) }
        self.inputs = inputs
        for action in actions {
            let isBold = preferred.map { $0 === action } ?? (action.style == .cancel)
            let button = AlertButton(action: action, isInSheet: isSheet, isBold: isBold) { [choose] in
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
                rows.addSubview(button)
            }
        }
        askForPlace()
    }

    /// Its size may be another one.
    private func askForPlace() {
        setNeedsLayout()
        var above = superview
        while let view = above, !(view is PresentationContainer) { above = view.superview }
        above?.setNeedsLayout()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != size { askForPlace() }
    }

    /// Two short titles stand beside each other.
    private func isBeside(_ width: CGFloat) -> Bool {
        guard !isSheet, buttons.count == 2 else { return false }
        let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
        return buttons.allSatisfy {
            (($0.action.title ?? "") as NSString).size(withAttributes: [.font: font]).width < width / 2 - 16
        }
    }

    // MARK: Layout

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wanted =
            arrangeHead(size.width, place: false) + arrangeRows(size.width, place: false) + cancelRoom(size.width)
        return CGSize(width: size.width, height: size.height > 0 ? min(wanted, size.height) : wanted)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let cancel = cancelRoom(width)
        let wanted = (head: arrangeHead(width, place: false), rows: arrangeRows(width, place: false))
        let room = bounds.height > 0 ? bounds.height - cancel : .infinity
        let given = Self.share(room, head: wanted.head, rows: wanted.rows)
        panel.frame = CGRect(x: 0, y: 0, width: width, height: given.head + given.rows)
        let hadSize = head.bounds.size
        fit(head, CGRect(x: 0, y: 0, width: width, height: given.head), content: wanted.head)
        fit(rows, CGRect(x: 0, y: given.head, width: width, height: given.rows), content: wanted.rows)
        divider.frame = CGRect(x: 0, y: given.head, width: width, height: hairline)
        divider.isHidden = given.head == 0 || buttons.isEmpty
        // After what they are in, with which they would grow.
        _ = arrangeHead(width, place: true)
        _ = arrangeRows(width, place: true)
        cancelButton?.frame = CGRect(x: 0, y: panel.frame.maxY + 8, width: width, height: cancel - 8)
        if hadSize != head.bounds.size { revealEditing() }
    }

    /// All that both want where there is room, else at least half of it for each that wants more than that.
    static func share(_ room: CGFloat, head: CGFloat, rows: CGFloat) -> (head: CGFloat, rows: CGFloat) {
        guard head + rows > room else { return (head, rows) }
        let forRows = min(rows, max((room / 2).rounded(), room - head))
        return (max(0, room - forRows), forRows)
    }

    private func fit(_ part: UIScrollView, _ frame: CGRect, content: CGFloat) {
        part.frame = frame
        part.contentSize = CGSize(width: frame.width, height: content)
        part.isScrollEnabled = content > frame.height + 0.5
    }

    /// Above a keyboard on a low screen, the field that is edited is seen.
    private func revealEditing() {
        guard head.isScrollEnabled, let field = FirstResponder.current as? UITextField, field.isDescendant(of: head)
        else { return }
        head.scrollRectToVisible(field.convert(field.bounds, to: head).insetBy(dx: 0, dy: -6), animated: false)
    }

    private var hairline: CGFloat { 1 / max(contentScaleFactor, 1) }

    private func cancelRoom(_ width: CGFloat) -> CGFloat { cancelButton.map { 8 + $0.height(forWidth: width) } ?? 0 }

    /// The height of title, message, fields and content, which measuring and placing share; 0 without any.
    private func arrangeHead(_ width: CGFloat, place: Bool) -> CGFloat {
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
        if let content {
            let frame = CGRect(x: 0, y: y, width: width, height: content.preferredContentSize.height)
            if place { content.view.frame = frame }
            y = frame.maxY
        }
        return y > top ? y + (isSheet ? 16 : 19) : 0
    }

    /// The height of the actions. Cancel stands last; beside one other it stands first.
    private func arrangeRows(_ width: CGFloat, place: Bool) -> CGFloat {
        let isBeside = isBeside(width)
        let others = buttons.filter { $0.action.style != .cancel }
        let cancel = buttons.filter { $0.action.style == .cancel }
        let ordered = isBeside ? cancel + others : others + cancel
        if place {
            for view in lines { view.removeFromSuperview() }
            lines = []
            // They are read in this order.
            if ordered != buttons { for button in ordered { rows.addSubview(button) } }
            buttons = ordered
        }
        if isBeside {
            let height = ordered.map { $0.height(forWidth: width / 2) }.max() ?? 0
            guard place else { return height }
            addLine(CGRect(x: width / 2, y: 0, width: hairline, height: height))
            for (index, button) in ordered.enumerated() {
                let column = isRightToLeft ? 1 - index : index
                button.frame = CGRect(x: CGFloat(column) * width / 2, y: 0, width: width / 2, height: height)
            }
            return height
        }
        var y: CGFloat = 0
        for button in ordered {
            let height = button.height(forWidth: width)
            if place {
                button.frame = CGRect(x: 0, y: y, width: width, height: height)
                if y > 0 { addLine(CGRect(x: 0, y: y, width: width, height: hairline)) }
            }
            y += height
        }
        return y
    }

    private func addLine(_ frame: CGRect) {
        let view = UIView(frame: frame)
        view.backgroundColor = .separator
        view.isUserInteractionEnabled = false
        rows.addSubview(view)
        lines.append(view)
    }

    // Touches beside the buttons stay with the alert.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
