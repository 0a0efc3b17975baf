import UIKit

/// UIKit with the main actor's isolation by default.
final class CounterController: UIViewController, UITableViewDataSource {
    @IBOutlet private weak var table: UITableView?
    private let label = UILabel()
    private lazy var button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.increment() })
    private(set) var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        view.addSubview(button)
        let tap = UITapGestureRecognizer(target: self, action: #selector(increment))
        view.addGestureRecognizer(tap)
        NotificationCenter.default.addObserver(
            self, selector: #selector(changed(_:)), name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    @objc func increment() {
        count += 1
        label.text = "\(count)"
    }

    @objc private func changed(_ notification: Notification) { count = 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "\(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }
}

/// A value that is compared off the main actor, too.
nonisolated struct Row: Hashable, Sendable { var number: Int }

final class RowsController: UICollectionViewController {
    private lazy var source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) {
        [registration] view, path, row in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
    }
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
        var content = cell.defaultContentConfiguration()
        content.text = "\(row.number)"
        cell.contentConfiguration = content
    }

    func show(_ numbers: [Int]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers.map(Row.init))
        source.apply(snapshot, animatingDifferences: false)
    }

    var shown: Int { source.snapshot().numberOfItems }
}

@objc protocol Telling {
    @objc optional func tell(_ text: String)
}

final class Teller: NSObject, Telling {
    @objc dynamic var last = ""
    func tell(_ text: String) { last = text }
}

#Preview("Counter") { CounterController() }
