import CoreGraphics
import PorticoTrace
import TestSupport

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A stack, or tabs with a stack in them, of which every callback is heard; at one of them the app does something, once.
@MainActor final class StackWorld {
    let harness: Harness
    let root = Screen("root")
    let middle = Screen("middle")
    let navigation = HeardNavigation(nibName: nil, bundle: nil)
    let tabs: UITabBarController?
    let window: UIWindow
    /// Each callback once, in the order that they came in.
    private(set) var moments: [String] = []
    private(set) var problems: [String] = []
    private(set) var shownLast = ""
    private let moment: String?
    private var act: ((StackWorld) -> Void)?
    private(set) var hasActed = false
    private let delegate = StackDelegate()
    private var made: [WeakScreen] = []

    private struct WeakScreen { weak var screen: Screen? }

    init(_ harness: Harness, tabbed: Bool, at moment: String?, act: ((StackWorld) -> Void)?) {
        (self.harness, self.moment, self.act) = (harness, moment, act)
        window = harness.window
        tabs = tabbed ? UITabBarController() : nil
        delegate.world = self
        navigation.delegate = delegate
        navigation.setViewControllers([root, middle], animated: false)
        for screen in [root, middle] { follow(screen) }
        if let tabs {
            tabs.delegate = delegate
            tabs.viewControllers = [navigation] + ["two", "three"].map { make($0) }
        }
        harness.show(root: tabs ?? navigation)
        harness.advance(by: 0.1)
    }

    private(set) var isHearing = false

    func begin() { isHearing = true }

    func make(_ name: String) -> Screen {
        let screen = Screen(name)
        follow(screen)
        return screen
    }

    private func follow(_ screen: Screen) {
        screen.world = self
        made.append(WeakScreen(screen: screen))
    }

    func hear(_ call: String) {
        guard isHearing else { return }
        if !moments.contains(call) { moments.append(call) }
        if call.hasPrefix("didShow ") { shownLast = String(call.dropFirst(8)) }
        guard call == moment, let act else { return }
        self.act = nil
        hasActed = true
        act(self)
    }

    func fail(_ problem: String) { problems.append(problem) }

    // MARK: What must hold when all is still

    func check() {
        harness.advance(by: 2)
        checkStack()
        if let tabs { check(tabs) }
        for screen in made.compactMap(\.screen) { check(screen) }
    }

    private func checkStack() {
        let stack = navigation.viewControllers
        if navigation.running != nil { fail("a transition still runs") }
        if navigation.transitionCoordinator != nil { fail("a coordinator is left") }
        if navigation.topViewController !== stack.last { fail("the top is not the last") }
        let titles = (navigation.navigationBar.items ?? []).map { $0.title ?? "?" }
        if titles != stack.map({ $0.title ?? "?" }) { fail("bar \(titles) for \(stack.map { $0.title ?? "?" })") }
        if navigation.children != stack { fail("children \(navigation.children.map { $0.title ?? "?" })") }
        guard navigation.isViewLoaded, let top = stack.last else { return }
        let contents = navigation.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
        if contents.count != 1 || contents[0].item !== top.navigationItem {
            fail("\(contents.count) contents in the bar")
        }
        if !navigation.navigationBar.leaving.isEmpty { fail("contents on their way") }
        if contents.contains(where: { $0.alpha != 1 || $0.titleShift != 0 }) { fail("content aside") }
        guard navigation.view.window != nil else { return }
        if navigation.stage.subviews != [top.viewIfLoaded] {
            fail("stage has \(navigation.stage.subviews.map { ($0.controller?.title ?? "a view") }), not \(top.title!)")
        }
        if !top.view.transform.isIdentity { fail("the top's view is aside") }
        if top.view.frame != navigation.contentFrame(for: top) { fail("the top's view at \(top.view.frame)") }
        if navigation.navigationBar.isHidden != navigation.isNavigationBarHidden { fail("the bar is hidden, or not") }
        if navigation.isNavigationBarHidden != (navigation.navigationBar.frame.maxY <= 0) { fail("the bar's place") }
    }

