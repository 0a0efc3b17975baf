import CoreGraphics

/// How large the content of a preview is that is shown at the size that fits it.
@MainActor enum PreviewSize {
    /// No picture is larger, in points each way.
    static let largest: CGFloat = 4096

    /// A size that a window can have: whole points, at least one.
    static func bounded(_ length: CGFloat) -> CGFloat {
        length.isFinite ? min(max(length.rounded(.up), 1), largest) : largest
    }

    /// The size that the controller's content asks for on such a screen; the screen's where it asks for none.
    static func fitting(_ controller: UIViewController, in screen: CGSize) -> CGSize {
        var size = CGSize.zero
        if let sizing = controller as? any PreviewSizing {
            size = sizing.previewSize(in: screen)
        } else if let shown = controller as? PreviewedViewController {
            size = fitting(shown.content, in: screen)
        } else {
            size = controller.preferredContentSize
            if size.width <= 0 || size.height <= 0 { size = fitting(controller.view, in: screen) }
        }
        return CGSize(
            width: size.width > 0 ? size.width : screen.width, height: size.height > 0 ? size.height : screen.height)
    }

    /// By its constraints; else by what it says itself; else by the size that it was made with.
    private static func fitting(_ view: UIView, in screen: CGSize) -> CGSize {
        let compressed = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if compressed.width > 0, compressed.height > 0 {
            guard compressed.width > screen.width else { return compressed }
            return view.systemLayoutSizeFitting(
                CGSize(width: screen.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        return view.sizeThatFits(screen)
    }
}

/// A controller that knows how much room its content wants: SwiftUI's.
@MainActor package protocol PreviewSizing: UIViewController {
    func previewSize(in screen: CGSize) -> CGSize
}
