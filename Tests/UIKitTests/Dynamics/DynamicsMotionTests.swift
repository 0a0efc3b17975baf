import CoreGraphics
import TestSupport
import UIKit
import XCTest

/// Motion against closed forms, within half a point.
final class DynamicsMotionTests: DynamicsTestCase, @unchecked Sendable {
    func testFreeFall() {
        onMain {
            let item = makeItem(at: CGPoint(x: 100, y: 0))
            animator.addBehavior(UIGravityBehavior(items: [item]))
            var time = 0.0
            advance(frames: 60) {
                time = animator.elapsedTime
                XCTAssertEqual(item.center.y, 500 * time * time, accuracy: 0.5, "1000 points a second, each second")
            }
            XCTAssertEqual(time, 1, accuracy: 1e-6)
            XCTAssertEqual(item.center.x, 100)
            XCTAssertEqual(item.transform, .identity)
        }
    }

    func testAThrowIsAParabola() {
        onMain {
            let item = makeItem(at: CGPoint(x: 50, y: 600))
            let gravity = UIGravityBehavior(items: [item])
            let behavior = UIDynamicItemBehavior(items: [item])
            behavior.addLinearVelocity(CGPoint(x: 200, y: -1000), for: item)
            XCTAssertEqual(behavior.linearVelocity(for: item), CGPoint(x: 200, y: -1000), "not in an animator yet")
            animator.addBehavior(gravity)
            animator.addBehavior(behavior)
            var highest = CGFloat.infinity
            advance(frames: 60) {
                let time = animator.elapsedTime
                XCTAssertEqual(item.center.x, 50 + 200 * time, accuracy: 0.5)
                XCTAssertEqual(item.center.y, 600 - 1000 * time + 500 * time * time, accuracy: 0.5)
                highest = min(highest, item.center.y)
            }
            XCTAssertEqual(highest, 100, accuracy: 0.5)
        }
    }

    func testGravityHasAngleAndMagnitude() {
        onMain {
            let gravity = UIGravityBehavior()
            XCTAssertEqual(gravity.gravityDirection, CGVector(dx: 0, dy: 1))
            XCTAssertEqual(gravity.magnitude, 1)
            XCTAssertEqual(gravity.angle, .pi / 2, accuracy: 1e-12)
            gravity.setAngle(0, magnitude: 0.5)
            XCTAssertEqual(gravity.gravityDirection.dx, 0.5, accuracy: 1e-12)
            XCTAssertEqual(gravity.gravityDirection.dy, 0, accuracy: 1e-12)
            gravity.magnitude = 0
            gravity.magnitude = 2
            XCTAssertEqual(gravity.gravityDirection.dx, 2, accuracy: 1e-12, "the angle stays")
            let item = makeItem(at: CGPoint(x: 0, y: 300))
            gravity.magnitude = 0.5
            gravity.addItem(item)
            gravity.addItem(item)
            XCTAssertEqual(gravity.items.count, 1)
            animator.addBehavior(gravity)
            harness.advance(by: 1)
            XCTAssertEqual(item.center.x, 250, accuracy: 0.5)
            XCTAssertEqual(item.center.y, 300, accuracy: 0.001)
            gravity.removeItem(item)
            let center = item.center
            harness.advance(by: 0.5)
            XCTAssertEqual(item.center, center, "an item of no behaviour isn't moved")
            XCTAssertFalse(animator.isRunning)
        }
    }

