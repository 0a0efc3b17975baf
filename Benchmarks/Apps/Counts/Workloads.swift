import UIKit

/// What is counted: each answers a block that may run again and again, and does the same work each time but the first.
@MainActor
enum Workloads {
    static func named(_ name: String, in root: UIView) -> (() -> Void)? {
        switch name {
        case "views-made": viewsMade(root)
        case "properties-set": propertiesSet(root)
        case "layers-moved": layersMoved(root)
        case "rows-resized": rowsResized(root)
        case "chain-one-height": chainOneHeight(root)
        case "labels-measured": labelsMeasured()
        case "labels-measured-again": labelsMeasuredAgain()
        case "labels-drawn": labelsDrawn()
        case "table-scrolled": tableScrolled(root)
        case "table-changed-out-of-sight": tableChangedOutOfSight(root)
        case "rows-animated": rowsAnimated(root)
        case "thousand-rows-changed": thousandRowsChanged(root)
        case "rail-scrolled": railScrolled(root)
        case "snapshots-applied": snapshotsApplied(root)
        case "cells-from-nib": cellsFromNib()
        case "text-keys": textKeys(root)
        case "text-opened": textOpened(root)
        default: nil
        }
    }

    private static let words = [
        "river", "stone", "a", "quick", "brown", "fox", "jumps", "over", "the", "lazy", "dog", "and", "well-known",
        "others", "run,", "too.",
    ]

    private static func text(_ index: Int, words count: Int) -> String {
        (0..<count).map { words[(index * 7 + $0 * 5 + $0 * $0) % words.count] }.joined(separator: " ") + " \(index)"
    }

    // MARK: Views

    private static func viewsMade(_ root: UIView) -> () -> Void {
        {
            let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            root.addSubview(holder)
            for index in 0..<1000 {
                holder.addSubview(UIView(frame: CGRect(x: index % 30 * 10, y: index / 30 * 8, width: 9, height: 7)))
            }
            CATransaction.flush()
            holder.removeFromSuperview()
            CATransaction.flush()
        }
    }

    private static func propertiesSet(_ root: UIView) -> () -> Void {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(view)
        CATransaction.flush()
        return {
            for index in 0..<20_000 {
                view.center = CGPoint(x: index & 255, y: 0)
                view.alpha = CGFloat(index & 1)
            }
            CATransaction.flush()
        }
    }

    private static func layersMoved(_ root: UIView) -> () -> Void {
        let views = (0..<500).map { UIView(frame: CGRect(x: $0 % 30 * 10, y: $0 / 30 * 8, width: 9, height: 7)) }
        for view in views { root.addSubview(view) }
        CATransaction.flush()
        var step: CGFloat = 1
        return {
            for _ in 0..<20 {
                for view in views { view.center.x += step }
                CATransaction.flush()
                step = -step
            }
        }
    }

    // MARK: Constraints

