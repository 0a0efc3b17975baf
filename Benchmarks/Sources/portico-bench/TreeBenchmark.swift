import CAllocations
import UIKit

/// W1: a tree of 10,000 views with explicit frames; and what one property of a view-backed layer costs.
@MainActor
enum TreeBenchmark {
    static func flat(_ window: UIWindow) {
        let count = 10_000
        run(window, variant: "flat explicit frames (UIView)") { root in
            root.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
            var leaf = root
            for i in 0..<count {
                let child = UIView(frame: CGRect(x: (i % 100) * 10, y: (i / 100) * 10, width: 10, height: 10))
                root.addSubview(child)
                if i == count / 2 { leaf = child }
            }
            return (count, leaf)
        }
    }

    static func nested(_ window: UIWindow) {
        run(window, variant: "nested 10-ary explicit frames (UIView)") { root in
            root.frame = CGRect(x: 0, y: 0, width: 10000, height: 100)
            var leaf = root
            func nest(_ parent: UIView, depth: Int, width: Double) -> Int {
                var made = 0
                for k in 0..<10 {
                    let child = UIView(frame: CGRect(x: Double(k) * width / 10, y: 0, width: width / 10, height: 100))
                    parent.addSubview(child)
                    made += 1
                    if depth > 1 { made += nest(child, depth: depth - 1, width: width / 10) } else { leaf = child }
                }
                return made
            }
            return (nest(root, depth: 4, width: 10000), leaf)
        }
    }

    private static func run(_ window: UIWindow, variant: String, build: (UIView) -> (Int, UIView)) {
        CATransaction.flush()
        let start = seconds()
        var root: UIView? = UIView()
        window.addSubview(root!)
        var (count, leaf): (Int, UIView?) = build(root!)
        let created = seconds()
        CATransaction.flush()
        let committed = seconds()
        let nodes = Double(count)
        Report.result("W1", variant, "create + set frames", (created - start) * 1e6 / nodes, "us/node")
        Report.result("W1", variant, "first layout + commit", (committed - created) * 1e6 / nodes, "us/node")

        var times: [Double] = []
        for k in 0..<101 {
            let before = seconds()
            leaf!.bounds.size = CGSize(width: 9 + k % 2, height: 9 + k % 2)
            CATransaction.flush()
            times.append(seconds() - before)
        }
        Report.result("W1", variant, "resize one leaf and re-layout", median(times) * 1e6, "us")
        Report.check("n=\(root!.subviews.count) leaf \(leaf!.frame)")

        leaf = nil
        let before = seconds()
        root!.removeFromSuperview()
        root = nil
        CATransaction.flush()
        Report.result("W1", variant, "destroy", (seconds() - before) * 1e6 / nodes, "us/node")
    }

    static func propertySet(_ window: UIWindow) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(view)
        CATransaction.flush()
        let count = 1_000_000
        view.center.x = 1
        let allocations = allocation_count()
        var before = seconds()
        for i in 0..<count { view.center = CGPoint(x: i & 1023, y: 0) }
        Report.result("set", "view.center, changing", "allocations", Double(allocation_count() - allocations), "in all")
        Report.result("set", "view.center, changing", "one set", (seconds() - before) * 1e9 / Double(count), "ns")
        before = seconds()
        for i in 0..<count { view.alpha = CGFloat(i & 1) }
        Report.result("set", "view.alpha, changing", "one set", (seconds() - before) * 1e9 / Double(count), "ns")
        before = seconds()
        for _ in 0..<count { view.alpha = 0.5 }
        Report.result("set", "view.alpha, equal", "one set", (seconds() - before) * 1e9 / Double(count), "ns")
        CATransaction.flush()
    }
}
