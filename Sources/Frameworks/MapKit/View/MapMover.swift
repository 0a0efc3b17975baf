import CoreGraphics
import Foundation
import QuartzCore
import UIKit
import UIKitBase

/// Moves the map: at once, on the way from one place to another, or on after a finger has let go. It tells when a movement begins and ends.
///
/// A movement is `idle` → `will` → steps → `did`. One inside another (a pinch that ends in a glide) is one.
///
/// - From: `MKMapView`, its gestures
/// - To: `MKMapView.apply`, `MKMapViewDelegate`
@MainActor final class MapMover {
    private unowned let map: MKMapView
    private(set) var projection = MapProjection()
    private var depth = 0
    private var isAnimated = false
    private var step: ((TimeInterval) -> Bool)?
    private var stepped: (() -> Void)?
    private lazy var beat = FrameTimer.Loop { [weak self] in self?.beat(at: $0) }

    init(map: MKMapView) { self.map = map }

    /// Whether it is on the way by itself.
    var isOnTheWay: Bool { step != nil }
    /// Where a movement that goes on by itself will end.
    private var goal: MapProjection?
    /// What will be seen when nothing moves any more.
    var destination: MapProjection { goal ?? projection }

    /// The view's size or what covers it is another.
    func resize(_ size: CGSize, _ insets: MapProjection.EdgeDistances) {
        guard size != projection.size || insets != projection.insets else { return }
        (projection.size, projection.insets) = (size, insets)
        projection.limit()
        goal?.size = size
        goal?.insets = insets
        map.projectionDidChange()
    }

    func begin(animated: Bool) {
        if depth == 0 {
            isAnimated = animated
            map.tellRegionWillChange(animated)
        }
        depth += 1
    }

    func end() {
        guard depth > 0 else { return }
        depth -= 1
        if depth == 0 { map.tellRegionDidChange(isAnimated) }
    }

    /// Shows something else, within a movement.
    func set(_ next: MapProjection) {
        guard next != projection else { return }
        projection = next
        map.projectionDidChange()
    }

    /// Ends what goes on by itself where it is.
    func stop() {
        guard step != nil else { return }
        (step, goal) = (nil, nil)
        beat.isRunning = false
        let stepped = stepped
        self.stepped = nil
        stepped?()
        end()
    }

    /// Goes to another place: at once, or in a third of a second.
    func go(to goal: MapProjection, animated: Bool) {
        stop()
        guard animated, map.window != nil, UIView.areAnimationsEnabled, goal != projection else {
            begin(animated: false)
            set(goal)
            return end()
        }
        begin(animated: true)
        self.goal = goal
        let (from, start, length) = (projection, CACurrentMediaTime(), 0.35)
        run { [weak self] time in
            let t = min(max((time - start) / length, 0), 1)
            // The size may have changed on the way.
            var (a, b) = (from, self?.goal ?? goal)
            (a.size, a.insets) = (b.size, b.insets)
            self?.set(t >= 1 ? b : a.between(b, t * t * (3 - 2 * t)))
            if t >= 1, let limit = self?.projection {
                b = limit
                b.limit()
                self?.set(b)
            }
            return t < 1
        }
    }

    /// Glides on as a finger that let go has pushed it, in points a second.
    func glide(_ velocity: CGPoint, _ done: @escaping () -> Void) {
        stop()
        var (speed, last) = (velocity, CACurrentMediaTime())
        begin(animated: false)
        stepped = done
        run { [weak self] time in
            guard let self else { return false }
            let passed = min(max(time - last, 0), 0.1)
            last = time
            move(by: CGPoint(x: speed.x * passed, y: speed.y * passed))
            let kept = pow(0.996, passed * 1000)
            speed = CGPoint(x: speed.x * kept, y: speed.y * kept)
            return hypot(speed.x, speed.y) > 12
        }
    }

    /// Moves what is seen by points of the screen, within a movement.
    func move(by offset: CGPoint) {
        var next = projection
        let anchor = next.anchor
        next.change(
            zoom: 1, turn: 0, about: anchor, to: CGPoint(x: anchor.x + offset.x, y: anchor.y + offset.y))
        set(next)
    }

    private func run(_ step: @escaping (TimeInterval) -> Bool) {
        self.step = step
        beat.isRunning = true
    }

    private func beat(at time: TimeInterval) {
        guard let step else { return beat.isRunning = false }
        if !step(time), self.step != nil { stop() }
    }
}
