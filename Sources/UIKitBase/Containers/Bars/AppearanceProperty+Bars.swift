import CoreGraphics
import Foundation

extension AppearanceProperty {
    package static let bars: Rows = [
        (
            UINavigationBar.self,
            [
                property(\UINavigationBar.barStyle), property(\UINavigationBar.isTranslucent),
                property(\UINavigationBar.barTintColor), property(\UINavigationBar.shadowImage),
                property(\UINavigationBar.prefersLargeTitles), property(\UINavigationBar.backIndicatorImage),
                property(\UINavigationBar.backIndicatorTransitionMaskImage),
                attributes(
                    "titleTextAttributes", { (bar: UINavigationBar) in bar.titleTextAttributes },
                    { $0.titleTextAttributes = $1 }),
                attributes(
                    "largeTitleTextAttributes", { (bar: UINavigationBar) in bar.largeTitleTextAttributes },
                    { $0.largeTitleTextAttributes = $1 }),
                property(
                    "backgroundImage", { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
                    { $0.setBackgroundImage($1, for: .default) }),
                property(\UINavigationBar.standardAppearance), property(\UINavigationBar.scrollEdgeAppearance),
                property(\UINavigationBar.compactAppearance), property(\UINavigationBar.compactScrollEdgeAppearance),
            ]
        ),
        (
            UITabBar.self,
            [
                property(\UITabBar.barStyle), property(\UITabBar.isTranslucent), property(\UITabBar.barTintColor),
                property(\UITabBar.unselectedItemTintColor), property(\UITabBar.backgroundImage),
                property(\UITabBar.shadowImage), property(\UITabBar.selectionIndicatorImage),
                property(\UITabBar.itemPositioning), property(\UITabBar.itemWidth), property(\UITabBar.itemSpacing),
                property(\UITabBar.standardAppearance), property(\UITabBar.scrollEdgeAppearance),
            ]
        ),
        (
            UIToolbar.self,
            [
                property(\UIToolbar.barStyle), property(\UIToolbar.isTranslucent), property(\UIToolbar.barTintColor),
                property(\UIToolbar.standardAppearance), property(\UIToolbar.compactAppearance),
                property(\UIToolbar.scrollEdgeAppearance),
            ]
        ),
        (
            UISearchBar.self,
            [
                property(\UISearchBar.barTintColor), property(\UISearchBar.barStyle),
                property(\UISearchBar.searchBarStyle), property(\UISearchBar.isTranslucent),
                property(\UISearchBar.backgroundImage), property(\UISearchBar.scopeBarBackgroundImage),
                property(\UISearchBar.searchFieldBackgroundPositionAdjustment),
            ]
        ),
        (
            UIBarItem.self,
            byState(
                "titleTextAttributes",
                { (item: UIBarItem, state) in item.titleTextAttributes(for: state).map(TextAttributes.init) },
                { $0.setTitleTextAttributes($1?.values, for: $2) })
                // The title serves proxies of bar buttons in search bars: it names the cancel button.
                + [property(\UIBarItem.title)]
        ),
        (UIBarButtonItem.self, [property(\UIBarButtonItem.tintColor)]),
        (UITabBarItem.self, [property(\UITabBarItem.badgeColor)]),
    ]
}
