import CoreGraphics
import Foundation

extension UIButton {
    /// Where title and image lie within the content rectangle.
    struct Arrangement {
        var title = CGRect.zero
        var image = CGRect.zero
    }

    private var titleSize: CGSize {
        guard let label = parts.title, label.text?.isEmpty == false else { return .zero }
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
        return label.sizeThatFits(unlimited)
    }

    private var imageSize: CGSize { parts.image?.image?.size ?? .zero }

    /// A title alone gets 6 points above and below, unless insets were set or a background image says how high to be.
    var effectiveContentInsets: UIEdgeInsets {
        guard contentEdgeInsets == .zero, imageSize == .zero, currentBackgroundImage == nil else {
            return contentEdgeInsets
        }
        return UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }

    func fittingSize(within size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let configuration = style.configuration { return fittingSize(of: configuration, within: size) }
        let insets = effectiveContentInsets
        let (title, image) = (titleSize, imageSize)
        var width = title.width + image.width
        var height = max(title.height, image.height)
        if title == .zero && image == .zero {
            width = 30
            height = (parts.title?.font ?? .systemFont(ofSize: isSystem ? 15 : UIFont.buttonFontSize)).lineHeight
                .rounded(.up)
        }
        let background = currentBackgroundImage?.size ?? .zero
        return CGSize(
            width: max(width + insets.left + insets.right, background.width),
            height: max(height + insets.top + insets.bottom, background.height))
    }

    /// The image before the title, both placed as one by the content alignment; then each moved by its own insets.
    func arrange(in content: CGRect) -> Arrangement {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var image = imageSize
        var title = titleSize
        image.width = min(image.width, max(0, content.width))
        image.height = min(image.height, max(0, content.height))
        title.width = min(title.width, max(0, content.width - image.width))
        title.height = min(title.height, max(0, content.height))
        let width = image.width + title.width

        var x = content.minX
        switch effectiveContentHorizontalAlignment {
        case .center: x += (content.width - width) / 2
        case .right: x += content.width - width
        case .fill:
            if title.width > 0 { title.width = content.width - image.width } else { image.width = content.width }
        default: break
        }
        func place(_ size: CGSize, x: CGFloat) -> CGRect {
            var rect = CGRect(x: x, y: content.minY, width: size.width, height: size.height)
            if contentVerticalAlignment == .fill {
                rect.size.height = content.height
            } else {
                rect.origin.y += (content.height - size.height) * contentVerticalAlignment.shareAbove
            }
            return rect
        }
        var result = Arrangement()
        result.image = place(image, x: isRightToLeft ? x + title.width : x)
        result.title = place(title, x: isRightToLeft ? x : x + image.width)
        result.image = moved(result.image, by: imageEdgeInsets)
        result.title = moved(result.title, by: titleEdgeInsets)
        return result
    }

    /// Insets move by half of what they take, as they shrink the room in which a part is centred; at an edge by all.
    private func moved(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
        guard insets != .zero else { return rect }
        var rect = rect
        switch effectiveContentHorizontalAlignment {
        case .left: rect.origin.x += insets.left
        case .right: rect.origin.x -= insets.right
        default: rect.origin.x += (insets.left - insets.right) / 2
        }
        switch contentVerticalAlignment {
        case .top: rect.origin.y += insets.top
        case .bottom: rect.origin.y -= insets.bottom
        default: rect.origin.y += (insets.top - insets.bottom) / 2
        }
        return rect
    }

    /// The title's baselines, told so that they hold at any height: they are asked for before layout has given the button one.
    var titleBaselines: Baselines? {
        guard let label = parts.title, titleSize != .zero else { return nil }
        let height = intrinsicContentSize.height
        let top =
            if let configuration = style.configuration {
                titleTop(of: configuration, height: height)
            } else {
                titleRect(
                    forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: intrinsicContentSize))
                ).midY - titleSize.height / 2
            }
        return Baselines(
            of: label.contentBaselines, height: titleSize.height, top: top, within: height,
            share: contentVerticalAlignment.shareAbove)
    }

    func layoutParts() {
        updateConfigurationIfNeeded()
        if let configuration = style.configuration {
            layout(configuration)
            return
        }
        parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        if let image = parts.image { image.frame = onPixels(imageRect(forContentRect: content)) }
        if let title = parts.title { title.frame = onPixels(titleRect(forContentRect: content)) }
    }

}

extension UIControl.ContentVerticalAlignment {
    /// How much of the height that contents leave is above them.
    var shareAbove: CGFloat {
        switch self {
        case .top: 0
        case .bottom: 1
        default: 0.5
        }
    }
}

extension UIView {
    /// Moved to whole pixels, so that text and images stay sharp.
    func onPixels(_ rect: CGRect) -> CGRect {
        let scale = max(contentScaleFactor, 1)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale,
            width: (rect.width * scale).rounded(.up) / scale, height: (rect.height * scale).rounded(.up) / scale)
    }
}
