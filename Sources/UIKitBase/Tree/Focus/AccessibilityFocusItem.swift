import CoreGraphics
import Foundation

/// Stands for an element of the accessibility tree that is no view, so that it can have the focus of Full Keyboard Access.
@MainActor final class AccessibilityFocusItem: NSObject, UIFocusItem {
    let object: NSObject
    private weak var root: UIView?

    @InSession private static var known: [AccessibilityFocusItem] = []

    private init(_ object: NSObject, _ root: UIView) {
        self.object = object
        self.root = root
        super.init()
    }

    /// The same item for the same object, as long as that is on the screen.
    static func item(for object: NSObject, in root: UIView) -> AccessibilityFocusItem {
        known.removeAll { $0.root?.window == nil }
        if let item = known.first(where: { $0.object === object }) { return item }
        let item = AccessibilityFocusItem(object, root)
        known.append(item)
        return item
    }

    var canBecomeFocused: Bool { true }
    /// The view that the element lies in, so that lists show the row of half a stepper; else the root.
    private var surroundings: UIView? {
        let container = (object as? UIAccessibilityElement)?.accessibilityContainer as? UIView
        return container ?? root
    }
    var frame: CGRect {
        surroundings.map { UIScreen.main.coordinateSpace.convert(object.accessibilityFrame, to: $0) } ?? .zero
    }
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { surroundings }
    var focusItemContainer: (any UIFocusItemContainer)? { nil }
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
