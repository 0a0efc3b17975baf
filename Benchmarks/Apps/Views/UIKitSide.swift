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
        let stack = UIStackView()
        stack.axis = .vertical
        stack.alignment = .center
        for index in 0..<200 {
            let label = UILabel()
            label.font = .systemFont(ofSize: 12)
            label.text = Texts.label(index)
            stack.addArrangedSubview(label)
        }
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
        ])
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

/// Both sides scroll in the same way.
@MainActor
enum Scrolling {
    /// Each page brings new rows: 20 pages, counted by rows of 44 points.
    static func rows(_ view: UIScrollView) -> Workload {
        let page = (view.bounds.height / 44).rounded(.down) * 44
        return Workload(count: 20 * Int(page / 44)) {
            for index in 1...20 {
                view.contentOffset.y = page * CGFloat(index * 2)
                finishTurn()
            }
            view.contentOffset.y = 0
            finishTurn()
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
