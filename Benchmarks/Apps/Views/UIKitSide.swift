import UIKit

/// What an app would write in UIKit.
@MainActor
enum UIKitSide {
    static func workload(_ name: String, in window: UIWindow) -> Workload? {
        switch name {
        case "labels": Workload { show(labels(), in: window) }
        case "memory": memory(window)
        case "counter": counter(window)
        case "rows": rows(window)
        case "scrolling": scrolling(window)
        default: nil
        }
    }

    static func show(_ controller: UIViewController, in window: UIWindow) {
        window.rootViewController = controller
        window.layoutIfNeeded()
        finishTurn()
    }

    private static func labels() -> UIViewController {
        let controller = UIViewController()
        controller.view = LabelsView(frame: UIScreen.main.bounds)
        return controller
    }

    private static func memory(_ window: UIWindow) -> Workload {
        show(labels(), in: window)
        return Workload(count: 20) {
            let kept = (0..<20).map { _ in labels() }
            for controller in kept { show(controller, in: window) }
            Kept.screens = kept
        }
    }

    private static func counter(_ window: UIWindow) -> Workload {
        let controller = UIViewController()
        let label = UILabel()
        label.frame = CGRect(x: 100, y: 100, width: 100, height: 30)
        controller.view.addSubview(label)
        show(controller, in: window)
        var count = 0
        return Workload(count: 100) {
            for _ in 0..<100 {
                count += 1
                label.text = "Count \(count % 10)"
                finishTurn()
            }
        }
    }

    private static func table(_ window: UIWindow) -> UIScrollView {
        let controller = TableController(style: .plain)
        show(controller, in: window)
        return controller.tableView
    }

    private static func rows(_ window: UIWindow) -> Workload { Scrolling.rows(table(window)) }
    private static func scrolling(_ window: UIWindow) -> Workload { Scrolling.frames(table(window)) }
}

/// 200 labels in a column, placed by hand: the least that UIKit can do.
final class LabelsView: UIView {
    private let labels = (0..<200).map { index in
        let label = UILabel()
        label.font = .systemFont(ofSize: 12)
        label.text = Texts.label(index)
        return label
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        for label in labels { addSubview(label) }
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let sizes = labels.map { $0.sizeThatFits(bounds.size) }
        var y = bounds.midY - sizes.reduce(0) { $0 + $1.height } / 2
        for (label, size) in zip(labels, sizes) {
            label.frame = CGRect(x: bounds.midX - size.width / 2, y: y, width: size.width, height: size.height)
            y += size.height
        }
    }
}

/// Both sides scroll in the same way.
@MainActor
enum Scrolling {
    /// Each page brings new rows: 20 pages, counted in rows of 44 points.
    static func rows(_ view: UIScrollView) -> Workload {
        let page = (view.bounds.height / 44).rounded(.down) * 44
        // Rows that nobody has seen yet, each time.
        var seen: CGFloat = 0
        return Workload(count: 20 * Int(page / 44)) {
            for _ in 0..<20 {
                seen += page * 1.5
                view.contentOffset.y = seen
                finishTurn()
            }
        }
    }

    /// 200 frames of 11 points.
    static func frames(_ view: UIScrollView) -> Workload {
        Workload(count: 200) {
            view.contentOffset.y = 0
            for _ in 0..<200 {
                view.contentOffset.y += 11
                finishTurn()
            }
        }
    }
}

final class TableController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 44
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Texts.label(indexPath.row)
        cell.contentConfiguration = content
        return cell
    }
}

/// Screens that stay.
@MainActor
enum Kept { static var screens: [UIViewController] = [] }
