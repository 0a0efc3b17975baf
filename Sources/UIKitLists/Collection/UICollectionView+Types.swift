import Foundation

extension UICollectionView {
    /// The way that a collection scrolls.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// What an element of a layout is.
    public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

    /// How soon items make room for one that is dragged over them.
    public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }

    /// What makes a cell that is in sight be measured again.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// Where an item stands after scrolling to it; one for each axis. Empty: just as far as it takes to see it.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The item's top at the top of what is seen.
        public static var top: ScrollPosition { ScrollPosition(rawValue: 1 << 0) }
        /// The item's middle in the middle of the height.
        public static var centeredVertically: ScrollPosition { ScrollPosition(rawValue: 1 << 1) }
        /// The item's bottom at the bottom of what is seen.
        public static var bottom: ScrollPosition { ScrollPosition(rawValue: 1 << 2) }
        /// The item's left edge at the left of what is seen.
        public static var left: ScrollPosition { ScrollPosition(rawValue: 1 << 3) }
        /// The item's middle in the middle of the width.
        public static var centeredHorizontally: ScrollPosition { ScrollPosition(rawValue: 1 << 4) }
        /// The item's right edge at the right of what is seen.
        public static var right: ScrollPosition { ScrollPosition(rawValue: 1 << 5) }
    }

    /// The transition has come to its end, and whether it was completed.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// The kind of a section's header in flow and list layouts.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer in flow and list layouts.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
