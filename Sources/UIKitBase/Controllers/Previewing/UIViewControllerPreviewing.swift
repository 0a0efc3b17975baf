import CoreGraphics
import Foundation

/// Peeking by a hard press, which Apple replaced in iOS 13: no device presses hard, and nothing is called (DEV-992).
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// A recogniser to which others can be related. It recognises nothing.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who gives the controller to look at.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that is pressed.
    var sourceView: UIView { get }
    /// What of the view stays sharp.
    var sourceRect: CGRect { get set }
}

/// Gives the controller to look at. Never asked.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller to look at for a point.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// The person wants to see the controller whole.
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    unowned let delegate: any UIViewControllerPreviewingDelegate
    unowned let sourceView: UIView
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        self.delegate = delegate
        sourceView = view
        sourceRect = view.bounds
    }
}

extension UIViewController {
    /// Asks for peeking in a view: never called here.
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing { PreviewingContext(delegate, sourceView) }

    /// Ends what `registerForPreviewing` began.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

/// What can be done with a controller that is looked at. Never shown.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

/// One thing that can be done with a controller that is looked at. Never shown.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem {
    /// How it looks.
    public enum Style: Int, Sendable { case `default` = 0, selected, destructive }

    /// The words.
    public let title: String
    /// What is called when it is chosen.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// An action with words, a look and what it does.
    public init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.title = title
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
        super.init()
    }
}
