import Foundation
import PorticoObjC
import QuartzCore

/// The way before blocks: everything between `beginAnimations` and `commitAnimations` animates as set meanwhile.
@MainActor private enum OpenAnimations {
    struct Settings {
        var id: String?
        var context: UnsafeMutableRawPointer?
        var duration = 0.2
        var delay = 0.0
        var curve = UIView.AnimationCurve.easeInOut
        var repeatCount: Float = 0
        var options: UIView.AnimationOptions = []
        var delegate: AnyObject?
        var willStart: Selector?
        var didStop: Selector?
        var outer: ViewAnimation?
        var block: ViewAnimation?

        mutating func set(_ option: UIView.AnimationOptions, _ on: Bool) {
            if on { options.insert(option) } else { options.remove(option) }
        }
    }

    @InSession static var stack: [Settings] = []

    /// Changes the innermost; from then on its changes animate as set.
    static func set(_ change: (inout Settings) -> Void) {
        guard var top = stack.popLast() else { return }
        change(&top)
        stack.append(top)
        restart()
    }

    static func restart() {
        guard var top = stack.popLast() else { return }
        top.block?.leave(to: top.outer)
        let options = top.options.union(UIView.AnimationOptions(rawValue: UInt(top.curve.rawValue) << 16))
        let block = ViewAnimation(duration: top.duration, delay: top.delay, options: options, completion: nil)
        if top.repeatCount > 0 { block.repeatCount = top.repeatCount }
        top.block = block
        stack.append(top)
        block.enterUntilLeft()
    }
}

extension UIView {
    /// Opens a block that `commitAnimations()` closes; blocks nest. Both arguments are handed to the delegate's methods. It takes 0.2 s.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        OpenAnimations.stack.append(.init(id: animationID, context: context, outer: ViewAnimation.current))
        OpenAnimations.restart()
    }

    /// Closes the innermost open block: what changed since `beginAnimations` moves. Without an open block it does nothing.
    public class func commitAnimations() {
        guard let top = OpenAnimations.stack.popLast(), let block = top.block else { return }
        func tell(_ selector: Selector?, _ arguments: [Any?]) {
            guard let selector, let delegate = top.delegate else { return }
            PorticoObjC.perform(selector: selector, on: delegate, with: arguments)
        }
        block.willStart = { tell(top.willStart, [top.id, top.context]) }
        block.completion = { tell(top.didStop, [top.id, NSNumber(value: $0), top.context]) }
        block.leave(to: top.outer)
    }

    /// The object that the start and stop selectors are sent to; it is kept until the block's end.
    public class func setAnimationDelegate(_ delegate: Any?) {
        OpenAnimations.set { $0.delegate = delegate.map { $0 as AnyObject } }
    }
    /// Called as `animationWillStart:context:`.
    public class func setAnimationWillStart(_ selector: Selector?) { OpenAnimations.set { $0.willStart = selector } }
    /// Called as `animationDidStop:finished:context:`.
    public class func setAnimationDidStop(_ selector: Selector?) { OpenAnimations.set { $0.didStop = selector } }
    /// Seconds that changes take from here on. 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) { OpenAnimations.set { $0.duration = duration } }
    /// Seconds before the movement begins, for changes from here on. 0 by default.
    public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimations.set { $0.delay = delay } }
    /// A date in the future delays the animations.
    public class func setAnimationStart(_ startDate: Date) {
        OpenAnimations.set { $0.delay = max(0, startDate.timeIntervalSinceNow) }
    }
    /// The curve of changes from here on. `easeInOut` by default.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { OpenAnimations.set { $0.curve = curve } }
    /// How often changes from here on repeat; parts of one count. 0, the default: once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        OpenAnimations.set { $0.repeatCount = repeatCount }
    }
    /// Inside an animation block of any kind.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        if OpenAnimations.stack.isEmpty {
            ViewAnimation.current?.autoreverses = repeatAutoreverses
        } else {
            OpenAnimations.set { $0.set(.autoreverse, repeatAutoreverses) }
        }
    }
    /// Whether changes from here on go on from what is shown and replace what runs. False by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        OpenAnimations.set { $0.set(.beginFromCurrentState, fromCurrentState) }
    }

    /// The view changes as a whole until `commitAnimations`.
    public class func setAnimationTransition(
        _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
    ) {
        let kinds: [UIView.AnimationOptions.Transition] = [.none, .flipFromLeft, .flipFromRight, .curlUp, .curlDown]
        guard let block = OpenAnimations.stack.last?.block, transition != .none else { return }
        block.note(view)
        block.addTransition(kinds[transition.rawValue], to: view.layer)
    }
}
