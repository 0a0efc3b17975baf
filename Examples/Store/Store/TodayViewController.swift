import UIKit

enum TodaySection: Int, CaseIterable {
    case featured, new, charts

    var title: String { ["Featured", "New this week", "Top charts"][rawValue] }
}

/// One product in one section: the same product may be in several.
struct TodayItem: Hashable {
    let section: TodaySection
    let name: String
}

/// Sections of their own layouts over a diffable data source, whose charts change every second.
class TodayViewController: UIViewController {
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<TodaySection, TodayItem>!
    private var catalog = TodayCatalog()
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Today"
        view.backgroundColor = .systemGroupedBackground
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: TodayLayout.make())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.delegate = self
        view.addSubview(collectionView)
        configureDataSource()
        apply(animated: false)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.update() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timer?.invalidate()
    }

    // MARK: Data

    private func configureDataSource() {
        let card = UICollectionView.CellRegistration<CardCell, TodayItem> { [unowned self] cell, _, item in
            cell.show(self.catalog[item.name])
        }
        let product = UICollectionView.CellRegistration<ProductCell, TodayItem> { [unowned self] cell, _, item in
            cell.show(self.catalog[item.name])
        }
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, TodayItem> {
            [unowned self] cell, indexPath, item in
            self.configure(cell, self.catalog[item.name], rank: indexPath.item + 1)
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, item in
            switch item.section {
            case .featured: return collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: item)
            case .new: return collectionView.dequeueConfiguredReusableCell(using: product, for: indexPath, item: item)
            case .charts: return collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
            }
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: TodayLayout.headerKind
        ) { header, _, indexPath in
            var content = UIListContentConfiguration.prominentInsetGroupedHeader()
            let section = TodaySection(rawValue: indexPath.section)
            content.text = section?.title
            // The rail's header stands above its first item.
            if section == .new { content.directionalLayoutMargins.leading = 0 }
            header.contentConfiguration = content
        }
        let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: TodayLayout.badgeKind) {
            [unowned self] badge, _, indexPath in
            let item = self.dataSource.itemIdentifier(for: indexPath)
            badge.show(item.map { self.catalog[$0.name].unread } ?? 0)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            if kind == TodayLayout.badgeKind {
                return collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
            }
            return collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func configure(_ cell: UICollectionViewListCell, _ product: TodayProduct, rank: Int) {
        var content = cell.defaultContentConfiguration()
        content.text = product.name
        content.secondaryText = "\(product.category) · € \(product.price)"
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: product.symbol)
        content.imageProperties.tintColor = product.color
        cell.contentConfiguration = content
        let change = product.change
        let arrow = UIImageView(image: UIImage(systemName: change > 0 ? "arrow.up" : "arrow.down"))
        arrow.tintColor = change > 0 ? .systemGreen : .systemRed
        cell.accessories = [.label(text: "\(product.sold)"), .disclosureIndicator()]
        if change != 0 {
            cell.accessories.insert(
                .customView(configuration: .init(customView: arrow, placement: .trailing())), at: 0)
        }
    }

    /// What is sold changes the order of the charts, and their rows.
    private func update() {
        let changed = Set(catalog.sell())
        var snapshot = makeSnapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .charts).filter { changed.contains($0.name) })
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func apply(animated: Bool) { dataSource.apply(makeSnapshot(), animatingDifferences: animated) }

    private func makeSnapshot() -> NSDiffableDataSourceSnapshot<TodaySection, TodayItem> {
        var snapshot = NSDiffableDataSourceSnapshot<TodaySection, TodayItem>()
        snapshot.appendSections(TodaySection.allCases)
        for section in TodaySection.allCases {
            snapshot.appendItems(
                catalog.names(in: section).map { TodayItem(section: section, name: $0) }, toSection: section)
        }
        return snapshot
    }
}

extension TodayViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        let page = UIViewController()
        page.title = item.name
        page.navigationItem.largeTitleDisplayMode = .never
        page.view.backgroundColor = catalog[item.name].color
        navigationController?.pushViewController(page, animated: true)
    }
}
