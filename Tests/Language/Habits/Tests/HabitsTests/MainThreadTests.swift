import Testing
import UIKit

@MainActor struct MainThreadTests {
    @Test func laysOutOnTheMainThread() async {
        // Back from another thread.
        await Task.detached {}.value
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.layoutIfNeeded()
        #expect(Thread.isMainThread)
    }
}
