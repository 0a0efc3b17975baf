import PorticoHost
import PorticoTrace
import TestSupport
import UIKit
import XCTest

/// Contract B19: what every controller hears, the whole list, compared exactly, for every style of presentation on a phone and on
/// a pad, and for every way of dismissal.
final class PresentationTraceTests: MainTestCase, @unchecked Sendable {
    final class ScreenA: UIViewController {}
    final class ScreenB: UIViewController {}
    final class ScreenC: UIViewController {}

    /// What A, B and C heard while `body` ran and a second after it.
    @MainActor func heard(_ body: () -> Void) -> [String] {
        harness.recorder.clear()
        body()
        harness.advance(by: 1)
        return harness.recorder.calls(of: ["ScreenA", "ScreenB", "ScreenC"], [.controller])
            .map { $0.replacingOccurrences(of: "Screen", with: "") }
            .filter { !$0.contains("init") }
    }

    @MainActor func root() -> ScreenA {
        let a = ScreenA()
        harness.show(root: a)
        harness.advance(by: 1)
        return a
    }

    /// B before it is presented.
    @MainActor func made(_ style: UIModalPresentationStyle, from a: UIViewController) -> ScreenB {
        let b = ScreenB()
        b.modalPresentationStyle = style
        if style == .popover {
            b.popoverPresentationController?.sourceView = a.view
            b.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 100, width: 20, height: 20)
        }
        return b
    }

    // MARK: Lists

    /// What a presentation does to what is there: cover it whole, leave it, come up from the lower edge, or stand in the middle, where
    /// nothing of the screen's edges is in its way.
    enum Kind { case covers, over, sheet, floats }

    static func comes(_ kind: Kind) -> [String] {
        let safeArea = kind == .floats ? [] : ["B viewSafeAreaInsetsDidChange"]
        return ["B loadView", "B viewDidLoad"] + (kind == .covers ? ["A viewWillDisappear:"] : [])
            + ["B viewWillAppear:", "B viewIsAppearing:"] + safeArea
            + ["B viewWillLayoutSubviews", "B viewDidLayoutSubviews"]
            + ["B viewDidAppear:"] + (kind == .covers ? ["A viewDidDisappear:"] : [])
    }

    static func goes(_ kind: Kind) -> [String] {
        kind == .covers
            ? [
                "B viewWillDisappear:", "A viewWillAppear:", "A viewIsAppearing:", "A viewWillLayoutSubviews",
                "A viewDidLayoutSubviews", "A viewDidAppear:", "B viewDidDisappear:", "B dealloc",
            ] : ["B viewWillDisappear:", "B viewDidDisappear:", "B dealloc"]
    }

    static let kinds: [(UIModalPresentationStyle, Kind)] = [
        (.automatic, .sheet), (.fullScreen, .covers), (.currentContext, .covers), (.overFullScreen, .over),
        (.overCurrentContext, .over), (.pageSheet, .sheet), (.formSheet, .sheet), (.popover, .sheet),
        (.custom, .over),
    ]

    @MainActor func checkStyles(_ device: String) {
        for (style, onPhone) in Self.kinds {
            let kind = device == "pad" && onPhone == .sheet ? .floats : onPhone
            for animated in [true, false] {
                let what = "\(device), style \(style.rawValue), animated: \(animated)"
                let a = root()
                // By the presenter, then by the one that is presented.
                for isOwn in [false, true] {
                    XCTAssertEqual(
                        heard { a.present(made(style, from: a), animated: animated) }, Self.comes(kind), what)
                    XCTAssertEqual(
                        heard { (isOwn ? a.presentedViewController! : a).dismiss(animated: animated) }, Self.goes(kind),
                        what)
                }
            }
        }
    }

    func test_B19_T6_every_style_on_a_phone_whole_list() {
        onMain { checkStyles("phone") }
    }

    func test_B19_T6_every_style_on_a_pad_whole_list() {
        onMain {
            usePad()
            checkStyles("pad")
        }
    }

    @MainActor private func usePad() {
        harness.end()
        harness = Harness(device: DeviceProfile.all.first { $0.idiom == .pad }!)
    }

    /// On a phone it stays one only where the delegate says so.
    func test_B19_a_popover_that_stays_one_on_a_phone_whole_list() {
        onMain {
            let a = root()
            let delegate = Stays()
            XCTAssertEqual(
                heard {
                    let b = made(.popover, from: a)
                    b.popoverPresentationController?.delegate = delegate
                    a.present(b, animated: true)
                }, Self.comes(.floats))
            XCTAssertEqual(heard { harness.tap(CGPoint(x: 380, y: 840)) }, Self.goes(.floats), "a tap beside it")
        }
    }

    private final class Stays: NSObject, UIPopoverPresentationControllerDelegate {
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }

    // MARK: Dismissed by a person

    /// A finger from `start` down to `end`, let go there.
    @MainActor private func drag(from start: CGFloat = 200, to end: CGFloat) {
        harness.touch(.began, at: CGPoint(x: 200, y: start))
        for step in 1...12 {
            harness.touch(.moved, at: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 12))
        }
        harness.advance(by: 0.3)
        harness.touch(.moved, at: CGPoint(x: 200, y: end))
        harness.touch(.ended, at: CGPoint(x: 200, y: end))
    }

    func test_B19_a_sheet_swiped_away_whole_list() {
        onMain {
            let a = root()
            for style in [UIModalPresentationStyle.pageSheet, .formSheet, .popover] {
                a.present(made(style, from: a), animated: false)
                harness.advance(by: 1)
                XCTAssertEqual(
                    heard { drag(to: 300) },
                    ["B viewWillDisappear:", "B viewWillAppear:", "B viewIsAppearing:", "B viewDidAppear:"],
                    "it springs back")
                XCTAssertEqual(heard { drag(to: 700) }, Self.goes(.sheet))
                XCTAssertNil(a.presentedViewController)
            }
        }
    }

    func test_B19_a_tap_beside_whole_list() {
        onMain {
            let a = root()
            a.present(made(.pageSheet, from: a), animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(heard { harness.tap(CGPoint(x: 200, y: 30)) }, Self.goes(.sheet), "a sheet on a phone")
            usePad()
            let wide = root()
            for style in [UIModalPresentationStyle.formSheet, .popover] {
                wide.present(made(style, from: wide), animated: false)
                harness.advance(by: 1)
                XCTAssertEqual(
                    heard { harness.tap(CGPoint(x: 800, y: 1150)) }, Self.goes(.floats), "\(style.rawValue)")
                XCTAssertNil(wide.presentedViewController)
            }
        }
    }

    func test_B19_a_tap_beside_that_does_not_dismiss_whole_list() {
        onMain {
            let a = root()
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
                a.present(made(style, from: a), animated: false)
                harness.advance(by: 1)
                XCTAssertEqual(heard { harness.tap(CGPoint(x: 200, y: 30)) }, [], "\(style.rawValue)")
                XCTAssertEqual(heard { drag(to: 700) }, [], "\(style.rawValue)")
                a.dismiss(animated: false)
                harness.advance(by: 1)
            }
            let modal = made(.pageSheet, from: a)
            modal.isModalInPresentation = true
            a.present(modal, animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(heard { harness.tap(CGPoint(x: 200, y: 30)) }, [])
            XCTAssertEqual(heard { drag(to: 700) }, [])
            XCTAssertTrue(a.presentedViewController === modal)
            a.dismiss(animated: false)
            harness.advance(by: 1)
        }
    }

    /// Between its detents nobody appears or disappears; from the lowest one down the sheet goes.
    // DEV-152
    func test_B19_a_sheet_dragged_between_its_detents_and_away_whole_list() {
        onMain {
            let a = root()
            let b = made(.pageSheet, from: a)
            b.sheetPresentationController?.detents = [.medium(), .large()]
            a.present(b, animated: false)
            harness.advance(by: 1)
            // It follows the finger, laid out at every step; then it is told where it comes to rest.
            let layout = [
                "B viewSafeAreaInsetsDidChange", "B viewWillLayoutSubviews", "B viewDidLayoutSubviews",
            ]
            let told = ["B viewWillTransitionToSize:withTransitionCoordinator:"]
            let up = heard { drag(from: 500, to: 100) }
            XCTAssertEqual(b.sheetPresentationController?.selectedDetentIdentifier, .large)
            XCTAssertEqual(up.filter { !layout.contains($0) }, told)
            XCTAssertEqual(up.suffix(4), told + layout)
            let down = heard { drag(from: 100, to: 440) }
            XCTAssertEqual(b.sheetPresentationController?.selectedDetentIdentifier, .medium)
            XCTAssertEqual(down.filter { !layout.contains($0) }, told)
            XCTAssertEqual(
                heard { b.sheetPresentationController?.animateChanges { b.view.tag = 1 } }, [], "nothing changes")
            let away = heard { drag(from: 500, to: 840) }
            XCTAssertNil(a.presentedViewController)
            XCTAssertEqual(
                away.filter { !layout.contains($0) }, Self.goes(.sheet).filter { $0 != "B dealloc" }, "b is held here")
        }
    }

    func test_B19_an_alert_that_an_action_ends_whole_list() {
        onMain {
            final class Alert: UIAlertController {}
            let a = root()
            for style in [UIAlertController.Style.alert, .actionSheet] {
                var order: [String] = []
                let coming = heard {
                    let alert = UIAlertController(title: "T", message: "M", preferredStyle: style)
                    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in order.append("handler") })
                    a.present(alert, animated: true)
                }
                XCTAssertEqual(coming, [], "the presenter hears nothing")
                let going = heard { tap(text: "OK") }
                XCTAssertEqual(going, [])
                XCTAssertEqual(order, ["handler"])
                XCTAssertEqual(
                    harness.recorder.calls(of: ["UIAlertController"], [.controller]).filter { !$0.contains("Layout") },
                    [
                        "UIAlertController viewWillDisappear:", "UIAlertController viewDidDisappear:",
                        "UIAlertController dealloc",
                    ])
                XCTAssertNil(a.presentedViewController)
            }
        }
    }

    /// Taps the label with this text.
    @MainActor private func tap(text: String) {
        func find(_ view: UIView) -> UIView? {
            if (view as? UILabel)?.text == text { return view }
            return view.subviews.lazy.compactMap(find).first
        }
        harness.tap(find(harness.window)!)
    }

    // MARK: Several

    func test_B19_a_presentation_over_another_whole_list() {
        onMain {
            let a = root()
            for animated in [true, false] {
                a.present(made(.pageSheet, from: a), animated: false)
                harness.advance(by: 1)
                XCTAssertEqual(
                    heard {
                        let c = ScreenC()
                        c.modalPresentationStyle = .fullScreen
                        a.presentedViewController!.present(c, animated: animated)
                    },
                    [
                        "C loadView", "C viewDidLoad", "B viewWillDisappear:", "C viewWillAppear:",
                        "C viewIsAppearing:",
                        "C viewSafeAreaInsetsDidChange", "C viewWillLayoutSubviews",
                        "C viewDidLayoutSubviews", "C viewDidAppear:", "B viewDidDisappear:",
                    ])
                XCTAssertEqual(
                    heard { a.presentedViewController!.dismiss(animated: animated) },
                    [
                        "C viewWillDisappear:", "B viewWillAppear:", "B viewIsAppearing:", "B viewWillLayoutSubviews",
                        "B viewDidLayoutSubviews", "B viewDidAppear:", "C viewDidDisappear:", "C dealloc",
                    ])
                XCTAssertEqual(heard { a.presentedViewController!.dismiss(animated: animated) }, Self.goes(.sheet))
            }
        }
    }

    /// The one in between is not seen, and hears nothing.
    func test_B19_the_lowest_of_three_takes_all_whole_list() {
        onMain {
            let a = root()
            for animated in [true, false] {
                a.present(made(.pageSheet, from: a), animated: false)
                harness.advance(by: 1)
                let c = ScreenC()
                c.modalPresentationStyle = .fullScreen
                a.presentedViewController!.present(c, animated: false)
                harness.advance(by: 1)
                XCTAssertEqual(
                    heard { a.dismiss(animated: animated) },
                    ["C viewWillDisappear:", "C viewDidDisappear:", "B dealloc"])
                XCTAssertNil(a.presentedViewController)
            }
        }
    }

    /// A new root takes what was presented over the old one along.
    func test_B19_a_root_swap_below_a_presentation_whole_list() {
        onMain {
            let a = root()
            a.present(made(.fullScreen, from: a), animated: false)
            harness.advance(by: 1)
            XCTAssertEqual(
                heard { harness.window.rootViewController = ScreenC() },
                [
                    "B viewWillDisappear:", "B viewDidDisappear:", "C loadView", "C viewDidLoad", "C viewWillAppear:",
                    "C viewIsAppearing:", "C viewSafeAreaInsetsDidChange",
                    "C viewWillLayoutSubviews", "C viewDidLayoutSubviews", "C viewDidAppear:", "B dealloc",
                ])
        }
    }

    func test_B19_presented_by_a_navigation_controller_whole_list() {
        onMain {
            let navigation = UINavigationController(rootViewController: ScreenA())
            harness.show(root: navigation)
            harness.advance(by: 1)
            XCTAssertEqual(
                heard { navigation.topViewController!.present(made(.fullScreen, from: navigation), animated: true) },
                Self.comes(.covers))
            XCTAssertEqual(heard { navigation.dismiss(animated: true) }, Self.goes(.covers))
        }
    }

    // MARK: Interactive, by the app

    func test_B13_B19_an_app_driven_dismissal_cancelled_and_completed_whole_list() {
        onMain {
            final class Driver: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
                let driver = UIPercentDrivenInteractiveTransition()
                func animationController(
                    forDismissed dismissed: UIViewController
                ) -> (any UIViewControllerAnimatedTransitioning)? { self }
                func interactionControllerForDismissal(
                    using animator: any UIViewControllerAnimatedTransitioning
                ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
                func transitionDuration(
                    using transitionContext: (any UIViewControllerContextTransitioning)?
                ) -> TimeInterval { 0.3 }
                func animateTransition(using context: any UIViewControllerContextTransitioning) {
                    if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
                    let view = context.view(forKey: .from)!
                    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { _ in
                        view.alpha = 1
                        context.completeTransition(!context.transitionWasCancelled)
                    }
                }
            }
            let a = root()
            let delegate = Driver()
            for (style, kind) in [(UIModalPresentationStyle.fullScreen, Kind.covers), (.overFullScreen, .over)] {
                let b = made(style, from: a)
                b.transitioningDelegate = delegate
                a.present(b, animated: false)
                harness.advance(by: 1)
                let cancelled = heard {
                    b.dismiss(animated: true)
                    delegate.driver.update(0.3)
                    harness.advance(by: 0.1)
                    delegate.driver.cancel()
                }
                XCTAssertEqual(
                    cancelled,
                    kind == .covers
                        ? [
                            "B viewWillDisappear:", "A viewWillAppear:", "A viewIsAppearing:",
                            "A viewWillLayoutSubviews", "A viewDidLayoutSubviews", "A viewWillDisappear:",
                            "A viewDidDisappear:", "B viewWillAppear:", "B viewIsAppearing:", "B viewDidAppear:",
                        ] : ["B viewWillDisappear:", "B viewWillAppear:", "B viewIsAppearing:", "B viewDidAppear:"])
                XCTAssertTrue(a.presentedViewController === b)
                let finished = heard {
                    b.dismiss(animated: true)
                    delegate.driver.update(0.3)
                    harness.advance(by: 0.1)
                    delegate.driver.finish()
                }
                XCTAssertEqual(finished, Self.goes(kind).filter { $0 != "B dealloc" })
            }
        }
    }
}
