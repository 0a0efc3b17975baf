import Foundation
import PorticoTrace

/// One change of who is on the screen: begins both sides, says when the new one is in the hierarchy, ends both sides.
/// Order (trace T6): old `viewWillDisappear` · new `viewWillAppear` · new `viewIsAppearing` · layout · old
/// `viewDidDisappear` · new `viewDidAppear`; where it differs, see `Order`.
///
/// - From: `RootControllerHost`, `UINavigationController`, `UITabBarController`, `ModalPresenter`
/// - To: `UIViewController.viewWillAppear(_:)` …
@MainActor final class AppearanceTransition {
    /// Who hears first: by default the old one of both ends, as on a push (trace T6).
    struct Order {
        var beginsWithNew = false
        var endsWithNew = false
        /// A transition that is cancelled, which begins with the new one: whether the old one comes back before the new one has
        /// heard anything, and not at the same time.
        var cancelsOldFirst = false
        var cancelsInTurns = false

        /// Who presents has not disappeared before the presented one has appeared (trace T6p).
        static let presentation = Order(endsWithNew: true)
        /// The new tab hears first, and has appeared last (trace T6t).
        static let tabs = Order(beginsWithNew: true)
        /// Pages that scroll (recording R07, and its author's one of a turn that is cancelled).
        static let scrolledPages = Order(beginsWithNew: true, endsWithNew: true, cancelsOldFirst: true)
        /// Pages that curl (recording R09, and the same).
        static let curledPages = Order(beginsWithNew: true, cancelsInTurns: true)
    }

    let appearing: UIViewController?
    let disappearing: UIViewController?
    /// Others that disappear together with that one, nearest to it first.
    private let below: [UIViewController]
    let animated: Bool
    private let order: Order
    /// Asked when those that leave have been told: the app may have taken the place away.
    var mayAppear: () -> Bool = { true }
    private var hasBegun = false
    private var isOver = false

    init(
        appearing: UIViewController?, disappearing: UIViewController?, below: [UIViewController] = [], animated: Bool,
        order: Order = Order()
    ) {
        self.appearing = appearing
        self.disappearing = disappearing
        self.below = below
        self.animated = animated
        self.order = order
    }

    private var leaving: [UIViewController] { (disappearing.map { [$0] } ?? []) + below }

    /// Once: whoever puts the new view into the hierarchy begins it, at the latest.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        if order.beginsWithNew { appearing?.beginAppearance(true, animated: animated) }
        for controller in leaving { controller.beginAppearance(false, animated: animated) }
        if !order.beginsWithNew, mayAppear() { appearing?.beginAppearance(true, animated: animated) }
    }

    /// The new view has its place and size.
    func entered() {
        appearing?.enteredHierarchy()
    }

    func finish() {
        guard !isOver else { return }
        isOver = true
        if order.endsWithNew { appearing?.endAppearance() }
        // Who hears first may bring one of them back at once: that transition ends it.
        for controller in leaving where !order.endsWithNew || controller.appearance.phase == .disappearing {
            controller.endAppearance()
        }
        if !order.endsWithNew { appearing?.endAppearance() }
    }

    /// The old controller stays: the new one hears of its whole way out, then the old one of its way back (recording R06).
    func cancel() {
        guard !isOver else { return }
        isOver = true
        appearing?.isMovingToParentNow = false
        if order.cancelsOldFirst { comeBack() }
        appearing?.beginAppearance(false, animated: animated)
        if order.cancelsInTurns { leaving.forEach(turnRound) }
        appearing?.endAppearance()
        if !order.cancelsOldFirst { comeBack() }
    }

    private func comeBack() {
        for controller in leaving {
            turnRound(controller)
            controller.endAppearance()
        }
    }

    private func turnRound(_ controller: UIViewController) {
        controller.isMovingFromParentNow = false
        controller.isBeingDismissedNow = false
        // Nobody comes back in a container that is itself on its way out.
        if controller.parentController?.appearance.isVisible ?? true {
            controller.beginAppearance(true, animated: animated)
        }
    }

    /// Ends when the first layout has run: after this turn's commit.
    func finishAfterCommit() {
        CommitHandlers.afterCommit { self.finish() }
    }
}

extension UIViewController {
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { prepareToAppear() }
        perform(appearance.begin(appearing: isAppearing, animated: animated))
    }

    func enteredHierarchy() {
        perform(appearance.enteredHierarchy())
    }

    func endAppearance() {
        // Told by itself: who hears may turn the appearance round.
        enteredHierarchy()
        perform(appearance.end())
    }

    /// Off the screen by itself while its container comes or goes: that one's end doesn't reach it any more.
    func endAppearanceAlone() {
        guard appearance.isInTransition else { return }
        beginAppearance(false, animated: appearance.isAnimated)
        endAppearance()
    }

    /// Calls what the state machine ordered, and hands the same step on to the children that are on screen.
    private func perform(_ actions: [AppearanceState.Action]) {
        for action in actions {
            switch action {
            case .willAppear(let animated):
                appear("viewWillAppear:", "viewWillAppear(_:)") { viewWillAppear(animated) }
                forward { $0.beginAppearance(true, animated: animated) }
                childrenWillAppear()
            case .isAppearing(let animated):
                appear("viewIsAppearing:", "viewIsAppearing(_:)") { viewIsAppearing(animated) }
                forward { $0.enteredHierarchy() }
            case .didAppear(let animated):
                appear("viewDidAppear:", "viewDidAppear(_:)") { viewDidAppear(animated) }
                forward { $0.endAppearance() }
                childrenDidAppear()
                appearanceEnded()
            case .willDisappear(let animated):
                appear("viewWillDisappear:", "viewWillDisappear(_:)") { viewWillDisappear(animated) }
                forward { $0.beginAppearance(false, animated: animated) }
            case .didDisappear(let animated):
                appear("viewDidDisappear:", "viewDidDisappear(_:)") { viewDidDisappear(animated) }
                forward { $0.endAppearance() }
                appearanceEnded()
            }
        }
    }

    private func appear(_ selector: StaticString, _ name: String, _ body: () -> Void) {
        guard !AppWindows.areClosing else { return }
        PorticoTrace.call(.controller, self, selector) { LifecycleChecker.callingSuper(self, name, body) }
    }

    private func forward(_ step: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        DeepStack.run { for child in childrenForAppearance { step(child) } }
    }

    private func appearanceEnded() {
        if appearance.phase == .disappeared, isMovingFromParentNow || isBeingDismissedNow {
            LifecycleChecker.left(self)
        }
        isMovingToParentNow = false
        isMovingFromParentNow = false
        isBeingPresentedNow = false
        isBeingDismissedNow = false
        takeInputBar()
    }
}
