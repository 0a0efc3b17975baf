import Foundation

/// The tab for searching: with the system's word and symbol, at the bar's trailing end.
@preconcurrency @MainActor open class UISearchTab: UITab {
    /// The identifier of a search tab that was given none.
    private static let standardIdentifier = "UISearchTab"

    /// Makes a search tab with the system's title, image and identifier.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: Word.search.text, image: UIImage(systemName: UITabBarItem.SystemItem.search.symbol),
            identifier: Self.standardIdentifier, viewControllerProvider: viewControllerProvider)
    }

    /// Makes a search tab with a title, image and identifier of the app's own.
    public override init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        preferredPlacement = .pinned
        item.isForSearch = true
    }
}
