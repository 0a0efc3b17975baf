import CoreGraphics
import Foundation
import PorticoObjC

/// A text that can be set plain or with attributes; either is made of the other.
package struct AccessibilityText {
    private var own: String?
    private var styled: NSAttributedString?

    package var plain: String? {
        get { styled?.string ?? own }
        set { (own, styled) = (newValue, nil) }
    }
    var attributed: NSAttributedString? {
        get { styled ?? own.map { NSAttributedString(string: $0) } }
        set { (own, styled) = (nil, newValue?.copy() as? NSAttributedString) }
    }

    init() {}

    init(_ plain: String) {
        own = plain
    }

    init(_ attributed: NSAttributedString) {
        self.attributed = attributed
    }
}

/// What an object was told about itself for assistive technologies. Few objects are told anything, and have one of these: a
/// view in its `ViewExtras`, others as an associated object.
package final class AccessibilityProperties {
    var isElement: Bool?
    package var label = AccessibilityText()
    var hint = AccessibilityText()
    var value = AccessibilityText()
    var traits: UIAccessibilityTraits?
    var identifier: String?
    /// In the screen's coordinates, as `path` and `activationPoint`.
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var elementsHidden = false
    var viewIsModal: Bool?
    var groupsChildren: Bool?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var respondsToUserInteraction: Bool?
    var userInputLabels: [NSAttributedString]?
    var textualContext: UIAccessibilityTextualContext?
    var elements: [Any]?
    /// Among its siblings what has more is read first.
    var readingPriority: Double = 0
    var containerType = UIAccessibilityContainerType.none
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var chart: AXChartDescriptor?
    var expandedStatus = UIAccessibilityExpandedStatus.unsupported
    var directTouchOptions: UIAccessibilityDirectTouchOptions = []
    /// Asked each time, before what was set.
    var blocks: AccessibilityBlocks?
    /// The parts that a control of UIKit's own divides itself into.
    var parts: [AccessibilityPart] = []

    nonisolated private static let key = AssociationKey()

    static func associated(with object: AnyObject) -> AccessibilityProperties? {
        objc_getAssociatedObject(object, key.address) as? AccessibilityProperties
    }

    static func needed(by object: AnyObject) -> AccessibilityProperties {
        if let found = associated(with: object) { return found }
        let made = AccessibilityProperties()
        objc_setAssociatedObject(object, key.address, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}

/// What an object of UIKit's own says about itself while the app says nothing else.
@_spi(Portico) public struct StandardAccessibility: Sendable {
    public var isElement = false
    public var label: String?
    public var hint: String?
    public var value: String?
    public var traits = UIAccessibilityTraits.none
    /// Whether its elements are read together, as a bar's are, whatever `shouldGroupAccessibilityChildren` says.
    public var groups = false
    /// Whether what lies beside it can't be reached.
    public var isModal = false
    /// What lies in the element and is found all the same, after it: the switch of a row.
    public var controls: [UIView] = []

    public init(
        isElement: Bool = false, label: String? = nil, hint: String? = nil, value: String? = nil,
        traits: UIAccessibilityTraits = .none, groups: Bool = false, isModal: Bool = false
    ) {
        self.isElement = isElement
        self.label = label
        self.hint = hint
        self.value = value
        self.traits = traits
        self.groups = groups
        self.isModal = isModal
    }

    public static let nothing = StandardAccessibility()
}

extension UIAccessibilityTraits {
    /// What Apple derives `accessibilityRespondsToUserInteraction` from: an element that is off, and one that is nothing but text, a
    /// picture or a header, takes no taps.
    var respondsToUserInteraction: Bool {
        if contains(.notEnabled) { return false }
        if !isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey, .allowsDirectInteraction]) {
            return true
        }
        return isDisjoint(with: [.staticText, .image, .header])
    }
}
