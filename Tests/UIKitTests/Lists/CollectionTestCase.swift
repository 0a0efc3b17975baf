import CoreGraphics
import TestSupport
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitLists
@testable import UIKitValues

/// A model that writes down what it is asked.
@MainActor class CollectionModel: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var calls: [String] = []
    var logs = false
    var target: CGPoint?
    /// A class that inherits this can't add optional methods (DEV-009): these are for all.
    var acts = false
    var may = true
    var moves: [String] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }

    func note(_ call: String) { if logs { calls.append(call) } }
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        note("sections")
        return sections.count
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        note("items \(section)")
        return sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        note("cell \(indexPath.section)-\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! WordCell
        cell.word = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        note("view \(indexPath.section)")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("will \(indexPath.section)-\(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("did \(indexPath.section)-\(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { note("willView \(indexPath.section)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { note("didView \(indexPath.section)") }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        note("shouldDeselect \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        if acts { note("action \(indexPath.item)") }
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { may }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
        sections[0].insert(sections[0].remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect \(indexPath.item)")
    }
}

@MainActor final class WordCell: UICollectionViewCell {
    var word = ""
    var reused = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reused += 1
    }
}

/// Rows of one height, 50, as wide as the collection; it writes down what it is asked.
@MainActor class RowLayout: UICollectionViewLayout {
    var calls: [String] = []
    var logs = false
    var invalidatesOnBounds = false
    var height: CGFloat = 50
    var starts: [IndexPath] = []
    var ends: [IndexPath] = []
    private var counts: [Int] = []

    func note(_ call: String) { if logs { calls.append(call) } }
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    override func prepare() {
        note("prepare")
        let view = collectionView!
        counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    }
    override var collectionViewContentSize: CGSize {
        note("size")
        return CGSize(width: collectionView!.bounds.width, height: CGFloat(counts.reduce(0, +)) * height)
    }
    private func row(_ path: IndexPath) -> Int { counts[..<path.section].reduce(0, +) + path.item }
    func place(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(
            x: 0, y: CGFloat(row(path)) * height, width: collectionView!.bounds.width, height: height)
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        note("elements")
        return counts.indices.flatMap { section in
            (0..<counts[section]).map { place(IndexPath(item: $0, section: section)) }
        }.filter { $0.frame.overlaps(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        place(indexPath)
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        note("bounds")
        return invalidatesOnBounds
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        note(
            "invalidate\(context.invalidateEverything ? " everything" : "")\(context.invalidateDataSourceCounts ? " counts" : "")"
        )
        super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        note("updates " + updateItems.map { "\($0.updateAction)" }.joined(separator: " "))
    }
    override func finalizeCollectionViewUpdates() {
        note(UIView.inheritedAnimationDuration > 0 ? "finalize" : "finalize at once")
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        note("target")
        return proposedContentOffset
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        starts.append(itemIndexPath)
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        ends.append(itemIndexPath)
        return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) { note("to") }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) { note("from") }
    override func finalizeLayoutTransition() { note("finalizeTransition") }
}

class CollectionTestCase: MainTestCase {
    /// Collections don't hold their data sources.
    private nonisolated(unsafe) var kept: [AnyObject] = []

    override func tearDown() {
        kept = []
        super.tearDown()
    }

    @MainActor func show(
        _ source: any UICollectionViewDataSource, _ layout: UICollectionViewLayout,
        size: CGSize = CGSize(width: 300, height: 400), _ change: (UICollectionView) -> Void = { _ in }
    ) -> UICollectionView {
        harness.showWindow()
        kept.append(source)
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(WordCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = source
        view.delegate = source as? any UICollectionViewDelegate
        change(view)
        harness.window.addSubview(view)
        harness.turn()
        return view
    }

    func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @MainActor func words(_ view: UICollectionView) -> [String] { view.visibleCells.map { ($0 as! WordCell).word } }

    func numbers(_ count: Int) -> [String] { (0..<count).map(String.init) }
}
