import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A way to present, and one to dismiss.
@MainActor struct ReentryKind {
    let name: String
    /// Callbacks that it has beside those of the controllers.
    let hears: [String]
    let run: @MainActor (ReentryWorld) -> Void

    static let all: [ReentryKind] = [
        modal("full screen", .fullScreen), modal("full screen, at once", .fullScreen, animated: false),
        modal("over full screen", .overFullScreen), modal("current context", .currentContext),
        modal("sheet", .pageSheet), modal("sheet, at once", .pageSheet, animated: false),
        ReentryKind(
            name: "sheet under a finger",
            hears: [
                "should dismiss", "will dismiss", "did dismiss", "did attempt", "another detent", "completion of page",
                "page interaction changes",
            ], run: dragged),
        ReentryKind(name: "sheet caught coming", hears: ["will dismiss", "did dismiss"], run: caught),
        ReentryKind(name: "popover", hears: ["prepare popover", "should dismiss", "did dismiss"], run: popover),
        ReentryKind(name: "alert", hears: ["the action"], run: alert),
        custom("an app's animator", isInteractive: false), custom("a driven dismissal", isInteractive: true),
        ReentryKind(name: "two", hears: ["upper viewWillDisappear"], run: two),
    ]

    // MARK: By the app

    private static func begin(_ world: ReentryWorld) -> ReentryScreen {
        let root = world.makeScreen("root")
        world.harness.show(root: root)
        world.harness.advance(by: 0.1)
        return root
    }

    private static func modal(
        _ name: String, _ style: UIModalPresentationStyle, animated: Bool = true
    ) -> ReentryKind {
        ReentryKind(name: name, hears: ["completion of page", "completion of the dismissal"]) { world in
            let root = begin(world)
            present(world, from: root, animated) { $0.modalPresentationStyle = style }
            dismiss(world, root, animated)
        }
    }

    private static func present(
        _ world: ReentryWorld, from root: UIViewController, _ animated: Bool, set: (ReentryScreen) -> Void
    ) {
        let page = world.makeScreen("page")
        set(page)
        let delegate = ReentryDelegate.of(page, world)
        page.presentationController?.delegate = delegate
        world.present(page, "page", from: root, animated: animated)
        for _ in 0..<8 { world.harness.advance(by: 0.1) }
    }

    private static func dismiss(_ world: ReentryWorld, _ root: UIViewController, _ animated: Bool) {
        if root.presentedViewController != nil {
            root.dismiss(animated: animated, completion: world.completion("the dismissal"))
        }
        for _ in 0..<8 { world.harness.advance(by: 0.1) }
    }

    private static func two(_ world: ReentryWorld) {
        let root = begin(world)
        present(world, from: root, false) { $0.modalPresentationStyle = .fullScreen }
        let upper = world.makeScreen("upper")
        if let page = root.presentedViewController {
            page.present(upper, animated: false)
            world.harness.advance(by: 0.1)
        }
        dismiss(world, root, true)
    }

    private static func alert(_ world: ReentryWorld) {
        let root = begin(world)
        let alert = world.keep(UIAlertController(title: "Alert", message: nil, preferredStyle: .alert))
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak world] _ in world?.heard("the action") })
        alert.addTextField { [weak world] field in
            field.addAction(UIAction { _ in world?.heard("editing") }, for: .editingDidBegin)
        }
        world.present(alert, "alert", from: root, animated: true)
        world.harness.advance(by: 0.6)
        if root.presentedViewController === alert, let action = alert.actions.first { alert.choose(action) }
        world.harness.advance(by: 0.6)
    }

    // MARK: By a person

    private static func sheet(_ world: ReentryWorld, after time: Double) -> UISheetPresentationController? {
        let root = begin(world)
        let page = world.makeScreen("page")
        let sheet = page.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        sheet?.delegate = ReentryDelegate.of(page, world)
        world.present(page, "page", from: root, animated: true)
        world.harness.advance(by: time)
        return sheet
    }

    private static func drag(_ world: ReentryWorld, _ sheet: UISheetPresentationController?, by distance: CGFloat) {
        guard let sheet, sheet.container != nil else { return }
        let y = sheet.card.visibleFrame.minY + 60
        world.harness.touch(.began, at: CGPoint(x: 200, y: y))
        for step in 1...6 {
            world.harness.touch(.moved, at: CGPoint(x: 200, y: y + distance * CGFloat(step) / 6))
        }
        world.harness.advance(by: 0.2)
        world.harness.touch(.moved, at: CGPoint(x: 200, y: y + distance))
        world.harness.touch(.ended, at: CGPoint(x: 200, y: y + distance))
    }

    private static func dragged(_ world: ReentryWorld) {
        weak let sheet = sheet(world, after: 0.8)
        drag(world, sheet, by: -350)
        world.harness.advance(by: 0.6)
        sheet?.knownPresented?.isModalInPresentation = true
        drag(world, sheet, by: 700)
        world.harness.advance(by: 0.6)
        sheet?.knownPresented?.isModalInPresentation = false
        drag(world, sheet, by: 420)
        world.harness.advance(by: 0.6)
        drag(world, sheet, by: 600)
        world.harness.advance(by: 0.8)
    }

    private static func caught(_ world: ReentryWorld) {
        weak let sheet = sheet(world, after: 0.12)
        drag(world, sheet, by: 500)
        world.harness.advance(by: 0.06)
        // Taken back, and sent away again.
        drag(world, sheet, by: 300)
        world.harness.advance(by: 0.8)
    }

    private static func popover(_ world: ReentryWorld) {
        let root = begin(world)
        let page = world.makeScreen("page")
        page.modalPresentationStyle = .popover
        let popover = page.popoverPresentationController
        popover?.sourceView = root.view
        popover?.sourceRect = CGRect(x: 10, y: 100, width: 20, height: 20)
        popover?.delegate = ReentryDelegate.of(page, world)
        world.present(page, "page", from: root, animated: true)
        world.harness.advance(by: 0.6)
        world.harness.tap(CGPoint(x: 380, y: 800))
        world.harness.advance(by: 0.6)
    }

    // MARK: With the app's own objects

    private static func custom(_ name: String, isInteractive: Bool) -> ReentryKind {
        ReentryKind(
            name: name,
            hears: [
                "animator for coming", "animator for going", "animates coming", "animates going", "ended coming",
                "ended going", "presentationTransitionWillBegin", "presentationTransitionDidEnd",
                "dismissalTransitionWillBegin", "dismissalTransitionDidEnd", "container laid out",
            ]
        ) { world in
            let root = begin(world)
            let page = world.makeScreen("page")
            page.modalPresentationStyle = .custom
            let transition = ReentryTransition.of(page, world)
            page.transitioningDelegate = transition
            world.present(page, "page", from: root, animated: true)
            world.harness.advance(by: 0.6)
            guard root.presentedViewController != nil else { return }
            guard isInteractive else { return dismiss(world, root, true) }
            for ends in [false, true] where root.presentedViewController === page {
                let driver = world.keep(UIPercentDrivenInteractiveTransition())
                transition.driver = driver
                root.dismiss(animated: true)
                world.harness.advance(by: 0.05)
                driver.update(0.3)
                world.harness.advance(by: 0.05)
                driver.update(0.5)
                if ends { driver.finish() } else { driver.cancel() }
                transition.driver = nil
                world.harness.advance(by: 0.8)
            }
        }
    }
}
