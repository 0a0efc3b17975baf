import Foundation
import PorticoHost
import TestSupport
import UIKit
import XCTest

/// Programmers' mistakes that end an app on iOS end it here, with the exception's name and the explanation that iOS gives. Each
/// mistake is made in a process of its own.
final class ProgrammerErrorTests: MainTestCase, @unchecked Sendable {
    private struct Mistake: @unchecked Sendable {
        var name: String
        var exception: String
        var explanation: String
        var make: @MainActor (Harness) -> Void

        init(_ name: String, _ exception: String, _ explanation: String, _ make: @escaping @MainActor (Harness) -> Void)
        {
            (self.name, self.exception, self.explanation, self.make) = (name, exception, explanation, make)
        }
    }

    private static let argument = "NSInvalidArgumentException"
    private static let inconsistency = "NSInternalInconsistencyException"
    private static let hierarchy = "UIViewControllerHierarchyInconsistency"

    // MARK: Views

    private static let views = [
        Mistake("a view in itself", argument, "Can't add self as subview") { _ in
            let view = UIView()
            view.addSubview(view)
        },
        Mistake("a ring of views", "CALayerInvalid", "is a part of cycle in its layer tree") { _ in
            let (top, middle, low) = (UIView(), UIView(), UIView())
            top.addSubview(middle)
            middle.addSubview(low)
            low.addSubview(top)
        },
        Mistake("a ring of layers", "CALayerInvalid", "is a part of cycle in its layer tree") { _ in
            let (top, low) = (CALayer(), CALayer())
            top.addSublayer(low)
            low.addSublayer(top)
        },
        Mistake("a position that is no number", "CALayerInvalidGeometry", "CALayer position contains NaN: [nan 0") {
            _ in
            UIView().center = CGPoint(x: CGFloat.nan, y: 0)
        },
        Mistake("exchanged beyond the end", "NSRangeException", "exchangeSubviewAtIndex") { _ in
            let view = UIView()
            view.addSubview(UIView())
            view.exchangeSubview(at: 0, withSubviewAt: 1)
        },
        Mistake(
            "a subview of an effect", inconsistency, "Do not add subviews directly to the visual effect view itself"
        ) {
            _ in UIVisualEffectView(effect: UIBlurEffect(style: .regular)).addSubview(UIView())
        },
        Mistake("a touch that isn't there", "NSRangeException", "locationOfTouch:inView:]: index (0) beyond bounds (0)")
        {
            _ in _ = UITapGestureRecognizer().location(ofTouch: 0, in: nil)
        },
        Mistake("another delegate for scrolling", argument, "must have its scroll view as its delegate") { _ in
            final class Delegate: NSObject, UIGestureRecognizerDelegate {}
            UIScrollView().panGestureRecognizer.delegate = Delegate()
        },
        Mistake("arranged beyond the end", "NSRangeException", "insertArrangedSubview:atIndex:") { _ in
            UIStackView().insertArrangedSubview(UIView(), at: 1)
        },
        Mistake("an image without size", inconsistency, "Use UIGraphicsImageRenderer to avoid this assert") { _ in
            UIGraphicsBeginImageContext(CGSize(width: 10, height: 0))
        },
    ]

    // MARK: Constraints and animations

