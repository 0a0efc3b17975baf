import Foundation

/// The names of classes as a person knows them from Xcode: UIKit's own parts have other names here, and no app makes them.
///
/// - From: `TreeDumper`, `AliveDumper`, `AccessibilityAudit`
@MainActor enum ShownClass {
    /// Parts of ours → the class that stands in their place in Apple's UIKit. A part without a line there is called by its own name.
    private static let names: [String: String] = [
        "AlertButton": "_UIAlertControllerActionView", "AlertView": "_UIAlertControllerView",
        "BackdropView": "_UIVisualEffectBackdropView", "BarBackground": "_UIBarBackground",
        "BarButtonView": "_UIButtonBarButton", "CaretView": "UIStandardTextCursorView",
        "CellContentView": "UITableViewCellContentView", "ConfigurationBackground": "_UISystemBackgroundView",
        "EffectContentView": "_UIVisualEffectContentView", "FieldBackdrop": "_UITextFieldRoundedRectBackgroundViewNeue",
        "FieldCanvas": "_UITextFieldCanvasView", "InputSetView": "UIInputSetHostView",
        "InputWindow": "UITextEffectsWindow", "MoreListController": "UIMoreListController",
        "MoreNavigationController": "UIMoreNavigationController", "NavigationBarContent": "_UINavigationBarContentView",
        "NavigationView": "UILayoutContainerView",
        "OrthogonalScroller": "_UICollectionViewOrthogonalScrollerEmbeddedScrollView",
        "PickerWheel": "UIPickerColumnView", "PopoverView": "_UIPopoverView",
        "PresentationContainer": "UITransitionView",
        "SectionIndexView": "UITableViewIndex", "SheetView": "UIDropShadowView", "SnapshotView": "_UIReplicantView",
        "TabBadge": "_UIBadgeView", "TabButton": "UITabBarButton", "TextContentView": "_UITextContainerView",
        "TextTile": "_UITextLayoutFragmentView",
    ]

    static func name(of object: AnyObject) -> String {
        let name = String(describing: type(of: object))
        return isOwn(object) ? names[name] ?? name : name
    }

    /// Whether it is a part that no app can make.
    static func isOwn(_ object: AnyObject) -> Bool { LifecycleChecker.isUIKitsOwn(object) }
}
