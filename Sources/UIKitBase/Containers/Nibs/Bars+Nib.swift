import CoreGraphics
import Foundation
import PorticoNib

extension UIBarItem: NibAwaking {}

extension UIBarButtonItem {
    static var segueEvents: UInt { 0 }

    static let nibButtonProperties = NibTable<UIBarButtonItem> { table in
        table.row("style") { $0.style = $1.plain == "done" ? .done : .plain }
        table.row("width") { $0.width = $1.cgFloat }
        table.row("tintColor") { $0.tintColor = $1.color }
        table.row("customView") { $0.customView = $1.object as? UIView }
        table.row("selected") { $0.isSelected = $1.bool }
        table.row("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1.bool }
        table.all { item, reading in
            // A view or button in the item, with whatever key.
            guard item.customView == nil else { return }
            for child in reading.node.children where child.string("class")?.contains("UIView") == true {
                if let view = child.id.flatMap({ reading.object($0) }) as? UIView { item.customView = view }
            }
        }
    }

    static func nibSystemItem(_ coder: NSCoder) -> SystemItem? {
        guard let name = (coder as? NibCoder)?.reading.node.string("systemItem") else { return nil }
        return systemItems.firstIndex(of: name).flatMap(SystemItem.init)
    }

    /// In the order of the numbers.
    private static let systemItems = [
        "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
        "organize",
        "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
        "redo", "pageCurl", "close",
    ]
}

extension UIBarItem {
    static let nibItemProperties = NibTable<UIBarItem> { table in
        table.row("title") { $0.title = $1.string }
        table.row("image") { $0.image = $1.image }
        table.row("landscapeImage") { $0.landscapeImagePhone = $1.image }
        table.row("largeContentSizeImage") { $0.largeContentSizeImage = $1.image }
        table.row("imageInsets") { $0.imageInsets = $1.insets }
        table.row("tag") { $0.tag = $1.int }
        table.row("enabled") { $0.isEnabled = $1.bool }
    }
}

extension UITabBarItem {
    static let nibTabProperties = NibTable<UITabBarItem> { table in
        table.row("systemItem") { item, value in
            guard let place = systemItems.firstIndex(of: value.plain), let system = SystemItem(rawValue: place) else {
                return
            }
            item.title = system.name
            item.image = UIImage(systemName: system.symbol)
        }
        table.row("selectedImage") { $0.selectedImage = $1.image }
        table.row("badgeValue") { $0.badgeValue = $1.string }
        table.row("badgeColor") { $0.badgeColor = $1.color }
        table.row("titlePositionAdjustment") { item, value in
            item.titlePositionAdjustment = UIOffset(
                horizontal: CGFloat(value.node?.number("horizontal") ?? 0),
                vertical: CGFloat(value.node?.number("vertical") ?? 0))
        }
    }

    private static let systemItems = [
        "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
        "downloads",
        "mostRecent", "mostViewed",
    ]
}

extension UINavigationItem {
    static let nibProperties = NibTable<UINavigationItem> { table in
        table.row("title") { $0.title = $1.string }
        table.row("prompt") { $0.prompt = $1.string }
        table.row("backButtonTitle") { $0.backButtonTitle = $1.string }
        table.row("hidesBackButton") { $0.hidesBackButton = $1.bool }
        table.row("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1.bool }
        table.row("largeTitleDisplayMode") { item, value in
            value.choice(["automatic": .automatic, "always": .always, "never": .never])
                .map { item.largeTitleDisplayMode = $0 }
        }
        table.row("backButtonDisplayMode") { item, value in
            value.choice(["default": .default, "generic": .generic, "minimal": .minimal])
                .map { item.backButtonDisplayMode = $0 }
        }
        table.row("style") { item, value in
            value.choice(["navigator": .navigator, "browser": .browser, "editor": .editor]).map { item.style = $0 }
        }
        table.row("leftBarButtonItem") { $0.leftBarButtonItem = $1.object as? UIBarButtonItem }
        table.row("rightBarButtonItem") { $0.rightBarButtonItem = $1.object as? UIBarButtonItem }
        table.row("backBarButtonItem") { $0.backBarButtonItem = $1.object as? UIBarButtonItem }
        table.row("titleView") { $0.titleView = $1.object as? UIView }
        table.list("leftBarButtonItems", of: UIBarButtonItem.self) { $0.leftBarButtonItems = $1 }
        table.list("rightBarButtonItems", of: UIBarButtonItem.self) { $0.rightBarButtonItems = $1 }
    }
}

@MainActor private func nibBarStyle(_ value: NibProperty) -> UIBarStyle { value.plain == "default" ? .default : .black }

extension UINavigationBar {
    static let nibBarProperties = NibTable<UINavigationBar> { table in
        table.row("barStyle") { $0.barStyle = nibBarStyle($1) }
        table.row("translucent") { $0.isTranslucent = $1.bool }
        table.row("largeTitles") { $0.prefersLargeTitles = $1.bool }
        table.row("barTintColor") { $0.barTintColor = $1.color }
        table.row("titleTextAttributes") { $0.titleTextAttributes = NibText.attributes($1.node, $1.reading.context) }
        table.row("largeTitleTextAttributes") {
            $0.largeTitleTextAttributes = NibText.attributes($1.node, $1.reading.context)
        }
        table.row("backIndicatorImage") { $0.backIndicatorImage = $1.image }
        table.row("backIndicatorTransitionMask") { $0.backIndicatorTransitionMaskImage = $1.image }
        table.list("items", of: UINavigationItem.self) { $0.items = $1 }
    }
}

extension UIToolbar {
    static let nibBarProperties = NibTable<UIToolbar> { table in
        table.row("barStyle") { $0.barStyle = nibBarStyle($1) }
        table.row("translucent") { $0.isTranslucent = $1.bool }
        table.row("barTintColor") { $0.barTintColor = $1.color }
        table.list("items", of: UIBarButtonItem.self) { $0.items = $1 }
    }
}

extension UITabBar {
    static let nibBarProperties = NibTable<UITabBar> { table in
        table.row("barStyle") { $0.barStyle = nibBarStyle($1) }
        table.row("translucent") { $0.isTranslucent = $1.bool }
        table.row("barTintColor") { $0.barTintColor = $1.color }
        table.row("unselectedItemTintColor") { $0.unselectedItemTintColor = $1.color }
        table.row("selectedImageTintColor") { $0.tintColor = $1.color }
        table.row("itemPositioning") { bar, value in
            value.choice(["automatic": .automatic, "fill": .fill, "centered": .centered])
                .map { bar.itemPositioning = $0 }
        }
        table.row("itemWidth") { $0.itemWidth = $1.cgFloat }
        table.row("itemSpacing") { $0.itemSpacing = $1.cgFloat }
        table.list("items", of: UITabBarItem.self) { $0.items = $1 }
    }
}
