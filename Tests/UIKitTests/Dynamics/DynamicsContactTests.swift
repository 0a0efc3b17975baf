import CoreGraphics
import TestSupport
import UIKit
import XCTest

/// Collisions: who hears of them, in which order, and what they stop.
final class DynamicsContactTests: DynamicsTestCase, @unchecked Sendable {
    @MainActor final class Listener: NSObject, UICollisionBehaviorDelegate {
        var events: [String] = []
        var names: [ObjectIdentifier: String] = [:]

        private func name(_ item: any UIDynamicItem) -> String { names[ObjectIdentifier(item)] ?? "?" }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
            at p: CGPoint
        ) { events.append("began \(name(item1)) \(name(item2)) at \(Int(p.x.rounded()))") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) { events.append("ended \(name(item1)) \(name(item2))") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { events.append("began \(name(item)) boundary \(identifier as? String ?? "nil")") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { events.append("ended \(name(item)) boundary \(identifier as? String ?? "nil")") }
    }

    func testACradleHandsItsSpeedOn() {
        onMain {
            let items = (0..<3).map { makeItem(at: CGPoint(x: 100 + 60 * CGFloat($0), y: 400)) }
            let behavior = makeElastic(items)
            behavior.allowsRotation = false
            behavior.addLinearVelocity(CGPoint(x: 300, y: 0), for: items[0])
            let collision = UICollisionBehavior(items: items)
            let listener = Listener()
            for (number, item) in items.enumerated() { listener.names[ObjectIdentifier(item)] = "\(number)" }
            collision.collisionDelegate = listener
            animator.addBehavior(behavior)
            animator.addBehavior(collision)
            harness.advance(by: 0.5)
            XCTAssertEqual(
                listener.events, ["began 0 1 at 140", "ended 0 1", "began 1 2 at 200", "ended 1 2"],
                "each pair once, in order")
            XCTAssertEqual(behavior.linearVelocity(for: items[0]).x, 0, accuracy: 1)
            XCTAssertEqual(behavior.linearVelocity(for: items[1]).x, 0, accuracy: 1)
            XCTAssertEqual(behavior.linearVelocity(for: items[2]).x, 300, accuracy: 1)
            XCTAssertEqual(items[0].center.x, 120, accuracy: 0.5)
            XCTAssertEqual(items[1].center.x, 180, accuracy: 0.5)
        }
    }

    func testAnItemRestsOnTheReferenceAndTheAnimatorPauses() {
        onMain {
            let item = makeItem(at: CGPoint(x: 200, y: 700))
            let listener = Listener()
            listener.names[ObjectIdentifier(item)] = "box"
            let collision = UICollisionBehavior(items: [item])
            collision.collisionDelegate = listener
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
            XCTAssertTrue(collision.translatesReferenceBoundsIntoBoundary)
            XCTAssertNil(collision.boundaryIdentifiers)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            animator.addBehavior(collision)
            harness.advance(by: 3)
            XCTAssertEqual(item.center.y, 750, accuracy: 0.5)
            XCTAssertEqual(item.center.x, 200, accuracy: 0.01)
            XCTAssertFalse(animator.isRunning)
            XCTAssertEqual(listener.events.first, "began box boundary nil")
            let time = animator.elapsedTime
            harness.advance(by: 1)
            XCTAssertEqual(animator.elapsedTime, time, "nothing runs at rest")
        }
    }

    func testModes() {
        onMain {
            let fixed = makeItem(at: CGPoint(x: 200, y: 300))
            let falling = makeItem(at: CGPoint(x: 200, y: 200))
            let anchored = UIDynamicItemBehavior(items: [fixed])
            anchored.isAnchored = true
            let collision = UICollisionBehavior(items: [fixed, falling])
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.collisionMode = .boundaries
            animator.addBehavior(anchored)
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: [falling]))
            harness.advance(by: 3)
            XCTAssertEqual(falling.center.y, 780, accuracy: 0.5, "through the other item, to the bounds")
            XCTAssertEqual(fixed.center, CGPoint(x: 200, y: 300))

            falling.center = CGPoint(x: 200, y: 200)
            animator.updateItem(usingCurrentState: falling)
            collision.collisionMode = .items
            harness.advance(by: 3)
            XCTAssertEqual(falling.center.y, 260, accuracy: 0.5, "on the other item, which is anchored")
            XCTAssertEqual(fixed.center, CGPoint(x: 200, y: 300))
        }
    }

    // DEV-1251
    func testBoundariesByName() {
        onMain {
            let collision = UICollisionBehavior()
            XCTAssertEqual(collision.collisionMode, .everything)
            collision.addBoundary(withIdentifier: "a" as NSCopying, from: .zero, to: CGPoint(x: 10, y: 0))
            collision.addBoundary(
                withIdentifier: "b" as NSCopying, for: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)))
            collision.addBoundary(withIdentifier: "a" as NSCopying, from: .zero, to: CGPoint(x: 20, y: 0))
            XCTAssertEqual(collision.boundaryIdentifiers?.map { $0 as? String }, ["b", "a"])
            XCTAssertEqual(collision.boundary(withIdentifier: "a" as NSCopying)?.bounds.width, 20)
            XCTAssertNil(collision.boundary(withIdentifier: "c" as NSCopying))
            collision.removeBoundary(withIdentifier: "c" as NSCopying)
            collision.removeBoundary(withIdentifier: "b" as NSCopying)
            XCTAssertEqual(collision.boundaryIdentifiers?.count, 1)
            collision.removeAllBoundaries()
            XCTAssertNil(collision.boundaryIdentifiers)
        }
    }

    func testABoundaryThatIsRemovedLetsItemsFall() {
        onMain {
            let item = makeItem(at: CGPoint(x: 200, y: 300))
            let collision = UICollisionBehavior(items: [item])
            let shelf = NSString(string: "shelf")
            collision.addBoundary(withIdentifier: shelf, from: CGPoint(x: 0, y: 330), to: CGPoint(x: 400, y: 330))
            animator.addBehavior(UIGravityBehavior(items: [item]))
            animator.addBehavior(collision)
            harness.advance(by: 2)
            XCTAssertEqual(item.center.y, 310, accuracy: 0.5)
            XCTAssertFalse(animator.isRunning)
            collision.removeBoundary(withIdentifier: shelf)
            XCTAssertTrue(animator.isRunning)
            harness.advance(by: 0.5)
            XCTAssertEqual(item.center.y, 310 + 125, accuracy: 1)
        }
    }

    func testOutlinesCollide() {
        onMain {
            final class Ball: UIView {
                override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
            }
            XCTAssertEqual(stage.collisionBoundsType, .rectangle)
            let ball = Ball(frame: CGRect(x: 180, y: 100, width: 40, height: 40))
            stage.addSubview(ball)
            let square = makeItem(at: CGPoint(x: 200, y: 420))
            let collision = UICollisionBehavior(items: [ball, square])
            for (name, y) in [("above", 136), ("below", 436)] as [(String, CGFloat)] {
                // Four points inside of the rectangle's corner, and outside of the circle.
                collision.addBoundary(
                    withIdentifier: name as NSCopying, from: CGPoint(x: 216, y: y), to: CGPoint(x: 230, y: y))
            }
            animator.addBehavior(collision)
            harness.advance(by: 0.2)
            XCTAssertEqual(ball.center, CGPoint(x: 200, y: 120), "the corner is no part of it")
            XCTAssertNotEqual(square.center, CGPoint(x: 200, y: 420), "here it is, and is pushed out")
        }
    }
}
