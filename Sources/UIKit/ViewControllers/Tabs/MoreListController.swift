import CoreGraphics
import Foundation

/// The list behind the More tab: one row for each controller without a tab of its own.
@MainActor final class MoreListController: UIViewController {
    private weak var owner: UITabBarController?
    private var rows: [MoreRow] = []

    init(owner: UITabBarController) {
        self.owner = owner
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        reload()
    }

    func reload() {
        guard isViewLoaded, let owner else { return }
        for row in rows { row.removeFromSuperview() }
        rows = owner.overflow.map { controller in
            MoreRow(item: controller.tabBarItem) { [weak owner, weak controller] in
                guard let owner, let controller else { return }
                owner.choose(controller)
            }
        }
        for row in rows { view.addSubview(row) }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var y = view.safeAreaInsets.top
        for row in rows {
            row.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: 44)
            y += 44
        }
    }
}

@MainActor final class MoreRow: UIView {
    private let picture = UIImageView()
    private let label = UILabel()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.right"))
    private let line = UIView()
    private let chosen: () -> Void
    private var spoken = StandardAccessibility.nothing

    init(item: UITabBarItem, chosen: @escaping () -> Void) {
        self.chosen = chosen
        super.init(frame: .zero)
        picture.image = item.image
        picture.contentMode = .center
        label.text = item.title
        label.font = .systemFont(ofSize: 17)
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        line.backgroundColor = .separator
        spoken = StandardAccessibility(item: item, title: item.title)
        for view in [picture, label, arrow, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var standardAccessibility: StandardAccessibility { spoken }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 16, y: 0, width: 32, height: bounds.height)
        label.frame = CGRect(x: 60, y: 0, width: max(0, bounds.width - 100), height: bounds.height)
        arrow.frame = CGRect(x: bounds.width - 36, y: 0, width: 20, height: bounds.height)
        let height = 1 / max(contentScaleFactor, 1)
        line.frame = CGRect(x: 60, y: bounds.height - height, width: max(0, bounds.width - 60), height: height)
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
