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
    /// Whether a person may move an item. Default: whether `collectionView(_:moveItemAt:to:)` is there.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalCall.missing(true)
    }
    /// The item that a title of the index stands for. Default: the first of the section with its index. Never asked (DEV-406).
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    { OptionalCall.missing(IndexPath(item: 0, section: index)) }
    /// A person has moved an item, and the collection shows it: move it in the data, too. Without the method no item can be moved.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalCall.missing(()) }
    /// The header, footer or other view that the layout wants, dequeued. To be there where the layout wants any.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalCall.missing(UICollectionReusableView(frame: .zero)) }
    /// Titles for an index at the trailing edge. Default nil: none. Never asked (DEV-406).
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalCall.missing(nil) }
    /// How many sections the collection has. Default 1.
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
    /// Items that were named before aren't wanted any more. Optional.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    { OptionalCall.missing(()) }
}
