import UIKit

/// The sizes and insets that decide where an anchor lies.
struct AnchorGeometry: Equatable {
    let content: CGSize
    let room: CGSize
    let inset: UIEdgeInsets

    @MainActor init(_ view: UIScrollView) {
        (content, inset) = (view.contentSize, view.adjustedContentInset)
        room = CGSize(
            width: view.bounds.width - inset.left - inset.right,
            height: view.bounds.height - inset.top - inset.bottom)
    }

    func offset(at anchor: UnitPoint) -> CGPoint {
        CGPoint(
            x: max(content.width - room.width, 0) * anchor.x - inset.left,
            y: max(content.height - room.height, 0) * anchor.y - inset.top)
    }
}
