/// Scrolls so that an item is seen.
@MainActor enum FocusScrolling {
    static func scrollToItem(_ item: any UIFocusItem) {
        for case let view as UIView in FocusPath.outwards(from: item).dropFirst() {
            view.scrollToShow(FocusItems.frame(of: item, in: view))
        }
    }
}
