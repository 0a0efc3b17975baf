import CoreFoundation
import Foundation

/// Work for the end of the run loop's present turn, long before its commit.
///
/// - From: `UndoManager`
/// - To: the main run loop
@MainActor enum EndOfTurn {
    @InSession private static var waiting: [() -> Void] = []
    @InProcess private static var isInstalled = false

    static func perform(_ block: @escaping () -> Void) {
        install()
        waiting.append(block)
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    private static func install() {
        guard !isInstalled else { return }
        isInstalled = true
        // kCFRunLoopBeforeWaiting and kCFRunLoopExit, which the importer leaves out on Linux.
        let observer = CFRunLoopObserverCreateWithHandler(
            nil, 1 << 5 | 1 << 7, true, CFIndex(NSUndoCloseGroupingRunLoopOrdering)
        ) { _, _ in
            MainActor.assumeIsolated {
                let blocks = waiting
                waiting = []
                for block in blocks { block() }
            }
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }
}
