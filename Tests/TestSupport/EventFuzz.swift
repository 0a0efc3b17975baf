import CoreGraphics
import Foundation
import PorticoHost
import PorticoTrace
import QuartzCore
import UIKit

/// What one random run does, step by step. Any part of a run is a run, so that a failing one can be made shorter.
package enum FuzzStep: Sendable {
    package enum Finger: CaseIterable, Sendable { case down, move, up }
    package enum Change: CaseIterable, Sendable {
        case push, pop, popToRoot, replaceStack, present, alert, dismiss, nextTab, swapRoot, addChild, removeChild
        case scroll, layout
    }

    /// A finger at a place in fractions of the screen.
    case finger(Finger, id: Int, x: Double, y: Double)
    case change(Change, animated: Bool, number: Int)
    case rotate(HostEvent.Orientation)
    case appearance(HostEvent.Appearance)
    case textSize(HostTextSize)
    case system(LifecycleCommand)
    case wait(Double)

    /// The steps of a seed (SplitMix64).
    package static func steps(seed: UInt64, count: Int) -> [FuzzStep] {
        var state = seed
        func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var z = state
            z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
            z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
            return z ^ (z >> 31)
        }
        func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
        func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
        func fraction() -> Double { Double(below(1000)) / 1000 }
        var steps: [FuzzStep] = []
        while steps.count < count {
            switch below(100) {
            case 0..<40:
                // A drag or a tap, with others mixed in by chance.
                let (id, x, y) = (1 + below(3), below(5) == 0 ? 0.005 : fraction(), fraction())
                steps.append(.finger(.down, id: id, x: x, y: y))
                let (dx, dy) = pick([(0, 0), (0.12, 0.0), (0.0, 0.1), (0.0, -0.1), (-0.1, 0.05)])
                for move in 1...(1 + below(6)) where dx != 0 || dy != 0 {
                    steps.append(.finger(.move, id: id, x: x + dx * Double(move), y: y + dy * Double(move)))
                }
                if below(8) != 0 { steps.append(.finger(.up, id: id, x: x, y: y)) }
            case 40..<75:
                steps.append(.change(pick(Change.allCases), animated: below(3) != 0, number: below(100)))
            case 75..<80: steps.append(.rotate(pick(HostEvent.Orientation.allCases)))
            case 80..<83: steps.append(.appearance(pick(HostEvent.Appearance.allCases)))
            case 83: steps.append(.textSize(pick(HostTextSize.allCases)))
            case 84..<90:
                steps.append(.system(pick([.resignActive, .enterBackground, .activate, .activate, .memoryWarning])))
            default: steps.append(.wait(pick([0.02, 0.1, 0.3, 1])))
            }
        }
        return steps
    }
}

package struct FuzzFailure: Error, CustomStringConvertible {
    package let step: Int
    package let text: String
    package var description: String { "after step \(step): \(text)" }
}

