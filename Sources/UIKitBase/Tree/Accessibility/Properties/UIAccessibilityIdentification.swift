import Foundation

/// Something that tests find by a name that no person sees.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: @preconcurrency UIAccessibilityIdentification {}
extension UIAccessibilityElement: @preconcurrency UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {
    /// A name that tests find the image by; no person sees it. Nil unless it is set.
    public var accessibilityIdentifier: String? {
        get { AccessibilityProperties.associated(with: self)?.identifier }
        set { AccessibilityProperties.needed(by: self).identifier = newValue }
    }
}

extension UIMenuElement: @preconcurrency UIAccessibilityIdentification {
    /// A name that tests find the menu entry by; no person sees it. Nil unless it is set.
    public var accessibilityIdentifier: String? {
        get { AccessibilityProperties.associated(with: self)?.identifier }
        set { AccessibilityProperties.needed(by: self).identifier = newValue }
    }
}

/// Something whose picture grows with the larger text sizes.
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
