import CoreGraphics
import Foundation
import QuartzCore

/// An element that is about to be shown: a section's `visibleItemsInvalidationHandler` may move, fade and turn it.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
    var alpha: CGFloat { get set }
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    var transform3D: CATransform3D { get set }
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var name: String { get }
    var indexPath: IndexPath { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}
