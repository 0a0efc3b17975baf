import CoreGraphics
import Foundation

/// Shows items of a view large, in the middle of the window, while a person with one of the accessibility text sizes holds a finger on them. The
/// finger may slide from item to item; what happens when it is lifted is the delegate's.
///
/// - From: the app; bars, for their buttons and tabs
/// - To: `UILargeContentViewerInteractionDelegate`, `LargeContentPanel`
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Who says what is shown.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// The recogniser of the finger that stays: others can be told to wait for it.
    open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }
    private lazy var press: UILongPressGestureRecognizer = {
        let press = UILongPressGestureRecognizer(target: nil, action: nil)
        press.delegate = gate
        press.allowableMovement = .greatestFiniteMagnitude
        press.addHandler { [weak self] _ in self?.follow() }
        return press
    }()
    private let gate = LargeContentGate()
    private var panel: LargeContentPanel?
    private var shown: (any UILargeContentViewerItem)?

    /// An interaction with a delegate, which isn't kept alive.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public override convenience init() { self.init(delegate: nil) }

    /// Takes what it shows away: it is about to have another view, or none.
    open func willMove(to view: UIView?) {
        hide()
        self.view?.removeGestureRecognizer(press)
    }

    /// Watches the view's touches from here on.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// Whether the text size is one of those for accessibility.
    open class var isEnabled: Bool {
        UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// Posted when `isEnabled` has changed.
    public nonisolated class var enabledStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    }

    // MARK: A finger

    private func follow() {
        guard let view else { return }
        let point = press.location(in: view)
        switch press.state {
        case .began, .changed: show(item(at: point, in: view))
        case .ended:
            let item = shown
            hide()
            if let delegate {
                delegate.largeContentViewerInteraction(self, didEndOn: item, at: point)
            } else {
                (item as? any LargeContentSource)?.performAfterLargeContent()
            }
        default: hide()
        }
    }

    /// What the delegate says, or the first view up from the finger that is to be shown large.
    private func item(at point: CGPoint, in view: UIView) -> (any UILargeContentViewerItem)? {
        if let delegate {
            let answer = OptionalCall.call(
                .application, delegate, "largeContentViewerInteraction:itemAtPoint:",
                { delegate.largeContentViewerInteraction(self, itemAt: point) })
            if let answer { return answer }
        }
        var found = view.hitTest(point, with: nil)
        while let candidate = found {
            if candidate.showsLargeContentViewer || candidate is any LargeContentSource { return candidate }
            if candidate === view { return nil }
            found = candidate.superview
        }
        return nil
    }

    private func show(_ item: (any UILargeContentViewerItem)?) {
        guard item !== shown else { return }
        shown = item
        guard let item, let window = view?.window else {
            panel?.removeFromSuperview()
            panel = nil
            return
        }
        let panel = panel ?? LargeContentPanel()
        self.panel = panel
        panel.show(item)
        if panel.superview == nil { window.addSubview(panel) }
        panel.place(in: window)
    }

    private func hide() {
        shown = nil
        panel?.removeFromSuperview()
        panel = nil
    }
}

/// At smaller text sizes the finger is none of the viewer's.
@MainActor private final class LargeContentGate: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        UILargeContentViewerInteraction.isEnabled
    }
}

/// Says what is shown large, and what happens afterwards. Every method is optional.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    /// The finger was lifted over the item: do what a tap on it would have done.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    /// What is shown for a finger here; nil shows nothing. Without the method the views under the finger are asked.
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    /// In whose view the item is shown. The window's middle is taken (DEV-1205).
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Stands in where nothing happens afterwards.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    /// Stands in where the views are asked.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { OptionalCall.missing(nil) }
    /// Stands in: a controller of its own.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        UIViewController()
    }
}
