import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// What apps set of scroll views, recognisers, pictures and dynamics.
final class ScrollSettingsTests: MainTestCase, @unchecked Sendable {
    private final class Zooming: NSObject, UIScrollViewDelegate {
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    }

    func testZoomingStaysBetweenItsBounds() {
        onMain {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let delegate = Zooming()
            view.addSubview(delegate.content)
            view.delegate = delegate
            view.contentSize = delegate.content.bounds.size
            XCTAssertEqual(view.minimumZoomScale, 1)
            view.minimumZoomScale = 0.5
            view.maximumZoomScale = 3
            view.setZoomScale(2, animated: false)
            XCTAssertEqual(view.zoomScale, 2)
            XCTAssertEqual(view.contentSize, CGSize(width: 400, height: 400))
            view.setZoomScale(10, animated: false)
            XCTAssertEqual(view.zoomScale, 3)
            view.setZoomScale(0.1, animated: false)
            XCTAssertEqual(view.zoomScale, 0.5)
        }
    }

    func testIndicatorsAndDeceleration() {
        onMain {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            XCTAssertEqual(view.decelerationRate, .normal)
            view.decelerationRate = .fast
            XCTAssertEqual(view.decelerationRate, UIScrollView.DecelerationRate.fast)
            XCTAssertEqual(view.indicatorStyle, .default)
            view.indicatorStyle = .white
            XCTAssertEqual(view.indicatorStyle, .white)
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.scrollIndicatorInsets = insets
            XCTAssertEqual(view.verticalScrollIndicatorInsets, insets)
            XCTAssertEqual(view.horizontalScrollIndicatorInsets, insets)
            view.contentSize = CGSize(width: 100, height: 1000)
            harness.showWindow()
            harness.window.addSubview(view)
            harness.turn()
            let offset = view.contentOffset
            view.flashScrollIndicators()
            harness.advance(by: 3)
            XCTAssertEqual(view.contentOffset, offset, "nothing scrolls")
            view.contentInsetAdjustmentBehavior = .scrollableAxes
            XCTAssertEqual(view.contentInsetAdjustmentBehavior, .scrollableAxes)
        }
    }

    func testTargetsComeAndGo() {
        onMain {
            final class Target: NSObject {}
            let recognizer = UITapGestureRecognizer()
            let target = Target()
            recognizer.addTarget(target, action: Selector("act"))
            recognizer.removeTarget(target, action: Selector("act"))
            recognizer.removeTarget(nil, action: nil)
            final class Own: UIGestureRecognizer {
                var cancelled = 0
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
                override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
                    super.touchesCancelled(touches, with: event)
                    cancelled += 1
                    state = .cancelled
                }
            }
            let own = Own()
            let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
            view.addGestureRecognizer(own)
            harness.showWindow()
            harness.window.addSubview(view)
            harness.turn()
            harness.touch(.began, at: CGPoint(x: 50, y: 150))
            harness.turn()
            XCTAssertEqual(own.state, .began)
            harness.touch(.cancelled, at: CGPoint(x: 50, y: 150))
            harness.turn()
            XCTAssertEqual(own.cancelled, 1)
        }
    }

    func testMovingAndHighlightedPictures() {
        onMain {
            let view = UIImageView()
            XCTAssertEqual(view.animationDuration, 0)
            view.animationDuration = 2
            XCTAssertEqual(view.animationDuration, 2)
            let (plain, bright) = (UIImage(systemName: "star")!, UIImage(systemName: "star.fill")!)
            let both = UIImageView(image: plain, highlightedImage: bright)
            XCTAssertTrue(both.highlightedImage === bright)
            XCTAssertEqual(both.intrinsicContentSize, plain.size)
            both.isHighlighted = true
            XCTAssertTrue(both.image === plain, "the image stays the app's")
        }
    }

    func testBodiesAreAttachedAndSpun() {
        onMain {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView())
            b.frame = CGRect(x: 100, y: 0, width: 20, height: 20)
            root.addSubview(a)
            root.addSubview(b)
            let rope = UIAttachmentBehavior(item: a, attachedTo: b)
            XCTAssertEqual(rope.length, 100, accuracy: 0.001)
            XCTAssertEqual(rope.attachedBehaviorType, .items)
            let anchored = UIAttachmentBehavior(
                item: a, offsetFromCenter: UIOffset(horizontal: 5, vertical: 0),
                attachedToAnchor: CGPoint(x: 15, y: 60))
            XCTAssertEqual(anchored.anchorPoint, CGPoint(x: 15, y: 60))
            XCTAssertEqual(anchored.length, 50, accuracy: 0.001)
            let body = UIDynamicItemBehavior(items: [a])
            XCTAssertEqual(body.elasticity, 0)
            body.elasticity = 0.5
            XCTAssertEqual(body.elasticity, 0.5)
            body.addAngularVelocity(2, for: a)
            XCTAssertEqual(body.angularVelocity(for: a), 2, accuracy: 0.001)
        }
    }

    func testALabelDrawsItsTextWhereItIsTold() {
        onMain {
            final class Inset: UILabel {
                var rects: [CGRect] = []
                override func drawText(in rect: CGRect) {
                    rects.append(rect)
                    super.drawText(in: rect.insetBy(dx: 10, dy: 0))
                }
            }
            let label = Inset(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
            label.text = "Text"
            harness.showWindow()
            harness.window.addSubview(label)
            harness.turn()
            XCTAssertEqual(label.rects.first, label.bounds)
        }
    }

    func testMenusAreConfiguredAndRemoved() {
        onMain {
            let configuration = UIContextMenuConfiguration(identifier: "own" as NSString, previewProvider: nil) { _ in
                nil
            }
            XCTAssertEqual(configuration.identifier as? NSString, "own")
            let order: UIContextMenuConfiguration.ElementOrder = .automatic
            XCTAssertEqual(configuration.preferredMenuElementOrder, order)
            configuration.preferredMenuElementOrder = .fixed
            XCTAssertEqual(configuration.preferredMenuElementOrder, .fixed)
            let interaction: any UIInteraction = UIContextMenuInteraction(delegate: MenuDelegate())
            XCTAssertNil(interaction.view)
            let view = UIView()
            view.addInteraction(interaction)
            XCTAssertTrue(interaction.view === view)
            let loaded = UISpringLoadedInteraction { _, _ in }
            view.addInteraction(loaded)
            XCTAssertTrue(loaded.view === view)
        }
    }

    private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    func testAPasteboardKeepsAPicture() {
        onMain {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            let board = UIPasteboard.withUniqueName()
            XCTAssertNil(board.image)
            board.image = image
            XCTAssertEqual(board.image?.size, image.size)
            XCTAssertTrue(board.hasImages)
        }
    }
}
