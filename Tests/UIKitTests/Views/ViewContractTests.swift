import TestSupport
import UIKit
import XCTest

/// What views promise about places, contents, archives and focus.
final class ViewContractTests: MainTestCase, @unchecked Sendable {
    func testPlacesOfAnotherViewInOnesOwnCoordinates() {
        onMain {
            let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200)), UIView())
            inner.frame = CGRect(x: 30, y: 40, width: 100, height: 50)
            let other = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            outer.addSubview(inner)
            harness.window.addSubview(outer)
            harness.window.addSubview(other)
            XCTAssertEqual(outer.convert(CGPoint(x: 5, y: 6), from: inner), CGPoint(x: 35, y: 46))
            XCTAssertEqual(inner.convert(CGPoint(x: 5, y: 6), from: other), CGPoint(x: 65, y: 46))
            XCTAssertEqual(inner.convert(CGPoint(x: 50, y: 70), from: nil), CGPoint(x: 10, y: 10), "the window's")
            XCTAssertEqual(
                outer.convert(CGRect(x: 0, y: 0, width: 100, height: 50), from: inner),
                CGRect(x: 30, y: 40, width: 100, height: 50))
            inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
            let turned = outer.convert(inner.bounds, from: inner)
            XCTAssertEqual(turned.width, 50, accuracy: 1e-9, "the bounding box of a turned rectangle")
            XCTAssertEqual(turned.height, 100, accuracy: 1e-9)
            XCTAssertEqual(turned.midX, 80, accuracy: 1e-9)
        }
    }

    private final class Shown: UIView {
        var log: [String] = []
        override func display(_ layer: CALayer) { log.append("display") }
        override func draw(_ rect: CGRect) { log.append("draw") }
    }

    private final class Drawn: UIView {
        var log: [String] = []
        override func display(_ layer: CALayer) {
            log.append("display")
            super.display(layer)
        }
        override func draw(_ rect: CGRect) { log.append("draw") }
    }

    func testAViewThatDisplaysItsLayerDoesNotDraw() {
        onMain {
            let (shown, drawn) = (Shown(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Drawn())
            drawn.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
            harness.window.addSubview(shown)
            harness.window.addSubview(drawn)
            harness.showWindow()
            harness.advance(by: 0.1)
            XCTAssertEqual(shown.log, ["display"])
            XCTAssertEqual(drawn.log, ["display", "draw"], "by itself a view leaves its contents to drawing")
            shown.setNeedsDisplay()
            harness.advance(by: 0.1)
            XCTAssertEqual(shown.log, ["display", "display"])
        }
    }

    func testAViewWritesItsOwnKeysAfterThoseOfViews() throws {
        try onMain {
            let view = NamedContractView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.name = "A"
            let archiver = NSKeyedArchiver(requiringSecureCoding: false)
            archiver.encode(view, forKey: "view")
            archiver.finishEncoding()
            let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
            reader.requiresSecureCoding = false
            let again = try XCTUnwrap(reader.decodeObject(forKey: "view") as? NamedContractView)
            XCTAssertEqual(again.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
            XCTAssertEqual(again.name, "A")
        }
    }

    func testFocusItemsAreTheSubviewsInTheRectangle() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let (first, second) = (UIButton(), UIButton())
            first.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            second.frame = CGRect(x: 60, y: 60, width: 20, height: 20)
            view.addSubview(first)
            view.addSubview(second)
            let found = view.focusItems(in: CGRect(x: 50, y: 50, width: 50, height: 50))
            XCTAssertEqual(found.map { $0 as? UIView }, [second])
            XCTAssertEqual(view.focusItems(in: view.bounds).count, 2)
        }
    }

    func testAScrollViewsVisibleSizeLeavesTheInsetsOut() {
        onMain {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
            XCTAssertEqual(scroll.visibleSize, CGSize(width: 200, height: 300))
            scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            XCTAssertEqual(scroll.visibleSize, CGSize(width: 140, height: 260))
        }
    }

    func testSumsAndDifferencesOfPriorities() {
        XCTAssertEqual((UILayoutPriority.required - 1).rawValue, 999)
        XCTAssertEqual((UILayoutPriority.defaultLow + 10).rawValue, 260)
        var priority = UILayoutPriority.defaultHigh
        priority -= 50
        XCTAssertEqual(priority, UILayoutPriority(rawValue: 700))
        priority += 1
        XCTAssertGreaterThan(priority, UILayoutPriority(700))
    }

    func testARendererHasTheBoundsThatItWasMadeWith() {
        onMain {
            let bounds = CGRect(x: 5, y: 6, width: 30, height: 40)
            let renderer = UIGraphicsRenderer(bounds: bounds)
            XCTAssertEqual(renderer.format.bounds, bounds)
            XCTAssertFalse(renderer.allowsImageOutput)
            XCTAssertEqual(UIGraphicsImageRenderer(bounds: bounds).format.bounds, bounds)
        }
    }

    func testAnAnimatorThatStartsLater() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            harness.window.addSubview(view)
            harness.showWindow()
            harness.turn()
            var ended: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.addCompletion { ended.append($0) }
            animator.startAnimation(afterDelay: 2)
            XCTAssertEqual(animator.state, .active)
            harness.advance(by: 1.5)
            XCTAssertEqual(Double(view.layer.presentation()?.opacity ?? -1), 1, accuracy: 1e-3, "not yet")
            harness.advance(by: 1)
            XCTAssertEqual(Double(view.layer.presentation()?.opacity ?? -1), 0.5, accuracy: 0.05)
            harness.advance(by: 1)
            XCTAssertEqual(ended, [.end])
        }
    }

    func testAPointersInteractionKnowsItsView() {
        onMain {
            let (interaction, view) = (UIPointerInteraction(delegate: nil), UIView())
            XCTAssertNil(interaction.view)
            view.addInteraction(interaction)
            XCTAssertTrue(interaction.view === view)
            view.removeInteraction(interaction)
            XCTAssertNil(interaction.view)
        }
    }

    func testTheWayOfAPanIsCountedAnew() {
        onMain {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            harness.window.addSubview(view)
            harness.showWindow()
            var ways: [CGPoint] = []
            let pan = UIPanGestureRecognizer(target: nil, action: nil)
            pan.addHandler { recognizer in
                guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .changed else { return }
                ways.append(pan.translation(in: view))
                pan.setTranslation(.zero, in: view)
            }
            view.addGestureRecognizer(pan)
            harness.touch(.began, at: CGPoint(x: 50, y: 50))
            for step in 1...6 { harness.touch(.moved, at: CGPoint(x: 50 + 20 * CGFloat(step), y: 50)) }
            XCTAssertEqual(pan.translation(in: view), .zero)
            XCTAssertGreaterThanOrEqual(ways.count, 3)
            XCTAssertEqual(ways.suffix(3).map(\.x), [20, 20, 20], "each step by itself")
            pan.setTranslation(CGPoint(x: 100, y: -5), in: view)
            harness.touch(.moved, at: CGPoint(x: 180, y: 52))
            XCTAssertEqual(ways.last, CGPoint(x: 110, y: -3))
            harness.touch(.ended, at: CGPoint(x: 180, y: 52))
        }
    }
}

/// An archive names classes outside of others alone.
final class NamedContractView: UIView {
    var name = ""
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    }
    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(name as NSString, forKey: "name")
    }
}
