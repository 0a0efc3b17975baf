import TestSupport
import UIKit
import XCTest

final class MotionEffectTests: MainTestCase, @unchecked Sendable {
    // DEV-127
    func test_aViewKeepsItsMotionEffects() {
        onMain {
            let view = UIView()
            let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
            (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-10, 10)
            let group = UIMotionEffectGroup()
            group.motionEffects = [effect]
            view.addMotionEffect(group)
            view.addMotionEffect(group)
            XCTAssertEqual(view.motionEffects, [group])
            let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 1))
            XCTAssertEqual(values?["center.x"] as? CGFloat, 5)
            view.removeMotionEffect(group)
            XCTAssertEqual(view.motionEffects, [])
        }
    }
}
