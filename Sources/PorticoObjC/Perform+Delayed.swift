import Foundation

/// A message that waits in a run loop.
private final class PendingPerform: NSObject {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    var timer: Timer?

    init(target: AnyObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }
}

/// The messages that wait in this thread's run loop; kept in the thread, as the run loop is.
private final class PendingPerforms {
    private var waiting: [PendingPerform] = []

    static var current: PendingPerforms {
        let key = "PorticoObjC.pending"
        if let known = Thread.current.threadDictionary[key] as? PendingPerforms { return known }
        let new = PendingPerforms()
        Thread.current.threadDictionary[key] = new
        return new
    }

    func add(_ pending: PendingPerform) { waiting.append(pending) }

    /// Takes messages out. They go with the result: what they hold may be released by that, and ask for messages again.
    @discardableResult
    func take(where matches: (PendingPerform) -> Bool) -> [PendingPerform] {
        let all = waiting
        waiting = all.filter { !matches($0) }
        return all.filter(matches)
    }

    static func cancel(where matches: (PendingPerform) -> Bool) {
        for pending in current.take(where: matches) { pending.timer?.invalidate() }
    }
}

extension NSObjectProtocol {
    /// Sends a message on this thread after `delay` seconds, in the default run loop mode. The receiver and the
    /// argument are kept until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// The same in the run loop modes that are given. With no modes the message is never sent.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        let pending = PendingPerform(target: self, selector: aSelector, argument: anArgument)
        nonisolated(unsafe) let kept = pending
        let timer = Timer(_porticoTimeInterval: delay, repeats: false) { _ in
            PendingPerforms.current.take { $0 === kept }
            PorticoObjC.perform(selector: kept.selector, on: kept.target, with: [kept.argument])
        }
        pending.timer = timer
        PendingPerforms.current.add(pending)
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Sends a message on the main thread; with `wait`, returns after it. Without `wait` it is sent when the main run loop is in one of
    /// the modes, never with none; on the main thread and with `wait` it is sent at once, whatever the modes are.
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        if wait { return performSelector(onMainThread: aSelector, with: arg, waitUntilDone: true) }
        nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
        let modes = (array ?? []).map { RunLoop.Mode(rawValue: $0) }
        guard !modes.isEmpty else { return }
        RunLoop.main.perform(inModes: modes) {
            PorticoObjC.perform(selector: aSelector, on: target, with: [argument])
        }
    }

    /// Sends a message on the main thread; with `wait`, returns after it.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
        let send: @Sendable () -> Void = { PorticoObjC.perform(selector: aSelector, on: target, with: [argument]) }
        if wait, Thread.isMainThread {
            send()
        } else if wait {
            DispatchQueue.main.sync(execute: send)
        } else {
            DispatchQueue.main.async(execute: send)
        }
    }

    /// Sends a message on a thread made for it.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (target, argument) = (self as AnyObject, arg)
        Thread.detachNewThread { PorticoObjC.perform(selector: aSelector, on: target, with: [argument]) }
    }
}

extension NSObject {
    /// Takes back this thread's delayed messages to `aTarget` with this selector and an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        let target = aTarget as AnyObject
        PendingPerforms.cancel {
            guard $0.target === target, $0.selector == aSelector else { return false }
            guard let waiting = ValueConversion.object($0.argument), let given = ValueConversion.object(anArgument)
            else { return $0.argument == nil && anArgument == nil }
            return waiting === given || (waiting as? NSObject)?.isEqual(given) == true
        }
    }

    /// Takes back all of this thread's delayed messages to `aTarget`.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        let target = aTarget as AnyObject
        PendingPerforms.cancel { $0.target === target }
    }
}
