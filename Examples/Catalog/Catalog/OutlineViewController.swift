import UIKit

/// Categories that open, over a list that is edited.
class OutlineViewController: UIViewController {
    enum Section { case outline, settings }
    struct Item: Hashable {
        let title: String
        var detail: String?
        var symbol: String?
        var hasChildren = false
    }

    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var collectionView: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Browse"
        navigationItem.rightBarButtonItem = editButtonItem
        let layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            if index == 1 {
                list.trailingSwipeActionsConfigurationProvider = { path in self?.swipe(path) }
            }
            return .list(using: list, layoutEnvironment: environment)
        }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        configureDataSource()
        applySnapshots()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
    }

    private func configureDataSource() {
        let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item.title
            content.secondaryText = item.detail
            if let symbol = item.symbol { content.image = UIImage(systemName: symbol) }
            cell.contentConfiguration = content
            cell.accessories =
                item.hasChildren
                ? [.outlineDisclosure(options: .init(style: .header))]
                : [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: row, for: path, item: item)
        }
        dataSource.reorderingHandlers.canReorderItem = { !$0.hasChildren }
    }

    private func applySnapshots() {
        var sections = NSDiffableDataSourceSnapshot<Section, Item>()
        sections.appendSections([.outline, .settings])
        sections.appendItems(
            [
                Item(title: "Updates", detail: "3 waiting", symbol: "star"),
                Item(title: "Purchases", symbol: "gear"), Item(title: "Subscriptions"),
            ], toSection: .settings)
        dataSource.apply(sections, animatingDifferences: false)
        var outline = NSDiffableDataSourceSectionSnapshot<Item>()
        for (name, children) in [
            ("Games", ["Puzzle", "Racing", "Strategy"]), ("Photo & Video", ["Editors", "Cameras"]),
        ] {
            let parent = Item(title: name, hasChildren: true)
            outline.append([parent])
            outline.append(children.map { Item(title: $0) }, to: parent)
            if name == "Games" { outline.expand([parent]) }
        }
        dataSource.apply(outline, to: .outline, animatingDifferences: false)
    }

    private func swipe(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let item = dataSource.itemIdentifier(for: path) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            guard let self else { return done(false) }
            var snapshot = self.dataSource.snapshot()
            snapshot.deleteItems([item])
            self.dataSource.apply(snapshot)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
