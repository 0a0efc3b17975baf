import UIKit

/// Lists: W4 (a fling over rows of text), a million rows, layouts and snapshots of many items, rows that measure themselves.
@MainActor
enum ListBenchmark {
    private static let screen = CGRect(x: 0, y: 0, width: 1170, height: 2532)

    private static func show(_ view: UIView, in window: UIWindow) {
        view.frame = screen
        window.addSubview(view)
        drawFrame()
    }

    static let words = """
        alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima mike november oscar papa quebec romeo sierra
        tango uniform victor whiskey xray yankee zulu one two three four five six
        """.split(whereSeparator: \.isWhitespace)

    /// The labels that all programs share.
    static func labels(_ count: Int) -> [String] {
        var random = Generator(state: 777)
        return (0..<count).map { index in
            let length = 3 + random.next(6)
            var text = ""
            for _ in 0..<length - 1 { text += words[random.next(32)] + " " }
            return text + "\(index)"
        }
    }

    // MARK: W4

    static func fling(_ window: UIWindow) {
        let source = FlingSource(labels(2000))
        let table = UITableView(frame: screen, style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.separatorStyle = .none
        table.rowHeight = 64
        table.showsVerticalScrollIndicator = false
        table.register(FlingCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        show(table, in: window)
        for variant in ["UITableView, first pass", "UITableView"] {
            table.contentOffset = .zero
            drawFrame()
            var times: [Double] = []
            let (start, cpu) = (seconds(), cpuSeconds())
            for frame in 1...300 {
                let before = seconds()
                table.contentOffset = CGPoint(x: 0, y: frame * 37)
                drawFrame()
                times.append(seconds() - before)
            }
            Report.result("W4", variant, "wall per frame (mean)", (seconds() - start) * 1e3 / 300, "ms")
            Report.result("W4", variant, "CPU per frame", (cpuSeconds() - cpu) * 1e3 / 300, "ms")
            Report.result("W4", variant, "wall per frame (median)", median(times) * 1e3, "ms")
            Report.result("W4", variant, "wall per frame (worst)", times.max()! * 1e3, "ms")
        }
    }

    // MARK: A million rows

    static func million(_ window: UIWindow) {
        warmUp(window)
        let source = CountSource(1_000_000)
        let table = scrolls("1,000,000 equal rows", source, window) { $0.rowHeight = 44 }
        changes(of: table, source, seenFrom: 400_000, "out of sight", isAnimated: false)
        changes(of: table, source, seenFrom: 499_997, "in sight", isAnimated: false)
        changes(of: table, source, seenFrom: 499_997, "in sight, animated", isAnimated: true)
    }

    static func unequal(_ window: UIWindow) {
        warmUp(window)
        let source = HeightSource(1_000_000)
        let table = scrolls("1,000,000 rows of five heights", source, window) {
            $0.estimatedRowHeight = 66
            $0.delegate = source
        }
        table.removeFromSuperview()
    }

    /// Finds the fonts.
    private static func warmUp(_ window: UIWindow) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        label.text = "Row 0"
        label.font = UIFont(name: "DejaVu Sans", size: 17)
        window.addSubview(label)
        drawFrame()
        label.removeFromSuperview()
        drawFrame()
    }

    /// Shows a table and scrolls it; answers the table.
    private static func scrolls(
        _ variant: String, _ source: CountSource, _ window: UIWindow, _ prepare: (UITableView) -> Void
    ) -> UITableView {
        let (before, held) = (seconds(), residentBytes())
        let table = UITableView(frame: screen, style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        prepare(table)
        table.dataSource = source
        show(table, in: window)
        report(variant, "first frame", (seconds() - before) * 1e3, "ms")
        report(variant, "memory of table and first frame", (residentBytes() - held) / 1e6, "MB")
        time(variant, "scroll by a row, with its frame", 200) { table.contentOffset.y += 44 }
        time(variant, "scroll by a page, with its frame", 50) { table.contentOffset.y += 2532 }
        var isAtEnd = false
        time(variant, "jump to the middle or the end, with its frame", 50) {
            table.scrollToRow(at: IndexPath(row: isAtEnd ? 500_000 : 999_999, section: 0), at: .top, animated: false)
            isAtEnd.toggle()
        }
        Report.check("\(variant): row at top after jumps: \(table.indexPathsForVisibleRows?.first?.row ?? -1)")
        return table
    }

    /// Inserts, deletes and moves at row 500,000.
    private static func changes(
        of table: UITableView, _ source: CountSource, seenFrom first: Int, _ name: String, isAnimated: Bool
    ) {
        table.scrollToRow(at: IndexPath(row: first, section: 0), at: .top, animated: false)
        drawFrame()
        for count in [1, 1000] {
            let paths = (0..<count).map { IndexPath(row: 500_000 + $0, section: 0) }
            change("insert \(count), \(name)", isAnimated) {
                source.count += count
                table.insertRows(at: paths, with: .automatic)
            }
            change("delete \(count), \(name)", isAnimated) {
                source.count -= count
                table.deleteRows(at: paths, with: .automatic)
            }
            change("move \(count), \(name)", isAnimated) {
                table.performBatchUpdates {
                    for path in paths { table.moveRow(at: path, to: IndexPath(row: path.row + count, section: 0)) }
                }
            }
        }
    }

    /// The change alone, and its first frame; an animation then comes to its end unmeasured.
    private static func change(_ what: String, _ isAnimated: Bool, _ body: () -> Void) {
        var (times, frames): ([Double], [Double]) = ([], [])
        for _ in 0..<21 {
            let start = seconds()
            if isAnimated { body() } else { UIView.performWithoutAnimation(body) }
            times.append(seconds() - start)
            drawFrame()
            frames.append(seconds() - start)
            if isAnimated { for _ in 0..<30 { drawFrame() } }
        }
        report("1,000,000 equal rows", what, median(times) * 1e6, "us")
        report("1,000,000 equal rows", what + ", with its first frame", median(frames) * 1e6, "us")
    }

    // MARK: Rows that measure themselves

    static func measured(_ window: UIWindow) {
        warmUp(window)
        let source = TextSource(labels(10_000))
        let before = seconds()
        let table = UITableView(frame: screen, style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.register(TextCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        show(table, in: window)
        report("10,000 self-sizing rows", "first screen", (seconds() - before) * 1e3, "ms")
        let start = seconds()
        var frames = 0
        while table.contentOffset.y + 2532 < table.contentSize.height - 1 {
            table.contentOffset.y = min(table.contentOffset.y + 2000, table.contentSize.height - 2532)
            drawFrame()
            frames += 1
        }
        report("10,000 self-sizing rows", "whole scroll, a row", (seconds() - start) * 1e6 / 10_000, "us")
        Report.check("content is \(table.contentSize.height) high")
        time("10,000 self-sizing rows", "another width, with its frame", 11) {
            table.frame.size.width = table.frame.width == 1170 ? 1000 : 1170
        }
    }

    // MARK: Layouts

    static func flow(_ window: UIWindow) {
        let source = CountSource(100_000)
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: screen, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        collection.delegate = source
        show(collection, in: window)
        var times: [Double] = []
        for _ in 0..<9 {
            layout.invalidateLayout()
            let start = seconds()
            _ = collection.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
            times.append(seconds() - start)
        }
        report("flow layout, 100,000 items of many sizes", "prepare an item", median(times) * 1e9 / 100_000, "ns")
        var y: CGFloat = 0
        time("flow layout, 100,000 items of many sizes", "query of a screen", 101, draws: false) {
            y = (y + 70_001).truncatingRemainder(dividingBy: collection.contentSize.height - 2532)
            _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: y, width: 1170, height: 2532))
        }
    }

    static func rails(_ window: UIWindow) {
        let source = RailSource()
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(240), heightDimension: .absolute(180)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 12
        let before = seconds()
        let layout = UICollectionViewCompositionalLayout(section: section)
        let collection = UICollectionView(frame: screen, collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        show(collection, in: window)
        let name = "100 rails of 50 items"
        report(name, "first frame", (seconds() - before) * 1e3, "ms")
        time(name, "scroll by a rail, with its frame", 50) { collection.contentOffset.y += 180 }
        collection.contentOffset = .zero
        drawFrame()
        var index = 0
        time(name, "scroll in a rail by an item, with its frame", 40) {
            index += 1
            collection.scrollToItem(at: IndexPath(item: index, section: 3), at: .left, animated: false)
        }
        let isShown = collection.indexPathsForVisibleItems.contains(IndexPath(item: index, section: 3))
        Report.check("item \(index) of a rail is shown: \(isShown)")
    }

    // MARK: Snapshots

    static func snapshots(_ window: UIWindow) {
        for (count, changed, moved) in [(5_000, 1_000, 200), (100_000, 10_000, 2_000)] {
            let table = UITableView(frame: screen, style: .plain)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            let data = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
                table.dequeueReusableCell(withIdentifier: "row", for: path)
            }
            let old = Array(0..<count)
            let new = changes(of: old, changed: changed, moved: moved)
            data.apply(snapshot(old), animatingDifferences: false)
            show(table, in: window)
            var times: [Double] = []
            for round in 0..<10 {
                let next = snapshot(round % 2 == 0 ? new : old)
                let start = seconds()
                data.apply(next, animatingDifferences: false)
                times.append(seconds() - start)
            }
            report(
                "snapshot of \(count), \(changed) out, \(changed) in, \(moved) moved", "diff and apply",
                median(times) * 1e3, "ms")
            table.removeFromSuperview()
        }
    }

    private static func snapshot(_ items: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private static func changes(of items: [Int], changed: Int, moved: Int) -> [Int] {
        var random = Generator(state: 99)
        var items = items
        let count = items.count
        for _ in 0..<changed { items.remove(at: random.next(UInt32(items.count))) }
        for _ in 0..<moved {
            let item = items.remove(at: random.next(UInt32(items.count)))
            items.insert(item, at: random.next(UInt32(items.count)))
        }
        for new in 0..<changed { items.insert(count + new, at: random.next(UInt32(items.count))) }
        return items
    }

    // MARK: Measuring

    private static func report(_ variant: String, _ what: String, _ value: Double, _ unit: String) {
        Report.result("lists", variant, what, value, unit)
    }

    private static func time(
        _ variant: String, _ what: String, _ rounds: Int, draws: Bool = true, _ body: () -> Void
    ) {
        var times: [Double] = []
        for _ in 0..<rounds {
            let start = seconds()
            body()
            if draws { drawFrame() }
            times.append(seconds() - start)
        }
        report(variant, what, median(times) * 1e6, "us")
    }
}

// MARK: What is shown

private final class FlingCell: UITableViewCell {
    let icon = UIImageView(frame: CGRect(x: 16, y: 12, width: 40, height: 40))
    let title = UILabel(frame: CGRect(x: 72, y: 8, width: 1082, height: 26))
    let subtitle = UILabel(frame: CGRect(x: 72, y: 34, width: 1082, height: 20))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = UIFont(name: "DejaVu Sans", size: 17)
        subtitle.font = UIFont(name: "DejaVu Sans", size: 13)
        subtitle.textColor = UIColor(white: 0.4, alpha: 1)
        for view in [icon, title, subtitle] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class FlingSource: NSObject, UITableViewDataSource {
    private let labels: [String]
    private let icons: [UIImage]

    init(_ labels: [String]) {
        self.labels = labels
        icons = (0..<16).map { index in
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
                for y in 0..<40 {
                    for x in 0..<40 {
                        UIColor(
                            red: CGFloat(index * 16) / 255, green: CGFloat(x * 6) / 255, blue: CGFloat(y * 6) / 255,
                            alpha: 1
                        ).setFill()
                        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
                    }
                }
            }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! FlingCell
        cell.icon.image = icons[indexPath.row % 16]
        cell.title.text = labels[indexPath.row]
        cell.subtitle.text = labels[1000 + indexPath.row]
        return cell
    }
}

@MainActor
private class CountSource: NSObject, UITableViewDataSource, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    var count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 40 + indexPath.item % 7 * 20, height: 40 + indexPath.item % 5 * 10) }
}

private final class HeightSource: CountSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(44 + indexPath.row % 5 * 11)
    }
}

@MainActor
private final class RailSource: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 100 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 50, saturation: 0.6, brightness: 0.9, alpha: 1)
        return cell
    }
}

private final class TextCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.font = UIFont(name: "DejaVu Sans", size: 17)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class TextSource: NSObject, UITableViewDataSource {
    private let texts: [String]

    init(_ labels: [String]) {
        texts = labels.enumerated().map { index, label in
            Array(repeating: label, count: 1 + index % 14).joined(separator: " ")
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! TextCell
        cell.label.text = texts[indexPath.row]
        return cell
    }
}