    private static let layout = [
        Mistake("a place equal to a number", argument, "Location attributes must be specified in pairs") { _ in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                multiplier: 1, constant: 4)
        },
        Mistake("a place and a size", argument, "Invalid pairing of layout attributes") { _ in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
                constant: 0)
        },
        Mistake("leading and left", argument, "Use leading/trailing for both or neither") { _ in
            let view = UIView()
            _ = NSLayoutConstraint(
                item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .leading, multiplier: 1,
                constant: 0)
        },
        Mistake("an endless constant", inconsistency, "Constant is not finite! That's illegal. constant:nan") { _ in
            UIView().widthAnchor.constraint(equalToConstant: .nan).isActive = true
        },
        Mistake("strangers", "NSGenericException", "because they have no common ancestor") { _ in
            let (a, b) = (UIView(), UIView())
            a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
            withExtendedLifetime((a, b)) {}
        },
        Mistake("a format that is none", argument, "Unable to parse constraint format") { _ in
            _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[a", metrics: nil, views: ["a": UIView()])
        },
        Mistake("an animator that isn't stopped", inconsistency, "should only be called on a stopped animator") { _ in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.finishAnimation(at: .end)
        },
        Mistake(
            "a paused animator let go", inconsistency, "It is an error to release a paused or stopped property animator"
        ) { _ in
            let view = UIView()
            UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.pauseAnimation()
        },
    ]

    // MARK: Containment

    private static let containment = [
        Mistake("one view for two controllers", hierarchy, "associated with at most one view controller at a time!") {
            _ in
            let (a, b) = (UIViewController(), UIViewController())
            b.view = a.view
        },
        Mistake("a root as a child", hierarchy, "adding a root view controller") { harness in
            let root = UIViewController()
            harness.show(root: root)
            UIViewController().addChild(root)
        },
        Mistake("a view that is with another already", hierarchy, "but requested parent is:") { harness in
            let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
            a.view.addSubview(b.view)
            c.addChild(b)
        },
        Mistake("a view that goes to another", hierarchy, "but actual parent is:") { harness in
            let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
            c.addChild(b)
            a.view.addSubview(b.view)
        },
        Mistake("a change between strangers", argument, "must have a common parent view controller") { _ in
            let (a, b) = (UIViewController(), UIViewController())
            a.addChild(b)
            a.transition(from: b, to: UIViewController(), duration: 0, animations: nil)
        },
        Mistake("a nib that isn't there", inconsistency, "Could not load NIB in bundle") { _ in
            _ = UIViewController(nibName: "Nowhere", bundle: nil).view
        },
        Mistake("no orientation in common", "UIApplicationInvalidInterfaceOrientation", "has no common orientation") {
            harness in
            final class Nowhere: UIViewController {
                override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] }
            }
            harness.show(root: Nowhere())
            harness.runtime.post(.rotate(.left))
            harness.turn()
        },
        Mistake(
            "a window without a root", inconsistency, "Application windows are expected to have a root view controller"
        ) {
            harness in
            final class App: NSObject, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.makeKeyAndVisible()
                    return true
                }
            }
            harness.launch(App())
        },
        Mistake("a second application", inconsistency, "There can only be one UIApplication instance.") { _ in
            _ = UIApplication()
        },
    ]

    // MARK: Containers

    private static let containers = [
        Mistake("pushed twice", argument, "more than once which is not supported") { _ in
            let controller = UIViewController()
            UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
        },
        Mistake("a navigation controller pushed", argument, "Pushing a navigation controller is not supported") { _ in
            UINavigationController().pushViewController(UINavigationController(), animated: false)
        },
        Mistake(
            "a split controller pushed", argument, "Split View Controllers cannot be pushed to a Navigation Controller"
        ) {
            _ in UINavigationController().pushViewController(UISplitViewController(), animated: false)
        },
        Mistake("popped to a stranger", inconsistency, "Tried to pop to a view controller that doesn't exist.") { _ in
            UINavigationController(rootViewController: UIViewController())
                .popToViewController(UIViewController(), animated: false)
        },
        Mistake(
            "one controller twice", inconsistency, "All view controllers in a navigation controller must be distinct"
        ) {
            _ in
            let controller = UIViewController()
            UINavigationController().viewControllers = [controller, controller]
        },
        Mistake("items of a managed bar", inconsistency, "Cannot call setItems:animated: directly on a UINavigationBar")
        {
            _ in
            let navigation = UINavigationController()
            navigation.navigationBar.items = [UINavigationItem(title: "\(navigation)")]
        },
        Mistake("push of a managed bar", inconsistency, "Cannot call pushNavigationItem:animated: directly on a") { _ in
            let navigation = UINavigationController()
            navigation.navigationBar.pushItem(UINavigationItem(title: "\(navigation)"), animated: false)
        },
        Mistake("pop of a managed bar", inconsistency, "Cannot call popNavigationItemAnimated: directly on a") { _ in
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.navigationBar.popItem(animated: navigation.isBeingPresented)
        },
        Mistake("delegate of a managed bar", inconsistency, "Cannot manually set the delegate on a UINavigationBar") {
            _ in
            final class Delegate: NSObject, UINavigationBarDelegate {}
            let navigation = UINavigationController()
            let delegate = Delegate()
            navigation.navigationBar.delegate = delegate
            withExtendedLifetime((navigation, delegate)) {}
        },
        Mistake(
            "items of a managed tab bar", inconsistency, "Directly modifying a tab bar managed by a tab bar controller"
        ) {
            _ in kept(UITabBarController()) { $0.tabBar.items = [] }
        },
        Mistake(
            "choice of a managed tab bar", inconsistency, "Directly modifying a tab bar managed by a tab bar controller"
        ) { _ in kept(UITabBarController()) { $0.tabBar.selectedItem = nil } },
        Mistake("delegate of a managed tab bar", inconsistency, "Changing the delegate of a tab bar managed by") { _ in
            kept(UITabBarController()) { $0.tabBar.delegate = nil }
        },
        Mistake("a tab that is none", argument, "only a view controller in the tab bar controller's list") { _ in
            UITabBarController().selectedViewController = UIViewController()
        },
        Mistake(
            "no page", argument, "The number of view controllers provided (0) doesn't match the number required (1)"
        ) {
            _ in
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                .setViewControllers([], direction: .forward, animated: false)
        },
        Mistake(
            "too many pages", argument,
            "The number of view controllers provided (2) doesn't match the number required (1)"
        ) { _ in
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                .setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
        },
        Mistake("a preview of nowhere", inconsistency, "UITargetedPreview initializer requires that the view is in a") {
            _ in _ = UITargetedPreview(view: UIView())
        },
        Mistake("a target nowhere", inconsistency, "UIPreviewTarget requires that the container view is in a window") {
            _ in _ = UIPreviewTarget(container: UIView(), center: .zero)
        },
        Mistake("a menu twice", inconsistency, "inserted menu has duplicate submenu, command or key command") {
            harness in
            final class Builds: UIResponder, UIApplicationDelegate {
                override func buildMenu(with builder: any UIMenuBuilder) {
                    builder.insertChild(UIMenu(identifier: .file), atEndOfMenu: .help)
                }
            }
            let builds = Builds()
            harness.application.delegate = builds
            harness.showWindow()
            harness.runtime.post(.key(HostKey(usage: 4, characters: "a", phase: .down)))
            harness.turn()
            withExtendedLifetime(builds) {}
        },
    ]

    // MARK: Presentations

    private static let presentations = [
        Mistake(
            "presented without a style", argument,
            "The specified modal presentation style doesn't have a corresponding presentation controller."
        ) { harness in
            let (root, other) = (UIViewController(), UIViewController())
            harness.show(root: root)
            other.modalPresentationStyle = .none
            root.present(other, animated: false)
        },
        Mistake("presented on itself", argument, "Application tried to present modally an active view controller") {
            harness in
            let controller = UIViewController()
            harness.show(root: controller)
            controller.present(controller, animated: false)
        },
        Mistake("presented twice", argument, "that is already being presented by") { harness in
            let (root, sheet) = (UIViewController(), UIViewController())
            harness.show(root: root)
            root.present(sheet, animated: false)
            harness.turn()
            let other = UIWindow(frame: UIScreen.main.bounds)
            other.rootViewController = UIViewController()
            other.isHidden = false
            other.rootViewController?.present(sheet, animated: false)
        },
        Mistake(
            "a page of two sides with one", argument,
            "The number of view controllers provided (1) doesn't match the number required (2)"
        ) { _ in
            UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid]
            ).setViewControllers([UIViewController()], direction: .forward, animated: false)
        },
        Mistake("two pages with blank backs", argument, "isDoubleSided cannot be false") { _ in
            UIPageViewController(
                transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                options: [.spineLocation: UIPageViewController.SpineLocation.mid]
            ).isDoubleSided = false
        },
        Mistake(
            "a partial curl above a sheet", argument,
            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen"
        ) { harness in
            let root = UIViewController(), below = UIViewController()
            harness.show(root: root)
            below.modalTransitionStyle = .partialCurl
            root.present(below, animated: false)
        },
        Mistake(
            "a presentation below a partial curl", argument,
            "Application tried to present a nested modal view controller while curled"
        ) { harness in
            let root = UIViewController(), below = UIViewController()
            harness.show(root: root)
            below.modalTransitionStyle = .partialCurl
            below.modalPresentationStyle = .fullScreen
            root.present(below, animated: false)
            harness.advance(by: 0.1)
            below.present(UIViewController(), animated: false)
        },
        Mistake("a child presented", argument, "that has a parent view controller") { harness in
            let (root, child) = (UIViewController(), UIViewController())
            harness.show(root: root)
            root.addChild(child)
            root.present(child, animated: false)
        },
        Mistake(
            "a popover from nowhere", "NSGenericException",
            "should have a non-nil sourceView or barButtonItem set before"
        ) { harness in
            final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
                func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                    .none
                }
            }
            let root = UIViewController()
            harness.show(root: root)
            harness.turn()
            let popover = UIViewController()
            popover.modalPresentationStyle = .popover
            let delegate = Delegate()
            popover.popoverPresentationController?.delegate = delegate
            root.present(popover, animated: false)
        },
        Mistake(
            "two cancels", inconsistency,
            "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
        ) { _ in
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "B", style: .cancel))
            alert.addAction(UIAlertAction(title: "C", style: .cancel))
        },
        Mistake(
            "a field in an action sheet", inconsistency, "Text fields can only be added to an alert controller of style"
        ) {
            _ in UIAlertController(title: "A", message: nil, preferredStyle: .actionSheet).addTextField()
        },
        Mistake("a stranger preferred", inconsistency, "must be contained in the actions array") { _ in
            UIAlertController(title: "A", message: nil, preferredStyle: .alert).preferredAction = UIAlertAction(
                title: "B", style: .default)
        },
        Mistake(
            "an empty alert", inconsistency, "UIAlertController must have a title, a message or an action to display"
        ) {
            harness in
            let root = UIViewController()
            harness.show(root: root)
            root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
        },
        Mistake("a sheet that rests nowhere", argument, "A sheet needs at least one detent") { _ in
            UIViewController().sheetPresentationController?.detents = []
        },
    ]

    // MARK: Running

    private static let variable = "PORTICO_TEST_PROGRAMMER_ERROR"

    func test_B13_C02_mistakes_in_the_hierarchy() throws { try run(Self.views, "views") }
    func test_C07_mistakes_in_constraints_and_animations() throws { try run(Self.layout, "layout") }
    func test_B16_mistakes_in_containment() throws { try run(Self.containment, "containment") }
    func test_B19_mistakes_with_containers() throws { try run(Self.containers, "containers") }
    // MARK: The runtime

    private static let runtime = [
        Mistake("a method that isn't there", argument, "unrecognized selector sent to instance") { _ in
            UIView().perform(NSSelectorFromString("vanish"))
        },
        Mistake("a lock taken twice", "BUG IN CLIENT OF LIBPLATFORM", "Trying to recursively lock") { _ in
            let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock())
            os_unfair_lock_lock(lock)
            os_unfair_lock_lock(lock)
        },
        Mistake("a lock of nobody's given back", "BUG IN CLIENT OF LIBPLATFORM", "not owned by current thread") { _ in
            let lock = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
            lock.initialize(to: os_unfair_lock())
            os_unfair_lock_unlock(lock)
        },
        Mistake("a key that isn't there", "NSUnknownKeyException", "not key value coding-compliant for the key none") {
            _ in _ = UIView().value(forKey: "none")
        },
        Mistake("an observer that isn't one", "NSRangeException", "is not registered as an observer") { _ in
            let view = UIView()
            view.removeObserver(view, forKeyPath: "frame")
        },
    ]

    // MARK: Lists

    private static let lists = [
        Mistake(
            "snapshots of two threads", inconsistency, "Deadlock detected: calling this method on the main queue with"
        ) {
            harness in
            harness.showWindow()
            let table = UITableView()
            let data = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in UITableViewCell() }
            let sent = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                data.apply(NSDiffableDataSourceSnapshot())
                sent.signal()
            }
            sent.wait()
            data.apply(NSDiffableDataSourceSnapshot())
        },
        Mistake("a section without a definition", inconsistency, "Invalid section definition. Please specify a valid") {
            harness in
            harness.showWindow()
            let layout = UICollectionViewCompositionalLayout { _, _ in nil }
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
            let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1])
            harness.window.addSubview(view)
            data.apply(snapshot, animatingDifferences: false)
            harness.turn()
        },
        Mistake("a collection without a layout", argument, "must be initialized with a non-nil layout parameter") { _ in
            _ = UICollectionView(frame: .zero)
        },
    ]

    func test_listE30_listE32_listE34_mistakes_with_lists() throws { try run(Self.lists, "lists") }

    func test_E10_mistakes_with_the_runtime() throws { try run(Self.runtime, "runtime") }

    func test_B19_mistakes_with_presentations() throws { try run(Self.presentations, "presentations") }

    private func run(_ mistakes: [Mistake], _ group: String, test: String = #function) throws {
        if let wanted = ProcessInfo.processInfo.environment[Self.variable] {
            // The child process: this ends it.
            onMain { mistakes.first { $0.name == wanted }?.make(harness) }
            return
        }
        let name = test.prefix { $0 != "(" }
        // Two cores: a few at a time.
        for start in stride(from: 0, to: mistakes.count, by: 4) {
            let wave = try mistakes[start..<min(start + 4, mistakes.count)].map { mistake in
                let child = Process()
                child.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
                child.arguments = ["ConformanceTests.ProgrammerErrorTests/\(name)"]
                var environment = ProcessInfo.processInfo.environment
                environment[Self.variable] = mistake.name
                environment["SWIFT_BACKTRACE"] = "enable=no"
                child.environment = environment
                let output = Pipe()
                child.standardOutput = output
                child.standardError = output
                try child.run()
                return (mistake, child, output)
            }
            for (mistake, child, output) in wave {
                let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                child.waitUntilExit()
                XCTAssertEqual(child.terminationReason, .uncaughtSignal, "\(mistake.name): \(text)")
                let said = text.split(separator: "\n").first { $0.contains("Fatal error: ") } ?? ""
                XCTAssertTrue(said.contains("Fatal error: \(mistake.exception): "), "\(mistake.name): \(said)\n\(text)")
                XCTAssertTrue(text.contains(mistake.explanation), "\(mistake.name): \(said)")
            }
        }
    }
}

/// A bar knows its controller only while that lives.
@MainActor private func kept<Object: AnyObject>(_ object: Object, _ body: (Object) -> Void) {
    withExtendedLifetime(object) { body(object) }
}
