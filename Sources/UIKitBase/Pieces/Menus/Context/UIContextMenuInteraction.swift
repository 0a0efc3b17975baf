import CoreGraphics
import Foundation

/// Shows a menu for its view: when a finger stays on it, or a pointer's second button goes down.
///
/// - From: `ContextMenuGesture`, `UIControl`, `SecondaryClick`
/// - To: `ContextMenuSession`
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown: with a preview above a blurred screen, or alone.
    @available(iOS, introduced: 14.0)
    public enum Appearance: Int, Sendable {
        case unknown = 0
        /// The view is lifted above a blurred screen.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// The view that has the interaction; set by `addInteraction(_:)`, nil before that.
    public private(set) weak var view: UIView?
    /// Is asked for each menu, and hears of it; held weakly, given once.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private lazy var gesture = ContextMenuGesture(self)
    private var lastPlace = CGPoint.zero
    final private(set) weak var session: ContextMenuSession?

    /// Makes an interaction for `UIView.addInteraction(_:)`; the delegate is held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// Called by the view: closes an open menu without an animation and takes the gesture from the old view.
    open func willMove(to view: UIView?) {
        guard let old = self.view, old !== view else { return }
        session?.end(animated: false)
        old.removeGestureRecognizer(gesture)
    }

    /// Called by the view: adds the gesture that opens the menu.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(gesture)
    }

    /// How the menu that is shown looks; unknown while there is none.
    open var menuAppearance: Appearance { session?.appearance ?? .unknown }

    /// Where the menu was asked for, in a view's coordinates; nil is the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let window = self.view?.window else { return lastPlace }
        return view.map { $0.convert(lastPlace, from: window) } ?? lastPlace
    }

    /// Takes the menu off the screen.
    open func dismissMenu() { session?.end(animated: true) }

    /// Shows another menu in the place of the one that is open; without one nothing happens.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.update(block) }

    // MARK: Opening

    /// Asks the delegate for a menu at a place of the window, before anything is seen.
    func prepare(at point: CGPoint) -> ContextMenuSession? {
        guard session == nil, let view, let window = view.window, let delegate else { return nil }
        lastPlace = point
        guard
            let configuration = delegate.contextMenuInteraction(
                self, configurationForMenuAtLocation: view.convert(point, from: window))
        else { return nil }
        return ContextMenuSession(self, configuration, view: view, window: window)
    }

    /// False where there is nothing to show.
    @discardableResult final func open(_ session: ContextMenuSession, prefersCompact: Bool = false) -> Bool {
        self.session = session
        guard session.begin(prefersCompact: prefersCompact) else {
            self.session = nil
            return false
        }
        return true
    }

    final func sessionEnded(_ ended: ContextMenuSession) {
        if session === ended { session = nil }
    }
}
