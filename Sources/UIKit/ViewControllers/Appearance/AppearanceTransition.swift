import Foundation
import PorticoTrace

/// One change of who is on the screen: begins both sides, says when the new one is in the hierarchy, ends both sides.
/// Order (trace T6): old `viewWillDisappear` · new `viewWillAppear` · new `viewIsAppearing` · layout · old
/// `viewDidDisappear` · new `viewDidAppear`.
///
/// - From: `RootControllerHost`, `UINavigationController`, `UITabBarController`, `ModalPresenter`
/// - To: `UIViewController.viewWillAppear(_:)` …
@MainActor final class AppearanceTransition {
    let appearing: UIViewController?
    let disappearing: UIViewController?
    let animated: Bool
    private var isOver = false
    private var completions: [() -> Void] = []

    init(appearing: UIViewController?, disappearing: UIViewController?, animated: Bool) {
        self.appearing = appearing
        self.disappearing = disappearing
        self.animated = animated
    }

    func begin() {
        disappearing?.beginAppearance(false, animated: animated)
        appearing?.beginAppearance(true, animated: animated)
    }

    /// The new view has its place and size.
    func entered() {
        appearing?.enteredHierarchy()
    }

    func finish() {
        guard !isOver else { return }
        isOver = true
        disappearing?.endAppearance()
        appearing?.endAppearance()
        for completion in completions { completion() }
        completions = []
    }

    /// Ends when the first layout has run: after this turn's commit.
    func finishAfterCommit() {
        CommitHandlers.afterCommit { self.finish() }
    }

    func whenFinished(_ block: @escaping () -> Void) {
        if isOver { block() } else { completions.append(block) }
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
        perform(appearance.end())
    }

    /// Calls what the state machine ordered, and hands the same step on to the children that are on screen.
    private func perform(_ actions: [AppearanceState.Action]) {
        for action in actions {
            switch action {
            case .willAppear(let animated):
                PorticoTrace.call(.controller, self, "viewWillAppear:") { viewWillAppear(animated) }
                forward { $0.beginAppearance(true, animated: animated) }
            case .isAppearing(let animated):
                PorticoTrace.call(.controller, self, "viewIsAppearing:") { viewIsAppearing(animated) }
                forward { $0.enteredHierarchy() }
            case .didAppear(let animated):
                PorticoTrace.call(.controller, self, "viewDidAppear:") { viewDidAppear(animated) }
                forward { $0.endAppearance() }
                appearanceEnded()
            case .willDisappear(let animated):
                PorticoTrace.call(.controller, self, "viewWillDisappear:") { viewWillDisappear(animated) }
                forward { $0.beginAppearance(false, animated: animated) }
            case .didDisappear(let animated):
                PorticoTrace.call(.controller, self, "viewDidDisappear:") { viewDidDisappear(animated) }
                forward { $0.endAppearance() }
                appearanceEnded()
            }
        }
    }

    private func forward(_ step: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in childrenForAppearance { step(child) }
    }

    private func appearanceEnded() {
        isMovingToParentNow = false
        isMovingFromParentNow = false
        isBeingPresentedNow = false
        isBeingDismissedNow = false
    }
}
