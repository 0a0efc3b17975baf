import UIKit

/// A card as wide as the screen but for its neighbours.
class CardCell: UICollectionViewCell {
    private let symbol = UIImageView()
    private let name = UILabel()
    private let category = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 16
        contentView.layer.masksToBounds = true
        symbol.tintColor = UIColor.white.withAlphaComponent(0.9)
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
        category.font = .preferredFont(forTextStyle: .caption1)
        category.textColor = UIColor.white.withAlphaComponent(0.8)
        name.font = .preferredFont(forTextStyle: .title2)
        name.textColor = .white
        for label in [category, name] { label.adjustsFontForContentSizeCategory = true }
        let stack = UIStackView(arrangedSubviews: [category, name])
        stack.axis = .vertical
        stack.spacing = 2
        for view in [symbol, stack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            symbol.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            symbol.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -20),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ product: TodayProduct) {
        contentView.backgroundColor = product.color
        symbol.image = UIImage(systemName: product.symbol)
        name.text = product.name
        category.text = product.category.uppercased()
    }
}

/// How many there are of something new; nothing at zero.
class BadgeView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 12
        label.font = .systemFont(ofSize: 13, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ count: Int) {
        label.text = "\(count)"
        isHidden = count == 0
    }
}
