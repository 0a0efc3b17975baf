import CoreFoundation
import Foundation
import QuartzCore

/// The updates of the interface, as update links see them: on each frame while a link asks for that, else when a turn of the main run
/// loop ends, at most once a frame.
///
/// - From: `UIUpdateLink`
/// - To: its actions
@MainActor final class UpdateCycle {
    @InSession static var shared = UpdateCycle()

    private var links: [UIUpdateLink] = []
    /// The time of the update that runs.
    private(set) var time: TimeInterval?
    private var last = -Double.infinity
    private lazy var frames = FrameTimer.Loop { [weak self] time in MainActor.assumeIsolated { self?.beginUpdate(time) }
    }
    private var observer: CFRunLoopObserver?
    /// Before the handlers of a commit and the commit itself, which is Core Animation's at 2,000,000.
    private static let order: CFIndex = 1_998_000
    private static let firstSteps: [UIUpdateActionPhase.Step] = [
        .afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch, .beforeCADisplayLinkDispatch,
        .afterCADisplayLinkDispatch,
    ]

    func linkChanged(_ link: UIUpdateLink) {
        links.removeAll { $0 === link || $0.isOrphaned }
        if link.isEnabled { links.append(link) }
        scheduleUpdate()
    }

    private func scheduleUpdate() {
        frames.isRunning = links.contains(where: \.requiresContinuousUpdates)
        if links.isEmpty {
            if let observer { CFRunLoopObserverInvalidate(observer) }
            observer = nil
        } else if observer == nil {
            // kCFRunLoopBeforeWaiting and kCFRunLoopExit, which the importer leaves out on Linux.
            let made = CFRunLoopObserverCreateWithHandler(nil, 1 << 5 | 1 << 7, true, Self.order) { [weak self] _, _ in
                MainActor.assumeIsolated { self?.turnEnds() }
            }
            CFRunLoopAddObserver(CFRunLoopGetMain(), made, kCFRunLoopCommonModes)
            observer = made
        }
    }

    private func turnEnds() {
        guard !frames.isRunning else { return }
        let now = CACurrentMediaTime()
        if now - last >= FrameTimer.interval - 1e-6 { beginUpdate(now) }
    }

    private func beginUpdate(_ now: TimeInterval) {
        if links.contains(where: \.isOrphaned) {
            links.removeAll(where: \.isOrphaned)
            scheduleUpdate()
        }
        guard time == nil, !FrameTimer.shared.isSuspended else { return }
        let active = links.filter { $0.isActive && $0.takesFrame() }
        guard !active.isEmpty else { return }
        (time, last) = (now, now)
        for step in Self.firstSteps { for link in active { link.runActions(in: step) } }
        CommitHandlers.beforeCommit { for link in active { link.runActions(in: .beforeCATransactionCommit) } }
        CommitHandlers.afterCommit { [weak self] in
            for link in active { link.runActions(in: .afterCATransactionCommit) }
            for link in active { link.runActions(in: .afterUpdateComplete) }
            self?.time = nil
        }
    }
}
