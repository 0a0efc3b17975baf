import CoreGraphics

/// Which appearance shows, what is behind the contents, and how high the bar wants to be.
extension UINavigationBar {
    var titleOffset: CGFloat { (isCompact ? titleOffsets[.compact] : nil) ?? titleOffsets[.default] ?? 0 }
    var backIndicator: UIImage { backIndicatorImage ?? shownAppearance.backIndicatorImage }

    /// Low, on a phone in landscape.
    private var isCompact: Bool { rowHeight < 44 }

    private var edgeAppearance: UINavigationBarAppearance? {
        let own = isCompact ? topItem?.compactScrollEdgeAppearance ?? appearances.compactEdge : nil
        return own ?? topItem?.scrollEdgeAppearance ?? appearances.edge
    }

    /// Which of the appearances shows now: the item's own first; at the top of the content the edge's.
    var shownAppearance: UINavigationBarAppearance {
        if isAtEdge, let edgeAppearance { return edgeAppearance }
        if isCompact, let own = topItem?.compactAppearance ?? appearances.compact { return own }
        return topItem?.standardAppearance ?? appearances.standard
    }

    /// Without content scrolled under it a navigation controller's bar shows no background of its own.
    private var isAtEdge: Bool { isManaged && isAtEdge(scrolledDistance) }
    /// Whether content that has scrolled so far ends at the bar's edge: as long as the bar still gives up height for it.
    func isAtEdge(_ distance: CGFloat) -> Bool { distance <= 0 || distance <= mostGivenUpHeight }
    /// Whether content shines through.
    var letsContentUnder: Bool { isTranslucent }

    /// The older properties with the image of the bar's place and height.
    var looks: BarLook.Properties {
        guard !backgrounds.isEmpty else { return properties }
        var looks = properties
        looks.image = backgrounds.image(
            at: barPosition, isCompact: isCompact, hasPrompt: topItem?.prompt != nil)
        return looks
    }

    func refresh() {
        background.show(
            appearances.look(shownAppearance, looks, isEdgeDefault: isAtEdge && edgeAppearance == nil))
        content?.update()
        setNeedsLayout()
    }

    func rebuild() {
        content?.rebuild()
        setNeedsLayout()
    }

    // MARK: Size

    /// Whether an item's title shows large: as it says itself, or as the item before it.
    func isLarge(_ item: UINavigationItem) -> Bool {
        guard prefersLargeTitles, rowHeight >= 44, item.titleView == nil || item.largeTitleDisplayMode == .always
        else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic:
            guard let index = stack.firstIndex(where: { $0 === item }), index > 0 else { return true }
            return isLarge(stack[index - 1])
        }
    }

    /// Whether an item's title shows large among the buttons.
    func isInlineLarge(_ item: UINavigationItem) -> Bool {
        item.largeTitleDisplayMode == .inline && prefersLargeTitles && rowHeight >= 44 && item.titleView == nil
    }

    /// The large title's font in the person's text size, where the app has given none.
    var standardLargeFont: UIFont {
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    /// The height of the large title's row: larger text makes it higher, smaller text doesn't make it lower.
    var largeTitleHeight: CGFloat {
        let growth = standardLargeFont.lineHeight - UIFont.systemFont(ofSize: 34, weight: .bold).lineHeight
        return 52 + max(0, growth).rounded()
    }

    /// The height of the row that the top item's search bar has to itself.
    var searchHeight: CGFloat {
        guard let top = topItem, let search = top.searchController, top.searchBarPlacement == .stacked else { return 0 }
        return search.searchBar.wantedHeight
    }

    /// Whether a search has taken the place of title and buttons.
    var isSearching: Bool {
        guard let search = topItem?.searchController, search.isActive else { return false }
        return search.hidesNavigationBarDuringPresentation && topItem?.searchBarPlacement == .stacked
    }

    /// What of the search bar's height scrolling has taken.
    var givenUpSearchHeight: CGFloat {
        guard let top = topItem, top.hidesSearchBarWhenScrolling, top.searchController?.isActive != true else {
            return 0
        }
        return min(max(scrolledDistance, 0), searchHeight)
    }

    /// What of the search bar's and the large title's height scrolling has taken.
    var givenUpHeight: CGFloat {
        guard let top = topItem, !isSearching else { return 0 }
        let search = givenUpSearchHeight
        guard isLarge(top) else { return search }
        return search + min(max(scrolledDistance - search, 0), largeTitleHeight)
    }

    /// The most of the search bar's and the large title's height that scrolling takes.
    var mostGivenUpHeight: CGFloat {
        guard let top = topItem, !isSearching else { return 0 }
        let givesUpSearch = top.hidesSearchBarWhenScrolling && top.searchController?.isActive != true
        return (givesUpSearch ? searchHeight : 0) + (isLarge(top) ? largeTitleHeight : 0)
    }

    /// The height of what goes down with content that is pulled: a large title and a search bar in a row of its own.
    var movingHeight: CGFloat {
        guard let top = topItem, !isSearching else { return 0 }
        return searchHeight + (isLarge(top) ? largeTitleHeight : 0)
    }

    /// The height that the top item wants now.
    var wantedHeight: CGFloat {
        if isSearching { return searchHeight + Self.searchMargin }
        var height = rowHeight + searchHeight
        if topItem?.prompt != nil { height += Self.promptHeight }
        if let top = topItem, isLarge(top) { height += largeTitleHeight }
        return height - givenUpHeight
    }
}
