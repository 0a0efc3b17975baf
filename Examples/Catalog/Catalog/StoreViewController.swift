import UIKit

/// Rails of features, columns of products, tags that wrap, and a list: one collection view.
class StoreViewController: UIViewController {
    enum Section: Int, CaseIterable { case features, products, tags, more }
    enum Item: Hashable {
        case feature(Product)
        case product(Product)
        case tag(String)
        case link(String)
    }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var nextID = 100

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Apps"
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
        applyFirstSnapshot()
    }

    // MARK: Layout

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(
            sectionProvider: { [weak self] index, environment in
                switch Section(rawValue: index)! {
                case .features: return self?.features(environment)
                case .products: return self?.products()
                case .tags: return self?.tags()
                case .more:
                    var list = UICollectionLayoutListConfiguration(appearance: .plain)
                    list.headerMode = .none
                    return .list(using: list, layoutEnvironment: environment)
                }
            }, configuration: configuration)
    }

    private func features(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(14), heightDimension: .absolute(14)),
            elementKind: BadgeView.kind,
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: -4, y: 4)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        let isWide = environment.container.effectiveContentSize.width > 500
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(isWide ? 0.425 : 0.9), heightDimension: .absolute(230)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    private func products() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(240)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: column)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.boundarySupplementaryItems = [titleItem()]
        return section
    }

    private func tags() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(30))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.boundarySupplementaryItems = [titleItem()]
        return section
    }

    private func titleItem() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            elementKind: TitleView.kind, alignment: .top)
    }

    // MARK: Data

    private func configureDataSource() {
        let feature = UICollectionView.CellRegistration<FeatureCell, Product> { cell, _, product in cell.show(product) }
        let product = UICollectionView.CellRegistration<ProductCell, Product> { cell, _, product in cell.show(product) }
        let tag = UICollectionView.CellRegistration<TagCell, String> { cell, _, text in cell.show(text) }
        let link = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
            var content = cell.defaultContentConfiguration()
            content.text = text
            content.textProperties.color = .tintColor
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            switch item {
            case .feature(let value): return view.dequeueConfiguredReusableCell(using: feature, for: path, item: value)
            case .product(let value): return view.dequeueConfiguredReusableCell(using: product, for: path, item: value)
            case .tag(let value): return view.dequeueConfiguredReusableCell(using: tag, for: path, item: value)
            case .link(let value): return view.dequeueConfiguredReusableCell(using: link, for: path, item: value)
            }
        }
        let title = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: TitleView.kind) {
            view, _, path in
            view.show(path.section == Section.products.rawValue ? "Must-Have Apps" : "Looking for Something?")
        }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: BadgeView.kind) {
            [weak self] view, _, path in
            guard case .feature(let product)? = self?.dataSource.itemIdentifier(for: path) else { return }
            view.isHidden = !product.isNew
        }
        dataSource.supplementaryViewProvider = { view, kind, path in
            kind == TitleView.kind
                ? view.dequeueConfiguredReusableSupplementary(using: title, for: path)
                : view.dequeueConfiguredReusableSupplementary(using: badge, for: path)
        }
    }

    private func applyFirstSnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems(Product.make(6, from: 0).map(Item.feature), toSection: .features)
        snapshot.appendItems(Product.make(10, from: 20).map(Item.product), toSection: .products)
        snapshot.appendItems(
            ["Games", "Photo & Video", "Health", "Music", "Travel", "Books", "Developer Tools", "Weather"].map(
                Item.tag),
            toSection: .tags)
        snapshot.appendItems(["Redeem", "Send Gift", "Terms & Conditions"].map(Item.link), toSection: .more)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    /// A new product appears in front of the others.
    @objc private func add() {
        var snapshot = dataSource.snapshot()
        let product = Item.product(Product.make(1, from: nextID)[0])
        nextID += 1
        if let first = snapshot.itemIdentifiers(inSection: .products).first {
            snapshot.insertItems([product], beforeItem: first)
        }
        dataSource.apply(snapshot)
    }
}

extension StoreViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}
