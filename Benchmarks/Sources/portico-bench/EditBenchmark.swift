import UIKit

/// One layer that hides, shows, comes or goes among many, from the change to the frame: it must not cost what the many do.
@MainActor
enum EditBenchmark {
    static func run(_ window: UIWindow) {
        for count in [100, 10_000] {
            let root = CALayer()
            root.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
            window.layer.addSublayer(root)
            var layers: [CALayer] = []
            for i in 0..<count {
                let layer = CALayer()
                layer.frame = CGRect(x: (i % 100) * 10, y: (i / 100) * 10, width: 10, height: 10)
                let hue = CGFloat(i % 100) / 100
                layer.backgroundColor = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1).cgColor
                root.addSublayer(layer)
                layers.append(layer)
            }
            for _ in 0..<3 { drawFrame() }
            let one = layers[count / 2]
            measure("\(count) layers", "hide or show one") { one.isHidden = $0 % 2 == 1 }
            measure("\(count) layers", "insert or remove one") {
                if $0 % 2 == 1 { one.removeFromSuperlayer() } else { root.insertSublayer(one, at: UInt32(count / 2)) }
            }
            measure("\(count) layers", "bring another to the front") {
                root.addSublayer(layers[$0 * 7 % count])
            }
            root.removeFromSuperlayer()
            drawFrame()
        }
    }

    private static func measure(_ variant: String, _ what: String, _ change: (Int) -> Void) {
        var times: [Double] = []
        for i in 0..<202 {
            let start = seconds()
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            change(i)
            CATransaction.commit()
            drawFrame()
            times.append(seconds() - start)
        }
        Report.result("edit", variant, what, median(times) * 1e6, "us")
    }
}