    private static func rowsResized(_ root: UIView) -> () -> Void {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20_000))
        root.addSubview(container)
        for index in 0..<200 {
            let (row, icon, label) = (UIView(), UIView(), UIView())
            for view in [row, icon, label] { view.translatesAutoresizingMaskIntoConstraints = false }
            container.addSubview(row)
            row.addSubview(icon)
            row.addSubview(label)
            NSLayoutConstraint.activate([
                row.leftAnchor.constraint(equalTo: container.leftAnchor),
                row.rightAnchor.constraint(equalTo: container.rightAnchor),
                row.topAnchor.constraint(equalTo: container.topAnchor, constant: 64 * CGFloat(index)),
                row.heightAnchor.constraint(equalToConstant: 64),
                icon.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 16),
                icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                icon.widthAnchor.constraint(equalToConstant: 40), icon.heightAnchor.constraint(equalToConstant: 40),
                label.leftAnchor.constraint(equalTo: icon.rightAnchor, constant: 12),
                label.rightAnchor.constraint(equalTo: row.rightAnchor, constant: -16),
                label.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                label.heightAnchor.constraint(equalToConstant: 20),
            ])
        }
        container.layoutIfNeeded()
        var width: CGFloat = 300
        return {
            for _ in 0..<10 {
                width = width == 300 ? 320 : 300
                container.frame.size.width = width
                container.layoutIfNeeded()
            }
        }
    }

    private static func chainOneHeight(_ root: UIView) -> () -> Void {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 20_000))
        root.addSubview(container)
        var (last, heights): (UIView?, [NSLayoutConstraint]) = (nil, [])
        for _ in 0..<200 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            let height = view.heightAnchor.constraint(equalToConstant: 44)
            heights.append(height)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? container.topAnchor, constant: 8),
                view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 16),
                view.rightAnchor.constraint(equalTo: container.rightAnchor, constant: -16), height,
            ])
            last = view
        }
        container.layoutIfNeeded()
        return {
            for step in 0..<10 {
                heights[100].constant = step % 2 == 0 ? 50 : 44
                container.layoutIfNeeded()
            }
        }
    }

    // MARK: Labels

    private static func wrapped(_ index: Int) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text(index, words: 9)
        return label
    }

    private static let room = CGSize(width: 200, height: 1000)

    private static func labelsMeasured() -> () -> Void {
        { for index in 0..<200 { _ = wrapped(index).sizeThatFits(room) } }
    }

    private static func labelsMeasuredAgain() -> () -> Void {
        let labels = (0..<200).map(wrapped)
        return { for _ in 0..<50 { for label in labels { _ = label.sizeThatFits(room) } } }
    }

    private static func labelsDrawn() -> () -> Void {
        let labels = (0..<200).map(wrapped)
        let size = CGSize(width: 400, height: 800)
        return {
            _ = UIGraphicsImageRenderer(size: size).image { context in
                for (index, label) in labels.enumerated() {
                    let place = CGPoint(x: index % 2 * 200, y: index / 2 % 12 * 62)
                    label.drawText(in: CGRect(origin: place, size: label.sizeThatFits(room)))
                }
                context.cgContext.flush()
            }
        }
    }

    // MARK: Lists

    private static func table(_ source: Rows, in root: UIView) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        root.addSubview(table)
        table.layoutIfNeeded()
        CATransaction.flush()
        return table
    }

    private static func tableScrolled(_ root: UIView) -> () -> Void {
        let source = Rows(1_000_000)
        let table = table(source, in: root)
        return {
            withExtendedLifetime(source) {
                for page in 0..<10 {
                    table.contentOffset.y = CGFloat(page % 5) * 600
                    table.layoutIfNeeded()
                    CATransaction.flush()
                }
            }
        }
    }

    private static func tableChangedOutOfSight(_ root: UIView) -> () -> Void {
        let source = Rows(1_000_000)
        let table = table(source, in: root)
        let path = [IndexPath(row: 500_000, section: 0)]
        return {
            UIView.performWithoutAnimation {
                for _ in 0..<50 {
                    source.count += 1
                    table.insertRows(at: path, with: .automatic)
                    CATransaction.flush()
                    source.count -= 1
                    table.deleteRows(at: path, with: .automatic)
                    CATransaction.flush()
                }
            }
        }
    }

    private static func rowsAnimated(_ root: UIView) -> () -> Void {
        let source = Rows(1_000_000)
        let table = table(source, in: root)
        let path = IndexPath(row: 5, section: 0)
        return {
            for _ in 0..<5 {
                source.count += 1
                table.insertRows(at: [path], with: .automatic)
                settle(table)
                table.moveRow(at: path, to: IndexPath(row: 6, section: 0))
                settle(table)
                source.count -= 1
                table.deleteRows(at: [path], with: .automatic)
                settle(table)
            }
        }
    }

    /// Moved out of sight; deleted in sight, which is animated.
    private static func thousandRowsChanged(_ root: UIView) -> () -> Void {
        let source = Rows(1_000_000)
        let table = table(source, in: root)
        let seen = (5..<1005).map { IndexPath(row: $0, section: 0) }
        return {
            UIView.performWithoutAnimation {
                table.performBatchUpdates {
                    for row in 500_000..<501_000 {
                        table.moveRow(
                            at: IndexPath(row: row, section: 0), to: IndexPath(row: row + 1000, section: 0))
                    }
                }
            }
            CATransaction.flush()
            source.count -= 1000
            table.deleteRows(at: seen, with: .automatic)
            settle(table)
            source.count += 1000
            UIView.performWithoutAnimation { table.insertRows(at: seen, with: .automatic) }
            CATransaction.flush()
        }
    }

    /// Commits what a batch animates, and ends it.
    private static func settle(_ table: UITableView) {
        CATransaction.flush()
        for view in table.subviews { view.layer.removeAllAnimations() }
        CATransaction.flush()
    }

    private static func railScrolled(_ root: UIView) -> () -> Void {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(60))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 4
        let source = Rows(50)
        let layout = UICollectionViewCompositionalLayout(section: section)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = source
        root.addSubview(collection)
        collection.layoutIfNeeded()
        CATransaction.flush()
        return {
            withExtendedLifetime(source) {
                for item in 0..<20 {
                    collection.scrollToItem(at: IndexPath(item: item, section: 3), at: .left, animated: false)
                    CATransaction.flush()
                }
            }
        }
    }

    private static func snapshotsApplied(_ root: UIView) -> () -> Void {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let data = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        root.addSubview(table)
        func apply(_ items: [Int]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            data.apply(snapshot, animatingDifferences: false)
        }
        let old = Array(0..<5000)
        let new = old.filter { $0 % 7 != 3 } + (6000..<6500)
        apply(old)
        table.layoutIfNeeded()
        return {
            apply(new)
            apply(old)
        }
    }

    // MARK: Nibs, long texts

    private static func cellsFromNib() -> () -> Void {
        let nib = UINib(nibName: "Cell", bundle: nil)
        return { for _ in 0..<40 { _ = nib.instantiate(withOwner: nil) } }
    }

    private static func lines(_ count: Int) -> String {
        (0..<count).map { text($0, words: 9) }.joined(separator: "\n")
    }

    private static func textView(_ root: UIView) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
        root.addSubview(view)
        return view
    }

    private static func textKeys(_ root: UIView) -> () -> Void {
        let view = textView(root)
        view.text = lines(1000)
        view.layoutIfNeeded()
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 20_000, length: 0)
        view.scrollRangeToVisible(view.selectedRange)
        CATransaction.flush()
        return {
            for step in 0..<20 {
                if step % 2 == 0 { view.insertText("x") } else { view.deleteBackward() }
                CATransaction.flush()
            }
        }
    }

    private static func textOpened(_ root: UIView) -> () -> Void {
        let view = textView(root)
        let (one, other) = (lines(1000), lines(999))
        var isOther = false
        return {
            isOther.toggle()
            view.text = isOther ? other : one
            view.layoutIfNeeded()
            CATransaction.flush()
        }
    }
}

/// Rows that say their number.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 100 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
