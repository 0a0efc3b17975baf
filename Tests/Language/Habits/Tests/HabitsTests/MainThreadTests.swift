import Testing
import UIKit

@MainActor struct MainThreadTests {
    @Test func laysOutOnTheMainThread() async throws {
        try await Task.sleep(nanoseconds: 1_000_000)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.layoutIfNeeded()
        #expect(Thread.isMainThread)
    }
}
