import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Views in views: their order, places, masks, tags and directions.
final class ViewHabitsTests: MainTestCase, @unchecked Sendable {
    func testTheOrderOfSubviews() {
        onMain {
            let root = UIView()
            let (a, b, c) = (UIView(), UIView(), UIView())
            root.addSubview(a)
            root.insertSubview(b, aboveSubview: a)
            root.insertSubview(c, belowSubview: b)
            XCTAssertEqual(root.subviews, [a, c, b])
            root.sendSubviewToBack(b)
            XCTAssertEqual(root.subviews, [b, a, c])
            root.insertSubview(b, aboveSubview: c)
            XCTAssertEqual(root.subviews, [a, c, b], "one that is there is moved")
        }
    }

    func testTagsAreFoundInTheWholeTree() {
        onMain {
            let (root, child, grandchild) = (UIView(), UIView(), UIView())
            root.addSubview(child)
            child.addSubview(grandchild)
            grandchild.tag = 7
            XCTAssertTrue(root.viewWithTag(7) === grandchild)
            XCTAssertNil(root.viewWithTag(8))
            root.tag = 7
            XCTAssertTrue(root.viewWithTag(7) === root, "itself first")
        }
    }

    func testPlacesInOtherViews() {
        onMain {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let (a, b) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
            b.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
            root.addSubview(a)
            root.addSubview(b)
            XCTAssertEqual(b.convert(CGPoint(x: 1, y: 2), from: a), CGPoint(x: -89, y: -78))
            XCTAssertEqual(
                b.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: a),
                CGRect(x: -89, y: -78, width: 3, height: 4))
            XCTAssertTrue(a.point(inside: CGPoint(x: 49, y: 0), with: nil))
            XCTAssertFalse(a.point(inside: CGPoint(x: 50, y: 0), with: nil), "the far edges are outside")
            XCTAssertFalse(a.point(inside: CGPoint(x: -1, y: 0), with: nil))
        }
    }

    func testAMaskHidesWhatItDoesntCover() {
        onMain {
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
            view.backgroundColor = .red
            harness.showWindow()
            harness.window.backgroundColor = .white
            harness.window.addSubview(view)
            let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
            mask.backgroundColor = .black
            view.mask = mask
            harness.turn()
            harness.renderFrame()
            let (inside, outside) = (
                harness.pixel(at: CGPoint(x: 110, y: 120)), harness.pixel(at: CGPoint(x: 130, y: 120))
            )
            XCTAssertTrue(inside.r > 200 && inside.g < 50, "\(inside)")
            XCTAssertTrue(outside.g > 200, "\(outside)")
            view.mask = nil
            harness.turn()
            harness.renderFrame()
            XCTAssertLessThan(harness.pixel(at: CGPoint(x: 130, y: 120)).g, 50)
        }
    }

    func testDirectionsOfReading() {
        onMain {
            let view = UIView()
            let left: UIUserInterfaceLayoutDirection = .leftToRight
            XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .forceLeftToRight), left)
            XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft), .rightToLeft)
            XCTAssertEqual(UIView.userInterfaceLayoutDirection(for: .playback), left, "players aren't mirrored")
            view.semanticContentAttribute = .forceRightToLeft
            XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
            view.semanticContentAttribute = .unspecified
            XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, left)
            view.semanticContentAttribute = .spatial
            XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, left)
            XCTAssertEqual(UIApplication.shared.userInterfaceLayoutDirection, left)
            let traits = UITraitCollection(layoutDirection: .rightToLeft)
            XCTAssertEqual(traits.layoutDirection, .rightToLeft)
            XCTAssertEqual(UITraitCollection(layoutDirection: .leftToRight).layoutDirection, .leftToRight)
        }
    }

    func testWhatAccessibilityIsToldOfViews() {
        onMain {
            let view = UIView()
            XCTAssertFalse(view.accessibilityIgnoresInvertColors)
            view.accessibilityIgnoresInvertColors = true
            XCTAssertTrue(view.accessibilityIgnoresInvertColors)
            XCTAssertFalse(view.scalesLargeContentImage)
            view.scalesLargeContentImage = true
            XCTAssertTrue(view.scalesLargeContentImage)
            let mode: UIView.TintAdjustmentMode = .dimmed
            view.tintAdjustmentMode = mode
            XCTAssertEqual(view.tintAdjustmentMode, .dimmed)
        }
    }

    func testAPictureFitsByItsContentMode() {
        onMain {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            }
            let view = UIImageView(image: red)
            view.frame = CGRect(x: 100, y: 100, width: 80, height: 60)
            harness.showWindow()
            harness.window.backgroundColor = .white
            harness.window.addSubview(view)
            /// Which of nine places, row by row, are red.
            @MainActor func places(_ mode: UIView.ContentMode) -> String {
                view.contentMode = mode
                harness.turn()
                harness.renderFrame()
                let points = [110.0, 130, 150].flatMap { y in [105.0, 140, 175].map { CGPoint(x: $0, y: y) } }
                return points.map { harness.pixel(at: $0).g < 100 ? "x" : "." }.joined()
            }
            XCTAssertEqual(places(.scaleToFill), "xxxxxxxxx")
            XCTAssertEqual(places(.scaleAspectFit), ".x..x..x.")
            XCTAssertEqual(places(.topLeft), "x........")
            XCTAssertEqual(places(.top), ".x.......")
            XCTAssertEqual(places(.topRight), "..x......")
            XCTAssertEqual(places(.left), "...x.....")
            XCTAssertEqual(places(.center), "....x....")
            XCTAssertEqual(places(.right), ".....x...")
            XCTAssertEqual(places(.bottomLeft), "......x..")
            XCTAssertEqual(places(.bottom), ".......x.")
            XCTAssertEqual(places(.bottomRight), "........x")
        }
    }

    func testAnEdgePanAndAPanAreSetUp() {
        onMain {
            final class Target: NSObject {}
            let pan = UIScreenEdgePanGestureRecognizer()
            XCTAssertEqual(pan.edges, [])
            pan.edges = [.left, .right, .top, .bottom]
            XCTAssertEqual(pan.edges, .all)
            pan.maximumNumberOfTouches = 1
            XCTAssertEqual(pan.maximumNumberOfTouches, 1)
            let press = UILongPressGestureRecognizer()
            XCTAssertEqual(press.allowableMovement, 10)
            let swipe = UISwipeGestureRecognizer()
            let direction: UISwipeGestureRecognizer.Direction = .right
            XCTAssertEqual(swipe.direction, direction)
            swipe.direction = [.up, .down]
            XCTAssertTrue(swipe.direction.contains(.down))
        }
    }
}