/// A random user on an app of tabs, stacks, sheets and scroll views. After every step views and layers agree and appearance callbacks are in
/// order; at the end everyone who is on screen has appeared, nobody else has, and all controllers go.
@MainActor package final class EventFuzz {
    private let harness: Harness
    private var fingers: [Int: CGPoint] = [:]
    fileprivate var problems: [String] = []
    fileprivate var made = 0

    private init() {
        harness = Harness()
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

    /// The fewest of a failing run's steps that fail: leaves out parts as long as it still fails.
    package static func minimise(_ steps: [FuzzStep]) -> [FuzzStep] {
        var steps = steps
        var part = steps.count / 2
        while part > 0 {
            var start = 0
            while start < steps.count {
                var fewer = steps
                fewer.removeSubrange(start..<min(start + part, steps.count))
                do {
                    try run(fewer)
                    start += part
                } catch { steps = fewer }
            }
            part /= 2
        }
        return steps
    }

    // MARK: Steps

    private func perform(_ step: FuzzStep) {
        switch step {
        case .finger(let finger, let id, let x, let y): move(finger, id, x, y)
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

    private func makeScreen() -> FuzzScreen {
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

    private var top: UIViewController? {
        var here = harness.window.rootViewController
        while let next = here?.presentedViewController { here = next }
        return here
    }

    private var stack: UINavigationController? {
        let here = (top as? UITabBarController)?.selectedViewController ?? top
        return here as? UINavigationController
    }

    fileprivate func perform(_ change: FuzzStep.Change, _ animated: Bool, _ number: Int) {
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
        }
    }

    private var screen: FuzzScreen? { (stack?.topViewController ?? top) as? FuzzScreen }

    // MARK: What holds

    private func problem() -> String? {
        if let first = problems.first { return first }
        for window in UIApplication.shared.windows {
            if let found = Self.disagreement(window, window) { return found }
        }
        return nil
    }

    private static func disagreement(_ view: UIView, _ window: UIWindow) -> String? {
        let layers = (view.layer.sublayers ?? []).filter { ($0.delegate as? UIView)?.layer === $0 }
        let own = view.subviews.map(\.layer)
        guard layers.elementsEqual(own, by: { $0 === $1 }) else {
            return "\(type(of: view)) has the subviews \(view.subviews.map { type(of: $0) }) and the layers of "
                + "\(layers.map { type(of: $0.delegate as AnyObject) })"
        }
        for child in view.subviews {
            if child.superview !== view { return "\(type(of: child)): superview is not \(type(of: view))" }
            if child.layer.superlayer !== view.layer { return "\(type(of: child)): superlayer is not the superview's" }
            if child.window !== window { return "\(type(of: child)): another window than its superview's" }
            let frame = child.layer.bounds
            if !frame.width.isFinite || !frame.height.isFinite { return "\(type(of: child)): bounds \(frame)" }
            if let found = disagreement(child, window) { return found }
        }
        return nil
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
        return nil
    }
}

/// A screen of the fuzz: a scroll view of buttons that do random things, and a watch over its own callbacks.
@MainActor final class FuzzScreen: UIViewController {
    enum Phase { case disappeared, appearing, appeared, disappearing }
    struct Entry { weak var screen: FuzzScreen? }

    nonisolated(unsafe) static var alive = 0 { didSet { if alive == 0 { all = [] } } }
    nonisolated(unsafe) static var all: [Entry] = []

    let number: Int
    let scroll = UIScrollView()
    private(set) var phase = Phase.disappeared
    private weak var fuzz: EventFuzz?

    init(number: Int, fuzz: EventFuzz) {
        self.number = number
        self.fuzz = fuzz
        super.init(nibName: nil, bundle: nil)
        Self.alive += 1
        Self.all.append(Entry(screen: self))
        title = "Screen \(number)"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak fuzz] _ in fuzz?.perform(.push, true, number) })
    }

    required init?(coder: NSCoder) { nil }

    deinit { Self.alive -= 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 300, height: 1600)
        view.addSubview(scroll)
        for row in 0..<16 {
            let change = FuzzStep.Change.allCases[row % FuzzStep.Change.allCases.count]
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: "\(change)") { [weak self] _ in
                    guard let self else { return }
                    fuzz?.perform(change, row % 2 == 0, number + row)
                })
            button.frame = CGRect(x: 20, y: 20 + row * 100, width: 280, height: 60)
            scroll.addSubview(button)
        }
    }

    private func enter(_ new: Phase, from allowed: [Phase], _ callback: String) {
        if !allowed.contains(phase) { fuzz?.problems.append("screen \(number) got \(callback) while \(phase)") }
        phase = new
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        enter(.appearing, from: [.disappeared, .disappearing], "viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if phase != .appearing { fuzz?.problems.append("screen \(number) got viewIsAppearing while \(phase)") }
        if view.window == nil { fuzz?.problems.append("screen \(number) got viewIsAppearing in no window") }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        enter(.appeared, from: [.appearing], "viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        enter(.disappearing, from: [.appeared, .appearing], "viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        enter(.disappeared, from: [.disappearing], "viewDidDisappear")
    }
}
