import CoreGraphics
import Foundation

// What the built-in views keep.

extension UIScrollView {
    private static let offsetKey = "UIScrollViewContentOffset"
    private static let insetKey = "UIScrollViewContentInset"
    private static let zoomKey = "UIScrollViewZoomScale"

    func encodeScrolling(_ coder: NSCoder) {
        coder.encode(zoomScale, forKey: Self.zoomKey)
        coder.encode(contentInset, forKey: Self.insetKey)
        coder.encode(contentOffset, forKey: Self.offsetKey)
    }

    func decodeScrolling(_ coder: NSCoder) {
        guard coder.containsValue(forKey: Self.offsetKey) else { return }
        contentInset = coder.decodeUIEdgeInsets(forKey: Self.insetKey)
        let zoom = CGFloat(coder.decodeDouble(forKey: Self.zoomKey))
        if zoom > 0, zoom != zoomScale { zoomScale = zoom }
        contentOffset = coder.decodeCGPoint(forKey: Self.offsetKey)
    }
}

extension UIImageView {
    private static let boundsKey = "UIImageViewBounds"
    private static let centerKey = "UIImageViewCenter"
    private static let transformKey = "UIImageViewTransform"
    private static let anchorKey = "UIImageViewAnchorPoint"

    func encodePlace(_ coder: NSCoder) {
        coder.encode(bounds, forKey: Self.boundsKey)
        coder.encode(center, forKey: Self.centerKey)
        coder.encode(transform, forKey: Self.transformKey)
        coder.encode(layer.anchorPoint, forKey: Self.anchorKey)
    }

    /// A view that constraints place stays where they place it.
    func decodePlace(_ coder: NSCoder) {
        guard coder.containsValue(forKey: Self.boundsKey) else { return }
        layer.anchorPoint = coder.decodeCGPoint(forKey: Self.anchorKey)
        bounds = coder.decodeCGRect(forKey: Self.boundsKey)
        center = coder.decodeCGPoint(forKey: Self.centerKey)
        transform = coder.decodeCGAffineTransform(forKey: Self.transformKey)
    }
}

extension TextEditing {
    private var startKey: String { "UITextFieldSelectionStart" }
    private var endKey: String { "UITextFieldSelectionEnd" }

    func encodeSelection(_ coder: NSCoder) {
        guard let range = selectedTextRange else { return }
        coder.encode(offset(from: beginningOfDocument, to: range.start), forKey: startKey)
        coder.encode(offset(from: beginningOfDocument, to: range.end), forKey: endKey)
    }

    /// As far as the text is there.
    func decodeSelection(_ coder: NSCoder) {
        guard coder.containsValue(forKey: startKey),
            let start = position(from: beginningOfDocument, offset: coder.decodeInteger(forKey: startKey)),
            let end = position(from: beginningOfDocument, offset: coder.decodeInteger(forKey: endKey))
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }
}
