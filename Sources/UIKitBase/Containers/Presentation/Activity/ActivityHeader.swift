import CoreGraphics
import Foundation

/// The top of a sheet of activities: what is shared, in a line or two, and the button that closes it.
@MainActor final class ActivityHeader: UIView {
    private let title = UILabel()
    private let detail = UILabel()
    private let close = UIButton(type: .close)

    init(_ items: [Any], cancel: @escaping () -> Void) {
        super.init(frame: .zero)
        title.font = .preferredFont(forTextStyle: .headline)
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        let lines = items.compactMap(Self.line)
        title.text = lines.first ?? (items.count == 1 ? "1 item" : "\(items.count) items")
        detail.text = lines.dropFirst().first
        detail.isHidden = detail.text == nil
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { _ in cancel() }, for: .touchUpInside)
        let texts = UIStackView(arrangedSubviews: [title, detail])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [texts, close] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        close.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            texts.leadingAnchor.constraint(equalTo: leadingAnchor),
            texts.centerYAnchor.constraint(equalTo: centerYAnchor),
            texts.topAnchor.constraint(greaterThanOrEqualTo: topAnchor),
            texts.trailingAnchor.constraint(lessThanOrEqualTo: close.leadingAnchor, constant: -8),
            close.trailingAnchor.constraint(equalTo: trailingAnchor),
            close.centerYAnchor.constraint(equalTo: centerYAnchor), close.widthAnchor.constraint(equalToConstant: 30),
            close.heightAnchor.constraint(equalToConstant: 30),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private static func line(_ item: Any) -> String? {
        switch item {
        case let text as String: text
        case let text as NSAttributedString: text.string
        case let url as URL: url.host ?? url.lastPathComponent
        default: nil
        }
    }
}
