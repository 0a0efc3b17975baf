import CoreGraphics

/// The rows of one menu in a list of menus: those of a submenu on a material of their own, above the menu that it is in.
///
/// - From: `MenuList`
@MainActor final class MenuLevel: UIView {
    /// The opacity of a menu below its submenu.
    private static let fadedAlpha: CGFloat = 0.35

    init(isSubmenu: Bool) {
        super.init(frame: .zero)
        guard isSubmenu else { return }
        let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
        material.isUserInteractionEnabled = false
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(material)
        clipsToBounds = true
        layer.cornerRadius = 13
        layer.cornerCurve = .continuous
    }

    required init?(coder: NSCoder) { nil }

    /// A submenu opens above: nothing can be chosen here until it closes.
    func standBehindSubmenu() {
        alpha = Self.fadedAlpha
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
    }
}
