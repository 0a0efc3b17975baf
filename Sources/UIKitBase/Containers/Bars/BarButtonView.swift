import CoreGraphics
import Foundation

/// The images that bars draw by themselves.
@MainActor enum BarSymbols {
    static let back =
        UIImage(
            systemName: "chevron.backward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .semibold))
        ?? UIImage()
}

/// A bar button item as it stands in a bar: its words or picture, dimmed while it is touched.
///
/// - From: `NavigationBarContent`, `UIToolbar`
/// - To: `UIBarButtonItem.trigger(event:)`
@MainActor final class BarButtonView: UIView {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let picture = UIImageView()
    private let background = UIImageView()
    private let indicator: UIImageView?
    private let action: (UIEvent?) -> Void

    /// - Parameter indicator: the sign in front of a back button.
    init(
        item: UIBarButtonItem, text: String?, indicator: UIImage? = nil, look: UIBarButtonItemAppearance? = nil,
        action: @escaping (UIEvent?) -> Void
    ) {
        self.item = item
        self.action = action
        self.indicator = indicator.map { UIImageView(image: $0) }
        super.init(frame: .zero)
        item.shownView = self
        let state: UIControl.State = item.isEnabled ? .normal : .disabled
        var attributes: [NSAttributedString.Key: Any] = [:]
        let appearance = item.isEnabled ? look?.normal : look?.disabled
        attributes.merge(appearance?.titleTextAttributes ?? [:]) { $1 }
        attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        label.text = text
        label.font =
            attributes[.font] as? UIFont
            ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        ownColor = attributes[.foregroundColor] as? UIColor
        spokenText = text
        if let image = item.shownBackground(state, isBack: indicator != nil) ?? appearance?.backgroundImage {
            background.image = image
            background.contentMode = .scaleToFill
            addSubview(background)
        }
        if let view = self.indicator { addSubview(view) }
        if let image = item.image {
            picture.image = image
            picture.contentMode = .center
            addSubview(picture)
        } else {
            addSubview(label)
        }
        // A picture with colours of its own has none for this.
        if !item.isEnabled, item.image?.renderingMode == .alwaysOriginal { picture.alpha = 0.35 }
        isUserInteractionEnabled = item.isEnabled
        if let own = item.tintColor { tintColor = own }
        colour()
    }

    required init?(coder: NSCoder) { nil }

    /// Runs `body` when a finger stays on the button.
    func held(_ body: @escaping () -> Void) {
        let press = UILongPressGestureRecognizer()
        press.addHandler { if $0.state == .began { body() } }
        addGestureRecognizer(press)
    }

    private var ownColor: UIColor?

    /// Finds the button of a bar that made this one for an item of its own, as it does for the way back.
    var findSuccessor: (@MainActor () -> UIView?)?
    override var focusSuccessor: FocusSuccessor? {
        FocusSuccessor(findView: findSuccessor ?? { [weak item] in item?.shownView })
    }

    // The item may get its name when it is in the bar already.
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    /// What the button says, if its item has no label of its own.
    var spokenText: String?
    override var standardAccessibility: StandardAccessibility {
        StandardAccessibility(item: item, title: spokenText ?? item.title)
    }

    /// What is off is grey, whatever the tint, as a system button is. An item's own tint is this view's: it goes before the bar's, and is
    /// dimmed as that is.
    private func colour() {
        let off: UIColor? = item.isEnabled ? nil : .tertiaryLabel
        label.textColor = ownColor ?? off ?? tintColor
        picture.setFixedTint(off)
        indicator?.setFixedTint(off)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        colour()
    }

    private static let indicatorWidth: CGFloat = 18

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let lead = indicator == nil ? 0 : Self.indicatorWidth
        if item.width > 0 { return CGSize(width: item.width, height: Metrics.Bar.itemHeight) }
        if let image = item.image {
            return CGSize(width: lead + max(image.size.width.rounded(.up), 24), height: Metrics.Bar.itemHeight)
        }
        var text = label.text?.isEmpty ?? true ? 0 : label.sizeThatFits(size).width.rounded(.up)
        if indicator == nil, let titles = item.possibleTitles {
            for title in titles {
                text = max(text, title.size(withAttributes: [.font: label.font as Any]).width.rounded(.up))
            }
        }
        return CGSize(width: max(lead + text, 12), height: Metrics.Bar.itemHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        offerLargeContent()
        let isBack = indicator != nil
        background.frame = bounds.offsetBy(
            dx: 0,
            dy: isBack
                ? item.backButtonBackgroundVerticalPositionAdjustment(for: .default)
                : item.backgroundVerticalPositionAdjustment(for: .default))
        let lead = indicator == nil ? 0 : Self.indicatorWidth
        if let indicator, let size = indicator.image?.size {
            indicator.frame = CGRect(
                x: isRightToLeft ? bounds.width - size.width : 0, y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
        }
        let rest = CGRect(
            x: isRightToLeft ? 0 : lead, y: 0, width: max(0, bounds.width - lead), height: bounds.height)
        let offset =
            isBack
            ? item.backButtonTitlePositionAdjustment(for: .default) : item.titlePositionAdjustment(for: .default)
        label.frame = rest.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        picture.frame = rest
    }

    // Bar buttons answer a little beyond their edges.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: 0).contains(point)
    }

    // A bar's own recognisers, and those behind it, leave taps on its buttons alone.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UITapGestureRecognizer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.3 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        guard let touch = touches.first, self.point(inside: touch.location(in: self), with: event) else { return }
        action(event)
    }

    // The text may have become large enough for the viewer.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        offerLargeContent()
    }

    func performAfterLargeContent() { if item.isEnabled { action(nil) } }
}
