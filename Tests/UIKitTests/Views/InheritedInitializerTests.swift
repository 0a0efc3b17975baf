import PorticoObjC
import TestSupport
import UIKit
import XCTest

/// Initialisers that classes have from those above them.
final class InheritedInitializerTests: MainTestCase, @unchecked Sendable {
    /// Written by `encode(with:)` itself, and read by the initialiser that is given.
    @MainActor private func again<View: UIView>(_ view: View, _ make: (NSCoder) -> View?) throws -> View {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        view.encode(with: archiver)
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        return try XCTUnwrap(make(reader))
    }

    @MainActor private func checkFrame<View: UIView>(_ view: View, _ make: (NSCoder) -> View?) throws {
        XCTAssertEqual(try again(view, make).frame, view.frame, "\(View.self)")
    }

    @MainActor private func emptyArchive() throws -> NSKeyedUnarchiver {
        let reader = try NSKeyedUnarchiver(
            forReadingFrom: NSKeyedArchiver(requiringSecureCoding: false).encodedData)
        reader.requiresSecureCoding = false
        return reader
    }

    func testViewsWithoutAFrame() {
        onMain {
            let views = [UICollectionReusableView(), UISegmentedControl(), UIVisualEffectView()] as [UIView]
            XCTAssertEqual(views.map(\.frame.origin), [.zero, .zero, .zero])
            XCTAssertEqual((views[1] as? UISegmentedControl)?.numberOfSegments, 0)
            XCTAssertNil((views[2] as? UIVisualEffectView)?.effect)
            XCTAssertNil((views[0] as? UICollectionReusableView)?.reuseIdentifier)
            let field = UISearchTextField(frame: CGRect(x: 1, y: 2, width: 100, height: 36))
            XCTAssertEqual(field.frame, CGRect(x: 1, y: 2, width: 100, height: 36))
            XCTAssertNotNil(field.leftView, "the glass")
        }
    }

    func testViewsOfAnArchive() throws {
        try onMain {
            let frame = CGRect(x: 10, y: 20, width: 200, height: 44)
            try checkFrame(UIImageView(frame: frame)) { UIImageView(coder: $0) }
            try checkFrame(UINavigationBar(frame: frame)) { UINavigationBar(coder: $0) }
            try checkFrame(UIToolbar(frame: frame)) { UIToolbar(coder: $0) }
            try checkFrame(UISlider(frame: frame)) { UISlider(coder: $0) }
            try checkFrame(UIStepper(frame: frame)) { UIStepper(coder: $0) }
            let field = try again(UISearchTextField(frame: frame)) { UISearchTextField(coder: $0) }
            XCTAssertNotNil(field.leftView, "the glass")
        }
    }

    func testControllersOfAnArchive() throws {
        try onMain {
            let tabs = try XCTUnwrap(UITabBarController(coder: emptyArchive()))
            XCTAssertEqual(tabs.viewControllers?.count ?? 0, 0)
            XCTAssertTrue(tabs.tabBar.items?.isEmpty ?? true)
            let browser = try XCTUnwrap(UIDocumentBrowserViewController(coder: emptyArchive()))
            XCTAssertFalse(browser.isViewLoaded)
        }
    }

    func testAlertsThatAreFilledLater() {
        onMain {
            for alert in [UIAlertController(), UIAlertController(nibName: nil, bundle: nil)] {
                XCTAssertEqual(alert.preferredStyle, .actionSheet)
                XCTAssertTrue(alert.actions.isEmpty)
                alert.title = "Title"
                alert.addAction(UIAlertAction(title: "OK", style: .default))
                XCTAssertEqual(alert.actions.map(\.title), ["OK"])
            }
        }
    }

    func testObjectsWithoutSurroundings() {
        onMain {
            XCTAssertNil(UIAccessibilityElement().accessibilityContainer)
            let animator = UIDynamicAnimator()
            XCTAssertNil(animator.referenceView)
            XCTAssertFalse(animator.isRunning)
        }
    }

    // MARK: Recognisers

    @MainActor private final class Target: UIView {
        var heard: [String] = []
        nonisolated(unsafe) private static var isRegistered = false

        static func registerSelectors() {
            guard !isRegistered else { return }
            isRegistered = true
            _porticoRegister("inheritedHeard:", { Target.self }) { object, _, arguments in
                nonisolated(unsafe) let sender: Any? = arguments(0)
                MainActor.assumeIsolated {
                    (object as? Target)?.heard.append("\(sender.map { "\(type(of: $0))" } ?? "nobody")")
                }
                return nil
            }
        }
    }

    func testRecognisersTellTheTargetThatTheyAreMadeWith() {
        onMain {
            Target.registerSelectors()
            let target = Target(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let action = Selector("inheritedHeard:")
            let recognizers: [UIGestureRecognizer] = [
                UIPanGestureRecognizer(target: target, action: action),
                UISwipeGestureRecognizer(target: target, action: action),
                UILongPressGestureRecognizer(target: target, action: action),
                UIPinchGestureRecognizer(target: target, action: action),
                UIRotationGestureRecognizer(target: target, action: action),
                UIScreenEdgePanGestureRecognizer(target: target, action: action),
            ]
            XCTAssertTrue(recognizers.allSatisfy { $0.state == .possible && $0.view == nil && $0.isEnabled })
            target.addGestureRecognizer(recognizers[2])
            harness.window.addSubview(target)
            harness.showWindow()
            harness.touch(.began, at: CGPoint(x: 50, y: 50))
            harness.advance(by: 1)
            XCTAssertEqual(target.heard, ["UILongPressGestureRecognizer"])
            harness.touch(.ended, at: CGPoint(x: 50, y: 50))
            target.removeGestureRecognizer(recognizers[2])
            target.heard = []
            target.addGestureRecognizer(recognizers[0])
            harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50))
            XCTAssertGreaterThan(target.heard.count, 2)
            XCTAssertEqual(Set(target.heard), ["UIPanGestureRecognizer"])
        }
    }
}
