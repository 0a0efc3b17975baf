import CoreGraphics
import Foundation

/// One tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// Tabs that the system knows by a word and a symbol.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
            mostViewed

        var name: String {
            switch self {
            case .more: Word.more.text
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: Word.search.text
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated, .mostRecent, .mostViewed: "star.fill"
            case .recents, .history: "clock.fill"
            case .contacts: "person.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down"
            }
        }
    }

    /// The tab of a search tab, which a capsule at the top shows as a picture alone.
    final var isForSearch = false
    /// The picture of the selected tab; nil, the default: `image`.
    open var selectedImage: UIImage? { didSet { changed() } }
    /// A few characters in a badge at the picture; nil shows none.
    open var badgeValue: String? { didSet { changed() } }
    /// What the badge is filled with; nil, the default, for red.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// How far the title is moved, in points. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
    /// How the bar looks while this tab is selected; nil, the default, as the bar says. A copy is kept.
    open var standardAppearance: UITabBarAppearance? {
        didSet {
            standardAppearance = standardAppearance?.watchedCopy { [weak self] in self?.changed() }
            changed()
        }
    }
    /// How the bar looks while this tab is selected and content ends above it; nil, the default, as the bar says. A copy is kept.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet {
            scrollEdgeAppearance = scrollEdgeAppearance?.watchedCopy { [weak self] in self?.changed() }
            changed()
        }
    }
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    public override init() {
        super.init()
    }

    /// Makes a tab from a nib or an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        badgeValue = coder.decodeObject(of: NSString.self, forKey: "UIBadgeValue") as String?
        Self.nibTabProperties.read(self, coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let badgeValue { coder.encode(badgeValue as NSString, forKey: "UIBadgeValue") }
    }

    /// Makes a tab with a title, a picture and a number of the app's own.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Makes a tab with a title, a picture, and another one while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Makes one of the system's tabs, with its word and symbol and a number of the app's own.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.name, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// Sets font, colour and what else attributes say of the badge's text in a state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state.rawValue] = textAttributes
        changed()
    }

    /// The attributes that were set for the badge's text in a state; nil without any.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}
