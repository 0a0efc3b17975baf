import SwiftUI
import UIKit

/// A tip in a popover at one of UIKit's views or bar buttons. The app presents it, and dismisses it when the tip isn't shown any more.
@preconcurrency @MainActor
open class TipUIPopoverViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let tip: any Tip
    private let hosting: UIHostingController<TipUIContent>

    /// The style; nil is that of the system's.
    public var viewStyle: (any TipViewStyle)? { didSet { hosting.rootView.style = viewStyle } }
    /// The size of the picture.
    public var imageSize: CGSize = CGSize(width: 36, height: 36) {
        didSet { hosting.rootView.looks.imageSize = imageSize }
    }
    /// The colour of the picture.
    public var imageStyle: (any ShapeStyle)? {
        didSet { hosting.rootView.looks.imageStyle = imageStyle.map { AnyShapeStyle($0) } }
    }

    /// A popover with a tip; `actionHandler` is called when one of its buttons is tapped.
    public init(
        _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
        actionHandler: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        hosting = UIHostingController(rootView: TipUIContent(tip: tip, isGrounded: false, action: actionHandler))
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.sourceItem = sourceItem
        popoverPresentationController?.delegate = self
    }

    /// Tips aren't archived.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(hosting)
        hosting.view.backgroundColor = .clear
        hosting.view.frame = view.bounds
        hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(hosting.view)
        hosting.didMove(toParent: self)
        preferredContentSize = hosting.sizeThatFits(in: CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
    }

    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }

    /// Whoever taps beside the tip has closed it.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        tip.invalidate(reason: .tipClosed)
    }
}
