import Foundation

/// What assistive technologies know an item by. A view that was made anew, as for another size of the window, is the same to a person who sees
/// the same words.
@MainActor struct FocusIdentity: Equatable {
    private let type: ObjectIdentifier
    private let identifier: String?
    private let label: String?

    /// Nil where the item says nothing.
    init?(_ item: any UIFocusItem) {
        guard let element = (item as? AccessibilityFocusItem)?.object ?? item as? NSObject else { return nil }
        type = ObjectIdentifier(Swift.type(of: element))
        identifier = (element as? any UIAccessibilityIdentification)?.accessibilityIdentifier
        label = element.accessibilityLabel
        if (identifier ?? "").isEmpty, (label ?? "").isEmpty { return nil }
    }

    /// The item that is the same; nil without one.
    func firstItem(among items: [any UIFocusItem]) -> (any UIFocusItem)? { items.first { FocusIdentity($0) == self } }
}
