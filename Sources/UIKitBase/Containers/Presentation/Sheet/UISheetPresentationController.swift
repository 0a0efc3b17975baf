import CoreGraphics
import Foundation
import PorticoTrace

/// Presents as a sheet: a card that rests at detents and that a person may drag from one to the next, or away.
///
/// - From: `ModalPresenter`
/// - To: `SheetView`, `SheetGesture`
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    let dimming = UIView()
    let card = SheetView()
    final lazy var gesture = SheetGesture(owner: self)
    /// The block that moves the card now, where a person may take hold of it.
    final var flight: ViewAnimation?
    /// How large the presented view is where the sheet rests, as its controller was last told, or saw itself.
    final var restingSize: CGSize?
    /// The editing that goes on when the sheet has gone.
    private var pausedEditing: PausedEditing?
    private var known: [Detent] = [.large()]
    private var chosen: Detent.Identifier?

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    // MARK: API

    /// In any order; the sheet rests at the lowest first.
    open var detents: [Detent] {
        get { known }
        set {
            FatalException.invalidArgument.raise(unless: !newValue.isEmpty, "A sheet needs at least one detent")
            known = newValue
            relayout()
        }
    }
    /// The detent that the sheet rests at; nil is the lowest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { chosen }
        set {
            guard chosen != newValue else { return }
            chosen = newValue
            relayout()
        }
    }
    /// Up to this detent what is under the sheet is neither dimmed nor kept from touches.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { relayout() } }
    /// Whether a grabber is shown at the sheet's top. False by default; none on a screen of compact height (DEV-748).
    open var prefersGrabberVisible = false { didSet { if container != nil { shapeCard() } } }
    /// Whether scrolling up at the edge of the content first brings the sheet to a larger detent. True by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether a sheet on a low screen stands at the lower edge instead of filling the screen. False by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { relayout() } }
    /// Whether a sheet at the edge of a low screen is as wide as the controller's preferred size. False by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { relayout() } }
    /// Whether the sheet may be as large as a page in a wide space. Kept (DEV-211); true by default.
    open var prefersPageSizing = true { didSet { relayout() } }
    /// Points; nil is the system's.
    open var preferredCornerRadius: CGFloat? { didSet { relayout() } }
    /// The view that the sheet stands at in a wide space. Kept (DEV-211); nil by default.
    open var sourceView: UIView?

    /// Animates the changes of the sheet's properties inside `changes`.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let container, running == nil else { return }
        let coordinator = announceSize()
        // The app may have ended the presentation when it heard of that.
        guard self.container === container, running == nil else { return }
        container.setNeedsLayout()
        var own: ViewAnimation?
        SheetAnimator.animate(
            {
                own = ViewAnimation.current
                self.flight = own
                container.layoutIfNeeded()
                coordinator?.runAlongside()
            },
            completion: { [weak self] _ in
                coordinator?.finish()
                guard let self, self.flight === own else { return }
                self.flight = nil
            })
    }
    /// Asks custom detents for their heights again.
    open func invalidateDetents() { relayout() }

    // MARK: UIPresentationController

    override var isRaised: Bool { true }
    open override var presentedView: UIView? { card }
    open override var frameOfPresentedViewInContainerView: CGRect { restingFrame }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        buildCard()
        dimPresentersTint(isDimmed)
        // People go on with what is behind a sheet that doesn't dim it.
        guard isDimmed, let paused = PausedEditing.pauseEditing() else { return }
        // A bar comes back with its controller, without the keyboard (DEV-739).
        if !paused.isInBar { pausedEditing = paused }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard !completed else { return }
        pushPresenterBack(0)
        dimPresentersTint(false)
        resumeEditing()
    }

    private func resumeEditing() {
        let paused = pausedEditing
        pausedEditing = nil
        paused?.resumeEditing(leaving: knownPresented?.viewIfLoaded)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dimPresentersTint(false)
        running?.coordinator.animate(alongsideTransition: { [weak self] context in
            guard !context.initiallyInteractive else { return }
            self?.dimming.alpha = 0
            self?.pushPresenterBack(0)
        })
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed {
            pushPresenterBack(0)
            dimming.removeFromSuperview()
            resumeEditing()
        } else {
            dimPresentersTint(isDimmed)
        }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        relayout()
    }

    override func placePresented() { placeCard() }
    override func animator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        guard presentedViewController.modalTransitionStyle == .coverVertical else {
            return super.animator(isPresentation: isPresentation)
        }
        // A dismissal that the app has asked for runs to its end: what the app does then counts on it.
        guard isPresentation else { return SheetAnimator(isPresentation: false) }
        return SheetAnimator(isPresentation: true) { [weak self] in self?.flight = $0 }
    }
    override func touchedOutside() { dismissByPerson() }
    override var closesByEscape: Bool { true }
    override func hitTestInFlight(_ point: CGPoint) -> UIView? {
        flight != nil && card.visibleFrame.contains(point) ? card : nil
    }
    override func passesTouch(at point: CGPoint, with event: UIEvent?) -> Bool { !isDimmed }
}

/// Hears of a sheet's changes. Every method is optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Stands in where the delegate needn't hear of detents.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { OptionalCall.missing(()) }
}
