import CoreGraphics
import Foundation

/// Something that an assistive technology finds: an element, or a container whose elements are read together.
@MainActor package struct AccessibilityNode {
    package let object: AnyObject
    package let isElement: Bool
    /// In the screen's coordinates; where the node counts as being among others.
    package let frame: CGRect
    /// In the order in which they are read; elements have none.
    package let children: [AccessibilityNode]

    private var told: (any NSObjectProtocol)? { object as? any NSObjectProtocol }

    /// The view that it is, or is a part of, where that is known.
    package var view: UIView? {
        object as? UIView ?? (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
    }

    package var label: String? { told?.accessibilityLabel }
    package var value: String? { told?.accessibilityValue }
    package var hint: String? { told?.accessibilityHint }
    package var traits: UIAccessibilityTraits { told?.accessibilityTraits ?? .none }
    package var identifier: String? { (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier }

    /// What is read: label, value, what it is.
    package var spoken: String {
        // An empty field has an empty value, of which nothing is read.
        ([label, value].compactMap { $0 }.filter { !$0.isEmpty } + traits.memberNames).joined(separator: ", ")
    }

    /// Itself, or what is in it.
    package var elements: [AccessibilityNode] { isElement ? [self] : children.flatMap(\.elements) }
}
