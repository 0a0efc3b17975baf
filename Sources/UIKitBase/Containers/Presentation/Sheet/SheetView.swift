import CoreGraphics
import Foundation

/// The card of a sheet: rounds the controller's view and carries the grabber.
@MainActor final class SheetView: UIView {
    let grabber = UIView()
    private let clip = UIView()
    private weak var content: UIView?

    init() {
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        clip.layer.cornerRadius = Self.radius
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        addSubview(clip)
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    static let radius: CGFloat = 10

    func show(_ view: UIView) {
        content = view
        clip.frame = bounds
        view.frame = clip.bounds
        if view.superview !== clip { clip.addSubview(view) }
    }

    func shape(radius: CGFloat?, isFloating: Bool, fillsScreen: Bool) {
        clip.layer.cornerRadius = fillsScreen ? 0 : radius ?? Self.radius
        clip.layer.maskedCorners =
            isFloating
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        if let content, content.superview === clip, content.frame != clip.bounds { content.frame = clip.bounds }
        grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}

extension SheetView {
    /// Where a person sees the card now, in its superview's coordinates.
    var visibleFrame: CGRect { layer.presentation()?.frame ?? frame }
}

/// A sheet comes up from below its edge and goes back there.
@MainActor final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning, AlongsideAnimating {
    static let duration: TimeInterval = 0.5
    private let isPresentation: Bool
    /// Hears of the block that brings the sheet up.
    private let began: (ViewAnimation?) -> Void

    init(isPresentation: Bool, began: @escaping (ViewAnimation?) -> Void = { _ in }) {
        self.isPresentation = isPresentation
        self.began = began
    }

    func animateAlongside(_ animations: @escaping () -> Void) { Self.animate(animations) }

    /// The one pace of everything that a sheet does by itself.
    static func animate(
        duration: TimeInterval = duration, _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: animations, completion: completion)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: isPresentation ? .to : .from) else {
            return transitionContext.completeTransition(true)
        }
        let below = CGAffineTransform(
            translationX: 0, y: transitionContext.containerView.bounds.maxY - view.center.y + view.bounds.height / 2)
        if isPresentation { UIView.performWithoutAnimation { view.transform = below } }
        Self.animate(
            {
                self.began(ViewAnimation.current)
                view.transform = self.isPresentation ? .identity : below
            },
            completion: { _ in
                self.began(nil)
                view.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
