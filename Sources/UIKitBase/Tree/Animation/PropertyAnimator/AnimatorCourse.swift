import Foundation
import QuartzCore

/// Where an animator is on its way, 0…1, and how it moves: from one place to an end, at a pace, from a time on. A value: what happens in
/// between follows.
@MainActor struct AnimatorCourse {
    /// The place at the start of the movement, or where it rests.
    var place = 0.0
    var isReversed = false
    var isMoving = false
    var begin = 0.0
    var duration = 0.0
    var timing = AnimationTiming(.linear)
    /// Where the pace was left by a pause that doesn't scrub linearly: it goes on from this part of its time.
    var held: Double?

    var target: Double { isReversed ? 0 : 1 }

    /// 0…1 of the movement's time.
    func time(at now: Double) -> Double { duration > 0 ? min(max((now - begin) / duration, 0), 1) : 1 }

    func place(at now: Double) -> Double {
        guard isMoving else { return held.map { place(atTime: $0) } ?? place }
        return place(atTime: time(at: now))
    }

    func place(atTime time: Double) -> Double {
        place + (target - place) * (time >= 1 ? 1 : timing.value(at: time, duration: duration))
    }

    mutating func move(from place: Double, at now: Double, duration: Double, timing: AnimationTiming) {
        (self.place, begin, self.duration, self.timing) = (place, now, duration, timing)
        (isMoving, held) = (true, nil)
    }

    mutating func rest(at place: Double) {
        self.place = place
        (isMoving, held) = (false, nil)
    }
}

/// An animation that nothing shows: its end comes when the screen gets there.
@MainActor final class AnimatorClock: NSObject, CAAnimationDelegate {
    private let layer = UIScreen.main.stage
    private let key: String
    private var body: (() -> Void)?
    @InSession private static var count = 0

    init(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
        AnimatorClock.count += 1
        key = "portico.clock.\(AnimatorClock.count)"
        self.body = body
        super.init()
        let clock = CABasicAnimation(keyPath: "portico.clock")
        (clock.fromValue, clock.toValue) = (0, 1)
        clock.duration = max(seconds, 1e-6)
        clock.delegate = self
        layer.add(clock, forKey: key)
    }

    func cancel() {
        body = nil
        layer.removeAnimation(forKey: key)
    }

    nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        MainActor.assumeIsolated {
            let call = body
            body = nil
            if flag { call?() }
        }
    }
}
