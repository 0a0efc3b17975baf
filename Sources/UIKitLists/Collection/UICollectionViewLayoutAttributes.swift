import CoreGraphics
import Foundation
import PorticoObjC
import PorticoTrace
import QuartzCore

/// Where one element of a collection is and how it looks there: what a layout answers, and what is applied to the element's view.
///
/// A subclass that adds properties overrides `copy(with:)` and `isEqual(_:)`: attributes are applied again only where they differ.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem, @preconcurrency NSCopying {
    /// In points of the collection's content, as all places here.
    open var center = CGPoint.zero
    /// The element's size before its transform, in points; zero until the layout says it.
    open var size = CGSize.zero
    /// How the element is turned, moved and scaled about its centre; the identity unless the layout says otherwise.
    open var transform3D = CATransform3DIdentity
    /// The element's opacity from 0 to 1; 1 unless the layout says otherwise.
    open var alpha: CGFloat = 1
    /// Larger ones lie above; 0 unless the layout says otherwise.
    open var zIndex = 0
    /// A hidden element need not get a view.
    open var isHidden = false
    /// The place of the item, or of the section that a view belongs to, in the data source's order.
    open var indexPath = IndexPath()
    final var category = UICollectionView.ElementCategory.cell
    final var kind: String?
    /// Sizes that an element doesn't choose for itself when it is measured.
    final var fixesWidth = false
    final var fixesHeight = false
    /// Stays at the edge while its section scrolls.
    final var isPinned = false
    /// What a list section says of its cells and headers.
    final var list: ListCellLook?

    public override init() { super.init() }

    /// Attributes of an item's cell, with no size yet.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Attributes of a header, footer or other view of the data source, with no size yet.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, self.indexPath) = (.supplementaryView, elementKind, indexPath)
    }

    /// Attributes of a view that the layout makes itself, with no size yet.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        (category, kind, self.indexPath) = (.decorationView, decorationViewKind, indexPath)
    }

    /// Whether these are the attributes of a cell, a supplementary or a decoration view.
    open var representedElementCategory: UICollectionView.ElementCategory { category }
    /// Nil for a cell.
    open var representedElementKind: String? { kind }

    /// Affine part of `transform3D`.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The box around the transformed element; setting it leaves the transform alone.
    open var frame: CGRect {
        get {
            let plain = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            let transform = transform3D
            guard transform != CATransform3DIdentity else { return plain }
            let local = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return local.applying(CATransform3DGetAffineTransform(transform)).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            guard transform3D != CATransform3DIdentity else { return size = newValue.size }
            let back = CATransform3DGetAffineTransform(transform3D).inverted()
            size = CGRect(origin: .zero, size: newValue.size).applying(back).size
        }
    }

    /// Its origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set {
            guard newValue.origin == .zero else {
                FatalException.invalidArgument.raise("Invalid parameter not satisfying: bounds.origin is CGPointZero")
            }
            size = newValue.size
        }
    }

    /// A copy of the same class. Subclasses that add properties override it and copy those, too.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = unsafeDowncast(makeInstance(of: type(of: self)), to: UICollectionViewLayoutAttributes.self)
        copy.take(self)
        return copy
    }

    private func take(_ other: UICollectionViewLayoutAttributes) {
        (center, size, transform3D, alpha) = (other.center, other.size, other.transform3D, other.alpha)
        (zIndex, isHidden, indexPath) = (other.zIndex, other.isHidden, other.indexPath)
        (category, kind, isPinned, list) = (other.category, other.kind, other.isPinned, other.list)
        (fixesWidth, fixesHeight) = (other.fixesWidth, other.fixesHeight)
    }

    /// The same element, to be changed; its owner keeps its own.
    var another: UICollectionViewLayoutAttributes {
        unsafeDowncast(copy(with: nil) as AnyObject, to: UICollectionViewLayoutAttributes.self)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated { isSame(other) }
    }

    private func isSame(_ other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && category == other.category && kind == other.kind && center == other.center
            && size == other.size && transform3D == other.transform3D && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden && isPinned == other.isPinned && list == other.list
    }

    open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    open override var description: String {
        MainActor.assumeIsolated {
            let name = kind.map { "; kind = \($0)" } ?? ""
            return
                "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque()) index path: \(indexPath.exceptionText)\(name); "
                + "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height)); zIndex = \(zIndex)>"
        }
    }
}
