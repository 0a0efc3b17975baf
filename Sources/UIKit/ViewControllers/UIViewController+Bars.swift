import CoreGraphics
import Foundation

extension UIViewController {
    // MARK: Edit button

    func makeEditButton() -> UIBarButtonItem {
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                self.setEditing(!self.isEditing, animated: true)
            })
        showEditing(on: item)
        return item
    }

    func showEditing(on item: UIBarButtonItem) {
        item.title = isEditing ? "Done" : "Edit"
        item.style = isEditing ? .done : .plain
    }

    // MARK: Toolbar

    func toolbarItemsChanged(animated: Bool) {
        guard let navigation = parentController as? UINavigationController, navigation.topViewController === self
        else { return }
        navigation.tools.setItems(toolbarItems ?? [], animated: animated)
    }

    // MARK: Scrolling content

    /// The content that fills this controller's screen has scrolled so far under the top bar; negative where it is pulled
    /// down. Bars get smaller and their background appears by it.
    func contentScrolled(by distance: CGFloat) {
        guard let navigation = navigationController, navigation.topViewController.map({ isOrIsIn($0) }) ?? false
        else { return }
        navigation.bar.scrolledDistance = distance
    }

    private func isOrIsIn(_ controller: UIViewController) -> Bool {
        var here: UIViewController? = self
        while let candidate = here {
            if candidate === controller { return true }
            here = candidate.parentController
        }
        return false
    }

    // MARK: Old layout guides

    /// Where the top bars end. The safe area's layout guide says it better.
    public var topLayoutGuide: any UILayoutSupport {
        if let guide = guides.top { return guide }
        let made = LayoutSupportGuide(isTop: true, in: view)
        guides.top = made
        return made
    }

    /// Where the bottom bars begin.
    public var bottomLayoutGuide: any UILayoutSupport {
        if let guide = guides.bottom { return guide }
        let made = LayoutSupportGuide(isTop: false, in: view)
        guides.bottom = made
        return made
    }
}

/// The strip that bars cover, for constraints of before the safe area.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// Points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide that reaches from the view's edge to its safe area's.
@MainActor final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(isTop: Bool, in view: UIView) {
        self.isTop = isTop
        super.init()
        identifier = isTop ? "UIViewControllerTopLayoutGuide" : "UIViewControllerBottomLayoutGuide"
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat {
        guard let view = owningView else { return 0 }
        return isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom
    }
}
