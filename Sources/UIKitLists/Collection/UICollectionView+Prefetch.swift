import CoreGraphics
import Foundation

/// Telling what will be wanted soon.
extension UICollectionView {
    /// Items near what is seen, the nearest first; those named before that aren't near any more are cancelled.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, window != nil, let known = pass.known else { return }
        let seen = bounds
        func distance(_ frame: CGRect) -> CGFloat {
            let dx = max(0, frame.minX - seen.maxX, seen.minX - frame.maxX)
            let dy = max(0, frame.minY - seen.maxY, seen.minY - frame.maxY)
            return max(dx, dy)
        }
        let near = known.attributes.filter { $0.category == .cell && live[$0.indexPath] == nil }
            .map { (path: shownToModel($0.indexPath), distance: distance($0.frame)) }
            .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
        let gone = prefetched.subtracting(near).subtracting(live.paths.map(shownToModel))
        changePrefetched(to: near, gone: gone) { gone in
            OptionalCall.call(.event, prefetchDataSource, "collectionView:cancelPrefetchingForItemsAtIndexPaths:") {
                prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: gone)
            }
        } begin: { new in
            OptionalCall.call(.event, prefetchDataSource, "collectionView:prefetchItemsAtIndexPaths:") {
                prefetchDataSource.collectionView(self, prefetchItemsAt: new)
            }
        }
    }
}
