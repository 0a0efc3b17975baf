import CoreGraphics
import Foundation

/// The list behind the More tab: one row for each controller without a tab of its own, and an Edit button where a person may
/// rearrange the tabs.
@MainActor final class MoreListController: UIViewController {
    private weak var owner: UITabBarController?
    private let scroller = UIScrollView()
    private var rows: [MoreRow] = []

    init(owner: UITabBarController) {
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
        title = Word.more.text
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        scroller.frame = view.bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroller.alwaysBounceVertical = true
        view.addSubview(scroller)
        view.didLayout = { [weak self] in self?.place() }
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    func reload() {
        showEdit()
        guard isViewLoaded, let owner else { return }
        for row in rows { row.removeFromSuperview() }
        rows = owner.overflow.map { controller in
            MoreRow(item: owner.barItem(of: controller)) { [weak owner, weak controller] in
                guard let owner, let controller else { return }
                owner.chosenFromList(controller)
            }
        }
        for row in rows {
            row.item.changed = { [weak row] in row?.update() }
            scroller.addSubview(row)
        }
        view.setNeedsLayout()
    }

    /// Edit is there as long as there is something to rearrange.
    func showEdit() {
        let isThere = owner?.movableControllers.isEmpty == false
        guard isThere != (navigationItem.rightBarButtonItem != nil) else { return }
        navigationItem.rightBarButtonItem =
            isThere
            ? UIBarButtonItem(
                systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.owner?.beginCustomizing() }) : nil
    }

    private func place() {
        let height: CGFloat = 44
        let insets = scroller.adjustedContentInset
        let width = max(0, scroller.bounds.width - insets.left - insets.right)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
        }
        scroller.contentSize = CGSize(width: width, height: CGFloat(rows.count) * height)
    }
}

@MainActor final class MoreRow: UIView {
    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = TabBadge()
    private let arrow = UIImageView(
        image: UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)))
    private let line = UIView()
    private let chosen: () -> Void

    init(item: UITabBarItem, chosen: @escaping () -> Void) {
        (self.item, self.chosen) = (item, chosen)
        super.init(frame: .zero)
        picture.contentMode = .center
        label.font = .systemFont(ofSize: 17)
        arrow.setFixedTint(.tertiaryLabel)
        arrow.contentMode = .center
        line.backgroundColor = .separator
        for view in [picture, label, badge, arrow, line] { addSubview(view) }
        update()
    }

    /// Takes the item as it is now.
    func update() {
        picture.image = item.image
        label.text = item.title
        label.isEnabled = item.isEnabled
        badge.show(item, UITabBarItemStateAppearance(), false)
        isUserInteractionEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility {
        var said = StandardAccessibility(item: item, title: item.title)
        said.value = said.value ?? item.badgeValue
        return said
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let hairline = 1 / max(contentScaleFactor, 1)
        // Without a picture the title begins where pictures do.
        let lead: CGFloat = picture.image == nil ? 16 : 60
        var trail: CGFloat = 40
        put(picture, CGRect(x: 16, y: 0, width: 32, height: height))
        put(arrow, CGRect(x: width - 32, y: 0, width: 16, height: height))
        if !badge.isHidden {
            let size = badge.sizeThatFits(bounds.size)
            put(
                badge,
                CGRect(
                    x: width - trail - size.width, y: (height - size.height) / 2, width: size.width, height: size.height
                ))
            trail += size.width + 8
        }
        put(label, CGRect(x: lead, y: 0, width: max(0, width - lead - trail), height: height))
        put(line, CGRect(x: lead, y: height - hairline, width: max(0, width - lead), height: hairline))
        label.textAlignment = isRightToLeft ? .right : .left
    }

    private func put(_ view: UIView, _ frame: CGRect) {
        view.frame =
            isRightToLeft
            ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .systemFill }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = nil }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundColor = nil
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        chosen()
    }
}
