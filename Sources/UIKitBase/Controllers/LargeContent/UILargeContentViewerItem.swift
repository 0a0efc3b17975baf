import CoreGraphics
import Foundation
import PorticoObjC

/// Something that people with the largest text sizes see large while they hold a finger on it (`UILargeContentViewerInteraction`).
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

    /// Whether the view is shown large; false by default.
    public var showsLargeContentViewer: Bool {
        get { largeContent?.shows ?? false }
        set { changeLargeContent { $0.shows = newValue } }
    }
    /// The text that is shown large; nil by default.
    public var largeContentTitle: String? {
        get { largeContent?.title }
        set { changeLargeContent { $0.title = newValue } }
    }
    /// The image that is shown large; nil by default.
    public var largeContentImage: UIImage? {
        get { largeContent?.image }
        set { changeLargeContent { $0.image = newValue } }
    }
    /// Whether the image is made larger; false by default. Symbols always are.
    public var scalesLargeContentImage: Bool {
        get { largeContent?.scales ?? false }
        set { changeLargeContent { $0.scales = newValue } }
    }
    /// The room around the image; zero by default.
    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent?.insets ?? .zero }
        set { changeLargeContent { $0.insets = newValue } }
    }
}
