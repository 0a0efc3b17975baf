import PorticoObjC
import TestSupport
import UIKit
import XCTest

/// Key-value observing of UIKit's own properties, as apps do it.
final class ObservedViewTests: MainTestCase, @unchecked Sendable {
    // DEV-125
    func test_E10_contentOffsetIsObserved_whoeverMovesIt() {
        onMain {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            scroll.contentInsetAdjustmentBehavior = .never
            let controller = UIViewController()
            harness.show(root: controller)
            controller.view.addSubview(scroll)
            harness.turn()
            var heard: [CGFloat] = []
            let observation = scroll.observe(\.contentOffset, _porticoKeys: "contentOffset", options: [.old, .new]) {
                heard.append($1.newValue!.y - $1.oldValue!.y)
                XCTAssertEqual($0.contentOffset, $1.newValue)
            }
            scroll.contentOffset.y = 30
            scroll.bounds.origin.y = 50
            scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: false)
            scroll.contentOffset.y = 40
            XCTAssertEqual(heard, [30, 20, -10])
            scroll.setContentOffset(.zero, animated: true)
            harness.advance(by: 1)
            XCTAssertGreaterThan(heard.count, 10)
            XCTAssertEqual(heard.reduce(0, +), 0, accuracy: 0.001)
            withExtendedLifetime(observation) {}
        }
    }

    func test_observersHearAfterTheDelegate() {
        onMain {
            final class Delegate: NSObject, UIScrollViewDelegate {
                var log: [String] = []
                func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("delegate") }
            }
            let (scroll, delegate) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Delegate())
            scroll.contentSize = CGSize(width: 10, height: 100)
            scroll.delegate = delegate
            let observation = scroll.observe(\.contentOffset, _porticoKeys: "contentOffset") { _, _ in
                delegate.log.append("observer")
            }
            scroll.contentOffset.y = 1
            XCTAssertEqual(delegate.log, ["delegate", "observer"])
            withExtendedLifetime(observation) {}
        }
    }

    func test_geometryAndLooks() {
        onMain {
            let view = UIView()
            var heard: [String] = []
            let observations = [
                view.observe(\.frame, _porticoKeys: "frame") { _, _ in heard.append("frame") },
                view.observe(\.bounds, _porticoKeys: "bounds") { _, _ in heard.append("bounds") },
                view.observe(\.center, _porticoKeys: "center") { _, _ in heard.append("center") },
                view.observe(\.isHidden, _porticoKeys: "isHidden") { _, _ in heard.append("hidden") },
                view.observe(\.alpha, _porticoKeys: "alpha") { _, _ in heard.append("alpha") },
                view.observe(\.transform, _porticoKeys: "transform") { _, _ in heard.append("transform") },
            ]
            view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
            view.bounds.size.width = 5
            view.center.x = 9
            view.isHidden = true
            view.alpha = 0.5
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            XCTAssertEqual(
                heard, ["frame", "bounds", "center", "hidden", "alpha", "transform"], "each by its own setter")
            observations.forEach { $0.invalidate() }
        }
    }

    func test_theSafeAreaComesWithItsOldValue() {
        onMain {
            let controller = UIViewController()
            harness.show(root: controller)
            harness.turn()
            let before = controller.view.safeAreaInsets
            var heard: [(UIEdgeInsets?, UIEdgeInsets?)] = []
            let observation = controller.view.observe(
                \.safeAreaInsets, _porticoKeys: "safeAreaInsets", options: [.initial, .old, .new]
            ) { heard.append(($1.oldValue, $1.newValue)) }
            controller.additionalSafeAreaInsets.top += 10
            harness.turn()
            XCTAssertEqual(heard.count, 2)
            XCTAssertNil(heard[0].0)
            XCTAssertEqual(heard.last?.0, before)
            XCTAssertEqual(heard.last?.1?.top, before.top + 10)
            withExtendedLifetime(observation) {}
        }
    }

    func test_propertiesByName() {
        onMain {
            let scroll = UIScrollView()
            scroll.setValue(CGPoint(x: 0, y: 7), forKey: "contentOffset")
            XCTAssertEqual(scroll.value(forKey: "contentOffset") as? CGPoint, CGPoint(x: 0, y: 7))
            scroll.setValue(true, forKey: "hidden")
            XCTAssertTrue(scroll.isHidden)
            XCTAssertEqual(scroll.value(forKeyPath: "layer.hidden") as? Bool, true)
            XCTAssertTrue(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
            XCTAssertTrue(UIApplication.responds(to: Selector("sharedApplication")))
            XCTAssertFalse(UIApplication.responds(to: Selector("otherApplication")))
            let shared = UIApplication.perform(Selector("sharedApplication"))?.takeUnretainedValue()
            XCTAssertTrue(shared === UIApplication.shared)
        }
    }
}