    func testBouncesAreAsHighAsElasticitySays() {
        onMain {
            for elasticity in [0.5, 0.8, 1] as [CGFloat] {
                let item = makeItem(at: CGPoint(x: 200, y: 380))
                let collision = UICollisionBehavior(items: [item])
                collision.addBoundary(
                    withIdentifier: "floor" as NSCopying, from: CGPoint(x: -100, y: 600), to: CGPoint(x: 500, y: 600))
                animator.addBehavior(UIGravityBehavior(items: [item]))
                animator.addBehavior(collision)
                animator.addBehavior(makeElastic([item], elasticity))
                // It falls 200 points in 0.632 seconds.
                harness.advance(by: 0.7)
                var highest = CGFloat.infinity
                var steps = 0
                // The frames of a sixtieth don't meet the highest point: it lies between the highest three.
                var places: [CGFloat] = []
                repeat {
                    harness.advance(by: 1.0 / 60)
                    places.append(item.center.y)
                    highest = min(highest, item.center.y)
                    steps += 1
                } while (item.center.y <= highest + 2 || steps < 5) && steps < 100
                let between = 1000 / 8.0 / 3600
                XCTAssertEqual(580 - highest, 200 * elasticity * elasticity, accuracy: 0.5 + between)
                animator.removeAllBehaviors()
                item.removeFromSuperview()
            }
        }
    }

