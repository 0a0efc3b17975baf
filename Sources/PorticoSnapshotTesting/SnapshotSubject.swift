import CoreFoundation
import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The thing that a snapshot is taken of.
@MainActor enum SnapshotSubject {
    case controller(UIViewController)
    case view(UIView)
    case image(UIImage)

    /// Why it cannot be shown on another device than it is on.
    var obstacle: String? {
        switch self {
        case .controller(let controller):
            controller.parent != nil || controller.viewIfLoaded?.superview != nil ? "it is on the screen already" : nil
        case .view(let view): view.superview != nil ? "it is in another view already" : nil
        case .image: nil
        }
    }

    /// Shows it in a window of its own, unless it is somewhere already, for as long as `body` looks at it.
    func whileShown(_ body: (UIView) -> Void) {
        switch self {
        case .image(let image): body(UIImageView(image: image))
        case .controller(let controller):
            if obstacle != nil { return body(Self.ready(controller.view)) }
            Self.inWindow(controller) { body(Self.ready($0)) }
        case .view(let view):
            if obstacle != nil { return body(Self.ready(view)) }
            let host = UIViewController()
            Self.inWindow(host) { _ in
                host.view.addSubview(view)
                if view.bounds.isEmpty {
                    view.frame.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                }
                body(Self.ready(view))
                view.removeFromSuperview()
            }
        }
    }

    /// The picture of what is shown, as its file would have it.
    func picture(of view: UIView) -> Data? {
        if case .image(let image) = self { return image.pngData() }
        let pixels = view.layer.picture(of: view.layer.bounds, scale: UIScreen.main.scale)
        return pixels.flatMap { CGImage(pixelBuffer: $0).pngData() }
    }

    private static func ready(_ view: UIView) -> UIView {
        view.layoutIfNeeded()
        // Controllers have appeared at the end of the run loop's turn.
        _ = CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true)
        view.layoutIfNeeded()
        view.layer.displayTreeIfNeeded()
        return view
    }

    private static func inWindow(_ controller: UIViewController, _ body: (UIWindow) -> Void) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        UIView.performWithoutAnimation {
            window.rootViewController = controller
            window.isHidden = false
        }
        body(window)
        window.isHidden = true
        window.rootViewController = nil
        window.windowScene = nil
    }
}
