import CoreGraphics
import Foundation

/// The tabs that a person may put into a bar, in a grid above it, with a Done button.
///
/// - From: `TabBarCustomizer`
@MainActor final class TabCustomizingPanel: UIView {
    static let cell = CGSize(width: 76, height: 76)

    let cells: [TabCell]
    var done: () -> Void = {}
    private let bar = UINavigationBar(frame: .zero)
    private let grid = UIScrollView()

    init(items: [UITabBarItem], bar tabs: UITabBar) {
        cells = items.map { TabCell(item: $0, tint: tabs.tintColor) }
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        let title = UINavigationItem(title: "Configure")
        title.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
        bar.items = [title]
        grid.alwaysBounceVertical = true
        grid.contentInsetAdjustmentBehavior = .never
        for cell in cells { grid.addSubview(cell) }
        addSubview(grid)
        addSubview(bar)
        accessibilityLabel = "Configure"
        accessibilityViewIsModal = true
    }

    required init?(coder: NSCoder) { nil }

    /// Over everything above the tab bar, also when that turns.
    /// Covers the host up to the tabs, which are below the panel or, on an iPad, above it.
    func place(in host: UIView, beside tabs: UITabBar) {
        let top = tabs.isAtTop ? tabs.frame.maxY : 0
        let bottom = tabs.isAtTop ? host.bounds.height : tabs.frame.minY
        frame = CGRect(x: 0, y: top, width: host.bounds.width, height: max(0, bottom - top))
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = safeAreaInsets
        bar.topReach = insets.top
        bar.frame = CGRect(x: 0, y: insets.top, width: bounds.width, height: bar.wantedHeight)
        let top = bar.frame.maxY
        grid.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
        let width = max(0, bounds.width - insets.left - insets.right)
        // Four in a row on a phone held upright.
        let columns = max(4, Int(width / (Self.cell.width * 1.25)))
        let step = width / CGFloat(columns)
        for (index, cell) in cells.enumerated() {
            let column = index % columns
            let place = isRightToLeft ? columns - 1 - column : column
            cell.center = CGPoint(
                x: insets.left + step * (CGFloat(place) + 0.5),
                y: 16 + Self.cell.height * (CGFloat(index / columns) + 0.5))
            cell.bounds = CGRect(origin: .zero, size: Self.cell)
        }
        let rows = (cells.count + columns - 1) / columns
        grid.contentSize = CGSize(width: bounds.width, height: 32 + Self.cell.height * CGFloat(rows))
    }

    // What is below the panel hears nothing.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// One tab in the grid.
@MainActor final class TabCell: UIView {
    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()

    init(item: UITabBarItem, tint: UIColor) {
        self.item = item
        super.init(frame: .zero)
        picture.image = item.image
        picture.contentMode = .center
        picture.tintColor = tint
        label.text = item.title
        label.font = .systemFont(ofSize: 11, weight: .medium)
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility { StandardAccessibility(item: item, title: item.title) }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 0, y: 10, width: bounds.width, height: 32)
        label.frame = CGRect(x: 0, y: 46, width: bounds.width, height: 14)
    }
}
