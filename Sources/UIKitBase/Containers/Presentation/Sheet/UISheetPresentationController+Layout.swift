import CoreGraphics
import Foundation

/// Where a sheet rests, how dark it is behind it, and how far the presenter steps back.
extension UISheetPresentationController {
    private var space: CGRect { container?.bounds ?? .zero }
    private var spaceTraits: UITraitCollection {
        container?.traitCollection ?? presentingViewController.traitCollection
    }
    private var insets: UIEdgeInsets { container?.safeAreaInsets ?? .zero }

    /// On a wide screen the sheet is a card in the middle; else it stands on the lower edge.
    var isFloating: Bool {
        spaceTraits.horizontalSizeClass == .regular && spaceTraits.verticalSizeClass == .regular
    }
    /// A low screen gives the whole of it.
    var fillsScreen: Bool {
        !isFloating && spaceTraits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    /// The y of the highest place that the card's top can take.
    private var ceiling: CGFloat { fillsScreen ? 0 : insets.top + 10 }

    /// How much of the container's lower end the card can show nothing in: the safe area, or the keyboard, unless that is of what
    /// stands above the card.
    private var coveredBottom: CGFloat {
        guard !isFloating, let container, knownPresented?.presentedViewController == nil else { return insets.bottom }
        return max(insets.bottom, KeyboardFrame.overlap(with: container))
    }

    /// Detents that have a height here, lowest first, with the card's top at each. Above a keyboard the card is as high as without
    /// it, as far as there is room.
    var stops: [(id: Detent.Identifier, top: CGFloat)] {
        let (bottom, covered) = (insets.bottom, coveredBottom)
        let maximum = space.height - ceiling - bottom
        let context = DetentContext(traits: spaceTraits, maximum: maximum, medium: space.height / 2 - bottom)
        let found = detents.compactMap { detent -> (id: Detent.Identifier, height: CGFloat)? in
            guard let value = detent.resolvedValue(in: context) else { return nil }
            return (detent.identifier, min(value, maximum))
        }
        guard !found.isEmpty else { return [(.large, ceiling)] }
        return found.sorted { $0.height < $1.height }.map {
            ($0.id, max(ceiling, space.height - $0.height - covered))
        }
    }

    var currentStop: (id: Detent.Identifier, top: CGFloat) {
        let stops = self.stops
        return stops.first { $0.id == selectedDetentIdentifier } ?? stops[0]
    }

    var restingFrame: CGRect {
        guard container != nil else { return .zero }
        if isFloating { return floatingFrame }
        let top = fillsScreen ? 0 : currentStop.top
        var width = space.width
        if widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.width > 0 {
            width = min(preferredContentSize.width, width)
        } else if !fillsScreen, spaceTraits.verticalSizeClass == .compact {
            width = min(space.width, space.width - insets.left - insets.right)
        }
        return CGRect(x: (space.width - width) / 2, y: top, width: width, height: space.height - top)
    }

    private var floatingFrame: CGRect {
        var size =
            style == .formSheet
            ? Metrics.Presentation.formSheet
            : CGSize(
                width: min(space.width - Metrics.Presentation.pageSheetMargin, Metrics.Presentation.pageSheetWidth),
                height: space.height - 2 * max(insets.top + 20, 44))
        let preferred = preferredContentSize
        if style == .formSheet {
            if preferred.width > 0 { size.width = min(preferred.width, space.width) }
            if preferred.height > 0 { size.height = min(preferred.height, space.height) }
        }
        size.height = min(size.height, space.height - insets.top - insets.bottom)
        return CGRect(
            x: ((space.width - size.width) / 2).rounded(), y: floatingTop(size.height), width: size.width,
            height: size.height)
    }

    /// In the middle; a form sheet that the keyboard would cover goes up into the middle of what is left, as far as there is
    /// room, and keeps its size (DEV-765).
    private func floatingTop(_ height: CGFloat) -> CGFloat {
        let top = ((space.height - height) / 2).rounded()
        guard style == .formSheet, let container else { return top }
        let left = space.height - KeyboardFrame.overlap(with: container)
        guard top + height > left else { return top }
        return min(top, max(((left - height) / 2).rounded(), insets.top))
    }

    // MARK: Parts

    func buildCard() {
        guard let container, card.superview !== container else { return }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.isUserInteractionEnabled = false
        container.addSubview(dimming)
        card.frame = restingFrame
        restingSize = card.frame.size
        shapeCard()
        container.addSubview(card)
        KeyboardFrame.layOut(container)
        card.addGestureRecognizer(gesture.recognizer)
        if let view = presentedViewController.view { card.show(view) }
        let (dark, fraction) = (isDimmed ? CGFloat(1) : 0, backFraction)
        dimming.alpha = 0
        running?.coordinator.animate(alongsideTransition: { [weak self] _ in
            self?.dimming.alpha = dark
            self?.pushPresenterBack(fraction)
        })
    }

    /// A sheet that fills a low screen isn't pulled to another detent: it shows no grabber (DEV-748).
    func shapeCard() {
        card.grabber.isHidden = !prefersGrabberVisible || fillsScreen
        card.shape(radius: preferredCornerRadius, isFloating: isFloating, fillsScreen: fillsScreen)
    }

    func placeCard() {
        liftOnItsWay()
        guard running == nil, !gesture.isDragging, let container, card.superview === container else { return }
        card.frame = restingFrame
        restingSize = card.frame.size
        shapeCard()
        dimming.alpha = isDimmed ? 1 : 0
        dimPresentersTint(isDimmed)
        if isPushedBack || backFraction > 0 { pushPresenterBack(backFraction) }
    }

    /// The keyboard can come while the card is still on its way: where the card goes to moves, and it with that.
    private func liftOnItsWay() {
        guard running != nil, knownPresented?.isBeingDismissedNow == false, !gesture.isDragging, let container,
            card.superview === container
        else { return }
        let frame = restingFrame
        guard frame.width == card.bounds.width, isFloating ? frame.height == card.bounds.height : !fillsScreen,
            card.center.y != frame.midY
        else { return }
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// Tells the presented controller of the size that the sheet comes to rest at, where it is another.
    func announceSize() -> TransitionCoordinator? {
        let size = restingFrame.size
        guard let controller = knownPresented, let container, let restingSize, restingSize != size else { return nil }
        self.restingSize = size
        let coordinator = TransitionCoordinator(
            container: container, from: controller, to: controller, duration: SheetAnimator.duration, animated: true)
        viewWillTransition(to: size, with: coordinator)
        return coordinator
    }

    func relayout() {
        guard let container, running == nil else { return }
        container.setNeedsLayout()
    }

    var isDimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier, !isFloating,
            let last = stops.firstIndex(where: { $0.id == limit }),
            let now = stops.firstIndex(where: { $0.id == currentStop.id })
        else { return true }
        return now > last
    }

    // MARK: Below the lowest detent

    /// Where the card is when it leaves: at its lowest detent.
    var lowestFrame: CGRect {
        var frame = restingFrame
        if !isFloating {
            frame.origin.y = fillsScreen ? 0 : stops[0].top
            frame.size.height = space.height - frame.minY
        }
        return frame
    }

    /// From the lowest detent until nothing of the card is seen.
    var wayOut: CGFloat { max(space.height - lowestFrame.minY, 1) }

    /// The card `depth` points below its lowest detent, what is around it on its way to how it is without a sheet.
    func sink(_ depth: CGFloat, darkness: CGFloat, back: CGFloat) {
        let frame = lowestFrame
        let left = 1 - min(max(depth / wayOut, 0), 1)
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY + max(depth, 0))
        dimming.alpha = darkness * left
        if back > 0 { pushPresenterBack(max(back * left, 0.0001)) }
    }

