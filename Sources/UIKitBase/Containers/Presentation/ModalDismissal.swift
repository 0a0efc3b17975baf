import CoreGraphics
import Foundation
import PorticoTrace

/// Ends presentations: one, with all that is presented above it. The topmost leaves as it does, those in between are only removed.
///
/// - From: `UIViewController.dismiss(animated:completion:)`, a person's gesture, `UIWindow.rootViewController`
/// - To: `UIPresentationController`, `TransitionContext`
extension ModalPresenter {
    static func dismiss(from asked: UIViewController, animated: Bool, completion: (() -> Void)?) {
        guard let presentation = presentation(toDismissFrom: asked) else {
            completion?()
            return
        }
        dismiss(presentation, animated: animated, interactor: nil, completion: completion)
    }

    /// - Parameters:
    ///   - driven: what moves the sheet; nil asks the app.
    ///   - returns: whether a presenter whose view was taken away gets it back.
    static func dismiss(
        _ presentation: UIPresentationController, animated: Bool,
        interactor driven: (any UIViewControllerInteractiveTransitioning)?, returns: Bool = true,
        completion: (() -> Void)?
    ) {
        let again = { dismiss(presentation, animated: animated, interactor: driven, returns: returns, completion: $0) }
        guard !waits(presentation, again, completion) else { return }
        endRunning(presentation, alone: driven != nil)
        // What ran may have been a dismissal: then nobody is presented any more.
        guard presentation.isInPlace, let container = stack(from: presentation).last?.container else {
            completion?()
            return
        }
        begin(
            ModalDismissal(
                members: stack(from: presentation), container: container, source: presentation.presentingViewController,
                animated: animated, returns: returns && returnsHome(presentation), driven: driven,
                completion: completion))
    }

    /// The root leaves the window: what it presents goes at once.
    static func dismissAtOnce(_ presentation: UIPresentationController) {
        dismiss(presentation, animated: false, interactor: nil, returns: false, completion: nil)
        if presentation.beginning == nil { presentation.running?.finishAtOnce() }
    }

    /// The app asks inside of a callback of a transition that begins: the dismissal follows the begin. One of what leaves already
    /// is over together with that.
    private static func waits(
        _ presentation: UIPresentationController, _ again: @escaping ((() -> Void)?) -> Void,
        _ completion: (() -> Void)?
    ) -> Bool {
        guard let beginning = stack(from: presentation).last(where: { $0.beginning != nil }) else { return false }
        if presentation.beginning == .going {
            presentation.joined.append { completed in
                if completed { completion?() } else { again(completion) }
            }
        } else {
            beginning.waiting.append { again(completion) }
        }
        return true
    }

    /// Ends what runs on the way up: it may call the app, and the app may end the rest.
    private static func endRunning(_ presentation: UIPresentationController, alone: Bool) {
        presentation.running?.finishAtOnce()
        guard presentation.isInPlace, let above = presentation.knownPresented?.presentation else { return }
        endRunning(above, alone: false)
        // A finger moves this one, not the topmost.
        if alone, above.isInPlace { dismissAtOnce(above) }
    }

    /// This presentation and those above it.
    private static func stack(from presentation: UIPresentationController) -> [UIPresentationController] {
        var members = [presentation]
        while let above = members[members.count - 1].knownPresented?.presentation { members.append(above) }
        return members
    }

    /// Whether the presenter's view has been taken away and still has a place to go back to.
    private static func returnsHome(_ presentation: UIPresentationController) -> Bool {
        guard let home = presentation.presenterHome else { return false }
        guard let window = home as? UIWindow else { return true }
        return window.rootViewController === presentation.presentingViewController && !window.isHidden
    }