    func testAPendulumHasItsPeriod() {
        onMain {
            // Small swings: 2π√((l² + side²/6)/(l g)) of a rigid square about a point; a rod lets it hang by its middle without turning.
            let item = makeItem(at: .zero, side: 10)
            let length: CGFloat = 200, swing: CGFloat = 0.05
            let anchor = CGPoint(x: 200, y: 100)
            item.center = CGPoint(x: anchor.x + length * sin(swing), y: anchor.y + length * cos(swing))
            let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: anchor)
            XCTAssertEqual(attachment.length, length, accuracy: 1e-9)
            animator.addBehavior(UIGravityBehavior(items: [item]))
            animator.addBehavior(attachment)
            let rate = sqrt(1000 / length)
            advance(frames: 340) {
                let expected = anchor.x + length * sin(swing * cos(rate * animator.elapsedTime))
                XCTAssertEqual(item.center.x, expected, accuracy: 0.5)
                XCTAssertEqual(hypot(item.center.x - anchor.x, item.center.y - anchor.y), length, accuracy: 0.2)
            }
        }
    }

    func testASpringHasItsFrequency() {
        onMain {
            let item = makeItem(at: CGPoint(x: 200, y: 350))
            let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 100))
            (attachment.length, attachment.frequency, attachment.damping) = (200, 2, 0)
            animator.addBehavior(attachment)
            advance(frames: 30) {
                let expected = 300 + 50 * cos(2 * .pi * 2 * animator.elapsedTime)
                XCTAssertEqual(item.center.y, expected, accuracy: 0.5)
            }
        }
    }

    func testResistanceIsExponential() {
        onMain {
            let item = makeItem(at: CGPoint(x: 0, y: 100))
            let behavior = UIDynamicItemBehavior(items: [item])
            behavior.resistance = 2
            behavior.addLinearVelocity(CGPoint(x: 400, y: 0), for: item)
            animator.addBehavior(behavior)
            advance(frames: 60) {
                XCTAssertEqual(
                    item.center.x, 200 * (1 - exp(-2 * animator.elapsedTime)), accuracy: 0.5)
            }
            XCTAssertEqual(behavior.linearVelocity(for: item).x, 400 * exp(-2), accuracy: 1)
        }
    }

    func testPushes() {
        onMain {
            let item = makeItem(at: CGPoint(x: 50, y: 400), side: 100)
            let push = UIPushBehavior(items: [item], mode: .continuous)
            XCTAssertTrue(push.active)
            XCTAssertEqual(push.magnitude, 0)
            push.pushDirection = CGVector(dx: 2, dy: 0)
            animator.addBehavior(push)
            harness.advance(by: 1)
            XCTAssertEqual(item.center.x, 150, accuracy: 0.5, "100 points a second, each second, for each unit")
            animator.removeAllBehaviors()

            item.center = CGPoint(x: 50, y: 400)
            let kick = UIPushBehavior(items: [item], mode: .instantaneous)
            kick.setAngle(0, magnitude: 1)
            animator.addBehavior(kick)
            harness.advance(by: 1.0 / 60)
            XCTAssertFalse(kick.active)
            harness.advance(by: 59.0 / 60)
            XCTAssertEqual(item.center.x, 150, accuracy: 0.5, "100 points a second at once")
            kick.active = true
            harness.advance(by: 1)
            XCTAssertEqual(item.center.x, 350, accuracy: 1, "once more")
        }
    }

    func testDensityAndSizeAreMass() {
        onMain {
            let items = [
                makeItem(at: CGPoint(x: 50, y: 200), side: 100), makeItem(at: CGPoint(x: 50, y: 500), side: 50),
            ]
            let density = UIDynamicItemBehavior(items: [items[0]])
            density.density = 0.5
            let push = UIPushBehavior(items: items, mode: .continuous)
            push.pushDirection = CGVector(dx: 1, dy: 0)
            animator.addBehavior(density)
            animator.addBehavior(push)
            harness.advance(by: 1)
            XCTAssertEqual(items[0].center.x, 150, accuracy: 0.5)
            XCTAssertEqual(items[1].center.x, 250, accuracy: 0.5)
        }
    }

    func testAPushBesideTheMiddleTurns() {
        onMain {
            let item = makeItem(at: CGPoint(x: 200, y: 400), side: 100)
            let kick = UIPushBehavior(items: [item], mode: .instantaneous)
            kick.pushDirection = CGVector(dx: 0, dy: 1)
            kick.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
            XCTAssertEqual(kick.targetOffsetFromCenter(for: item), UIOffset(horizontal: 50, vertical: 0))
            let behavior = UIDynamicItemBehavior(items: [item])
            animator.addBehavior(kick)
            animator.addBehavior(behavior)
            harness.advance(by: 0.5)
            // Moment of inertia of a square: side²/6; half a metre of arm, a mass of 1.
            XCTAssertEqual(behavior.angularVelocity(for: item), 0.5 * 6, accuracy: 0.01)
            XCTAssertEqual(atan2(item.transform.b, item.transform.a), 1.5, accuracy: 0.05)
            XCTAssertEqual(item.center.y, 450, accuracy: 0.5)
        }
    }

    func testTheSameTwice() {
        onMain {
            @MainActor func run() -> [CGPoint] {
                let animator = UIDynamicAnimator(referenceView: stage)
                let items = (0..<12).map { (index: Int) -> UIView in
                    makeItem(at: CGPoint(x: 60 + index * 23, y: 60 + index % 5 * 31))
                }
                let collision = UICollisionBehavior(items: items)
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(UIGravityBehavior(items: items))
                animator.addBehavior(collision)
                harness.advance(by: 2)
                items.forEach { $0.removeFromSuperview() }
                return items.map { $0.center }
            }
            let first = run()
            XCTAssertEqual(first, run())
            XCTAssertTrue(first.allSatisfy { $0.y > 200 })
        }
    }

    func testTwoHundredBodiesAreTheSameBytesTwice() {
        onMain {
            @MainActor func run() -> [UInt64] {
                let animator = UIDynamicAnimator(referenceView: stage)
                let items = (0..<200).map { (index: Int) -> UIView in
                    makeItem(at: CGPoint(x: 20 + index % 14 * 26, y: 50 + index / 14 * 26), side: 20)
                }
                let collision = UICollisionBehavior(items: items)
                collision.translatesReferenceBoundsIntoBoundary = true
                animator.addBehavior(UIGravityBehavior(items: items))
                animator.addBehavior(collision)
                var bytes: [UInt64] = []
                for _ in 0..<4 {
                    harness.advance(by: 0.5)
                    for item in items {
                        bytes += [item.center.x, item.center.y, item.transform.b].map { Double($0).bitPattern }
                    }
                }
                XCTAssertTrue(items.allSatisfy { stage.bounds.contains($0.center) }, "nobody falls through")
                items.forEach { $0.removeFromSuperview() }
                return bytes
            }
            XCTAssertEqual(run(), run())
        }
    }
}
