import CoreGraphics
import Foundation

/// Gives a collection its counts and views, and takes what a person moves. All but two methods are optional.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Whether a person may move the item; true without the method, if `collectionView(_:moveItemAt:to:)` is there.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// The cell of an item, dequeued; asked when the item comes into sight.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    /// A person has dropped an item; the collection has moved it already.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Asked when data is loaded and when a batch ends; never while scrolling.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The header, footer or other view that the layout wants, dequeued.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// 1 without the method.
    func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
    /// Stands for a data source that doesn't say: items can be moved where it takes moves.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// Stands for a data source without index titles: the first item of that section. Never asked (DEV-406).
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { OptionalCall.missing(IndexPath(item: 0, section: index)) }
    /// Stands for a data source that takes no moves: no item can be moved.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// Stands for a data source without supplementary views: an empty one.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalCall.missing(UICollectionReusableView(frame: .zero)) }
    /// Stands for a data source without index titles. Never asked (DEV-406).
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalCall.missing(nil) }
    /// Stands for a data source that doesn't say: one section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalCall.missing(1) }
}

/// Hears which items will be wanted soon, so that their data can be loaded.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Some of those named before are not wanted any more.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    /// The nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Stands for a prefetching data source that doesn't hear what isn't wanted any more.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    { OptionalCall.missing(()) }
}
