/// An app as a UI test sees it: its elements with what they contain.
///
/// - From: `InterfaceDumper` in UIKit, on `HostRequest.interface`
/// - To: `ElementNode` in PorticoUITesting
package struct InterfaceNode: Codable, Sendable, Equatable {
    /// Kinds of elements; the numbers are those of `XCUIElement.ElementType`.
    package enum Kind: Int, Codable, Sendable {
        case other = 1
        case application, group, window, sheet
        case alert = 7
        case button = 9
        case popover = 18
        case keyboard, key, navigationBar, tabBar
        case toolbar = 24
        case table = 26
        case collectionView = 32
        case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel
        case `switch`
        case link = 42
        case image
        case searchField = 45
        case scrollView
        case staticText = 48
        case textField, secureTextField, datePicker, textView, menu, menuItem
        case cell = 75
        case stepper = 79
    }

    package var id: UInt64
    package var kind: Kind
    /// The class, as a person would say it.
    package var type: String
    package var identifier = ""
    package var label = ""
    package var title = ""
    package var value: String?
    package var placeholder: String?
    /// On the screen: x, y, width, height.
    package var frame: [Double] = []
    package var isEnabled = true
    package var isSelected = false
    package var hasFocus = false
    /// Whether a finger in the middle of what can be seen of it would reach it.
    package var isHittable = false
    /// The place at which that finger would be.
    package var hitPoint: [Double]?
    /// How far a value is between its ends, 0 to 1.
    package var position: Double?
    package var children: [InterfaceNode] = []

    package init(id: UInt64, kind: Kind, type: String) {
        self.id = id
        self.kind = kind
        self.type = type
    }
}
