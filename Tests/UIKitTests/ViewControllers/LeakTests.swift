import Glibc
import PorticoTrace
import TestSupport
import XCTest

@testable import QuartzCore
@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Every container pushes, presents, swaps and pops hundreds of times, and nothing stays: no controller, no view, no layer, and
/// behind them no node, picture or surface.
final class LeakTests: MainTestCase, @unchecked Sendable {
    static let rounds = SlowTable.rounds(1000, else: 400)
    nonisolated(unsafe) static var controllers = 0
    nonisolated(unsafe) static var views = 0
    nonisolated(unsafe) static var layers = 0

    final class CountedLayer: CALayer {
        override init() {
            super.init()
            LeakTests.layers += 1
        }
        required init?(coder: NSCoder) { nil }
        override init(layer: Any) {
            super.init(layer: layer)
            LeakTests.layers += 1
        }
        deinit { LeakTests.layers -= 1 }
    }

    final class CountedView: UIView {
        override class var layerClass: AnyClass { CountedLayer.self }
        override init(frame: CGRect) {
            super.init(frame: frame)
            LeakTests.views += 1
        }
        required init?(coder: NSCoder) { nil }
        deinit { LeakTests.views -= 1 }
    }

    final class Counted: UIViewController {
        override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
            super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
            LeakTests.controllers += 1
            title = "Counted"
        }
        required init?(coder: NSCoder) { nil }
        override func loadView() { view = CountedView() }
        override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.title = "" })
        }
        deinit { LeakTests.controllers -= 1 }
    }

    /// What the whole process has taken and not given back: nodes of the render tree, pictures and surfaces, too.
    private static var heldBytes: Int {
        var (text, size) = (nil as UnsafeMutablePointer<CChar>?, 0)
        guard let stream = open_memstream(&text, &size) else { return 0 }
        _ = mallocInfo(0, stream)
        fclose(stream)
        defer { free(text) }
        // The whole stands behind its parts.
        let whole = String(cString: text!).components(separatedBy: "</heap>").last ?? ""
        func bytes(_ kind: String) -> Int {
            let row = whole.components(separatedBy: "type=\"\(kind)\"").dropFirst().first ?? ""
            return Int(row.components(separatedBy: "size=\"").dropFirst().first?.prefix { $0 != "\"" } ?? "") ?? 0
        }
        return bytes("current") - bytes("fast") - bytes("rest") + bytes("mmap")
    }

    override func prepare() {
        (Self.controllers, Self.views, Self.layers) = (0, 0, 0)
        // Hundreds of rounds of callbacks are not worth keeping.
        PorticoTrace.remove(harness.recorder)
    }

    /// Runs the rounds, most without animation, and checks what is left after the last.
    @MainActor private func run(
        _ name: String, keeps: Int = 0, file: StaticString = #filePath, line: UInt = #line,
        _ round: (_ animated: Bool) -> Void
    ) {
        var settled = 0
        for number in 0..<Self.rounds {
            let animated = number % 100 == 50
            round(animated)
            if animated { harness.advance(by: 1) } else { harness.turn() }
            if number == Self.rounds / 2 {
                harness.advance(by: 1)
                settled = Self.heldBytes
            }
        }
        harness.advance(by: 1)
        // A node of the render tree is larger, a picture or a surface by far.
        XCTAssertLessThan(Self.heldBytes - settled, 200 * Self.rounds / 2, "\(name): bytes", file: file, line: line)
        XCTAssertEqual(Self.controllers, keeps, "\(name): controllers", file: file, line: line)
        XCTAssertLessThanOrEqual(Self.views, keeps, "\(name): views", file: file, line: line)
        XCTAssertLessThanOrEqual(Self.layers, keeps, "\(name): layers", file: file, line: line)
    }

    func testNavigationPushesAndPops() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            run("navigation") { animated in
                navigation.pushViewController(Counted(), animated: animated)
                if animated { harness.advance(by: 1) } else { harness.turn() }
                navigation.popViewController(animated: animated)
            }
            XCTAssertEqual(navigation.children.count, 1)
            XCTAssertEqual(navigation.stage.subviews.count, 1)
        }
    }

    /// A person uses what is there before it goes: touches hold views, and recognisers know touches.
    func testScreensThatWereTouched() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            weak var scrolled: UIScrollView?
            weak var pressed: UIButton?
            weak var zoomed: UIView?
            do {
                let screen = Counted()
                let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
                scroll.contentSize = CGSize(width: 300, height: 2000)
                let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in })
                button.frame = CGRect(x: 20, y: 20, width: 200, height: 200)
                let counted = CountedView(frame: CGRect(x: 0, y: 420, width: 300, height: 100))
                for recognizer in [
                    UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
                    UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
                ] {
                    counted.addGestureRecognizer(recognizer)
                }
                let twice = UITapGestureRecognizer()
                twice.numberOfTapsRequired = 2
                counted.addGestureRecognizer(twice)
                screen.view.addSubview(scroll)
                screen.view.addSubview(counted)
                scroll.addSubview(button)
                (scrolled, pressed, zoomed) = (scroll, button, counted)
                navigation.pushViewController(screen, animated: false)
            }
            harness.advance(by: 0.1)
            harness.tap(pressed!)
            harness.touch(.began, at: CGPoint(x: 100, y: 350))
            for step in 1...5 { harness.touch(.moved, at: CGPoint(x: 100, y: 350 - 20 * step)) }
            harness.touch(.ended, at: CGPoint(x: 100, y: 250))
            harness.advance(by: 2)
            XCTAssertGreaterThan(scrolled!.contentOffset.y, 0)
            harness.tap(zoomed!)
            harness.advance(by: 1)
            // One finger stays until the screen has gone.
            harness.touch(.began, at: CGPoint(x: 100, y: 350), id: 2)
            navigation.popViewController(animated: false)
            harness.advance(by: 0.5)
            harness.touch(.ended, at: CGPoint(x: 100, y: 350), id: 2)
            harness.advance(by: 2)
            XCTAssertEqual(Self.controllers, 0)
            XCTAssertNil(scrolled)
            XCTAssertNil(pressed)
            XCTAssertNil(zoomed)
            XCTAssertEqual(Self.views, 0)
            XCTAssertEqual(Self.layers, 0)
        }
    }

    func testNavigationTurnsRound() {
        onMain {
            let navigation = UINavigationController(rootViewController: UIViewController())
            harness.show(root: navigation)
            harness.advance(by: 0.1)
            run("set") { animated in
                navigation.setViewControllers([UIViewController(), Counted(), Counted()], animated: animated)
                navigation.popToRootViewController(animated: animated)
            }
        }
    }

    func testPresentations() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            harness.advance(by: 0.1)
            let styles: [UIModalPresentationStyle] = [
                .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen, .custom, .popover,
            ]
            var number = 0
            run("present") { animated in
                number += 1
                let controller = Counted()
                controller.modalPresentationStyle = styles[number % styles.count]
                controller.popoverPresentationController?.sourceView = root.view
                controller.sheetPresentationController?.detents = [.medium(), .large()]
                root.present(controller, animated: animated)
                if animated { harness.advance(by: 1) } else { harness.turn() }
                root.dismiss(animated: animated)
            }
            XCTAssertNil(root.presentedViewController)
            XCTAssertEqual(harness.window.subviews.count, 1)
        }
    }

    func testAPreparedPresentationThatNeverHappens() {
        onMain {
            for _ in 0..<Self.rounds {
                let controller = Counted()
                controller.sheetPresentationController?.prefersGrabberVisible = true
                controller.modalPresentationStyle = .popover
                controller.popoverPresentationController?.permittedArrowDirections = .up
            }
            XCTAssertEqual(Self.controllers, 0)
        }
    }

    func testAlerts() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            harness.advance(by: 0.1)
            weak var last: UIAlertController?
            run("alerts") { animated in
                let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
                let held = Counted()
                alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = held.title })
                root.present(alert, animated: animated)
                if animated { harness.advance(by: 1) } else { harness.turn() }
                last = alert
                root.dismiss(animated: animated)
            }
            XCTAssertNil(last)
        }
    }

    func testTabs() {
        onMain {
            let tabs = UITabBarController()
            harness.show(root: tabs)
            harness.advance(by: 0.1)
            run("tabs", keeps: 3) { animated in
                tabs.setViewControllers([Counted(), Counted(), Counted()], animated: animated)
                tabs.selectedIndex = 2
                harness.turn()
                tabs.selectedIndex = 1
            }
        }
    }

    func testPages() {
        onMain {
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            harness.show(root: pages)
            harness.advance(by: 0.1)
            run("pages", keeps: 1) { animated in
                pages.setViewControllers([Counted()], direction: .forward, animated: animated)
            }
        }
    }

    func testPagesThatCurl() {
        onMain {
            for spine in [UIPageViewController.SpineLocation.min, .mid] {
                let pages = UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: spine])
                let count = spine == .mid ? 2 : 1
                pages.setViewControllers(
                    (0..<count).map { _ in UIViewController() }, direction: .forward, animated: false)
                harness.show(root: pages)
                harness.advance(by: 0.1)
                run("pages that curl", keeps: count) { animated in
                    pages.setViewControllers(
                        (0..<count).map { _ in Counted() }, direction: .forward, animated: animated)
                }
                pages.setViewControllers(
                    (0..<count).map { _ in UIViewController() }, direction: .reverse, animated: false)
                harness.advance(by: 0.1)
            }
        }
    }

    func testPartialCurl() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            harness.advance(by: 0.1)
            run("partial curl") { animated in
                let below = Counted()
                below.modalTransitionStyle = .partialCurl
                below.modalPresentationStyle = .fullScreen
                root.present(below, animated: animated)
                if animated { harness.advance(by: 1) } else { harness.turn() }
                root.dismiss(animated: animated)
            }
        }
    }

    func testSplit() {
        onMain {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            harness.show(root: split)
            harness.advance(by: 0.1)
            run("split", keeps: 1) { _ in split.setViewController(Counted(), for: .secondary) }
        }
    }

    func testCustomContainerAndRoot() {
        onMain {
            let root = UIViewController()
            harness.show(root: root)
            harness.advance(by: 0.1)
            run("custom") { _ in
                let child = Counted()
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
                harness.turn()
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            run("root", keeps: 1) { _ in harness.window.rootViewController = Counted() }
        }
    }
}

/// Of `malloc.h`, which Swift's module of the C library leaves out.
@_silgen_name("malloc_info") private func mallocInfo(_ options: Int32, _ stream: UnsafeMutablePointer<FILE>) -> Int32
