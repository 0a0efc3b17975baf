import Testing
import UIKit

@MainActor struct MainThreadTests {
    /// The suite ends with its test, on whatever thread: that is no mistake of the suite's.
    let list = UIStackView(arrangedSubviews: [UILabel()])

    @Test func laysOutOnTheMainThread() async {
        // Back from another thread.
        await Task.detached {}.value
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        view.layoutIfNeeded()
        #expect(Thread.isMainThread)
    }

    @Test func keepsAView() { #expect(list.arrangedSubviews.count == 1) }
}
