import CoreGraphics
import Foundation

/// Whose edit menu is shown: an interaction, the menu controller, a text.
@MainActor protocol EditMenuOwner: AnyObject {
    /// In whose coordinates the place is.
    var menuView: UIView? { get }
    /// Who is asked first what can be done.
    var menuResponder: UIResponder? { get }
    /// What the menu must not cover.
    var menuTarget: CGRect { get }
    var menuArrow: UIEditMenuArrowDirection { get }
    /// What performs hears as its sender, where it isn't the command itself.
    var menuSender: Any? { get }
    func menuElements(suggested: [UIMenuElement]) -> [UIMenuElement]
    func menuWillShow(_ animator: MenuAnimator)
    func menuDidShow()
    func menuWillHide(_ animator: MenuAnimator)
    func menuDidHide()
}

/// The edit menu on the screen: there is one at most. It keeps no touch from anybody: one beside it closes it and goes on.
///
/// - From: `UIEditMenuInteraction`, `UIMenuController`, `UITextField`
/// - To: `EditMenuBar`
@MainActor final class EditMenuPresenter {
    @InSession private(set) static var current: EditMenuPresenter? = nil
    /// Whose menu the finger that is down has closed.
    static var closedByTouch: (any EditMenuOwner)? { closed.owner }
    @InSession private static var closed = Closed()
    private struct Closed { weak var owner: (any EditMenuOwner)? }

    private weak var owner: (any EditMenuOwner)?
    private let bar: EditMenuBar
    private var isOver = false

    static func current(of owner: any EditMenuOwner) -> EditMenuPresenter? {
        current?.owner === owner ? current : nil
    }

    /// The menu's frame in its window; nil without one.
    var frame: CGRect? { bar.superview == nil ? nil : bar.frame }

    /// Shows what can be done now; false where that is nothing.
    @discardableResult static func show(_ owner: any EditMenuOwner, animated: Bool = true) -> Bool {
        OpenMenus.close(animated: false)
        guard owner.menuView?.window != nil else { return false }
        let elements = Self.elements(of: owner)
        // Whoever was asked may have taken the view away. A menu that was opened meanwhile stays.
        guard !elements.isEmpty, current == nil, let window = owner.menuView?.window else { return false }
        let presenter = EditMenuPresenter(owner, elements)
        current = presenter
        presenter.begin(in: window, animated: animated)
        return true
    }

    static func dismiss(_ owner: any EditMenuOwner, animated: Bool) {
        current(of: owner)?.dismiss(animated: animated)
    }

    /// A finger came down: beside the menu it closes it, and is nothing else to it.
    static func touchBegan(_ touch: UITouch) {
        closed.owner = nil
        guard let current, touch.view?.isDescendant(of: current.bar) != true else { return }
        closed.owner = current.owner
        current.dismiss(animated: true)
    }

    private static func elements(of owner: any EditMenuOwner) -> [UIMenuElement] {
        let responder = owner.menuResponder
        let suggested = UIMenuSystem.context.contextElements(from: responder)
        return MenuValidation.validated(owner.menuElements(suggested: suggested), from: responder)
    }

    private init(_ owner: any EditMenuOwner, _ elements: [UIMenuElement]) {
        self.owner = owner
        bar = EditMenuBar(elements)
        bar.chosen = { [weak self] in self?.choose($0) }
        bar.changed = { [weak self] in self?.place(animated: false) }
        bar.lost = { [weak self] in self?.windowGone() }
    }

    private func begin(in window: UIWindow, animated: Bool) {
        let animator = MenuAnimator()
        owner?.menuWillShow(animator)
        guard !isOver else { return animator.complete() }
        window.addSubview(bar)
        place(animated: false)
        guard animated else {
            animator.animate()
            animator.complete()
            owner?.menuDidShow()
            return
        }
        UIView.performWithoutAnimation { bar.alpha = 0 }
        UIView.animate(
            withDuration: 0.15, delay: 0, options: .allowUserInteraction,
            animations: {
                self.bar.alpha = 1
                animator.animate()
            },
            completion: { [weak owner] _ in
                animator.complete()
                owner?.menuDidShow()
            })
    }

    func dismiss(animated: Bool) {
        guard !isOver else { return }
        isOver = true
        if Self.current === self { Self.current = nil }
        let animator = MenuAnimator()
        owner?.menuWillHide(animator)
        bar.isUserInteractionEnabled = false
        let gone = { [bar, weak owner] in
            bar.lost = {}
            bar.removeFromSuperview()
            animator.complete()
            owner?.menuDidHide()
        }
        guard animated, bar.window != nil else {
            animator.animate()
            return gone()
        }
        UIView.animate(
            withDuration: 0.15, delay: 0, options: .beginFromCurrentState,
            animations: { [bar] in
                bar.alpha = 0
                animator.animate()
            }, completion: { _ in gone() })
    }

    private func windowGone() {
        if Self.current === self { dismiss(animated: false) }
    }

    /// Views have left a window: without the view that it belongs to there is no menu.
    func viewsLeft() {
        guard let window = bar.window else { return }
        if owner?.menuView?.window !== window { dismiss(animated: false) }
    }

    func windowLeft(_ gone: UIWindow) {
        if bar.window === gone { dismiss(animated: false) }
    }

    func reload() {
        guard !isOver, let owner else { return dismiss(animated: false) }
        let elements = Self.elements(of: owner)
        guard !elements.isEmpty else { return dismiss(animated: true) }
        bar.show(elements)
        place(animated: false)
    }

    func place(animated: Bool) {
        guard !isOver, let owner, let view = owner.menuView, let window = bar.window else { return }
        let target = view.convert(owner.menuTarget, to: nil)
        let put = { self.bar.place(at: target, in: window, arrow: owner.menuArrow) }
        if animated { UIView.animate(withDuration: 0.2, animations: put) } else { put() }
    }

    private func choose(_ element: UIMenuElement) {
        guard !isOver, let owner, let leaf = element as? any UIMenuLeaf else { return }
        let (sender, responder) = (owner.menuSender, owner.menuResponder)
        if !leaf.attributes.contains(.keepsMenuPresented) { dismiss(animated: true) }
        if let command = leaf as? UICommand {
            guard let target = responder?.target(forAction: command.action, withSender: command) else { return }
            // The menu controller's own items have it as their sender.
            if sender is UIMenuController {
                Above.application.sendAction(command.action, to: target, from: sender, for: nil)
            } else {
                command.performWithSender(sender, target: target)
            }
        } else {
            leaf.performWithSender(sender, target: nil)
        }
        if !isOver { reload() }
    }
}
