/// The values of `CAMediaTiming`, and its arithmetic.
@usableFromInline package struct TimingRecord: Sendable, Equatable {
    package enum FillMode: UInt8, Sendable {
        case removed, forwards, backwards, both

        package var fillsForwards: Bool { self == .forwards || self == .both }
        package var fillsBackwards: Bool { self == .backwards || self == .both }
    }

    @usableFromInline package var beginTime: Double = 0
    @usableFromInline package var timeOffset: Double = 0
    @usableFromInline package var speed: Double = 1
    package var duration: Double = 0
    package var repeatCount: Double = 0
    package var repeatDuration: Double = 0
    package var autoreverses = false
    package var fillMode = FillMode.removed

    package init() {}

    package init(beginTime: Double = 0, duration: Double, fillMode: FillMode = .removed) {
        self.beginTime = beginTime
        self.duration = duration
        self.fillMode = fillMode
    }

    /// The local time at the parent's time `t`.
    @inlinable
    package func localTime(_ t: Double) -> Double { (t - beginTime) * speed + timeOffset }

    /// The parent's time at the local time `t`. A stopped clock (speed 0) shows its offset at every time: its begin is answered.
    @inlinable
    package func parentTime(_ t: Double) -> Double { speed == 0 ? beginTime : (t - timeOffset) / speed + beginTime }

    /// One pass, there and back where it reverses.
    package var cycleDuration: Double { autoreverses ? duration * 2 : duration }

    /// All passes, in local time.
    package var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        if repeatCount > 0 { return cycleDuration * repeatCount }
        return cycleDuration
    }

    /// The parent's time at which the active duration is over; infinite for a clock that stands, or repeats for ever.
    package var endTime: Double {
        if speed == 0 { return .infinity }
        // Backwards it runs from its offset down to zero.
        if speed < 0 { return beginTime + timeOffset / -speed }
        return beginTime + activeDuration / speed
    }

    /// Where in a pass the clock stands.
    package struct Progress: Sendable, Equatable {
        /// 0…1 of the way (already turned round in a reverse pass); before any timing function.
        package var fraction: Double
        /// Finished passes before this one.
        package var iteration: Double
        /// Local seconds since the pass began, in a reverse pass counted back.
        package var time: Double
    }

    /// The progress at the parent's time `t`; nil where the animation has no effect.
    ///
    /// An offset shifts what is shown, not when: the animation begins in its middle and comes round to that at its end.
    package func progress(at t: Double) -> Progress? {
        let active = activeDuration
        // What has passed of the active duration. A clock that stands or runs backwards shows its local time instead.
        var passed = speed > 0 ? (t - beginTime) * speed : localTime(t)
        let isBefore = speed > 0 ? passed < 0 : passed < 0 || t < beginTime && beginTime > 0
        if isBefore {
            guard speed < 0 && t >= beginTime ? fillMode.fillsForwards : fillMode.fillsBackwards else { return nil }
            passed = speed < 0 && t < beginTime ? min(timeOffset, active) : 0
        } else if passed >= active, speed >= 0 {
            guard fillMode.fillsForwards else { return nil }
            passed = active
        } else if passed > active {
            guard fillMode.fillsBackwards else { return nil }
            passed = active
        }
        guard duration > 0 else { return Progress(fraction: passed > 0 || active == 0 ? 1 : 0, iteration: 0, time: 0) }
        let local = speed > 0 ? passed + timeOffset : passed
        let cycle = cycleDuration
        var iteration = (local / cycle).rounded(.down)
        var within = local - iteration * cycle
        if within == 0, local > 0, passed == active {
            // The end of the last pass, not the start of one that never comes.
            iteration -= 1
            within = cycle
        }
        if within > duration { within = cycle - within }
        return Progress(fraction: within / duration, iteration: iteration, time: within)
    }
}
