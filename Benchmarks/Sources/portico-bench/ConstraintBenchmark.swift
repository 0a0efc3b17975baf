import UIKit

/// W2 the whole UIKit way: views, anchors, `layoutIfNeeded`, and the frames that come out.
@MainActor
enum ConstraintBenchmark {
    /// A view with a content size of its own.
    final class Content: UIView {
        var size = CGSize.zero {
            didSet { invalidateIntrinsicContentSize() }
        }
        override var intrinsicContentSize: CGSize { size }
    }

    struct Scene {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100_000))
        var views: [UIView] = []
        var shown = UIView()
        /// Makes and activates all constraints.
        var constrain: () -> Void = {}
        var change: (Double) -> Void = { _ in }
        var constraintCount = 0
    }

    static func rows(_ window: UIWindow, _ count: Int) {
        measure(window, "rows N=\(count), UIKit", check: "row\(count / 2)", edit: "change one label's intrinsic width")
        {
            var scene = Scene()
            var rows: [(row: UIView, icon: Content, label: Content)] = []
            for i in 0..<count {
                let (row, icon, label) = (UIView(), Content(), Content())
                icon.size = CGSize(width: UIView.noIntrinsicMetric, height: 40)
                label.size = CGSize(width: 100 + (i * 37) % 300, height: 20)
                for view in [row, icon, label] { view.translatesAutoresizingMaskIntoConstraints = false }
                scene.container.addSubview(row)
                row.addSubview(icon)
                row.addSubview(label)
                rows.append((row, icon, label))
            }
            let container = scene.container
            scene.constraintCount = 16 * count
            scene.shown = rows[count / 2].row
            scene.constrain = {
                for (i, (row, icon, label)) in rows.enumerated() {
                    NSLayoutConstraint.activate([
                        row.leftAnchor.constraint(equalTo: container.leftAnchor),
                        row.rightAnchor.constraint(equalTo: container.rightAnchor),
                        row.topAnchor.constraint(equalTo: container.topAnchor, constant: 64 * CGFloat(i)),
                        row.heightAnchor.constraint(equalToConstant: 64),
                        icon.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 16),
                        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                        icon.widthAnchor.constraint(equalToConstant: 40),
                        label.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 12),
                        label.rightAnchor.constraint(lessThanOrEqualTo: row.rightAnchor, constant: -16),
                        label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                    ])
                }
            }
            let label = rows[count / 2].label
            scene.change = { label.size = CGSize(width: 50 + $0, height: 20) }
            return scene
        }
    }

    static func chain(_ window: UIWindow, _ count: Int) {
        measure(window, "chain N=\(count), UIKit", check: "chain last", edit: "change middle view's height") {
            var scene = Scene()
            var views: [UIView] = []
            for _ in 0..<count {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                scene.container.addSubview(view)
                views.append(view)
            }
            let container = scene.container
            let heights = views.map { $0.heightAnchor.constraint(equalToConstant: 44) }
            scene.constraintCount = 4 * count
            scene.shown = views[count - 1]
            scene.constrain = {
                var last: UIView?
                for (view, height) in zip(views, heights) {
                    NSLayoutConstraint.activate([
                        last.map { view.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8) }
                            ?? view.topAnchor.constraint(equalTo: container.topAnchor),
                        view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 16),
                        view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -16),
                        height,
                    ])
                    last = view
                }
            }
            let height = heights[count / 2]
            scene.change = { height.constant = 45 + $0 }
            return scene
        }
    }

    private static func measure(
        _ window: UIWindow, _ variant: String, check: String, edit: String, _ build: () -> Scene
    ) {
        let start = seconds()
        let scene = build()
        let made = seconds()
        window.rootViewController!.view.addSubview(scene.container)
        CATransaction.flush()
        let before = seconds()
        scene.constrain()
        scene.container.layoutIfNeeded()
        let scratch = seconds() - before
        Report.result("W2", variant, "create views", (made - start) * 1e3, "ms")
        Report.result("W2", variant, "from scratch (constraints + layoutIfNeeded)", scratch * 1e3, "ms")
        Report.result("W2", variant, "from scratch per constraint", scratch * 1e6 / Double(scene.constraintCount), "us")
        func say() { Report.check("\(variant) \(check) \(scene.shown.frame)") }
        say()

        let container = scene.container
        repeated(variant, "resize container") { k in
            container.frame = CGRect(x: 0, y: 0, width: 390 + k, height: 100_000)
            container.layoutIfNeeded()
        }
        say()
        repeated(variant, edit) { k in
            scene.change(k)
            container.layoutIfNeeded()
        }
        say()
    }

    /// The change's time, and how often the last one asked for memory; the frame that shows it is not in it.
    private static func repeated(_ variant: String, _ name: String, _ change: (Double) -> Void) {
        var allocations = 0
        let times = (0..<100).map { k in
            CATransaction.flush()
            let counted = allocationCount()
            let before = seconds()
            change(Double(k))
            let time = seconds() - before
            allocations = allocationCount() - counted
            return time
        }
        Report.result("W2", variant, "\(name) (median of 100)", median(times) * 1e6, "us")
        Report.result("W2", variant, "\(name): allocations", Double(allocations), "count")
    }
}
