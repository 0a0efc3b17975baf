import CoreGraphics
import Foundation

/// What few views have. Made on the first use.
@MainActor final class ViewExtras {
    var gestureRecognizers: [UIGestureRecognizer] = []
    var hasHadGestureRecognizers = false
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var layoutMargins: UIEdgeInsets?
    var directionalLayoutMargins: NSDirectionalEdgeInsets?
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    /// What `safeAreaInsetsDidChange` last told about.
    var knownSafeArea = UIEdgeInsets.zero
    var semantic = UISemanticContentAttribute.unspecified
    var traits: TraitState?
    /// What the superview handed down when this view left the window, which it keeps until it is in one again.
    var traitsOutside: UITraitCollection?
    /// What appearance proxies set.
    var appearance: [String: Any] = [:]
    var interfaceStyle = UIUserInterfaceStyle.unspecified
    var contentSizeLimits = ContentSizeLimits()
    var ignoresInvertColors = false
    /// nil: the class's own.
    var hugging: (horizontal: UILayoutPriority?, vertical: UILayoutPriority?)
    var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
    var mask: UIView?
    var restorationIdentifier: String?
    /// The properties of the focus that were set; nil: the class's own.
    var focus: (group: String?, priority: UIFocusGroupPriority?, effect: UIFocusEffect??) = (nil, nil, nil)
    private(set) var accessibility: AccessibilityProperties?
    var motionEffects: [UIMotionEffect] = []
    var interactions: [any UIInteraction] = []
    // Auto Layout.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// Safe area, margins, readable content, keyboard: those that were asked for.
    var systemGuides: [UILayoutGuide] = []
    /// Has the view's bounds: a scroll view's.
    var boundsGuide: UILayoutGuide?

    nonisolated init() {}

    var neededAccessibility: AccessibilityProperties {
        if let accessibility { return accessibility }
        let made = AccessibilityProperties()
        accessibility = made
        return made
    }
}
