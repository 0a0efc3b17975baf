import CoreGraphics
import Foundation

/// One of UIKit's own views that is shown large: a button of a bar, a tab.
@MainActor protocol LargeContentSource: UIView {
    var shownLarge: (title: String?, image: UIImage?) { get }
    /// The finger was lifted over it: what a tap would have done.
    func performAfterLargeContent()
}

/// The item in the middle of the window: its image above its title, on a blurred square.
@MainActor final class LargeContentPanel: UIVisualEffectView {
    private let picture = UIImageView()
    private let label = UILabel()
    private var insets = UIEdgeInsets.zero
    private static let padding: CGFloat = 24
    private static let imageSide: CGFloat = 96

    init() {
        super.init(effect: UIBlurEffect(style: .systemThickMaterial))
        isUserInteractionEnabled = false
        isAccessibilityElement = false
        accessibilityElementsHidden = true
        layer.cornerRadius = 20
        clipsToBounds = true
        picture.contentMode = .scaleAspectFit
        picture.tintColor = .label
        label.font = .systemFont(ofSize: 28, weight: .semibold)
        label.textAlignment = .center
        label.numberOfLines = 3
        contentView.addSubview(picture)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: any UILargeContentViewerItem) {
        let own = (item as? any LargeContentSource)?.shownLarge
        label.text = item.largeContentTitle ?? own?.title
        let image = item.largeContentImage ?? own?.image
        // A symbol is drawn at the size that it is shown in; other images are as large as they are unless they may grow.
        let isSymbol = image?.isSymbolImage ?? false
        picture.image =
            isSymbol
            ? image?.withConfiguration(UIImage.SymbolConfiguration(pointSize: Self.imageSide * 0.75)) : image
        picture.contentMode = isSymbol || !item.scalesLargeContentImage ? .center : .scaleAspectFit
        insets = item.largeContentImageInsets
        accessibilityLabel = label.text
    }

    func place(in window: UIWindow) {
        let width = min(260, window.bounds.width - 2 * Self.padding)
        let inner = width - 2 * Self.padding
        let text = label.text?.isEmpty ?? true ? .zero : label.sizeThatFits(CGSize(width: inner, height: .infinity))
        let side = picture.image == nil ? 0 : Self.imageSide
        let gap: CGFloat = side > 0 && text.height > 0 ? 12 : 0
        let height = max(side + gap + text.height + 2 * Self.padding, width * 0.6)
        bounds.size = CGSize(width: width, height: height)
        center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
        let top = (height - side - gap - text.height) / 2
        picture.frame = CGRect(x: Self.padding, y: top, width: inner, height: side).inset(by: insets)
        label.frame = CGRect(x: Self.padding, y: top + side + gap, width: inner, height: text.height)
    }
}
