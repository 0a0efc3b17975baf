import CAllocations
import UIKit

/// What a commit costs by how much has changed, and what a frame of many animations costs before anything is drawn.
@MainActor
enum AnimationBenchmark {
    private static func makeLayers(_ count: Int, in window: UIWindow) -> [CALayer] {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let layers = (0..<count).map { i in
            let layer = CALayer()
            layer.frame = CGRect(x: (i % 100) * 10, y: (i / 100) * 10, width: 9, height: 9)
            layer.backgroundColor = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
            window.layer.addSublayer(layer)
            return layer
        }
        CATransaction.commit()
        CATransaction.flush()
        drawFrame()
        return layers
    }

    static func commits(_ window: UIWindow) {
        for all in [1000, 10_000] {
            let layers = makeLayers(all, in: window)
            for k in [1, 10, 100, 1000] {
                let changed = (0..<k).map { layers[$0 * all / k] }
                var times: [Double] = []
                for round in 0..<60 {
                    let before = seconds()
                    CATransaction.begin()
                    CATransaction.setDisableActions(true)
                    for layer in changed { layer.position.x += round % 2 == 0 ? 1 : -1 }
                    CATransaction.commit()
                    CATransaction.flush()
                    times.append(seconds() - before)
                    if round % 20 == 0 { drawFrame() }
                }
                Report.result("commit", "\(k) of \(all) layers move", "set + commit", median(times) * 1e6, "us")
            }
            var hides: [Double] = []
            for _ in 0..<60 {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                layers[all / 2].isHidden.toggle()
                CATransaction.commit()
                CATransaction.flush()
                let before = seconds()
                drawFrame()
                hides.append(seconds() - before)
            }
            Report.result("commit", "1 of \(all) layers hides", "whole frame", median(hides) * 1e6, "us")
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            for layer in layers { layer.removeFromSuperlayer() }
            CATransaction.commit()
            CATransaction.flush()
            drawFrame()
        }
    }

    static func frames(_ window: UIWindow) {
        let count = 1000
        let layers = makeLayers(count, in: window)
        for (variant, key, values) in [
            ("position", "position", [CGPoint(x: 0, y: 0), CGPoint(x: 900, y: 900)] as [Any]),
            ("opacity", "opacity", [0.2, 0.9]),
            ("rotation", "transform.rotation.z", [0, 6]),
            ("background colour", "backgroundColor", [UIColor.red.cgColor, UIColor.blue.cgColor]),
        ] {
            for (i, layer) in layers.enumerated() {
                let animation = CABasicAnimation(keyPath: key)
                (animation.fromValue, animation.toValue) = (values[0], values[1])
                // Fast enough for every layer to look different in every frame, and never in step.
                animation.duration = 2 + Double(i) / 1000
                animation.autoreverses = true
                animation.repeatCount = .infinity
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                layer.add(animation, forKey: "a")
            }
            CATransaction.flush()
            drawFrame()
            _ = planFrames(10)
            let frames: Int32 = 120
            // The fastest of several runs: others use the machine, too.
            let time = (0..<5).map { _ in planFrames(frames) }.min()!
            // Asking for a run allocates, too: so the difference of a short and a long one.
            let before = allocation_count_of_all_threads()
            _ = planFrames(frames)
            let between = allocation_count_of_all_threads()
            _ = planFrames(frames * 3)
            let long = allocation_count_of_all_threads() - between, short = between - before
            let made = Double(long - short) / Double(frames * 2)
            Report.result(
                "animations", "\(count) of \(variant)", "sample + plan", time / Double(frames) / Double(count) * 1e6,
                "us/animation")
            Report.result("animations", "\(count) of \(variant)", "allocations", made, "a frame")
            for layer in layers { layer.removeAllAnimations() }
            CATransaction.flush()
            drawFrame()
        }
    }
}
