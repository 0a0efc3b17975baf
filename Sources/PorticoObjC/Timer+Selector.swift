import Foundation

extension Timer {
    /// Makes a timer that sends `aSelector` to `aTarget`, with itself as the argument. It keeps the target alive until it
    /// is invalidated, and runs once it is added to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(
            fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector,
            userInfo: userInfo, repeats: yesOrNo)
    }

    /// The same with the time of the first firing.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(fire: date, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
    }

    private convenience init(
        fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let target = target as AnyObject
        self.init(fire: date, interval: interval, repeats: repeats, userInfo: userInfo) { timer in
            PorticoObjC.perform(selector: selector, on: target, with: [timer])
        }
    }

    /// Makes such a timer and adds it to the current run loop in the default mode.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

extension Thread {
    /// Makes a thread that sends `selector` to `target` when it starts.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        nonisolated(unsafe) let (target, argument) = (target as AnyObject, argument)
        self.init { PorticoObjC.perform(selector: selector, on: target, with: [argument]) }
    }

    /// Starts a thread that sends `selector` to `target`.
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}
