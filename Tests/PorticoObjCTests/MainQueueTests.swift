import Foundation
import PorticoObjC
import Testing

/// The program of Swift Testing has an asynchronous main function; the main actor stays on the main thread in it.
struct MainQueueTests {
    @Test @MainActor func theMainActorStaysOnTheMainThread() async {
        #expect(Thread.isMainThread)
        await Task.detached {}.value
        #expect(Thread.isMainThread)
    }
}