    private func check(_ tabs: UITabBarController) {
        if tabs.running != nil || tabs.transitionCoordinator != nil { fail("tabs are still switching") }
        let list = tabs.viewControllers ?? []
        let children = list.filter { !tabs.isUnderMore($0) } + (tabs.hasMore ? [tabs.moreNavigation] : [])
        if Set(tabs.children) != Set(children) { fail("children of the tabs \(tabs.children.map { $0.title ?? "?" })") }
        let count = min(list.count, tabs.places)
        if tabs.tabBar.items?.count != count { fail("\(tabs.tabBar.items?.count ?? 0) tabs, not \(count)") }
        guard let selected = tabs.selectedViewController, let shown = tabs.stageController else {
            if !list.isEmpty { fail("nothing is selected") }
            if !tabs.stage.subviews.isEmpty { fail("a view without a tab") }
            return
        }
        if !tabs.canSelect(selected) { fail("selected is no tab") }
        if tabs.tabBar.selectedItem !== tabs.tabItem(of: selected) { fail("another tab is marked") }
        if tabs.view.window != nil, tabs.stage.subviews != [shown.viewIfLoaded] {
            fail("\(tabs.stage.subviews.count) views in the tabs' stage, not one of \(shown.title ?? "?")")
        }
    }

    private func check(_ screen: Screen) {
        let isSeen = screen.viewIfLoaded?.window != nil
        let goal = isSeen ? "didAppear" : "didDisappear"
        if let last = screen.calls.last, last != goal { fail("\(screen.title!) ends with \(last)") }
        if isSeen, screen.appearance.phase != .appeared { fail("\(screen.title!) is \(screen.appearance.phase)") }
        if !isSeen, screen.appearance.phase != .disappeared { fail("\(screen.title!) is \(screen.appearance.phase)") }
        for (before, after) in zip([""] + screen.calls, screen.calls) where !Self.follows(before, after) {
            fail("\(screen.title!): \(after) after \(before.isEmpty ? "nothing" : before)")
        }
        // Nobody hears of parents again when a pop is cancelled.
        let goals = screen.parent == nil ? ["did nil"] : ["did", "will nil"]
        if let last = screen.parents.last, !goals.contains(last) { fail("\(screen.title!) hears \(screen.parents)") }
        if screen.transitionCoordinator != nil { fail("\(screen.title!) keeps a coordinator") }
    }

    private static func follows(_ before: String, _ after: String) -> Bool {
        switch after {
        case "willAppear": ["", "didDisappear", "willDisappear"].contains(before)
        case "didAppear": before == "willAppear"
        case "willDisappear": ["didAppear", "willAppear"].contains(before)
        default: before == "willDisappear"
        }
    }

    /// Takes all off the screen; whoever stays then is leaked.
    static func end(_ world: inout StackWorld?) -> [String] {
        guard let harness = world?.harness, let made = world?.made else { return [] }
        weak let navigation = world?.navigation
        weak let tabs = world?.tabs
        world?.isHearing = false
        world?.act = nil
        harness.window.rootViewController?.dismiss(animated: false)
        harness.advance(by: 0.1)
        harness.window.rootViewController = nil
        world = nil
        harness.advance(by: 0.1)
        var problems = made.compactMap(\.screen).map { "\($0.title!) is never released" }
        if navigation != nil { problems.append("the navigation controller is never released") }
        if tabs != nil { problems.append("the tab bar controller is never released") }
        return problems
    }
}

@MainActor final class Screen: HearingController {
    weak var world: StackWorld?
    var calls: [String] = []
    var parents: [String] = []
    private var says: String

    init(_ name: String) {
        says = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        world?.hear("\(says) viewDidLoad")
    }
    override func hear(_ call: String, _ animated: Bool) {
        calls.append(call)
        world?.hear("\(says) \(call)")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if calls.last != "willAppear" { world?.fail("\(says): isAppearing after \(calls.last ?? "nothing")") }
        world?.hear("\(says) isAppearing")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        world?.hear("\(says) didLayout")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        parents.append(parent == nil ? "will nil" : "will")
        world?.hear("\(says) willMove\(parent == nil ? " nil" : "")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        parents.append(parent == nil ? "did nil" : "did")
        world?.hear("\(says) didMove\(parent == nil ? " nil" : "")")
    }
    deinit { MainActor.assumeIsolated { world?.hear("\(says) deinit") } }
}

@MainActor final class HeardNavigation: UINavigationController {}

@MainActor final class StackDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    weak var world: StackWorld?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        world?.hear("willShow \(viewController.title ?? "?")")
        guard let coordinator = navigationController.transitionCoordinator else { return }
        coordinator.animate { [weak world] _ in
            world?.hear("alongside")
        } completion: { [weak world] context in
            world?.hear(context.isCancelled ? "completion cancelled" : "completion")
        }
    }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { world?.hear("didShow \(viewController.title ?? "?")") }
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
        world?.hear("should \(controller.title ?? "?")")
        return true
    }
    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
        world?.hear("did \(controller.title ?? "?")")
    }
}
