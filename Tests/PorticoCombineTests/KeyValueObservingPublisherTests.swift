import PorticoCombine
import TestSupport
import UIKit
import XCTest

/// `publisher(for:options:)` of a property that can be observed, as a chat's list follows its input bar.
final class KeyValueObservingPublisherTests: MainTestCase, @unchecked Sendable {
    private final class Bar: UIView {}

    func testAViewsPropertyIsPublished() {
        onMain {
            let bar = Bar(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var seen: [CGFloat] = []
            let watcher = bar.publisher(for: \.center).sink { seen.append($0.x) }
            XCTAssertEqual(seen, [5], "the present value first")
            bar.center.x = 20
            bar.center.x = 105
            XCTAssertEqual(seen, [5, 20, 105])
            watcher.cancel()
            bar.center.x = 1
            XCTAssertEqual(seen.count, 3)
        }
    }

    /// A property that nobody has registered, and that announces its changes, as frameworks have them.
    private final class Player: NSObject {
        private(set) var rate = 0
        func play(_ rate: Int) {
            willChangeValue(forKey: "rate")
            self.rate = rate
            didChangeValue(forKey: "rate")
        }
    }

    func testAPathWithItsTextIsPublished() {
        onMain {
            let player = Player()
            var seen: [Int] = []
            let watcher = player.publisher(for: \.rate, _porticoKeys: "rate").sink { seen.append($0) }
            player.play(1)
            player.play(0)
            XCTAssertEqual(seen, [0, 1, 0])
            watcher.cancel()
            player.play(2)
            XCTAssertEqual(seen.count, 3)
        }
    }

    func testWithoutInitialOnlyChangesArePublished() {
        onMain {
            let bar = Bar()
            var seen: [CGPoint] = []
            // The options are of a type of their own (DEV-752).
            let watcher = bar.publisher(for: \.center, options: .new).removeDuplicates().sink { seen.append($0) }
            XCTAssertEqual(seen, [])
            bar.center = CGPoint(x: 1, y: 2)
            bar.center = CGPoint(x: 1, y: 2)
            XCTAssertEqual(seen, [CGPoint(x: 1, y: 2)])
            watcher.cancel()
        }
    }

    func testTheLastValueWaitsForTheFirstWhoAsks() {
        onMain {
            let bar = Bar()
            var (seen, subscription): ([CGFloat], Subscription?) = ([], nil)
            let slow = AnySubscriber<CGPoint, Never>(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    seen.append($0.x)
                    return .none
                })
            bar.publisher(for: \.center).subscribe(slow)
            for x in 1...3 { bar.center.x = CGFloat(x) }
            XCTAssertEqual(seen, [])
            subscription?.request(.max(2))
            XCTAssertEqual(seen, [3])
            for x in 4...6 { bar.center.x = CGFloat(x) }
            XCTAssertEqual(seen, [3, 4])
            subscription?.cancel()
        }
    }
}
