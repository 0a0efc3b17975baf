import PorticoObjC
import QuartzCore
import UIKitValues

/// Marks the nodes that are in motion, for every frame, and calls what waits for a time of the layers' clock.
@MainActor enum AnimationClock {
    /// What waits for a time. Cancelled by its owner.
    final class Wait {
        fileprivate let time: TimeInterval
        fileprivate var action: (() -> Void)?

        fileprivate init(time: TimeInterval, action: @escaping () -> Void) { (self.time, self.action) = (time, action) }

        func cancel() { action = nil }
    }

    @InSession private static var nodes: [ViewNode] = []
    @InSession private static var waits: [Wait] = []
    @InSession private static var link: CADisplayLink? = nil

    static func add(_ node: ViewNode) {
        if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
        start()
    }

    /// Calls the action with the first frame at or after the time.
    static func wait(until time: TimeInterval, _ action: @escaping () -> Void) -> Wait {
        let wait = Wait(time: time, action: action)
        waits.append(wait)
        start()
        return wait
    }

    private static func start() {
        guard link == nil else { return }
        let made = CADisplayLink(target: FrameListener(), selector: FrameListener.selector)
        made.add(to: .main, forMode: .common)
        link = made
    }

    fileprivate static func tick() {
        // Frames lie a hair beside the times that were added up from them.
        let now = CACurrentMediaTime() + 0.0001
        let due = waits.filter { $0.action != nil && $0.time <= now }
        waits.removeAll { $0.action == nil || $0.time <= now }
        for wait in due {
            let action = wait.action
            wait.action = nil
            action?()
        }
        let moving = nodes
        nodes = []
        for node in moving where node.isAlive { UpdateQueue.mark(node, Transaction()) }
        UpdateQueue.flush()
        if nodes.isEmpty, waits.isEmpty {
            link?.invalidate()
            link = nil
        }
    }
}

/// Hears of frames for the clock.
private final class FrameListener: NSObject {
    static let selector: Selector = {
        ObjCClassRegistry.shared.register("frameWillBegin:", of: FrameListener.self) { _, _, _ in
            MainActor.assumeIsolated { AnimationClock.tick() }
            return nil
        }
        return Selector("frameWillBegin:")
    }()
}
