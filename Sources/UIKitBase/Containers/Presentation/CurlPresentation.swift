import CoreGraphics
import Foundation
import PorticoRenderModel
import PorticoTrace

/// A partial curl: the presenter's view is a page whose lower part is rolled up, and the presented view lies below it. A tap on what
/// is left of the page dismisses.
///
/// - From: `ModalPresenter`
/// - To: `CurlView`
@MainActor final class CurlPresentation: UIPresentationController {
    private let page = CurlPage()
    private weak var home: UIView?

    /// How much of the way up the page goes.
    private static let share = 0.48
    static let duration: TimeInterval = 0.75

    override var shouldPresentInFullscreen: Bool { true }

    /// Says what is wrong, as iOS does.
    static func check(_ controller: UIViewController, _ source: UIViewController, _ style: UIModalPresentationStyle) {
        if let curled = source.presenter?.presentation as? CurlPresentation, curled.knownPresented === source {
            FatalException.invalidArgument.raise(
                "Application tried to present a nested modal view controller while curled \(source).")
        }
        guard controller.modalTransitionStyle == .partialCurl, style != .custom else { return }
        let own = source.presenter?.presentation?.style
        FatalException.invalidArgument.raise(
            unless: style == .fullScreen && (own == nil || own == .fullScreen),
            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller "
                + "\(controller).")
    }

    override func presentationTransitionWillBegin() {
        guard let container, let view = presentingViewController.viewIfLoaded else { return }
        home = view.superview
        page.frame = container.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        var looks = PageLooks()
        looks.turns = .overhead
        page.sheet.curl.looks = looks
        container.addSubview(page)
        page.take(view)
        page.tapped = { [weak self] in self?.dismissByTap() }
        if running?.isAnimated == false { page.sheet.show(roll(1)) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { container?.bringSubviewToFront(page) }
    }

    override func placePresented() {
        guard running == nil, let container, let view = presentedView, view.superview === container else { return }
        if view.frame != container.bounds { view.frame = container.bounds }
        page.place()
        container.bringSubviewToFront(page)
        page.sheet.show(roll(1))
    }

    /// The presenter's view goes back to where it was.
    override func willBeTaken() {
        page.sheet.show(nil)
        guard let home, let view = presentingViewController.viewIfLoaded, view.superview === page.sheet else { return }
        view.frame = home.bounds
        home.insertSubview(view, at: 0)
    }

    override func animator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        CurlAnimator(presentation: self, isPresentation: isPresentation)
    }

    fileprivate func animate(up: Bool, done: @escaping () -> Void) {
        container?.bringSubviewToFront(page)
        let rolls = (0...1).map { roll(up ? Double($0) : 1 - Double($0)) }
        guard UIView.areAnimationsEnabled else {
            page.sheet.show(rolls[1])
            return done()
        }
        page.sheet.animate(rolls, duration: Self.duration, pace: .easeInEaseOut, done: done)
    }

    private func roll(_ share: Double) -> PageRoll {
        .liftedFromBelow(page.sheet.bounds, progress: share * Self.share)
    }

    private func dismissByTap() {
        guard running == nil else { return }
        ModalPresenter.dismiss(self, animated: true, interactor: nil, completion: nil)
    }
}

/// What is rolled up: it takes touches where there is paper, and leaves the others to the view below.
@MainActor private final class CurlPage: UIView {
    let sheet = CurlView()
    var tapped: () -> Void = {}

    init() {
        super.init(frame: .zero)
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] _ in self?.tapped() }
        addGestureRecognizer(tap)
        addSubview(sheet)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func take(_ view: UIView) {
        sheet.frame = bounds
        view.frame = sheet.bounds
        sheet.addSubview(view)
    }

    func place() {
        if sheet.frame != bounds { sheet.frame = bounds }
        if let view = sheet.page, view.frame != sheet.bounds { view.frame = sheet.bounds }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard bounds.contains(point), let roll = sheet.curl.roll else { return nil }
        return roll.covers(point, of: bounds) ? self : nil
    }
}

/// Rolls the page up, or down again.
@MainActor private final class CurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let presentation: CurlPresentation
    private let isPresentation: Bool

    init(presentation: CurlPresentation, isPresentation: Bool) {
        (self.presentation, self.isPresentation) = (presentation, isPresentation)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        CurlPresentation.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        presentation.animate(up: isPresentation) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
