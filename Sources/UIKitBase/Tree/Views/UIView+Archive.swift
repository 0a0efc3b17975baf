import CoreGraphics
import Foundation
import PorticoObjC

/// Views in keyed archives, under the keys that iOS uses. Constraints and gesture recognisers aren't archived (DEV-492).
///
/// - From: `UIView.encode(with:)`, `UIView.init(coder:)`
extension UIView {
    func archive(_ coder: NSCoder) {
        coder.encode(bounds, forKey: "UIBounds")
        coder.encode(center, forKey: "UICenter")
        if !transform.isIdentity { coder.encode(transform, forKey: "UITransform") }
        if let backgroundColor { coder.encode(backgroundColor, forKey: "UIBackgroundColor") }
        if alpha != 1 { coder.encode(Double(alpha), forKey: "UIAlpha") }
        if tag != 0 { coder.encode(tag, forKey: "UITag") }
        coder.encode(isHidden, forKey: "UIHidden")
        coder.encode(isOpaque, forKey: "UIOpaque")
        coder.encode(clipsToBounds, forKey: "UIClipsToBounds")
        coder.encode(!isUserInteractionEnabled, forKey: "UIUserInteractionDisabled")
        coder.encode(isMultipleTouchEnabled, forKey: "UIMultipleTouchEnabled")
        coder.encode(contentMode.rawValue, forKey: "UIContentMode")
        coder.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
        coder.encode(autoresizesSubviews, forKey: "UIAutoresizeSubviews")
        if let name = restorationIdentifier { coder.encode(name as NSString, forKey: "UIRestorationIdentifier") }
        if let name = accessibilityIdentifier { coder.encode(name as NSString, forKey: "UIAccessibilityIdentifier") }
        if archivesSubviews, !subviews.isEmpty { coder.encode(subviews as NSArray, forKey: "UISubviews") }
    }

    func unarchive(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIBounds") else { return }
        func number(_ key: String) -> Int? { coder.containsValue(forKey: key) ? coder.decodeInteger(forKey: key) : nil }
        func flag(_ key: String) -> Bool { coder.decodeBool(forKey: key) }
        bounds = coder.decodeCGRect(forKey: "UIBounds")
        center = coder.decodeCGPoint(forKey: "UICenter")
        if coder.containsValue(forKey: "UITransform") {
            transform = coder.decodeCGAffineTransform(forKey: "UITransform")
        }
        backgroundColor = coder.presentObject(UIColor.self, "UIBackgroundColor") ?? backgroundColor
        if coder.containsValue(forKey: "UIAlpha") { alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha")) }
        tag = number("UITag") ?? 0
        isHidden = flag("UIHidden")
        isOpaque = flag("UIOpaque")
        clipsToBounds = flag("UIClipsToBounds")
        isUserInteractionEnabled = !flag("UIUserInteractionDisabled")
        isMultipleTouchEnabled = flag("UIMultipleTouchEnabled")
        contentMode = number("UIContentMode").flatMap(UIView.ContentMode.init) ?? contentMode
        autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(bitPattern: number("UIAutoresizingMask") ?? 0))
        autoresizesSubviews = flag("UIAutoresizeSubviews")
        restorationIdentifier = coder.presentObject(NSString.self, "UIRestorationIdentifier") as String?
        accessibilityIdentifier = coder.presentObject(NSString.self, "UIAccessibilityIdentifier") as String?
        guard coder.containsValue(forKey: "UISubviews") else { return }
        let below = coder.decodeObject(of: [NSArray.self, UIView.self], forKey: "UISubviews") as? [UIView] ?? []
        for view in below { addSubview(view) }
    }

    /// Whether what lies in it is the app's: controls and bars make their own parts anew.
    private var archivesSubviews: Bool {
        var next: AnyClass? = type(of: self)
        while let cls = next {
            let name = String(reflecting: cls)
            if name.hasPrefix("UIKit.") { return Self.plainContainers.contains(name) }
            next = PorticoObjC.superclass(of: cls)
        }
        return true
    }

    private static let plainContainers: Set<String> = [
        "UIKit.UIView", "UIKit.UIImageView", "UIKit.UILabel", "UIKit.UIStackView", "UIKit.UIScrollView",
    ]
}