    /// Stops what brings the card somewhere by itself, so that a finger can. What is around the card stops with it where the
    /// finger moves that, too; it goes on by itself where not.
    func stopFlight(alone: Bool) {
        flight?.leave(card)
        flight = nil
        guard !alone else { return }
        for view in [dimming, presenterView].compactMap({ $0 }) {
            for key in ["opacity", "transform", "position", "bounds"] {
                for part in ViewAnimation.parts(of: key) { ViewAnimation.removeAll(part, of: view.layer) }
            }
        }
    }

    // MARK: The presenter

    /// 1 where the sheet covers all it can, so that the presenter steps back like a card in a stack; 0 below.
    var backFraction: CGFloat {
        guard !isFloating, !fillsScreen, style == .pageSheet || style == .automatic || style == .formSheet,
            spaceTraits.verticalSizeClass == .regular, isDimmed
        else { return 0 }
        return currentStop.top <= ceiling + 0.5 ? 1 : 0
    }

    private var presenterView: UIView? {
        if let sheet = presentingViewController.presenter?.presentation as? UISheetPresentationController {
            return sheet.card
        }
        return presentingViewController.viewIfLoaded
    }

    var isPushedBack: Bool { !(presenterView?.transform.isIdentity ?? true) }

    func pushPresenterBack(_ fraction: CGFloat) {
        guard let view = presenterView, let window = container?.window ?? view.window else { return }
        let isCard = view is SheetView
        guard fraction > 0 else {
            guard !view.transform.isIdentity else { return }
            view.transform = .identity
            if !isCard {
                view.layer.cornerRadius = 0
                view.layer.masksToBounds = false
            }
            return
        }
        let width = max(window.bounds.width, 1)
        let scale = 1 - fraction * 32 / width
        let height = view.bounds.height
        let center = view.center
        let top = center.y - height / 2
        let goal = isCard ? top - 10 * fraction : top + (window.safeAreaInsets.top - top) * fraction
        let shift = goal - (center.y - height * scale / 2)
        view.transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
        view.layer.masksToBounds = true
        view.layer.cornerRadius = 10
        view.layer.cornerCurve = .continuous
    }
}
