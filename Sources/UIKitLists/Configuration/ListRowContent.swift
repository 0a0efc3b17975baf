import CoreGraphics
@_spi(Portico) import UIKitBase

/// A cell's content view that says itself which actions lie behind its row and where the line below it begins, as rows of SwiftUI do.
///
/// - From: `UITableView`, `UITableViewCell`, `CollectionSwipes`, `UICollectionViewListCell`
/// - To: the content view of a `UIHostingConfiguration`
@MainActor package protocol ListRowContent: UIView {
    /// Points from the content view's leading edge to where the separator begins; nil where its views don't say it.
    var separatorStart: CGFloat? { get }
    /// The actions that a swipe uncovers at that side; nil where there are none.
    func swipeActions(isTrailing: Bool) -> UISwipeActionsConfiguration?
}
