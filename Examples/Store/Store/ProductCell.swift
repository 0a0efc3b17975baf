import UIKit

class ProductCell: UICollectionViewCell {
    private let picture = UIView()
    private let name = UILabel()
    private let price = UILabel()
    private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 10
        name.font = .preferredFont(forTextStyle: .subheadline)
        name.adjustsFontForContentSizeCategory = true
        price.font = .preferredFont(forTextStyle: .footnote)
        price.adjustsFontForContentSizeCategory = true
        price.textColor = .secondaryLabel
        mark.isHidden = true
        for view in [picture, name, price, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
            name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 6),
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            name.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
            price.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 1),
            price.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            price.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            mark.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: -6),
            mark.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: -6),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ product: Product) {
        picture.backgroundColor = UIColor(hue: product.hue, saturation: 0.45, brightness: 0.9, alpha: 1)
        name.text = product.name
        price.text = "€ \(product.price)"
    }

    func show(_ product: TodayProduct) {
        picture.backgroundColor = product.color
        name.text = product.name
        price.text = "€ \(product.price)"
    }

    override var isSelected: Bool {
        didSet {
            mark.isHidden = !isSelected
            picture.layer.borderColor = UIColor.tintColor.cgColor
            picture.layer.borderWidth = isSelected ? 3 : 0
        }
    }

    override var isHighlighted: Bool { didSet { picture.alpha = isHighlighted ? 0.6 : 1 } }
}

class ShelfHeader: UICollectionReusableView {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        title.font = .preferredFont(forTextStyle: .title3)
        title.adjustsFontForContentSizeCategory = true
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
