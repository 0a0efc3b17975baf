import CoreGraphics
import Foundation
import PorticoObjC

/// An entry of an app's own in edit menus: shown while somebody on the way up from the first responder performs its action.
@available(iOS, deprecated: 16.0)
@preconcurrency @MainActor open class UIMenuItem: NSObject {
    /// What the entry says in the menu.
    open var title: String
    /// What choosing it sends to the first that can perform it, from the first responder up; the sender is the menu controller.
    open var action: Selector

    /// Makes an entry; add it to `UIMenuController.menuItems`.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The edit menu of before iOS 16: what the first responder and those above it say that they can do, and the app's own items.
///
/// - To: `EditMenuPresenter`, `UIResponder.canPerformAction(_:withSender:)`
@preconcurrency @MainActor open class UIMenuController: NSObject, EditMenuOwner {
    /// Where the menu's arrow points to; `up` is a menu below its target.
    public enum ArrowDirection: Int, Sendable {
        case `default` = 0
        case up = 1
        case down = 2
        case left = 3
        case right = 4
    }

    @InSession private static var theOne = UIMenuController()
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var isShown = false

    public override nonisolated init() { super.init() }

    /// The one controller of the app.
    open class var shared: UIMenuController { theOne }

    /// The app's items, after the system's. They are in the menus of text fields, too. nil to begin with.
    open var menuItems: [UIMenuItem]?
    /// Where the arrow points. `default` lets the room decide, and `left` and `right` count as that (DEV-112).
    open var arrowDirection = ArrowDirection.default

    /// Whether the menu is on the screen. Setting it shows or hides it without an animation.
    open var isMenuVisible: Bool {
        get { isShown }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu at the target rectangle, or hides it. Showing needs a target view in a window.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible {
            EditMenuPresenter.show(self, animated: animated)
        } else {
            EditMenuPresenter.dismiss(self, animated: animated)
        }
    }

    /// Says what the menu stands beside and must not cover, in the view's coordinates; the view is held weakly.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
    }

    /// Shows the menu beside a rectangle of a view. Where nobody can do anything nothing is shown.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        EditMenuPresenter.show(self)
    }

    /// Hides the menu with an animation where it was shown for this view; else nothing.
    open func hideMenu(from targetView: UIView) {
        if targetView === self.targetView { hideMenu() }
    }

    /// Hides the menu with an animation.
    open func hideMenu() { EditMenuPresenter.dismiss(self, animated: true) }

    /// Asks again what can be done, where the menu is open.
    open func update() { EditMenuPresenter.current(of: self)?.reload() }

    /// On the screen, in points; empty while it is hidden.
    open var menuFrame: CGRect {
        guard let frame = EditMenuPresenter.current(of: self)?.frame, let window = targetView?.window else {
            return .zero
        }
        return window.convert(frame, to: nil)
    }

    /// The items as commands, for menus of texts.
    final var itemCommands: [UICommand] { (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) } }

    // MARK: EditMenuOwner

    final var menuView: UIView? { targetView }
    final var menuResponder: UIResponder? { FirstResponder.current ?? targetView }
    final var menuTarget: CGRect { targetRect }
    final var menuSender: Any? { self }
    final var menuArrow: UIEditMenuArrowDirection {
        UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    }
    final func menuElements(suggested: [UIMenuElement]) -> [UIMenuElement] { suggested + itemCommands }

    final func menuWillShow(_ animator: MenuAnimator) {
        isShown = true
        post(Self.willShowMenuNotification)
    }
    final func menuDidShow() { if isShown { post(Self.didShowMenuNotification) } }
    final func menuWillHide(_ animator: MenuAnimator) {
        isShown = false
        post(Self.willHideMenuNotification)
    }
    final func menuDidHide() { post(Self.didHideMenuNotification) }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIMenuController {
    /// Posted before the menu appears, with the controller as its object.
    nonisolated public class var willShowMenuNotification: NSNotification.Name {
        .init("UIMenuControllerWillShowMenuNotification")
    }
    /// Posted when the menu has appeared.
    nonisolated public class var didShowMenuNotification: NSNotification.Name {
        .init("UIMenuControllerDidShowMenuNotification")
    }
    /// Posted before the menu goes.
    nonisolated public class var willHideMenuNotification: NSNotification.Name {
        .init("UIMenuControllerWillHideMenuNotification")
    }
    /// Posted when the menu is gone.
    nonisolated public class var didHideMenuNotification: NSNotification.Name {
        .init("UIMenuControllerDidHideMenuNotification")
    }
    /// The name that iOS posts when `menuFrame` changes. Not posted here.
    nonisolated public class var menuFrameDidChangeNotification: NSNotification.Name {
        .init("UIMenuControllerMenuFrameDidChangeNotification")
    }
}
