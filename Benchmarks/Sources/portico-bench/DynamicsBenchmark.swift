import UIKit

/// What UIKit Dynamics cost a frame while boxes fall, collide and pile up: frames with an animator, less frames in which the same boxes are
/// put at the same places without one. In time of this thread, which no other program lengthens.
@MainActor
enum DynamicsBenchmark {
    private struct Place {
        var center: CGPoint
        var transform: CGAffineTransform
    }

    static func run(_ window: UIWindow) {
        for count in [50, 200] {
            let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.addSubview(stage)
            let items = (0..<count).map { i in
                let box = UIView(frame: CGRect(x: 10 + (i % 14) * 26, y: 40 + (i / 14) * 26, width: 20, height: 20))
                box.backgroundColor = UIColor(hue: CGFloat(i) / CGFloat(count), saturation: 1, brightness: 1, alpha: 1)
                stage.addSubview(box)
                return box
            }
            drawFrame()
            let animator = UIDynamicAnimator(referenceView: stage)
            let collision = UICollisionBehavior(items: items)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(UIGravityBehavior(items: items))
            animator.addBehavior(collision)
            // The first frame loads the engine.
            drawFrame()
            var places: [[Place]] = []
            let driven = (0..<180).map { _ in
                let time = measureFrame()
                places.append(items.map { Place(center: $0.center, transform: $0.transform) })
                return time
            }
            animator.removeAllBehaviors()
            drawFrame()
            let placed = places.map { frame in
                measureFrame {
                    for (item, place) in zip(items, frame) {
                        (item.center, item.transform) = (place.center, place.transform)
                    }
                }
            }
            let engine = zip(driven, placed).map { $0 - $1 }
            Report.result("dynamics", "\(count) bodies", "a frame's engine", median(engine) * 1e3, "ms")
            Report.result("dynamics", "\(count) bodies", "whole frame", median(driven) * 1e3, "ms")
            let sum = items.reduce(0) { $0 + $1.center.x * 3 + $1.center.y * 7 }
            Report.check("dynamics, \(count) bodies: places \(sum)")
            stage.removeFromSuperview()
            drawFrame()
        }
    }

    private static func measureFrame(_ change: () -> Void = {}) -> Double {
        let start = threadSeconds()
        change()
        drawFrame()
        return threadSeconds() - start
    }

    private static func threadSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
