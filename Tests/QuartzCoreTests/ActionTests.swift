import CoreGraphics
import Foundation
import PorticoRenderModel
import XCTest

@testable import QuartzCore

/// Notes each event with what the layer holds while the action runs.
private final class Witness: NSObject, CAAction {
    var log: [String] = []
    var look: (CALayer) -> String = { _ in "" }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        log.append(event + ((anObject as? CALayer).map(look) ?? ""))
    }
}

private final class Asked: NSObject, CALayerDelegate {
    var keys: [String] = []
    var answer: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        keys.append(event)
        return answer
    }
}

final class ActionTests: LayerTestCase {
    func testAnActionSeesTheNewValueOfEveryProperty() {
        let witness = Witness()
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let changes: [(String, (CALayer) -> Void, (CALayer) -> Bool)] = [
            ("backgroundColor", { $0.backgroundColor = red }, { $0.backgroundColor == red }),
            ("borderColor", { $0.borderColor = red }, { $0.borderColor == red }),
            ("shadowColor", { $0.shadowColor = red }, { $0.shadowColor == red }),
            ("shadowPath", { $0.shadowPath = CGPath(rect: .zero, transform: nil) }, { $0.shadowPath != nil }),
            ("contentsFormat", { $0.contentsFormat = .gray8Uint }, { $0.contentsFormat == .gray8Uint }),
            ("contents", { $0.contents = CGImage(pixelBuffer: makePixels()) }, { $0.contents != nil }),
            ("position", { $0.position.x = 3 }, { $0.position.x == 3 }),
            ("bounds", { $0.bounds.size.width = 3 }, { $0.bounds.width == 3 }),
            ("hidden", { $0.isHidden = true }, { $0.isHidden }),
            ("mask", { $0.mask = CALayer() }, { $0.mask != nil }),
            ("filters", { $0.filters = [1] }, { $0.filters?.count == 1 }),
        ]
        for (key, change, holds) in changes {
            let layer = shownLayer()
            layer.actions = [key: witness]
            witness.log = []
            witness.look = { holds($0) ? " new" : " old" }
            change(layer)
            XCTAssertEqual(witness.log, [key + " new"])
        }
    }

    func testComingAndGoing() {
        let asked = Asked(), layer = CALayer()
        layer.delegate = asked
        root.addSublayer(layer)
        XCTAssertEqual(asked.keys, [kCAOnOrderIn])
        asked.keys = []
        layer.isHidden = true
        XCTAssertEqual(asked.keys, ["hidden", kCAOnOrderOut])
        layer.isHidden = false
        XCTAssertEqual(asked.keys.suffix(2), ["hidden", kCAOnOrderIn])
        asked.keys = []
        layer.removeFromSuperlayer()
        XCTAssertEqual(asked.keys, [kCAOnOrderOut])
        asked.keys = []
        layer.isHidden = true
        root.addSublayer(layer)
        layer.removeFromSuperlayer()
        XCTAssertFalse(asked.keys.contains(kCAOnOrderIn), "what is hidden doesn't come")
        quietly { layer.isHidden = false }
        XCTAssertEqual(asked.keys.filter { $0 == "hidden" }.count, 1, "disabled actions ask nobody")
    }

    func testTheListOfSublayersIsAnEvent() {
        let asked = Asked(), parent = shownLayer(), child = CALayer()
        parent.delegate = asked
        parent.addSublayer(child)
        XCTAssertEqual(asked.keys, ["sublayers"])
        child.removeFromSuperlayer()
        XCTAssertEqual(asked.keys, ["sublayers", "sublayers"])
    }

    func testABareLayerHasNoAction() {
        let layer = CALayer()
        XCTAssertNil(CALayer.defaultAction(forKey: "position"))
        XCTAssertNil(layer.action(forKey: "position"))
        layer.actions = ["position": Witness()]
        quietly { XCTAssertNotNil(layer.action(forKey: "position"), "disabling doesn't change the search") }
    }

    func testAStyleEndsTheSearchWithNull() {
        let layer = shownLayer()
        layer.style = ["actions": ["position": NSNull()]]
        layer.position.x = 5
        XCTAssertNil(layer.animationKeys())
    }

    func testATransitionAsAnAction() {
        let layer = shownLayer()
        let push = CATransition()
        push.type = .push
        layer.actions = ["contents": push]
        layer.contents = CGImage(pixelBuffer: makePixels())
        XCTAssertEqual(layer.animationKeys(), [kCATransition])
    }

    func testImplicitAnimationsTakeTheTransactionsSettings() {
        let layer = shownLayer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
        layer.opacity = 0
        CATransaction.commit()
        let animation = layer.animation(forKey: "opacity")
        XCTAssertEqual(animation?.duration, 3)
        XCTAssertEqual(animation?.timingFunction, CAMediaTimingFunction(name: .easeIn))
    }
}
