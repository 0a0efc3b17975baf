import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace

/// The sides that a popover's arrow may point to.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up: the popover is below.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down: the popover is above.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points to the left: the popover is at the right.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points to the right: the popover is at the left.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// The arrow may point anywhere.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The popover hasn't been placed yet.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Presents in a bubble whose arrow points at what it belongs to; in a narrow space as a sheet instead.
///
/// - From: `ModalPresenter`
/// - To: `PopoverPlacement`, `PopoverView`
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    let bubble = PopoverView()
    private var sheet: UISheetPresentationController?
    private var placement: PopoverPlacement?

    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        style = .popover
    }

    /// Where the arrow may point. Anywhere by default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The view that the popover comes out of. Without this, an item or a bar button, presenting raises an exception.
    open var sourceView: UIView?
    /// In `sourceView`'s coordinates; null is all of it.
    open var sourceRect = CGRect.null
    /// The bar button that the popover comes out of. Nil by default.
    open var barButtonItem: UIBarButtonItem?
    /// The bar button or view that the popover comes out of, before `barButtonItem` and `sourceView`. Nil by default.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// Whether the popover covers what it points at rather than get smaller, where there isn't room beside it.
    open var canOverlapSourceViewRect = false
    /// Views whose touches the popover leaves alone.
    open var passthroughViews: [UIView]?
    /// Draws what is around the content in the bubble's place.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        didSet {
            backgroundView = (popoverBackgroundViewClass as? UIPopoverBackgroundView.Type).flatMap {
                makeInstance(of: $0) as? UIPopoverBackgroundView
            }
            bubble.use(backgroundView)
            if container != nil, running == nil { placeBubble() }
        }
    }
    private var backgroundView: UIPopoverBackgroundView?
    /// Of the container, when the popover was placed last.
    private var placedSize: CGSize?
    /// What the bubble is filled with; nil, the default, for the system's.
    open var backgroundColor: UIColor? { didSet { bubble.fill(backgroundColor) } }
    /// How far it keeps from the edges of the screen.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Where the arrow points; `unknown` until the popover is placed.
    open private(set) var arrowDirection = UIPopoverArrowDirection.unknown
    /// The sheet that this popover is in a narrow space.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheet { return sheet }
        let made = UISheetPresentationController(
            presentedViewController: presentedViewController, presenting: presentingViewController)
        sheet = made
        return made
    }

    final func adaptiveSheet(
        for controller: UIViewController, _ style: UIModalPresentationStyle
    ) -> UISheetPresentationController? {
        guard style == .pageSheet || style == .formSheet else { return nil }
        defer { sheet = nil }
        return adaptiveSheetPresentationController
    }

    // MARK: UIPresentationController

    override var isRaised: Bool { true }
    open override var presentedView: UIView? { bubble }
    open override var frameOfPresentedViewInContainerView: CGRect { place()?.frame ?? .zero }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            OptionalCall.call(.controller, delegate, "prepareForPopoverPresentation:") {
                delegate.prepareForPopoverPresentation(self)
            }
        }
        if sourceRectInContainer == nil { refuseWithoutPlace() }
        guard let container else { return }
        if let view = presentedViewController.view { bubble.show(view) }
        bubble.fill(backgroundColor)
        placeBubble()
        container.addSubview(bubble)
        dimPresentersTint(true)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimPresentersTint(false) }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        dimPresentersTint(false)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { dimPresentersTint(true) }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    override func placePresented() {
        guard running == nil else { return }
        askForPlace()
        placeBubble()
    }

    /// The space has changed: the delegate may move what the arrow points at. What comes out of a bar button stays there.
    private func askForPlace() {
        guard let container, let placedSize, placedSize != container.bounds.size, barButtonItem == nil,
            var view = sourceItem as? UIView ?? sourceView,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let before = (rect, view)
        OptionalCall.call(.controller, delegate, "popoverPresentationController:willRepositionPopoverToRect:inView:") {
            delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        }
        guard before.0 != rect || before.1 !== view else { return }
        (sourceItem, sourceView, sourceRect) = (nil, view, rect)
    }

    override func personMayDismissOlder() -> Bool { older?.mayDismiss(self) ?? true }
    override func tellDidDismissOlder() { older?.hasDismissed(self) }
    private var older: (any OlderPopoverAsking)? {
        (delegate as? any UIPopoverPresentationControllerDelegate).map { OlderPopoverDelegate(delegate: $0) }
    }

    override func animator(isPresentation: Bool) -> any UIViewControllerAnimatedTransitioning {
        FadeAnimator(isPresentation: isPresentation, duration: isPresentation ? 0.15 : 0.25)
    }
    override func touchedOutside() { dismissByPerson() }
    override var closesByEscape: Bool { true }

    override func hitTestOutside(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in passthroughViews ?? [] {
            if let hit = view.hitTest(view.convert(point, from: nil), with: event) { return hit }
        }
        return nil
    }

    /// A popover has to come from somewhere.
    private func refuseWithoutPlace() -> Never {
        guard let alert = presentedViewController as? UIAlertController else {
            FatalException.generic.raise(
                "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the "
                    + "presentation occurs.")
        }
        FatalException.generic.raise(
            "Your application has presented a UIAlertController (\(alert)) of style UIAlertControllerStyleActionSheet from "
                + "\(type(of: presentingViewController)) (\(presentingViewController)). The modalPresentationStyle of a "
                + "UIAlertController with this style is UIModalPresentationPopover: give its popoverPresentationController "
                + "either a sourceView and sourceRect or a barButtonItem, at the latest in the delegate's "
                + "-prepareForPopoverPresentation.")
    }

    // MARK: Placing

    private var sourceRectInContainer: CGRect? {
        guard let container else { return nil }
        let item = sourceItem as? UIBarButtonItem ?? barButtonItem
        if let view = item?.customView ?? item?.shownView { return view.convert(view.bounds, to: container) }
        guard let view = sourceItem as? UIView ?? sourceView else { return nil }
        return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: container)
    }

    private func place() -> PopoverPlacement? {
        guard let container, let source = sourceRectInContainer else { return nil }
        var wanted = presentedViewController.preferredContentSize
        if wanted.width <= 0 || wanted.height <= 0 {
            wanted = CGSize(
                width: wanted.width > 0 ? wanted.width : 320,
                height: wanted.height > 0 ? wanted.height : contentHeight)
        }
        return PopoverPlacement(
            source: source, size: wanted,
            space: container.bounds.inset(by: container.safeAreaInsets)
                .inset(by: popoverLayoutMargins), permitted: permittedArrowDirections,
            mayOverlap: canOverlapSourceViewRect, measures: measures)
    }

    /// Of content without a preferred size. Measuring it brings its constraints up to date, which is too early where it has none.
    private var contentHeight: CGFloat {
        guard let view = presentedViewController.viewIfLoaded else { return 480 }
        let height = view.layoutItem == nil ? view.bounds.height : view.systemLayoutSizeFitting(.zero).height
        return height > 0 ? height : 480
    }

    private var measures: PopoverMeasures {
        guard let own = backgroundView.map({ type(of: $0) }) else { return .standard }
        return PopoverMeasures(
            arrowLength: own.arrowHeight(), arrowWidth: own.arrowBase(), radius: 0, insets: own.contentViewInsets())
    }

    private func placeBubble() {
        guard let placed = place() else { return }
        placedSize = container?.bounds.size
        arrowDirection = placed.direction
        bubble.show(placed)
    }
}

extension UIViewController {
    /// Where a segue's popover comes out of: a bar's item or a view.
    func anchorPopover(at anchor: AnyObject?) {
        let popover = popoverPresentationController
        switch anchor {
        case let item as UIBarButtonItem: popover?.barButtonItem = item
        case let view as UIView:
            popover?.sourceView = view
            popover?.sourceRect = view.bounds
        default: break
        }
    }
}
