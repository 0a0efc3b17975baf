import CoreGraphics
import Foundation
import PorticoObjC

/// Something that people with the largest text sizes see large while they hold a finger on it. There is no such viewer here: what it would
/// show is kept (DEV-098).
@preconcurrency @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {
    var showsLargeContentViewer: Bool { get }
    var largeContentTitle: String? { get }
    var largeContentImage: UIImage? { get }
    var scalesLargeContentImage: Bool { get }
    var largeContentImageInsets: UIEdgeInsets { get }
}

/// What a view's item says. Few views are told anything.
private final class LargeContent {
    var shows = false
    var title: String?
    var image: UIImage?
    var scales = false
    var insets = UIEdgeInsets.zero
}

private nonisolated(unsafe) let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

extension UIView: UILargeContentViewerItem {
    private var largeContent: LargeContent? { objc_getAssociatedObject(self, key) as? LargeContent }
    private func changeLargeContent(_ change: (LargeContent) -> Void) {
        let content = largeContent ?? LargeContent()
        change(content)
        objc_setAssociatedObject(self, key, content, .OBJC_ASSOCIATION_RETAIN)
    }

    /// Whether the view is shown large; false by default. Kept.
    public var showsLargeContentViewer: Bool {
        get { largeContent?.shows ?? false }
        set { changeLargeContent { $0.shows = newValue } }
    }
    /// The text that is shown large; nil by default. Kept.
    public var largeContentTitle: String? {
        get { largeContent?.title }
        set { changeLargeContent { $0.title = newValue } }
    }
    /// The image that is shown large; nil by default. Kept.
    public var largeContentImage: UIImage? {
        get { largeContent?.image }
        set { changeLargeContent { $0.image = newValue } }
    }
    /// Whether the image is made larger; false by default. Kept.
    public var scalesLargeContentImage: Bool {
        get { largeContent?.scales ?? false }
        set { changeLargeContent { $0.scales = newValue } }
    }
    /// The room around the image; zero by default. Kept.
    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent?.insets ?? .zero }
        set { changeLargeContent { $0.insets = newValue } }
    }
}

/// Shows items of a view large while a finger is on them: never here.
@preconcurrency @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// Who says what is shown.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// A recogniser to which others can be related. It recognises nothing.
    open private(set) lazy var gestureRecognizerForExclusionRelationship = UIGestureRecognizer()

    /// An interaction with a delegate, which isn't kept alive.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public override convenience init() { self.init(delegate: nil) }

    /// Does nothing.
    open func willMove(to view: UIView?) {}
    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Whether people have turned the viewer on: never here.
    open class var isEnabled: Bool { false }
    /// Says that people have turned the viewer on or off: never posted here.
    public nonisolated class var enabledStatusDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
    }
}

/// Says what is shown large. Never asked here.
@preconcurrency @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint)
    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)?
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
        at point: CGPoint
    ) {}
    /// Does nothing.
    public func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
    ) -> (any UILargeContentViewerItem)? { nil }
    /// A controller of its own.
    public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
        UIViewController()
    }
}
