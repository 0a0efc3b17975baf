import CoreGraphics
import Foundation
import PorticoTrace
import QuartzCore

/// One controller over another: who, in which view, since when.
@MainActor final class ModalPresentation {
    let controller: UIViewController
    let container: UIView
    let style: UIModalPresentationStyle
    let coversFully: Bool
    /// The superview of the presenter's view, to give it back to.
    weak var presenterHome: UIView?
    var dimming: UIView?

    init(controller: UIViewController, container: UIView, style: UIModalPresentationStyle) {
        self.controller = controller
        self.container = container
        self.style = style
        coversFully = style == .fullScreen || style == .currentContext
    }
}

/// Presents and dismisses.
///
/// - From: `UIViewController.present(_:animated:completion:)`, `dismiss(animated:completion:)`
/// - To: `AppearanceTransition`
@MainActor enum ModalPresenter {
    static let duration: TimeInterval = 0.4

    static func present(
        _ controller: UIViewController, from asked: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let source = root(of: asked)
        precondition(controller !== source, "Application tried to present modally a view controller on itself")
        if let present = source.presentation {
            print(
                "Attempt to present \(type(of: controller)) on \(type(of: source)) which is already presenting "
                    + "\(type(of: present.controller)).")
            return
        }
        precondition(
            controller.presenter == nil,
            "Application tried to present modally a view controller that is already being presented by "
                + "\(controller.presenter.map { String(describing: type(of: $0)) } ?? "")")
        guard let window = source.viewIfLoaded?.window else {
            print(
                "Attempt to present \(type(of: controller)) on \(type(of: source)) whose view is not in the window "
                    + "hierarchy.")
            return
        }
        let style = resolved(controller.modalPresentationStyle)
        let container = UIView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let presentation = ModalPresentation(controller: controller, container: container, style: style)
        source.presentation = presentation
        controller.presenter = source
        controller.isBeingPresentedNow = true
        controller.loadViewIfNeeded()

        let transition = AppearanceTransition(
            appearing: controller, disappearing: presentation.coversFully ? source : nil, animated: animated)
        let coordinator = TransitionCoordinator(
            container: container, from: source, to: controller, duration: animated ? duration : 0, animated: animated,
            style: style)
        source.coordinator = coordinator
        controller.coordinator = coordinator
        transition.begin()

        window.addSubview(container)
        if !presentation.coversFully, style != .overFullScreen, style != .overCurrentContext {
            let dimming = UIView(frame: container.bounds)
            dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
            container.addSubview(dimming)
            presentation.dimming = dimming
        }
        let view = controller.view!
        let target = frame(for: style, in: container, window: window)
        if style == .pageSheet || style == .formSheet {
            view.layer.cornerRadius = 10
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            view.layer.masksToBounds = true
        }
        view.frame = target
        container.addSubview(view)
        transition.entered()

        let finish = {
            if presentation.coversFully, let home = source.viewIfLoaded?.superview {
                presentation.presenterHome = home
                source.viewIfLoaded?.removeFromSuperview()
            }
            source.coordinator = nil
            controller.coordinator = nil
            transition.finish()
            coordinator.finish()
            completion?()
        }
        guard animated else {
            coordinator.runWithoutAnimation()
            CommitHandlers.afterCommit(finish)
            return
        }
        let fades = controller.modalTransitionStyle == .crossDissolve
        if fades { view.alpha = 0 } else { view.transform = offScreen(target, in: container) }
        presentation.dimming?.alpha = 0
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseOut,
            animations: {
                if fades { view.alpha = 1 } else { view.transform = .identity }
                presentation.dimming?.alpha = 1
                coordinator.runAlongside()
            }, completion: { _ in finish() })
    }

    static func dismiss(from asked: UIViewController, animated: Bool, completion: (() -> Void)?) {
        // A controller that presents dismisses what it presents; a presented one asks its presenter.
        let source: UIViewController
        if let presenting = holder(of: asked) {
            source = presenting
        } else if let presenting = asked.presentingViewController {
            source = root(of: presenting)
        } else {
            completion?()
            return
        }
        guard let presentation = source.presentation else {
            completion?()
            return
        }
        let controller = presentation.controller
        // What the leaving controller presents itself goes with it.
        if controller.presentation != nil { dismiss(from: controller, animated: false, completion: nil) }
        controller.isBeingDismissedNow = true
        let transition = AppearanceTransition(
            appearing: presentation.coversFully ? source : nil, disappearing: controller, animated: animated)
        let coordinator = TransitionCoordinator(
            container: presentation.container, from: controller, to: source, duration: animated ? duration : 0,
            animated: animated, style: presentation.style)
        source.coordinator = coordinator
        controller.coordinator = coordinator
        transition.begin()
        if presentation.coversFully, let home = presentation.presenterHome, let view = source.viewIfLoaded {
            view.frame = home.bounds
            home.insertSubview(view, at: 0)
        }
        transition.entered()
        let finish = {
            controller.viewIfLoaded?.transform = .identity
            controller.viewIfLoaded?.removeFromSuperview()
            presentation.container.removeFromSuperview()
            if source.presentation === presentation { source.presentation = nil }
            controller.presenter = nil
            source.coordinator = nil
            controller.coordinator = nil
            transition.finish()
            coordinator.finish()
            completion?()
        }
        guard animated, let view = controller.viewIfLoaded else {
            coordinator.runWithoutAnimation()
            CommitHandlers.afterCommit(finish)
            return
        }
        let away = offScreen(view.frame, in: presentation.container)
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveEaseOut,
            animations: {
                if controller.modalTransitionStyle == .crossDissolve { view.alpha = 0 } else { view.transform = away }
                presentation.dimming?.alpha = 0
                coordinator.runAlongside()
            }, completion: { _ in finish() })
    }

    /// The topmost container: a child presents from the controller that fills the window.
    private static func root(of controller: UIViewController) -> UIViewController {
        var here = controller
        while let parent = here.parentController, !here.definesPresentationContext { here = parent }
        return here
    }

    private static func holder(of controller: UIViewController) -> UIViewController? {
        var candidate: UIViewController? = controller
        while let here = candidate {
            if here.presentation != nil { return here }
            candidate = here.parentController
        }
        return nil
    }

    private static func resolved(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
        switch style {
        case .automatic, .popover, .none: .pageSheet
        case .custom: .fullScreen
        default: style
        }
    }

    private static func frame(
        for style: UIModalPresentationStyle, in container: UIView, window: UIWindow
    ) -> CGRect {
        let bounds = container.bounds
        guard style == .pageSheet || style == .formSheet else { return bounds }
        if window.traitCollection.horizontalSizeClass == .regular {
            let size =
                style == .formSheet
                ? CGSize(width: 540, height: 620)
                : CGSize(width: min(bounds.width - 112, 704), height: bounds.height - 88)
            return CGRect(
                x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
                height: size.height)
        }
        let top = window.safeAreaInsets.top + 10
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    private static func offScreen(_ frame: CGRect, in container: UIView) -> CGAffineTransform {
        CGAffineTransform(translationX: 0, y: container.bounds.maxY - frame.minY)
    }
}

extension TransitionCoordinator {
    /// Runs the blocks of a transition that is not animated.
    func runWithoutAnimation() {
        UIView.performWithoutAnimation { runAlongside() }
    }
}

extension UIViewController {
    var effectivePresented: UIViewController? {
        presentation?.controller ?? parentController?.presentedViewController
    }
}
