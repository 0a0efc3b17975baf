import CoreFoundation
import Foundation

/// Work that belongs right before or right after the turn's commit. Real run loop observers around Core Animation's own
/// (order 2,000,000), as iOS has them (recording R37).
///
/// - From: `AppearanceTransition`, `ViewAnimation`
/// - To: the main run loop
@MainActor package enum CommitHandlers {
    @InSession private static var before: [() -> Void] = []
    @InSession private static var after: [() -> Void] = []
    @InProcess private static var installed = false

    package static var hasWork: Bool { !before.isEmpty || !after.isEmpty }

    package static func beforeCommit(_ block: @escaping () -> Void) {
        install()
        before.append(block)
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    package static func afterCommit(_ block: @escaping () -> Void) {
        install()
        after.append(block)
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    private static func install() {
        guard !installed else { return }
        installed = true
        observe(order: 1_999_000) {
            let blocks = before
            before = []
            run(blocks)
        }
        observe(order: 2_001_000) {
            let blocks = after
            after = []
            run(blocks)
        }
    }

    /// kCFRunLoopBeforeWaiting and kCFRunLoopExit, which the importer leaves out on Linux.
    private static let activities: CFOptionFlags = 1 << 5 | 1 << 7

    private static func observe(order: CFIndex, _ body: @escaping @MainActor () -> Void) {
        let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, order) { _, _ in
            MainActor.assumeIsolated { body() }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    private static func run(_ blocks: [() -> Void]) {
        guard !blocks.isEmpty else { return }
        for block in blocks { block() }
        // What the blocks changed wants a commit of its own in this turn.
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }
}
