import CoreGraphics
import Foundation

/// A row of tabs, one of them selected.
@preconcurrency @MainActor open class UITabBar: UIView {
    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill = 1
        case centered = 2
    }

    private var tabs: [UITabBarItem] = []
    private var buttons: [TabButton] = []
    private let hairline = UIView()
    /// Called when a person taps a tab, by the tab bar controller that owns the bar.
    var didTap: ((UITabBarItem) -> Void)?

    open weak var delegate: (any UITabBarDelegate)?
    open weak var selectedItem: UITabBarItem? { didSet { refresh() } }
    open var barStyle = UIBarStyle.default
    open var isTranslucent = true { didSet { refresh() } }
    open var barTintColor: UIColor? { didSet { refresh() } }
    open var unselectedItemTintColor: UIColor? { didSet { refresh() } }
    open var itemPositioning = ItemPositioning.automatic
    open var itemWidth: CGFloat = 0
    open var itemSpacing: CGFloat = 0
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var selectionIndicatorImage: UIImage?
    open var standardAppearance = UITabBarAppearance() { didSet { refresh() } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { refresh() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        hairline.isUserInteractionEnabled = false
        hairline.backgroundColor = .separator
        addSubview(hairline)
        refresh()
    }

    open var items: [UITabBarItem]? {
        get { tabs }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for button in buttons { button.removeFromSuperview() }
        tabs = items ?? []
        buttons = tabs.map { item in
            let button = TabButton(item: item) { [weak self] in
                guard let self else { return }
                if let didTap = self.didTap {
                    didTap(item)
                } else {
                    self.selectedItem = item
                    self.delegate?.tabBar(self, didSelect: item)
                }
            }
            item.changed = { [weak self] in self?.refresh() }
            addSubview(button)
            return button
        }
        refresh()
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 49 + (window?.safeAreaInsets.bottom ?? 0))
    }

    private func refresh() {
        backgroundColor = barTintColor ?? standardAppearance.backgroundColor ?? .systemBackground
        for button in buttons {
            button.update(
                isSelected: button.item === selectedItem, tint: tintColor, other: unselectedItemTintColor ?? .systemGray
            )
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(contentScaleFactor, 1))
        guard !buttons.isEmpty else { return }
        let width = bounds.width / CGFloat(buttons.count)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49)
        }
    }
}

/// One tab as it stands in the bar.
@MainActor final class TabButton: UIView {
    let item: UITabBarItem
    private let label = UILabel()
    private let picture = UIImageView()
    private let action: () -> Void

    init(item: UITabBarItem, action: @escaping () -> Void) {
        self.item = item
        self.action = action
        super.init(frame: .zero)
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func update(isSelected: Bool, tint: UIColor, other: UIColor) {
        label.text = item.title
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textColor = isSelected ? tint : other
        picture.image = isSelected ? item.selectedImage ?? item.image : item.image
        picture.tintColor = isSelected ? tint : other
        picture.contentMode = .center
        accessibilityLabel = item.accessibilityLabel ?? item.title
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hasImage = picture.image != nil
        picture.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 28)
        label.frame = CGRect(x: 2, y: hasImage ? 33 : 18, width: max(0, bounds.width - 4), height: 13)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        action()
    }
}

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
