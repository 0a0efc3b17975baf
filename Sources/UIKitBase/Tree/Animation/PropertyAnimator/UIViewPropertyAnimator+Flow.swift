import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// What each call does to the course.
extension UIViewPropertyAnimator {
    /// Those under way: nobody else needs to keep them. None is given up before its end, which would be a programmer's error.
    @InProcess private static var running: Set<UIViewPropertyAnimator> = []

    private var now: Double { CACurrentMediaTime() }
    private var timing: AnimationTiming { timingParameters?.timing ?? AnimationTiming(.easeInOut) }

    func copied() -> UIViewPropertyAnimator {
        let made = UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        made.blocks = blocks
        (made.isInterruptible, made.scrubsLinearly) = (isInterruptible, scrubsLinearly)
        made.isUserInteractionEnabled = isUserInteractionEnabled
        return made
    }

    // MARK: Blocks

    func add(_ body: @escaping () -> Void, delayFactor: CGFloat) {
        FatalException.internalInconsistency.raise(
            unless: state != .stopped,
            "UIViewPropertyAnimator.addAnimations: a stopped animator can't be given animations; finish it.")
        if state == .inactive {
            blocks.append((body, delayFactor))
            return
        }
        let place = course.place(at: now)
        run(body, offset: place + (course.target - place) * Double(min(max(delayFactor, 0), 1)))
    }

    private func run(_ body: () -> Void, offset: Double) {
        let block = AnimatorBlock(self, offset: min(max(offset, 0), 1))
        block.enter(UIView.areAnimationsEnabled) {
            body()
            if options.contains(.layoutSubviews) { for view in views { view.layoutIfNeeded() } }
        }
        for track in block.tracks { track.follow(course) }
        tracks += block.tracks
    }

    func note(_ view: UIView) {
        guard !views.contains(where: { $0 === view }) else { return }
        views.append(view)
        if !isUserInteractionEnabled { AnimatedViews.begin(view) }
    }

    /// The blocks run once, when it becomes active.
    private func activate() {
        guard state == .inactive else { return }
        state = .active
        let given = blocks
        blocks = []
        for block in given { run(block.body, offset: Double(block.delayFactor)) }
    }

    // MARK: Course

    private func follow() { for track in tracks { track.follow(course) } }

    func start(after delay: TimeInterval) {
        guard delay > 0 else { return start() }
        self.delay = delay
        activate()
        follow()
        Self.running.insert(self)
        pendingStart = AnimatorClock(delay) { [unowned self] in
            pendingStart = nil
            goOn(nil, 0)
        }
    }

    func start() {
        FatalException.internalInconsistency.raise(
            unless: state != .stopped,
            "UIViewPropertyAnimator.startAnimation: the animator is stopped; finish it first.")
        if state == .active, course.isMoving { return }
        activate()
        goOn(nil, 0)
    }

    func goOn(_ parameters: (any UITimingCurveProvider)?, _ factor: CGFloat) {
        guard state == .active, !course.isMoving else { return }
        pendingStart?.cancel()
        pendingStart = nil
        if let held = course.held, parameters == nil, factor == 0 {
            course.begin = now - held * course.duration
            (course.isMoving, course.held) = (true, nil)
        } else {
            let place = course.place(at: now)
            let left = factor > 0 ? duration * Double(factor) : duration * abs(course.target - place)
            let pace = parameters?.timing ?? timing
            course.move(from: place, at: now, duration: pace.fullDuration(left), timing: pace)
        }
        move()
    }

    /// Along the course, and to its end.
    private func move() {
        Self.running.insert(self)
        follow()
        clock?.cancel()
        let left = course.duration - (now - course.begin)
        // Nothing moves: nothing to wait for.
        clock = AnimatorClock(tracks.isEmpty ? 0 : left) { [unowned self] in arrive() }
    }

    private func arrive() {
        clock = nil
        course.rest(at: course.target)
        if pausesOnCompletion {
            follow()
            Self.running.remove(self)
            return
        }
        end(at: course.isReversed ? .start : .end)
    }

    func pause() {
        requireInterruptible("pauseAnimation")
        FatalException.internalInconsistency.raise(
            unless: state != .stopped,
            "UIViewPropertyAnimator.pauseAnimation: the animator is stopped; finish it first.")
        activate()
        hold()
    }

    private func hold() {
        pendingStart?.cancel()
        pendingStart = nil
        clock?.cancel()
        clock = nil
        if course.isMoving {
            if scrubsLinearly {
                course.rest(at: course.place(at: now))
            } else {
                course.held = course.time(at: now)
                course.isMoving = false
            }
        }
        follow()
        // Paused, it is the app's to keep.
        Self.running.remove(self)
    }

    func reverse(_ reversed: Bool) {
        guard reversed != course.isReversed else { return }
        requireInterruptible("isReversed")
        let wasMoving = course.isMoving
        let place = course.place(at: now)
        course.rest(at: place)
        course.isReversed = reversed
        guard state == .active else { return }
        if wasMoving { goOn(nil, 0) } else { follow() }
    }

    // MARK: By hand

    var currentFraction: CGFloat {
        if state == .inactive { return 0 }
        if let held = course.held { return CGFloat(held) }
        if course.isMoving, !scrubsLinearly || course.place == 0 || course.place == 1 {
            return CGFloat(course.time(at: now))
        }
        let place = course.place(at: now)
        return CGFloat(course.isReversed ? 1 - place : place)
    }

    func scrub(to fraction: CGFloat) {
        requireInterruptible("fractionComplete")
        FatalException.internalInconsistency.raise(
            unless: state != .stopped,
            "UIViewPropertyAnimator.fractionComplete: the animator is stopped; finish it first.")
        activate()
        hold()
        let fraction = Double(min(max(fraction, 0), 1))
        if scrubsLinearly {
            course.rest(at: course.isReversed ? 1 - fraction : fraction)
        } else {
            (course.place, course.duration, course.timing) = (course.isReversed ? 1 : 0, duration, timing)
            course.held = fraction
        }
        follow()
    }

    // MARK: End

    func stop(_ withoutFinishing: Bool) {
        requireInterruptible("stopAnimation")
        guard state == .active else { return }
        hold()
        let place = course.place(at: now)
        course.rest(at: place)
        for track in tracks {
            track.remove()
            track.setModel(.current, place: place)
        }
        state = .stopped
        if withoutFinishing { clear() }
    }

    func finishStopped(at position: UIViewAnimatingPosition) {
        FatalException.internalInconsistency.raise(
            unless: state == .stopped,
            "finishAnimationAtPosition: should only be called on a stopped animator! Stop it with stopAnimation(false)."
        )
        end(at: position)
    }

    private func end(at position: UIViewAnimatingPosition) {
        let place = course.place(at: now)
        for track in tracks.reversed() {
            track.remove()
            // What is at its end already keeps what the app has set meanwhile.
            if position != .end || state == .stopped { track.setModel(position, place: place) }
        }
        let waiting = completions
        clear()
        for completion in waiting { completion(position) }
    }

    private func clear() {
        clock?.cancel()
        clock = nil
        if !isUserInteractionEnabled { for view in views { AnimatedViews.end(view) } }
        (tracks, blocks, completions, views) = ([], [], [], [])
        course = AnimatorCourse()
        state = .inactive
        Self.running.remove(self)
    }

    private func requireInterruptible(_ name: String) {
        FatalException.internalInconsistency.raise(
            unless: isInterruptible || state == .inactive,
            "UIViewPropertyAnimator.\(name): this animator is not interruptible; set isInterruptible before starting it."
        )
    }
}
