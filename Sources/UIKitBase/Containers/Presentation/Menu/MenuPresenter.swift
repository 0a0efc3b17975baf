import CoreGraphics
import Foundation

/// Shows a menu beside the view that it belongs to.
///
/// - From: `UIBarButtonItem`, a back button held down
/// - To: `MenuController`
@MainActor enum MenuPresenter {
    static func show(
        _ menu: UIMenu, from view: UIView, order: UIContextMenuConfiguration.ElementOrder = .automatic,
        sender: Any? = nil
    ) {
        guard let window = view.window, var presenter = window.rootViewController else { return }
        while let next = presenter.presentation?.knownPresented { presenter = next }
        presenter.present(MenuController(menu: menu, source: view, order: order, sender: sender), animated: true)
    }
}

/// Presents a list of a menu's entries. Choosing one closes it, then runs the action.
@MainActor final class MenuController: UIViewController {
    weak var source: UIView?
    let list: MenuList
    let order: UIContextMenuConfiguration.ElementOrder
    private let sender: Any?
    var rows: [MenuEntry] { list.entries }

    init(menu: UIMenu, source: UIView, order: UIContextMenuConfiguration.ElementOrder, sender: Any?) {
        self.source = source
        self.order = order
        self.sender = sender
        list = MenuList(menu, responder: source)
        super.init(nibName: nil, bundle: nil)
        list.chosen = { [weak self] leaf, entry in self?.choose(leaf, entry) }
        list.changed = { [weak self] in self?.listChanged() }
        listChanged()
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }

    override func makeOwnPresentation(_ presenting: UIViewController?) -> UIPresentationController? {
        MenuPresentation(presentedViewController: self, presenting: presenting)
    }

    private func listChanged() {
        preferredContentSize = CGSize(width: list.width, height: max(list.contentHeight, 44))
        if isViewLoaded, view.window != nil { (presentationController as? MenuPresentation)?.place() }
    }

    private func choose(_ leaf: any UIMenuLeaf, _ entry: MenuEntry) {
        let sender: Any? = sender ?? source as Any?
        if leaf.attributes.contains(.keepsMenuPresented) {
            entry.perform(leaf, sender: sender)
            list.reload()
            listChanged()
        } else {
            dismiss(animated: true) { entry.perform(leaf, sender: sender) }
        }
    }
}

@MainActor final class MenuPresentation: UIPresentationController {
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    private var placement: ContextMenuPlacement? {
        guard let container, let menu = presentedViewController as? MenuController else { return nil }
        menu.loadViewIfNeeded()
        let space = ContextMenuPlacement.space(in: container, covered: container.safeAreaInsets)
        let from = menu.source.map { $0.convert($0.bounds, to: container) } ?? CGRect(origin: space.center, size: .zero)
        return .compact(
            source: from, attachment: CGPoint(x: from.midX, y: from.maxY), menu: menu.preferredContentSize, in: space)
    }

    override var frameOfPresentedViewInContainerView: CGRect { placement?.menu ?? .zero }

    func place() {
        guard let placement, let menu = presentedViewController as? MenuController else { return }
        presentedView?.frame = placement.menu
        menu.list.isReversed = placement.isAbove && menu.order != .fixed
    }
    override func placePresented() { if running == nil { place() } }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        if let placement, let menu = presentedViewController as? MenuController {
            menu.list.isReversed = placement.isAbove && menu.order != .fixed
        }
    }
    override func touchedOutside() { dismissByPerson() }
    override func animator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        FadeAnimator(isPresentation: isPresentation, duration: 0.2, scale: 0.8)
    }
}
