import CoreGraphics
import Foundation
import PorticoNib

extension UIViewController {
    static let nibProperties = NibTable<UIViewController> { table in
        table.row("title") { $0.title = $1.string }
        // In a xib; a storyboard's scene has its view in a nib of its own.
        table.row("view") { controller, value in (value.object as? UIView).map { controller.view = $0 } }
        table.row("navigationItem") { controller, value in
            (value.object as? UINavigationItem).map { controller.adopt($0) }
        }
        table.row("tabBarItem") { controller, value in
            (value.object as? UITabBarItem).map { controller.tabBarItem = $0 }
        }
        table.row("automaticallyAdjustsScrollViewInsets") { $0.automaticallyAdjustsScrollViewInsets = $1.bool }
        table.row("extendedLayoutIncludesOpaqueBars") { $0.extendedLayoutIncludesOpaqueBars = $1.bool }
        table.row("edgesForExtendedLayout") { $0.edgesForExtendedLayout = $1.edges }
        table.row("hidesBottomBarWhenPushed") { $0.hidesBottomBarWhenPushed = $1.bool }
        table.row("definesPresentationContext") { $0.definesPresentationContext = $1.bool }
        table.row("providesPresentationContextTransitionStyle") {
            $0.providesPresentationContextTransitionStyle = $1.bool
        }
        table.row("modalPresentationStyle") { controller, value in
            NibTranslation.modalStyles[value.plain].map { controller.modalPresentationStyle = $0 }
        }
        table.row("modalTransitionStyle") { controller, value in
            NibTranslation.transitions[value.plain].map { controller.modalTransitionStyle = $0 }
        }
        table.row("modalInPresentation") { $0.isModalInPresentation = $1.bool }
        table.row("interfaceStyle") { controller, value in
            controller.overrideUserInterfaceStyle =
                value.plain == "dark" ? .dark : value.plain == "light" ? .light : .unspecified
        }
        table.row("restorationIdentifier") { $0.restorationIdentifier = $1.plain }
        table.row("preferredContentSize") { $0.preferredContentSize = $1.size }
        table.row("contentSizeForViewInPopover") { controller, value in
            if value.size.width > 0 { controller.preferredContentSize = value.size }
        }
        table.list("toolbarItems", of: UIBarButtonItem.self) { $0.toolbarItems = $1 }
    }
}

extension UINavigationController {
    static let nibNavigationProperties = NibTable<UINavigationController> { table in
        table.row("navigationBarHidden") { $0.isNavigationBarHidden = $1.bool }
        table.row("toolbarHidden") { $0.isToolbarHidden = $1.bool }
        table.row("hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = $1.bool }
        table.row("hidesBarsOnTap") { $0.hidesBarsOnTap = $1.bool }
        table.row("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = $1.bool }
        table.row("hidesBarsWhenKeyboardAppears") { $0.hidesBarsWhenKeyboardAppears = $1.bool }
        table.list("rootViewController", of: UIViewController.self, isRelated: true) { $0.viewControllers = $1 }
    }
}

extension UITabBarController {
    static let nibTabsProperties = NibTable<UITabBarController> { table in
        table.list("viewControllers", of: UIViewController.self, isRelated: true) { $0.viewControllers = $1 }
    }
}

extension UISplitViewController {
    static func nibStyle(_ coder: NSCoder) -> Style {
        switch (coder as? NibCoder)?.reading.node.string("style") {
        case "doubleColumn": .doubleColumn
        case "tripleColumn": .tripleColumn
        default: .unspecified
        }
    }

    static let nibSplitProperties = NibTable<UISplitViewController> { table in
        table.row("preferredDisplayMode") { split, value in
            value.choice([
                "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
                "oneBesideSecondary": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
                "oneOverSecondary": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
                "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
                "twoDisplaceSecondary": .twoDisplaceSecondary,
            ]).map { split.preferredDisplayMode = $0 }
        }
        table.row("behavior") { split, value in
            value.choice(["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace])
                .map { split.preferredSplitBehavior = $0 }
        }
        table.row("primaryBackgroundStyle") { $0.primaryBackgroundStyle = $1.plain == "sidebar" ? .sidebar : .none }
        table.row("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = $1.cgFloat }
        table.row("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = $1.cgFloat }
        table.row("preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction = $1.cgFloat }
        table.row("presentsWithGesture") { $0.presentsWithGesture = $1.bool }
        table.row("showsSecondaryOnlyButton") { $0.showsSecondaryOnlyButton = $1.bool }
        table.all { split, reading in
            let related = { (name: String) in reading.related(name).first as? UIViewController }
            let (main, detail) = (related("masterViewController"), related("detailViewController"))
            guard split.style != .unspecified else {
                let both = [main, detail].compactMap { $0 }
                if !both.isEmpty { split.viewControllers = both }
                return
            }
            main.map { split.setViewController($0, for: .primary) }
            related("supplementaryViewController").map { split.setViewController($0, for: .supplementary) }
            detail.map { split.setViewController($0, for: .secondary) }
            related("compactViewController").map { split.setViewController($0, for: .compact) }
        }
    }
}
