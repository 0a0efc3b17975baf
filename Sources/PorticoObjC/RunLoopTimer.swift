import Foundation

/// What a timer of an app is: one that lets go of its block, and of itself, when it ends.
///
/// Foundation's timers on Linux keep themselves and what their blocks hold for ever: a controller that is the target of a timer
/// would never be released, though it invalidates the timer. Theirs begin at once where Apple's wait for one interval, and an
/// interval of 0 doesn't repeat. These do as Apple documents. An initialiser declared in an extension cannot return a subclass; this
/// class adds no storage, so the object may simply change its class.
///
/// - From: `TimerRule` and the initialisers below
/// - To: Foundation's run loop
final class RunLoopTimer: Timer {
    private nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    private var body: TimerBody? { objc_getAssociatedObject(self, Self.key) as? TimerBody }

    override var userInfo: Any? { body?.userInfo }

    override func invalidate() {
        super.invalidate()
        // The one reference that Foundation took for its run loop, which calls no more from here on.
        if body?.end() == true { Unmanaged.passUnretained(self as Timer).release() }
    }

    /// Makes `timer`, whose block runs `body`, one of these.
    fileprivate static func adopt(_ timer: Timer, _ body: TimerBody) {
        Unmanaged.passUnretained(timer).toOpaque().storeBytes(
            of: unsafeBitCast(RunLoopTimer.self as AnyClass, to: UInt.self), as: UInt.self)
        objc_setAssociatedObject(timer, key, body, .OBJC_ASSOCIATION_RETAIN)
    }
}

/// What a timer does, until it ends.
private final class TimerBody: @unchecked Sendable {
    private let lock = NSLock()
    private var block: (@Sendable (Timer) -> Void)?
    private var info: Any?

    init(userInfo: Any?, _ block: @escaping @Sendable (Timer) -> Void) {
        (info, self.block) = (userInfo, block)
    }

    var userInfo: Any? { lock.withLock { info } }

    func run(_ timer: Timer) { lock.withLock { block }?(timer) }

    /// Lets go of what the timer holds; false when that has happened before. What goes may do anything: it goes after the lock.
    func end() -> Bool {
        let last = lock.withLock {
            defer { (block, info) = (nil, nil) }
            return (block, info)
        }
        return last.0 != nil
    }
}

extension Timer {
    /// What `Timer(timeInterval:repeats:block:)` is lowered to: the first time comes after one interval.
    public convenience init(
        _porticoTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(
            _porticoFire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// What `Timer(fire:interval:repeats:block:)` is lowered to.
    public convenience init(
        _porticoFire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        self.init(fire: date, interval: interval, repeats: repeats, userInfo: nil, block)
    }

    /// What `scheduledTimer(withTimeInterval:repeats:block:)` is lowered to.
    @discardableResult
    public class func scheduledTimer(
        _porticoTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(_porticoTimeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Apple's least interval of a timer that repeats: a tenth of a millisecond.
    private static let leastInterval = 0.0001
    /// Three centuries: Foundation's whole numbers of nanoseconds hold it.
    private static let mostInterval = 1e9 * 9

    convenience init(
        fire date: Date, interval: TimeInterval, repeats: Bool, userInfo: Any?,
        _ block: @escaping @Sendable (Timer) -> Void
    ) {
        let body = TimerBody(userInfo: userInfo, block)
        // What is no number fires at once, as an interval below 0 does; what is too far away never does.
        let date = date.timeIntervalSinceReferenceDate.isNaN ? Date() : max(min(date, .distantFuture), .distantPast)
        let interval = interval > Self.leastInterval ? min(interval, Self.mostInterval) : Self.leastInterval
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            body.run(timer)
            if !repeats { timer.invalidate() }
        }
        // A subclass of the app's has its own ways.
        if Swift.type(of: self) == Timer.self { RunLoopTimer.adopt(self, body) }
    }
}
