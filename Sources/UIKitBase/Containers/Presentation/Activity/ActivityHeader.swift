import CoreGraphics
import Foundation

/// The looks of something that is shared, as an app says them.
package struct ActivityPreview {
    let title: String
    let picture: UIImage?

    package init(title: String, picture: UIImage?) { (self.title, self.picture) = (title, picture) }
}

/// The top of a sheet of activities: what is shared, in a line or two, and the button that closes it.
@MainActor final class ActivityHeader: UIView {
    private let title = UILabel()
    private let detail = UILabel()
    private let close = UIButton(type: .close)
    private let picture = UIImageView()

    init(
        _ items: [Any], _ previews: [ActivityPreview], _ metadata: LPLinkMetadata?, cancel: @escaping () -> Void
    ) {
        super.init(frame: .zero)
        title.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        let lines = items.compactMap(Self.line)
        let images = items.compactMap { $0 as? UIImage }
        let count = Self.countText(items.count, areImages: images.count == items.count)
        title.text = previews.count > 1 ? count : previews.first?.title ?? lines.first ?? count
        picture.image = previews.lazy.compactMap(\.picture).first ?? images.first
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 6
        picture.accessibilityIgnoresInvertColors = true
        detail.text = previews.isEmpty ? lines.dropFirst().first : Self.sourceText(items)
        if let metadata, previews.isEmpty { showMetadata(metadata) }
        picture.isHidden = picture.image == nil
        detail.isHidden = detail.text == nil
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [picture, texts])
        row.spacing = 12
        row.alignment = .center
        for view in [row, close] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        close.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.centerYAnchor.constraint(equalTo: centerYAnchor),
            row.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            row.trailingAnchor.constraint(lessThanOrEqualTo: close.leadingAnchor, constant: -8),
            picture.heightAnchor.constraint(equalToConstant: 44).withPriority(999),
            picture.widthAnchor.constraint(equalToConstant: 44).withPriority(999),
            close.trailingAnchor.constraint(equalTo: trailingAnchor),
            close.centerYAnchor.constraint(equalTo: centerYAnchor), close.widthAnchor.constraint(equalToConstant: 30),
            close.heightAnchor.constraint(equalToConstant: 30),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The words of a source of the items count more than the items.
    private func showMetadata(_ metadata: LPLinkMetadata) {
        let source = metadata.shownURL.flatMap { Self.line($0) }
        let ownTitle = (metadata.title ?? "").isEmpty ? nil : metadata.title
        if let text = ownTitle ?? source { (title.text, detail.text) = (text, ownTitle == nil ? nil : source) }
        metadata.loadPicture { [weak self] in
            self?.picture.image = $0
            self?.picture.isHidden = false
        }
    }

    private static func countText(_ count: Int, areImages: Bool) -> String {
        if areImages { return count == 1 ? "1 Image" : "\(count) Images" }
        return count == 1 ? "1 item" : "\(count) items"
    }

    /// The address behind a title that an app gives.
    private static func sourceText(_ items: [Any]) -> String? {
        items.count == 1 ? (items.first as? URL).flatMap { line($0) } : nil
    }

    private static func line(_ item: Any) -> String? {
        switch item {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let url as URL where url.isFileURL: url.lastPathComponent
        case let url as URL: url.host ?? url.absoluteString
        default: nil
        }
    }
}

extension NSLayoutConstraint {
    /// A picture without one has no size, and then nothing is to be said of it.
    fileprivate func withPriority(_ value: Float) -> NSLayoutConstraint {
        priority = UILayoutPriority(value)
        return self
    }
}
