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
    var title: String { get }
    /// `accessibilityLabel`.
    var label: String { get }
    var elementType: XCUIElement.ElementType { get }
    var isEnabled: Bool { get }
    var horizontalSizeClass: XCUIElement.SizeClass { get }
    var verticalSizeClass: XCUIElement.SizeClass { get }
    /// What a field shows while it is empty.
    var placeholderValue: String? { get }
    var isSelected: Bool { get }
    var hasFocus: Bool { get }
}

extension XCUIElement {
    /// How much room there is in one dimension.
    public typealias SizeClass = UIUserInterfaceSizeClass
}
