import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace
import QuartzCore
import UIKit

package struct FuzzFailure: Error, CustomStringConvertible {
    package let step: Int
    package let text: String

    package init(step: Int, text: String) {
        self.step = step
        self.text = text
    }

    package var description: String { "after step \(step): \(text)" }
}

/// A random user on an app of tabs, stacks, sheets and scroll views. After every step views and layers agree and appearance callbacks are in
/// order; at the end everyone who is on screen has appeared, nobody else has, and all controllers go.
@MainActor package final class EventFuzz: NSObject {
    private let harness: Harness
    private var fingers: [Int: CGPoint] = [:]
    var problems: [String] = []
    var made = 0

    private override init() {
        harness = Harness()
        super.init()
        // A long run's callbacks are not worth keeping.
        PorticoTrace.remove(harness.recorder)
    }

    /// Throws a `FuzzFailure`.
    package static func run(_ steps: [FuzzStep]) throws {
        FuzzScreen.alive = 0
        let fuzz = EventFuzz()
        defer { fuzz.harness.end() }
        fuzz.harness.show(root: fuzz.makeRoot())
        fuzz.harness.advance(by: 0.1)
        for (index, step) in steps.enumerated() {
            fuzz.perform(step)
            if let problem = fuzz.problem() { throw FuzzFailure(step: index, text: "\(step): \(problem)") }
        }
        fuzz.settle()
        if let problem = fuzz.problem() ?? fuzz.restProblem() { throw FuzzFailure(step: steps.count, text: problem) }
        fuzz.harness.window.rootViewController = nil
        fuzz.settle()
        if let problem = fuzz.problem() { throw FuzzFailure(step: steps.count, text: "without a root: \(problem)") }
        if FuzzScreen.alive > 0 {
            throw FuzzFailure(step: steps.count, text: "\(FuzzScreen.alive) of \(fuzz.made) controllers are left")
        }
    }

    // MARK: Steps

    private func perform(_ step: FuzzStep) {
        switch step {
        case .finger(let finger, let id, let x, let y): move(finger, id, x, y)
        case .hover(let x, let y):
            let size = UIScreen.main.bounds.size
            harness.hover(x < 1 ? CGPoint(x: x * size.width, y: y * size.height) : nil)
        case .change(let change, let animated, let number):
            perform(change, animated, number)
            harness.turn()
        case .rotate(let orientation):
            harness.runtime.post(.rotate(orientation))
            harness.advance(by: 0.05)
        case .appearance(let appearance):
            harness.runtime.post(.appearance(appearance))
            harness.turn()
        case .textSize(let size):
            harness.runtime.post(.textSize(size))
            harness.turn()
        case .system(let command):
            if command != .memoryWarning { fingers = [:] }
            harness.send(command)
        case .wait(let seconds): harness.advance(by: seconds)
        }
    }

    private func move(_ finger: FuzzStep.Finger, _ id: Int, _ x: Double, _ y: Double) {
        let size = UIScreen.main.bounds.size
        let point = CGPoint(x: min(max(x, 0), 0.999) * size.width, y: min(max(y, 0), 0.999) * size.height)
        switch (finger, fingers[id]) {
        case (.down, nil):
            fingers[id] = point
            harness.touch(.began, at: point, id: id)
        case (.move, _?):
            fingers[id] = point
            harness.touch(.moved, at: point, id: id)
        case (.up, let last?):
            fingers[id] = nil
            harness.touch(.ended, at: last, id: id)
        default: break
        }
    }

    private func settle() {
        for (id, point) in fingers { harness.touch(.ended, at: point, id: id) }
        fingers = [:]
        harness.send(.activate)
        for _ in 0..<3 { harness.advance(by: 1.5) }
    }

    // MARK: The app

    func makeScreen() -> FuzzScreen {
        made += 1
        return FuzzScreen(number: made, fuzz: self)
    }

    private func makeRoot() -> UIViewController {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { tab in
            let screen = makeScreen()
            screen.tabBarItem = UITabBarItem(title: "Tab \(tab)", image: nil, tag: tab)
            return tab == 2 ? screen : UINavigationController(rootViewController: screen)
        }
        return tabs
    }

    var top: UIViewController? {
        var here = harness.window.rootViewController
        while let next = here?.presentedViewController { here = next }
        return here
    }

    var stack: UINavigationController? {
        let here = (top as? UITabBarController)?.selectedViewController ?? top
        return here as? UINavigationController
    }

    func perform(_ change: FuzzStep.Change, _ animated: Bool, _ number: Int) {
        switch change {
        case .push: stack?.pushViewController(makeScreen(), animated: animated)
        case .pop: stack?.popViewController(animated: animated)
        case .popToRoot: stack?.popToRootViewController(animated: animated)
        case .replaceStack:
            guard let stack else { return }
            stack.setViewControllers(
                [stack.viewControllers.first ?? makeScreen()] + (0..<(number % 3)).map { _ in makeScreen() },
                animated: animated)
        case .present:
            guard let top, !top.isBeingDismissed else { return }
            let screen: UIViewController =
                number % 2 == 0 ? makeScreen() : UINavigationController(rootViewController: makeScreen())
            let styles: [UIModalPresentationStyle] = [
                .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
            ]
            screen.modalPresentationStyle = styles[number % styles.count]
            if number % 4 == 0 { screen.sheetPresentationController?.detents = [.medium(), .large()] }
            top.present(screen, animated: animated)
        case .alert:
            guard let top, !top.isBeingDismissed else { return }
            let alert = UIAlertController(
                title: "Alert", message: nil, preferredStyle: number % 2 == 0 ? .alert : .actionSheet)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            top.present(alert, animated: animated)
        case .dismiss: top?.presentingViewController?.dismiss(animated: animated)
        case .nextTab: (top as? UITabBarController)?.selectedIndex = number % 3
        case .swapRoot: if number % 4 == 0 { harness.window.rootViewController = makeRoot() }
        case .addChild:
            guard let parent = screen else { return }
            let child = makeScreen()
            parent.addChild(child)
            child.view.frame = parent.view.bounds.insetBy(dx: 40, dy: 120)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        case .removeChild:
            guard let child = screen?.children.last else { return }
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        case .scroll:
            screen?.scroll.setContentOffset(CGPoint(x: 0, y: number * 10), animated: animated)
        case .layout: screen?.view.setNeedsLayout()
        case .pages, .turnPage, .split, .columns, .popover, .moreTabs, .type, .bars:
            performInContainer(change, animated, number)
        }
    }

    var screen: FuzzScreen? { (stack?.topViewController ?? top) as? FuzzScreen }

    // MARK: What holds

    private func problem() -> String? {
        if let first = problems.first { return first }
        return TreeAgreement.disagreement()
    }

    private func restProblem() -> String? {
        for screen in FuzzScreen.all.compactMap(\.screen) {
            let name = "screen \(screen.number)"
            let inWindow = screen.viewIfLoaded?.window != nil
            switch screen.phase {
            case .appearing, .disappearing: return "\(name) is \(screen.phase) at rest"
            case .appeared where !inWindow: return "\(name) has appeared and is in no window"
            case .disappeared where inWindow: return "\(name) has disappeared and is in a window"
            default: break
            }
        }
        return TreeAgreement.restlessness()
    }
}
