import Foundation
@_spi(Portico) import UIKitBase

/// A move of the focus, as a table's delegate hears of it.
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let paths: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
        paths = (previous, next)
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }

    /// The row that has had the focus; nil where that was no row of the table's.
    open var previouslyFocusedIndexPath: IndexPath? { paths.previous }
    /// The row that gets the focus; nil where that is no row of the table's.
    open var nextFocusedIndexPath: IndexPath? { paths.next }
}
