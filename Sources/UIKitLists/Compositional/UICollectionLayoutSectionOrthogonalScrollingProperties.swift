import Foundation
@_spi(Portico) import UIKitBase

/// How a section that scrolls across the collection's direction glides and bounces.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// How soon a section that is thrown comes to rest.
    public enum DecelerationRate: Int, Sendable {
        /// Fast where the section rests at pages, else normal.
        case automatic = 0
        case normal = 1
        case fast = 2
    }

    /// Whether content goes beyond its ends and comes back.
    public enum Bounce: Int, Sendable {
        /// As `always`.
        case automatic = 0
        /// Also where all of it is seen.
        case always = 1
        case never = 2
    }

    /// `automatic` to begin with.
    open var decelerationRate = DecelerationRate.automatic
    /// `automatic` to begin with.
    open var bounce = Bounce.automatic

    public nonisolated override init() { super.init() }

    func apply(to scroller: OrthogonalScroller) {
        switch decelerationRate {
        case .automatic:
            let rests: [UICollectionLayoutSectionOrthogonalScrollingBehavior] = [
                .paging, .groupPaging, .groupPagingCentered,
            ]
            scroller.decelerationRate = rests.contains(scroller.behavior) ? .fast : .normal
        case .normal: scroller.decelerationRate = .normal
        case .fast: scroller.decelerationRate = .fast
        }
        scroller.bounces = bounce != .never
        scroller.alwaysBounceHorizontal = scroller.isHorizontal
        scroller.alwaysBounceVertical = !scroller.isHorizontal
    }
}
