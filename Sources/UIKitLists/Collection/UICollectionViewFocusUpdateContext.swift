import Foundation
@_spi(Portico) import UIKitBase

/// A move of the focus, as a collection's delegate hears of it.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private let paths: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        paths = (previous, next)
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }

    /// The item that has had the focus; nil where that was no item of the collection's.
    open var previouslyFocusedIndexPath: IndexPath? { paths.previous }
    /// The item that gets the focus; nil where that is no item of the collection's.
    open var nextFocusedIndexPath: IndexPath? { paths.next }
}
