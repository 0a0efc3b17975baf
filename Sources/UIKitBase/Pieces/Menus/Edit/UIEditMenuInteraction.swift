import CoreGraphics
import Foundation
import PorticoObjC

/// Shows an edit menu when the app asks for it.
///
/// - To: `EditMenuPresenter`, `UIEditMenuInteractionDelegate`
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction, EditMenuOwner {
    /// The view that has the interaction; set by `addInteraction(_:)`, nil before that.
    public private(set) weak var view: UIView?
    /// Says what the menu holds, and hears of it; held weakly, given once.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    private var configuration: UIEditMenuConfiguration?

    /// Makes an interaction for `UIView.addInteraction(_:)`; without a delegate the menu has what the system suggests.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Called by the view: a menu that is open closes without an animation.
    open func willMove(to view: UIView?) {
        if view !== self.view { EditMenuPresenter.dismiss(self, animated: false) }
    }

    /// Called by the view that has the interaction now; nil when it was removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu at the configuration's place. Where nothing can be done nothing is shown. A menu that is open gives way.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard view?.window != nil else { return }
        self.configuration = configuration
        EditMenuPresenter.show(self)
    }

    /// Closes the menu with an animation; nothing where it isn't open.
    open func dismissMenu() { EditMenuPresenter.dismiss(self, animated: true) }

    /// Asks for the entries again, where the menu is open.
    open func reloadVisibleMenu() { EditMenuPresenter.current(of: self)?.reload() }

    /// Asks for the place again, where the menu is open.
    open func updateVisibleMenuPosition(animated: Bool) {
        EditMenuPresenter.current(of: self)?.place(animated: animated)
    }

    /// Where the menu was asked for; nil is the window's coordinates.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let configuration else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    // MARK: EditMenuOwner

    final var menuView: UIView? { view }

    final var menuResponder: UIResponder? {
        guard let view else { return nil }
        // What is edited is within the view, or is the view.
        if let first = FirstResponder.current as? UIView, first.isDescendant(of: view) { return first }
        return view
    }

    final var menuArrow: UIEditMenuArrowDirection { configuration?.preferredArrowDirection ?? .automatic }

    final func menuElements(suggested: [UIMenuElement]) -> [UIMenuElement] {
        guard let delegate, let configuration else { return suggested }
        let menu = OptionalCall.call(.event, delegate, "editMenuInteraction:menuForConfiguration:suggestedActions:") {
            delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        }
        return (menu ?? nil)?.children ?? suggested
    }

    final var menuTarget: CGRect {
        guard let configuration else { return .zero }
        let point = CGRect(origin: configuration.sourcePoint, size: .zero)
        guard let delegate else { return point }
        return OptionalCall.call(.event, delegate, "editMenuInteraction:targetRectForConfiguration:") {
            delegate.editMenuInteraction(self, targetRectFor: configuration)
        } ?? point
    }

    final func menuWillShow(_ animator: MenuAnimator) {
        guard let delegate, let configuration else { return }
        OptionalCall.call(.event, delegate, "editMenuInteraction:willPresentMenuForConfiguration:animator:") {
            delegate.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        }
    }

    final func menuWillHide(_ animator: MenuAnimator) {
        guard let delegate, let configuration else { return }
        OptionalCall.call(.event, delegate, "editMenuInteraction:willDismissMenuForConfiguration:animator:") {
            delegate.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        }
    }

    final func menuDidShow() {}
    final func menuDidHide() {}
    final var menuSender: Any? { self }
}

/// Takes part in the animation of an edit menu that comes or goes.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Says what an edit menu holds, and hears of it. Every method is optional.
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// nil shows what the system suggests, a menu without entries nothing.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu must not cover, in the coordinates of the interaction's view. The source point by default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// Which entries the menu has. Default nil: what the system suggests, which is what the responders can do.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { OptionalCall.missing(nil) }
    /// What the menu must not cover, in the view's coordinates. Default: the source point, without a size.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { OptionalCall.missing(CGRect(origin: configuration.sourcePoint, size: .zero)) }
    /// The menu is about to appear; animations that are added run beside its own. Optional.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
    /// The menu is about to go, for whatever reason. Optional.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) { OptionalCall.missing(()) }
}
