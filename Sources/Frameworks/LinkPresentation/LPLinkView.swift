import UIKit

/// Shows what is known of an address: its picture, title, host and sign. A tap opens the address.
///
/// Nothing is fetched: a view of an address alone shows its host (DEV-1095).
@preconcurrency @MainActor
open class LPLinkView: UIView {
    /// The metadata that is shown. The value is copied.
    open var metadata: LPLinkMetadata {
        get { shown }
        set {
            shown = newValue.copy() as? LPLinkMetadata ?? newValue
            showMetadata()
        }
    }
    private var shown: LPLinkMetadata
    private let picture = UIImageView(), icon = UIImageView()
    private let title = UILabel(), host = UILabel()
    /// The number of the metadata that pictures are loaded for: those of earlier ones come too late.
    private var load = 0

    private static let inset: CGFloat = 12, iconSide: CGFloat = 32, spacing: CGFloat = 2
    private static let widest: CGFloat = 300

    /// A view of an address of which nothing else is known.
    public init(url URL: URL) {
        shown = LPLinkMetadata()
        (shown.originalURL, shown.url) = (URL, URL)
        super.init(frame: .zero)
        setUpViews()
    }

    /// A view of what is known.
    public init(metadata: LPLinkMetadata) {
        shown = metadata.copy() as? LPLinkMetadata ?? metadata
        super.init(frame: .zero)
        setUpViews()
    }

    /// An empty view; what an archive says of it isn't read.
    public required init?(coder: NSCoder) {
        shown = LPLinkMetadata()
        super.init(coder: coder)
        setUpViews()
    }

    private func setUpViews() {
        backgroundColor = .secondarySystemBackground
        (layer.cornerRadius, clipsToBounds) = (12, true)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        icon.contentMode = .scaleAspectFit
        title.font = .systemFont(ofSize: 15, weight: .semibold)
        title.numberOfLines = 2
        host.font = .systemFont(ofSize: 12)
        host.textColor = .secondaryLabel
        for part in [picture, icon, title, host] { addSubview(part) }
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        tap.addHandler { [weak self] in if $0.state == .ended { self?.openLink() } }
        addGestureRecognizer(tap)
        isAccessibilityElement = true
        accessibilityTraits = .link
        showMetadata()
    }

    private func openLink() {
        guard let url = shown.originalURL ?? shown.url else { return }
        UIApplication.shared.open(url)
    }

    private func showMetadata() {
        let url = shown.url ?? shown.originalURL
        var name = url?.host ?? url?.absoluteString ?? ""
        if name.hasPrefix("www.") { name = String(name.dropFirst(4)) }
        (title.text, host.text) = (shown.title, name)
        title.isHidden = (shown.title ?? "").isEmpty
        accessibilityLabel = [shown.title, name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
        (picture.image, icon.image) = (nil, nil)
        load += 1
        loadImage(shown.imageProvider, into: picture)
        loadImage(shown.iconProvider, into: icon)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func loadImage(_ provider: NSItemProvider?, into view: UIImageView) {
        guard let provider, provider.canLoadObject(ofClass: UIImage.self) else { return }
        let current = load
        provider.loadObject(ofClass: UIImage.self) { [weak self, weak view] object, _ in
            let image = object as? UIImage
            DispatchQueue.main.async {
                guard let self, let view, self.load == current, let image else { return }
                view.image = image
                self.invalidateIntrinsicContentSize()
                self.setNeedsLayout()
            }
        }
    }

    // MARK: Layout

    private func pictureHeight(_ width: CGFloat) -> CGFloat {
        guard let size = picture.image?.size, size.width > 0, size.height > 0 else { return 0 }
        // A tall picture is cut to a square.
        return min(width * size.height / size.width, width).rounded()
    }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        max(0, width - Self.inset * 2 - (icon.image == nil ? 0 : Self.iconSide + Self.inset))
    }

    private func textHeights(_ width: CGFloat) -> (title: CGFloat, host: CGFloat) {
        let room = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
        return (
            title.isHidden ? 0 : title.sizeThatFits(room).height.rounded(.up),
            host.sizeThatFits(room).height.rounded(.up)
        )
    }

    private func captionHeight(_ width: CGFloat) -> CGFloat {
        let heights = textHeights(width)
        let texts = heights.title + (heights.title > 0 ? Self.spacing : 0) + heights.host
        return max(texts, icon.image == nil ? 0 : Self.iconSide) + Self.inset * 2
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? min(size.width, Self.widest) : Self.widest
        return CGSize(width: width, height: pictureHeight(width) + captionHeight(width))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let caption = captionHeight(width)
        picture.frame = CGRect(
            x: 0, y: 0, width: width, height: max(0, min(pictureHeight(width), bounds.height - caption)))
        let top = picture.frame.maxY
        let heights = textHeights(width)
        title.frame = CGRect(x: Self.inset, y: top + Self.inset, width: textWidth(width), height: heights.title)
        host.frame = CGRect(
            x: Self.inset, y: title.frame.maxY + (heights.title > 0 ? Self.spacing : 0), width: textWidth(width),
            height: heights.host)
        icon.frame = CGRect(
            x: width - Self.inset - Self.iconSide, y: top + (caption - Self.iconSide) / 2, width: Self.iconSide,
            height: Self.iconSide)
    }
}