    private static func begin(_ dismissal: ModalDismissal) {
        let (members, source) = (dismissal.members, dismissal.source)
        let leaving = members.compactMap(\.knownPresented)
        for member in members { member.beginning = .going }
        for controller in leaving { controller.isBeingDismissedNow = true }
        let decides = members.contains(where: \.decidesOrientation)
        if decides { Above.application.updateOrientation(presenting: nil) }
        let movement = animation(
            for: dismissal.top, source: source, isPresentation: false, animated: dismissal.animated)
        let context = dismissal.context(movement, leaving)
        for member in members { member.running = context }
        for controller in leaving + [source] { controller.coordinator = context.coordinator }
        for member in members.reversed() {
            PorticoTrace.call(.controller, member, "dismissalTransitionWillBegin") {
                member.dismissalTransitionWillBegin()
            }
        }
        context.appearance.mayAppear = { returnsHome(members[0]) }
        context.appearance.begin()
        for member in members.dropLast() { member.container?.isHidden = true }
        // An app's own animator puts the returning view into the container itself.
        if movement.isBuiltIn, dismissal.returns { dismissal.bringHome() }
        context.start(
            place: { dismissal.place($0, leaving) },
            settle: { completed in
                for member in members.reversed() {
                    PorticoTrace.call(.controller, member, "dismissalTransitionDidEnd:") {
                        member.dismissalTransitionDidEnd(completed)
                    }
                    if completed { forget(member) }
                }
                for controller in leaving { controller.isBeingDismissedNow = false }
                if !completed, decides { Above.application.orientationsChanged() }
                if completed { source.returnInputBar() }
                if completed || dismissal.driven == nil { dismissal.completion?() }
                let joined = members.flatMap(\.joined)
                for member in members { member.joined = [] }
                for next in joined { next(completed) }
            })
        begun(members)
    }
}

/// One dismissal on its way.
@MainActor struct ModalDismissal {
    /// Lowest first.
    let members: [UIPresentationController]
    /// The topmost's.
    let container: PresentationContainer
    let source: UIViewController
    let animated: Bool
    let returns: Bool
    let driven: (any UIViewControllerInteractiveTransitioning)?
    let completion: (() -> Void)?

    var top: UIPresentationController { members[members.count - 1] }
    private var home: UIView? { members[0].presenterHome }

    func context(_ movement: ModalPresenter.Movement, _ leaving: [UIViewController]) -> TransitionContext {
        let home = home?.bounds ?? .zero
        return TransitionContext(
            container: container,
            from: .init(
                controller: top.knownPresented, view: top.presentedView, initial: top.presentedView?.frame ?? .zero),
            to: .init(controller: source, view: returns ? source.viewIfLoaded : nil, initial: home, final: home),
            appearing: returns ? source : nil, disappearing: top.knownPresented,
            // Those that nobody sees stay as they are.
            below: leaving.dropLast().reversed().filter { $0.appearance.isVisible }, animated: animated,
            style: top.presentationStyle, order: .presentation, animator: movement.animator,
            interactor: driven ?? movement.interactor,
            isBuiltIn: movement.isBuiltIn)
    }

    /// The views take the places that they have afterwards, or (false) had before.
    func place(_ completed: Bool, _ leaving: [UIViewController]) {
        for member in members { member.running = nil }
        for controller in leaving { controller.coordinator = nil }
        guard completed else {
            for member in members.dropLast() { member.container?.isHidden = false }
            if returns { source.viewIfLoaded?.removeFromSuperview() }
            return
        }
        if returns { bringHome() }
        for member in members.reversed() { ModalPresenter.take(member) }
        ModalPresenter.untie(members[0], source)
        for (below, member) in zip(leaving, members.dropFirst()) { ModalPresenter.untie(member, below) }
    }

    /// Puts the presenter's view back to where the presentation took it from.
    func bringHome() {
        guard let home, let view = source.viewIfLoaded, view.superview !== home else { return }
        // The app may have taken the place away since.
        if let window = home as? UIWindow, window.rootViewController !== source || window.isHidden { return }
        view.frame = home.bounds
        home.insertSubview(view, at: 0)
    }
}
