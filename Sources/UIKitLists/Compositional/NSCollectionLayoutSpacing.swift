import CoreGraphics
import Foundation

/// Room between or around items: exactly so many points, or at least so many.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// In points, bounded as dimensions are (DEV-738).
    public let spacing: CGFloat
    /// Whether the room takes a share of what is left over.
    public let isFlexible: Bool
    /// Whether the room is exactly `spacing` points.
    public var isFixed: Bool { !isFlexible }

    init(_ spacing: CGFloat, isFlexible: Bool) {
        (self.spacing, self.isFlexible) = (spacing.bounded, isFlexible)
        super.init()
    }

    /// At least so many points: it takes its share of what is left over.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
    /// Exactly so many points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
}

/// Room that an item keeps around itself; nil is none.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Room before the item in the reading direction; nil: none.
    public let leading: NSCollectionLayoutSpacing?
    /// Room above the item; nil: none.
    public let top: NSCollectionLayoutSpacing?
    /// Room after the item in the reading direction; nil: none.
    public let trailing: NSCollectionLayoutSpacing?
    /// Room below the item; nil: none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Room at each side that isn't nil.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// The older form of `init(leading:top:trailing:bottom:)`.
    public convenience init(
        forLeading leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        self.init(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
}
