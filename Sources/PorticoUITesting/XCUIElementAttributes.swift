import CoreGraphics
import UIKit

/// What an element, or a picture of it taken by a query, says of itself.
public protocol XCUIElementAttributes {
    /// `accessibilityIdentifier`.
    var identifier: String { get }
    /// In points of the screen.
    var frame: CGRect { get }
    /// `accessibilityValue`; of a text field its text, of a switch “0” or “1”.
    var value: Any? { get }
    /// The current title of a button; else empty.
    var title: String { get }
    /// `accessibilityLabel`.
    var label: String { get }
    /// The kind of thing on the screen that it is.
    var elementType: XCUIElement.ElementType { get }
    /// Whether it takes touches.
    var isEnabled: Bool { get }
    /// The room that a screen as wide as the element would have.
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    /// The room that a screen as high as the element would have.
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// The text that a field shows while it is empty.
    var placeholderValue: String? { get }
    /// Whether it has the trait of being selected.
    var isSelected: Bool { get }
    /// Whether it is the first responder.
    var hasFocus: Bool { get }
}

extension XCUIElement {
    /// The room that there is in one dimension.
    public typealias SizeClass = UIUserInterfaceSizeClass
}
