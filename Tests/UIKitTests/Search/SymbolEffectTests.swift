import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Image views whose symbols move. DEV-538
final class SymbolEffectTests: MainTestCase, @unchecked Sendable {
    @MainActor private func show() -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: "heart"))
        let controller = UIViewController()
        controller.view.addSubview(view)
        view.center = CGPoint(x: 100, y: 100)
        harness.show(root: controller)
        harness.turn()
        return view
    }

    @MainActor private func scale(_ view: UIView) -> CGFloat { view.layer.presentation()?.transform.m11 ?? 0 }

    func testBounceGrowsAndComesBack() {
        onMain {
            let view = show()
            var isFinished: Bool?
            view.addSymbolEffect(.bounce) { isFinished = $0.isFinished }
            harness.advance(by: 0.17)
            XCTAssertGreaterThan(scale(view), 1.1)
            harness.advance(by: 0.5)
            XCTAssertEqual(scale(view), 1, accuracy: 0.001)
            XCTAssertEqual(isFinished, true)
        }
    }

    func testWhatLastsGoesOnUntilItIsRemoved() {
        onMain {
            let view = show()
            view.addSymbolEffect(.wiggle)
            view.addSymbolEffect(.rotate.counterClockwise)
            view.addSymbolEffect(.breathe.pulse)
            view.addSymbolEffect(.bounce, options: .repeat(3))
            harness.advance(by: 1.2)
            XCTAssertEqual(view.layer.animationKeys()?.count, 4)
            harness.advance(by: 3)
            XCTAssertEqual(view.layer.animationKeys()?.count, 3, "a bounce has its count")
            view.removeSymbolEffect(ofType: .wiggle)
            view.removeAllSymbolEffects()
            XCTAssertNil(view.layer.animationKeys())
        }
    }

    func testScaleStaysUntilItIsRemoved() {
        onMain {
            let view = show()
            view.addSymbolEffect(.scale.down)
            harness.advance(by: 1)
            XCTAssertEqual(scale(view), 0.8, accuracy: 0.001)
            view.removeSymbolEffect(ofType: .scale)
            harness.advance(by: 0.1)
            XCTAssertEqual(scale(view), 1, accuracy: 0.001)
        }
    }

    func testPulseGoesOnUntilItIsRemovedUnlessItIsCounted() {
        onMain {
            let view = show()
            view.addSymbolEffect(.pulse)
            harness.advance(by: 3.5)
            XCTAssertLessThan(view.layer.presentation()?.opacity ?? 1, 0.5)
            view.removeAllSymbolEffects()
            XCTAssertNil(view.layer.animationKeys())
            view.addSymbolEffect(.pulse, options: .repeat(2).speed(2))
            harness.advance(by: 1.1)
            XCTAssertNil(view.layer.animationKeys())
        }
    }

    func testReplaceShowsTheOtherSymbolHalfWay() {
        onMain {
            let view = show()
            let old = view.image
            var ends = 0
            view.setSymbolImage(UIImage(systemName: "star")!, contentTransition: .replace) { _ in ends += 1 }
            XCTAssertTrue(view.image === old)
            harness.advance(by: 0.2)
            XCTAssertEqual(view.image, UIImage(systemName: "star"))
            XCTAssertEqual(ends, 0)
            harness.advance(by: 0.3)
            XCTAssertEqual(ends, 1)
        }
    }

    func testAPictureDoesNotMove() {
        onMain {
            let view = show()
            view.image = UIImage()
            var isFinished: Bool?
            view.addSymbolEffect(.bounce) { isFinished = $0.isFinished }
            XCTAssertEqual(isFinished, false)
            XCTAssertNil(view.layer.animationKeys())
        }
    }
}
