import CoreGraphics
import Foundation
import PorticoTrace
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// Whatever an app does to a stack or to tabs inside of whichever callback of a change: what is asked for last holds, in the list, in
/// the bar and on the screen; callbacks stay balanced and nobody is left. The callbacks of each change are those that a run without
/// any action has heard.
final class StackReentryTests: MainTestCase, @unchecked Sendable {
    /// Pixels are not what this is about.
    override var screenScale: Double? { 0.25 }

    private typealias Step = (name: String, run: @MainActor (StackWorld) -> Void)

    @MainActor private static let pushes: [Step] = [
        ("push", { $0.navigation.pushViewController($0.make("new"), animated: true) }),
        ("push at once", { $0.navigation.pushViewController($0.make("new"), animated: false) }),
        ("pop", { $0.navigation.popViewController(animated: true) }),
        ("pop at once", { $0.navigation.popViewController(animated: false) }),
        ("replace", { $0.navigation.setViewControllers([$0.make("new")], animated: true) }),
        ("swipe", { swipe($0, to: 380) }),
        ("swipe back", { swipe($0, to: 60) }),
    ]

    @MainActor private static func swipe(_ world: StackWorld, to x: CGFloat) {
        world.harness.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: x, y: 400), after: 0)
    }

    @MainActor private static let actions: [Step] = [
        ("push", { $0.navigation.pushViewController($0.make("other"), animated: true) }),
        ("push at once", { $0.navigation.pushViewController($0.make("other"), animated: false) }),
        ("pop", { $0.navigation.popViewController(animated: true) }),
        ("pop at once", { $0.navigation.popViewController(animated: false) }),
        ("pop to root", { $0.navigation.popToRootViewController(animated: true) }),
        ("pop to root at once", { $0.navigation.popToRootViewController(animated: false) }),
        ("replace", { $0.navigation.setViewControllers([$0.make("other")], animated: true) }),
        ("replace at once", { $0.navigation.setViewControllers([$0.make("other")], animated: false) }),
        ("turn round", { $0.navigation.setViewControllers($0.navigation.viewControllers.reversed(), animated: true) }),
        ("hide the bar", { $0.navigation.setNavigationBarHidden(true, animated: true) }),
        ("hide the bar at once", { $0.navigation.setNavigationBarHidden(true, animated: false) }),
        ("show the toolbar", { $0.navigation.setToolbarHidden(false, animated: true) }),
        (
            "large titles",
            { world in
                world.navigation.navigationBar.prefersLargeTitles = true
                world.navigation.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    systemItem: .add)
            }
        ),
        (
            "push two",
            { world in
                for name in ["other", "another"] {
                    world.navigation.pushViewController(world.make(name), animated: true)
                }
            }
        ),
        ("another root", { $0.window.rootViewController = UIViewController() }),
        ("lay out", { $0.window.layoutIfNeeded() }),
    ]

    @MainActor private static let switches: [Step] = [
        ("select", { $0.tabs?.selectedIndex = 1 }),
        ("tap", { $0.harness.tap($0.tabs!.tabBar.buttons[1]) }),
        ("fewer tabs", { world in world.tabs?.viewControllers = [world.tabs!.viewControllers![2]] }),
    ]

    @MainActor private static let tabActions: [Step] = [
        ("select", { $0.tabs?.selectedIndex = 2 }),
        ("select the first", { $0.tabs?.selectedIndex = 0 }),
        ("new tabs", { world in world.tabs?.viewControllers = [world.make("other"), world.make("another")] }),
        ("new tabs, animated", { world in world.tabs?.setViewControllers([world.make("other")], animated: true) }),
        ("no tabs", { $0.tabs?.viewControllers = nil }),
        ("fewer tabs", { world in world.tabs?.viewControllers = Array(world.tabs!.viewControllers!.dropFirst()) }),
        ("turn round", { world in world.tabs?.viewControllers = world.tabs!.viewControllers!.reversed() }),
        (
            "many tabs",
            { world in world.tabs?.viewControllers! += (0..<5).map { world.make("more\($0)") } }
        ),
        ("hide the tab bar", { $0.tabs?.tabBar.isHidden = true }),
        ("push", { $0.navigation.pushViewController($0.make("other"), animated: true) }),
        (
            "push without tab bar",
            { world in
                let screen = world.make("other")
                screen.hidesBottomBarWhenPushed = true
                world.navigation.pushViewController(screen, animated: true)
            }
        ),
        ("pop", { $0.navigation.popToRootViewController(animated: true) }),
        ("another root", { $0.window.rootViewController = UIViewController() }),
    ]

    /// Names the run before it begins, and keeps to those that contain what the variable says: for a run that ends the process.
    private static let wanted = ProcessInfo.processInfo.environment["PORTICO_REENTRY"]

    @MainActor private func run(_ change: Step, tabbed: Bool, at moment: String?, _ action: Step?) -> [String] {
        let name = "\(change.name), at \(moment ?? "nothing"): \(action?.name ?? "nothing")"
        if let wanted = Self.wanted {
            guard moment == nil || name.contains(wanted) else { return [] }
            FileHandle.standardError.write(Data("\(name)\n".utf8))
        }
        var world: StackWorld? = StackWorld(harness, tabbed: tabbed, at: moment, act: action?.run)
        world?.begin()
        if let world { change.run(world) }
        world?.check()
        let moments = world?.moments ?? []
        var problems = world?.problems ?? []
        if let action, world?.hasActed == false { problems.append("\(action.name) never ran") }
        problems += StackWorld.end(&world)
        if !problems.isEmpty { XCTFail("\(name): \(problems.joined(separator: "; "))") }
        return moments
    }

    @MainActor private func cross(_ changes: [Step], tabbed: Bool, _ actions: [Step], hears: [String]) {
        var heard: Set<String> = []
        var row = 0
        for change in changes {
            let moments = run(change, tabbed: tabbed, at: nil, nil)
            heard.formUnion(moments)
            for moment in moments {
                for action in actions {
                    if SlowTable.runs(row) || Self.wanted != nil { _ = run(change, tabbed: tabbed, at: moment, action) }
                    row += 1
                }
            }
        }
        for call in hears { XCTAssertTrue(heard.contains(call), "nobody hears \(call)") }
    }

    override func prepare() { PorticoTrace.remove(harness.recorder) }

    func testWhateverAnAppDoesToAStackInACallback() {
        onMain {
            cross(
                Self.pushes, tabbed: false, Self.actions,
                hears: [
                    "willShow new", "didShow new", "new viewDidLoad", "new willAppear", "new isAppearing",
                    "new didAppear", "middle willDisappear", "middle didDisappear", "new willMove", "new didMove",
                    "middle willMove nil", "middle didMove nil", "alongside", "completion", "completion cancelled",
                    "new didLayout",
                ])
        }
    }

    func testWhateverAnAppDoesToTabsInACallback() {
        onMain {
            cross(
                Self.switches, tabbed: true, Self.tabActions,
                hears: [
                    "should two", "did two", "two viewDidLoad", "two willAppear", "two didAppear",
                    "middle willDisappear", "middle didDisappear",
                ])
        }
    }
}
