import CoreGraphics
import TestSupport
import UIKit
import XCTest

/// What an animator tells, keeps and asks of its behaviours, attachments, snaps and fields.
final class UIDynamicAnimatorTests: DynamicsTestCase, @unchecked Sendable {
    @MainActor final class Listener: NSObject, UIDynamicAnimatorDelegate {
        var events: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { events.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { events.append("pause") }
    }

    @MainActor final class Composite: UIDynamicBehavior {
        var moves: [Bool] = []
        override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
    }

    func testASnapArrivesUprightAndPauses() {
        onMain {
            let item = makeItem(at: CGPoint(x: 50, y: 100))
            item.transform = CGAffineTransform(rotationAngle: 0.5)
            let listener = Listener()
            animator.delegate = listener
            XCTAssertFalse(animator.isRunning)
            let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 500))
            XCTAssertEqual(snap.damping, 0.5)
            animator.addBehavior(snap)
            XCTAssertTrue(animator.isRunning)
            XCTAssertEqual(listener.events, ["resume"])
            harness.advance(by: 3)
            XCTAssertEqual(item.center.x, 300, accuracy: 0.1)
            XCTAssertEqual(item.center.y, 500, accuracy: 0.1)
            XCTAssertEqual(item.transform.b, 0, accuracy: 0.001)
            XCTAssertFalse(animator.isRunning)
            XCTAssertEqual(listener.events, ["resume", "pause"])
            snap.snapPoint = CGPoint(x: 100, y: 100)
            harness.advance(by: 3)
            XCTAssertEqual(item.center.x, 100, accuracy: 0.1)
            XCTAssertEqual(listener.events, ["resume", "pause", "resume", "pause"])
        }
    }

    func testCompositesAndActions() {
        onMain {
            let item = makeItem(at: CGPoint(x: 50, y: 100))
            let composite = Composite()
            let inner = Composite()
            let gravity = UIGravityBehavior(items: [item])
            var calls: [String] = []
            composite.addChildBehavior(gravity)
            composite.addChildBehavior(inner)
            composite.action = { calls.append("composite") }
            gravity.action = { calls.append("gravity \(Int(item.center.y.rounded()))") }
            XCTAssertNil(gravity.dynamicAnimator)
            animator.addBehavior(composite)
            XCTAssertTrue(gravity.dynamicAnimator === animator)
            XCTAssertEqual(animator.behaviors.count, 1)
            XCTAssertEqual(composite.childBehaviors.count, 2)
            harness.advance(by: 2.0 / 60)
            XCTAssertEqual(calls, ["composite", "gravity 100", "composite", "gravity 101"], "after items have moved")
            composite.removeChildBehavior(gravity)
            XCTAssertNil(gravity.dynamicAnimator)
            harness.advance(by: 0.1)
            XCTAssertEqual(calls.count, 4, "nothing to move")
            animator.removeBehavior(composite)
            XCTAssertEqual(composite.moves, [true, false])
            XCTAssertEqual(inner.moves, [true, false])
        }
    }

    func testItemsInARectangleAndUpdates() {
        onMain {
            let items = [makeItem(at: CGPoint(x: 50, y: 100)), makeItem(at: CGPoint(x: 300, y: 100))]
            let behavior = UIDynamicItemBehavior(items: items)
            animator.addBehavior(behavior)
            let found = animator.items(in: CGRect(x: 0, y: 0, width: 100, height: 200))
            XCTAssertEqual(found.count, 1)
            XCTAssertTrue(found.first === items[0])
            // What the app says without a word to the animator isn't seen.
            behavior.addLinearVelocity(CGPoint(x: 60, y: 0), for: items[0])
            items[0].center = CGPoint(x: 50, y: 400)
            harness.advance(by: 1)
            XCTAssertEqual(items[0].center.y, 100, accuracy: 0.01)
            XCTAssertEqual(items[0].center.x, 110, accuracy: 0.5)
            items[0].center = CGPoint(x: 50, y: 400)
            animator.updateItem(usingCurrentState: items[0])
            harness.advance(by: 1)
            XCTAssertEqual(items[0].center.y, 400, accuracy: 0.01)
            XCTAssertEqual(items[0].center.x, 110, accuracy: 0.5, "the speed stays")
        }
    }

    func testADraggedItemFollowsItsAnchor() {
        onMain {
            let item = makeItem(at: CGPoint(x: 100, y: 100))
            let drag = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
            XCTAssertEqual(drag.length, 0)
            XCTAssertEqual(drag.attachedBehaviorType, .anchor)
            XCTAssertEqual(drag.items.count, 1)
            animator.addBehavior(drag)
            for step in 1...10 {
                drag.anchorPoint = CGPoint(x: 100 + 20 * CGFloat(step), y: 100)
                harness.advance(by: 1.0 / 60)
                XCTAssertEqual(item.center.x, drag.anchorPoint.x, accuracy: 1)
            }
            XCTAssertEqual(item.center.y, 100, accuracy: 0.5)
        }
    }

    func testAttachmentsOfItems() {
        onMain {
            let fixed = makeItem(at: CGPoint(x: 200, y: 100))
            let hanging = makeItem(at: CGPoint(x: 200, y: 200))
            let anchored = UIDynamicItemBehavior(items: [fixed])
            anchored.isAnchored = true
            animator.addBehavior(anchored)
            let gravity = UIGravityBehavior(items: [hanging])
            animator.addBehavior(gravity)
            let limit = UIAttachmentBehavior.limitAttachment(
                with: fixed, offsetFromCenter: .zero, attachedTo: hanging, offsetFromCenter: .zero)
            limit.length = 150
            animator.addBehavior(limit)
            harness.advance(by: 3)
            XCTAssertEqual(hanging.center.y, 250, accuracy: 0.5, "as far as the rope goes")
            animator.removeBehavior(limit)

            hanging.center = CGPoint(x: 200, y: 200)
            animator.updateItem(usingCurrentState: hanging)
            let slide = UIAttachmentBehavior.slidingAttachment(
                with: fixed, attachedTo: hanging, attachmentAnchor: CGPoint(x: 200, y: 200),
                axisOfTranslation: CGVector(dx: 0, dy: 1))
            XCTAssertTrue(slide.attachmentRange.isInfinite)
            slide.attachmentRange = UIFloatRange(minimum: -50, maximum: 80)
            animator.addBehavior(slide)
            harness.advance(by: 3)
            XCTAssertEqual(hanging.center.y, 280, accuracy: 0.5, "to the end of the rail")
            animator.removeBehavior(slide)

            hanging.center = CGPoint(x: 200, y: 200)
            animator.updateItem(usingCurrentState: hanging)
            animator.addBehavior(
                UIAttachmentBehavior.fixedAttachment(
                    with: fixed, attachedTo: hanging, attachmentAnchor: CGPoint(x: 200, y: 150)))
            harness.advance(by: 1)
            XCTAssertEqual(hanging.center.y, 200, accuracy: 0.5)
        }
    }

    // DEV-1250
    func testFields() {
        onMain {
            let item = makeItem(at: CGPoint(x: 100, y: 400), side: 100)
            let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
            field.addItem(item)
            field.region = UIRegion(size: CGSize(width: 400, height: 200))
            field.position = CGPoint(x: 100, y: 400)
            animator.addBehavior(field)
            harness.advance(by: 1)
            XCTAssertEqual(item.center.x, 150, accuracy: 0.5, "a metre of 100 points")
            animator.removeAllBehaviors()

            item.center = CGPoint(x: 300, y: 400)
            let spring = UIFieldBehavior.springField()
            spring.position = CGPoint(x: 200, y: 400)
            spring.strength = 4
            spring.addItem(item)
            animator.addBehavior(spring)
            advance(frames: 60) {
                XCTAssertEqual(item.center.x, 200 + 100 * cos(2 * animator.elapsedTime - 2), accuracy: 0.5)
            }
            animator.removeAllBehaviors()

            var seen: [CGFloat] = []
            let own = UIFieldBehavior.field { field, position, velocity, mass, charge, seconds in
                if seen.isEmpty { seen = [position.x, velocity.dx, mass, charge] }
                return CGVector(dx: 0, dy: -1)
            }
            own.addItem(item)
            item.center = CGPoint(x: 70, y: 400)
            animator.addBehavior(own)
            harness.advance(by: 1)
            XCTAssertEqual(item.center.y, 350, accuracy: 0.5)
            XCTAssertEqual(seen.map { ($0 * 100).rounded() / 100 }, [70, 0, 1, 0])
        }
    }

    func testRegions() {
        onMain {
            let circle = UIRegion(radius: 10), square = UIRegion(size: CGSize(width: 20, height: 20))
            let corner = CGPoint(x: 9, y: 9)
            XCTAssertFalse(circle.contains(corner))
            XCTAssertTrue(square.contains(corner))
            XCTAssertTrue(square.byDifference(from: circle).contains(corner))
            XCTAssertFalse(square.byIntersection(with: circle).contains(corner))
            XCTAssertTrue(circle.byUnion(with: square).contains(corner))
            XCTAssertTrue(circle.inverse().contains(corner))
            XCTAssertTrue(UIRegion.infinite.contains(CGPoint(x: 1e6, y: 0)))
        }
    }

    func testAGroupMovesAsOne() {
        onMain {
            let items = [makeItem(at: CGPoint(x: 100, y: 100)), makeItem(at: CGPoint(x: 180, y: 100))]
            let group = UIDynamicItemGroup(items: items)
            XCTAssertEqual(group.center, CGPoint(x: 140, y: 100))
            XCTAssertEqual(group.bounds.size, CGSize(width: 120, height: 40))
            let gravity = UIGravityBehavior(items: [group])
            animator.addBehavior(gravity)
            harness.advance(by: 0.5)
            XCTAssertEqual(items[0].center.y, 225, accuracy: 0.5)
            XCTAssertEqual(items[1].center.y, 225, accuracy: 0.5)
            XCTAssertEqual(items[1].center.x - items[0].center.x, 80, accuracy: 0.01)
        }
    }

    func testALayoutsAttributes() {
        onMain {
            final class Layout: UICollectionViewLayout {
                var invalidations = 0
                override func invalidateLayout() {
                    invalidations += 1
                    super.invalidateLayout()
                }
                override var collectionViewContentSize: CGSize { CGSize(width: 400, height: 500) }
            }
            let layout = Layout()
            let animator = UIDynamicAnimator(collectionViewLayout: layout)
            let path = IndexPath(item: 3, section: 1)
            let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
            attributes.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
            let collision = UICollisionBehavior(items: [attributes])
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(UIGravityBehavior(items: [attributes]))
            animator.addBehavior(collision)
            XCTAssertNil(animator.referenceView)
            XCTAssertTrue(animator.layoutAttributesForCell(at: path) === attributes)
            XCTAssertNil(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)))
            XCTAssertNil(animator.layoutAttributesForSupplementaryView(ofKind: "k", at: path))
            harness.advance(by: 0.1)
            XCTAssertEqual(layout.invalidations, 6, "once a frame in which something moves")
            harness.advance(by: 3)
            XCTAssertEqual(attributes.center.y, 475, accuracy: 0.5, "on the content's end")
            let count = layout.invalidations
            harness.advance(by: 1)
            XCTAssertEqual(layout.invalidations, count)
        }
    }

    func testNothingKeepsTheAnimator() {
        onMain {
            let item = makeItem(at: CGPoint(x: 50, y: 100))
            let gravity = UIGravityBehavior(items: [item])
            weak var gone: UIDynamicAnimator?
            do {
                let animator = UIDynamicAnimator(referenceView: stage)
                animator.addBehavior(gravity)
                harness.advance(by: 0.1)
                gone = animator
            }
            harness.turn()
            XCTAssertNil(gone)
            XCTAssertNil(gravity.dynamicAnimator)
            let center = item.center
            harness.advance(by: 0.2)
            XCTAssertEqual(item.center, center)
        }
    }
}
