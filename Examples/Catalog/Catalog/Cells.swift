import UIKit

/// A large picture with a title over it.
final class FeatureCell: UICollectionViewCell {
    private let kicker = UILabel()
    private let title = UILabel()
    private let picture = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        kicker.font = .systemFont(ofSize: 11, weight: .semibold)
        kicker.textColor = .tintColor
        title.font = .preferredFont(forTextStyle: .title3)
        picture.layer.cornerRadius = 8
        let stack = UIStackView(arrangedSubviews: [kicker, title, picture])
        stack.axis = .vertical
        stack.spacing = 4
        stack.setCustomSpacing(8, after: title)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }

    func show(_ product: Product) {
        kicker.text = product.isNew ? "NEW" : "UPDATED"
        title.text = product.name
        picture.backgroundColor = product.color
    }
}

/// A small row with an icon and a button.
final class ProductCell: UICollectionViewCell {
    private let icon = UIView()
    private let name = UILabel()
    private let line = UILabel()
    private let button = UIButton(configuration: .gray())

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.layer.cornerRadius = 13
        name.font = .preferredFont(forTextStyle: .headline)
        line.font = .preferredFont(forTextStyle: .subheadline)
        line.textColor = .secondaryLabel
        button.configuration?.title = "Get"
        button.configuration?.cornerStyle = .capsule
        button.setContentCompressionResistancePriority(.required, for: .horizontal)
        button.setContentHuggingPriority(.required, for: .horizontal)
        let texts = UIStackView(arrangedSubviews: [name, line])
        texts.axis = .vertical
        texts.spacing = 2
        let row = UIStackView(arrangedSubviews: [icon, texts, button])
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 60), icon.heightAnchor.constraint(equalToConstant: 60),
            row.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }

    func show(_ product: Product) {
        name.text = product.name
        line.text = product.line
        icon.backgroundColor = product.color
    }
}

/// A tag as wide as its text.
final class TagCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.backgroundColor = .secondarySystemFill
        contentView.layer.cornerRadius = 15
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }

    func show(_ text: String) { label.text = text }
}

final class TitleView: UICollectionReusableView {
    static let kind = "title"
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .title2)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }

    func show(_ text: String) { label.text = text }
}

/// A dot on what is new.
final class BadgeView: UICollectionReusableView {
    static let kind = "badge"

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
    }

    required init?(coder: NSCoder) { fatalError("not from a nib") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}
