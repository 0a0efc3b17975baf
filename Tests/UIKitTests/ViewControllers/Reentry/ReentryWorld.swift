import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// One run of the table: everybody who is called back says so here, and at one of the callbacks the app does something.
@MainActor final class ReentryWorld {
    private struct Entry { weak var object: AnyObject? }

    let harness: Harness
    var window: UIWindow { harness.window }
    /// What has been called, each name once, in the order of its first call.
    private(set) var heard: [String] = []
    private(set) var problems: [String] = []
    private var known: Set<String> = []
    private let moment: String?
    private let action: ReentryAction?
    private var made: [Entry] = []
    private var open: Set<String> = []
    private var isOver = false

    init(_ harness: Harness, at moment: String? = nil, does action: ReentryAction? = nil) {
        (self.harness, self.moment, self.action) = (harness, moment, action)
    }

    /// A callback. The first time that it is the one, the app acts inside of it.
    func heard(_ name: String) {
        guard !isOver, known.insert(name).inserted else { return }
        heard.append(name)
        if name == moment { action?.perform(in: self) }
    }

    func wrong(_ text: String) { problems.append(text) }

    /// A completion block that has to be called once.
    func completion(_ name: String) -> () -> Void {
        open.insert(name)
        return { [weak self] in
            guard let self else { return }
            if open.remove(name) == nil { wrong("the completion of \(name) is called twice") }
            heard("completion of \(name)")
        }
    }

    /// Presents; where that is refused nobody is told.
    func present(_ controller: UIViewController, _ name: String, from source: UIViewController, animated: Bool) {
        source.present(controller, animated: animated, completion: completion(name))
        if controller.viewIfLoaded == nil { open.remove(name) }
    }

    /// Counts what has to be gone in the end.
    func keep<T: AnyObject>(_ object: T) -> T {
        made.append(Entry(object: object))
        return object
    }

    func makeScreen(_ name: String) -> ReentryScreen { keep(ReentryScreen(name, self)) }

    var screens: [ReentryScreen] { made.compactMap { $0.object as? ReentryScreen } }

    func settle() {
        harness.send(.activate)
        if window.isHidden { window.makeKeyAndVisible() }
        harness.runtime.post(.rotate(.portrait))
        harness.advance(by: 1.6)
    }

    // MARK: What holds

    func check() {
        for screen in screens {
            let isShown = screen.viewIfLoaded?.window != nil
            switch screen.phase {
            case .appearing, .disappearing: wrong("\(screen.name) is \(screen.phase) at rest")
            case .appeared where !isShown: wrong("\(screen.name) has appeared and is in no window")
            case .disappeared where isShown: wrong("\(screen.name) has disappeared and is in a window")
            default: break
            }
            if screen.isBeingPresented { wrong("\(screen.name) is being presented at rest") }
            if screen.isBeingDismissed { wrong("\(screen.name) is being dismissed at rest") }
            if screen.transitionCoordinator != nil { wrong("\(screen.name) has a coordinator at rest") }
        }
        if let found = TreeAgreement.disagreement() ?? TreeAgreement.restlessness() { wrong(found) }
        checkChain()
        for name in open { wrong("the completion of \(name) isn't called") }
    }

    /// Who presents whom, and that the window holds just what belongs to them.
    private func checkChain() {
        guard let root = window.rootViewController else {
            if !window.subviews.isEmpty { wrong("without a root the window holds \(window.subviews)") }
            return
        }
        var expected: Set<ObjectIdentifier> = []
        var here = root
        var isCovered = false
        while let presentation = here.presentation {
            guard let next = presentation.knownPresented, let container = presentation.container else {
                return wrong("\(here) presents nobody")
            }
            if next.presenter !== here { wrong("\(next) isn't presented by its presenter") }
            if presentation.running != nil { wrong("\(presentation) runs at rest") }
            if next.viewIfLoaded?.window == nil, !(next.presentation?.shouldRemovePresentersView ?? false) {
                wrong("\(next) is presented and in no window")
            }
            if presentation.shouldRemovePresentersView { isCovered = true }
            if container.superview === window { expected.insert(ObjectIdentifier(container)) }
            here = next
        }
        if let view = root.viewIfLoaded {
            if view.superview === window { expected.insert(ObjectIdentifier(view)) }
            if view.window == nil, !isCovered { wrong("the root is in no window") }
            if root.presentation == nil {
                if !view.transform.isIdentity { wrong("the root's view has stayed back") }
                if view.frame != window.bounds { wrong("the root's view has the frame \(view.frame)") }
                if view.alpha != 1 || !view.isUserInteractionEnabled { wrong("the root's view is dim") }
            }
        }
        for view in window.subviews where !expected.contains(ObjectIdentifier(view)) {
            let owner = (view as? PresentationContainer)?.owner.map { "\(type(of: $0))" } ?? "nobody"
            wrong("the window holds \(type(of: view)) of \(owner), which nobody needs")
        }
    }

    /// Everything goes with the root.
    func end() {
        isOver = true
        window.rootViewController = nil
        harness.advance(by: 0.5)
        if !window.subviews.isEmpty { wrong("the empty window holds \(window.subviews)") }
        for entry in made {
            if let left = entry.object { wrong("\((left as? ReentryScreen)?.name ?? "\(type(of: left))") is left") }
        }
    }
}

/// A controller that watches over the order of its callbacks.
@MainActor final class ReentryScreen: UIViewController {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    let name: String
    private(set) var phase = Phase.disappeared
    private weak var world: ReentryWorld?

    init(_ name: String, _ world: ReentryWorld) {
        (self.name, self.world) = (name, world)
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 200, height: 200)
    }

    required init?(coder: NSCoder) { nil }

    private func hear(_ callback: String, _ new: Phase? = nil, from allowed: [Phase]? = nil) {
        if let allowed, !allowed.contains(phase) { world?.wrong("\(name) got \(callback) while \(phase)") }
        if let new { phase = new }
        world?.heard("\(name) \(callback)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        hear("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let number = transitionCoordinator.map { $0.presentationStyle.rawValue } ?? -1
        transitionCoordinator?.animate(
            alongsideTransition: { [weak world, name] _ in world?.heard("\(name) alongside coming \(number)") },
            completion: { [weak world, name] _ in world?.heard("\(name) after coming \(number)") })
        hear("viewWillAppear", .appearing, from: [.disappeared, .disappearing])
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if view.window == nil { world?.wrong("\(name) got viewIsAppearing in no window") }
        hear("viewIsAppearing", from: [.appearing])
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hear("viewDidAppear", .appeared, from: [.appearing])
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(
            alongsideTransition: { [weak world, name] _ in world?.heard("\(name) alongside going") },
            completion: { [weak world, name] _ in world?.heard("\(name) after going") })
        transitionCoordinator?.notifyWhenInteractionChanges { [weak world, name] _ in
            world?.heard("\(name) interaction changes")
        }
        hear("viewWillDisappear", .disappearing, from: [.appeared, .appearing])
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hear("viewDidDisappear", .disappeared, from: [.disappearing])
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if view.window != nil { hear("viewDidLayoutSubviews") }
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        hear("viewWillTransition")
    }
}
