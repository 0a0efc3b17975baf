import CoreGraphics
import Foundation
@_spi(Portico) import UIKitBase

/// What assistive technologies find in a row's views. The texts are read as one, as they stand: “Bluetooth, On”, whichever of the two was made
/// first. Switches, buttons and fields are elements of their own.
@MainActor struct RowContents {
    private var texts: [String] = []
    private(set) var controls: [UIView] = []

    var isEmpty: Bool { texts.isEmpty && controls.isEmpty }
    /// What the row says; nil where it says nothing, and isn't an element then.
    var label: String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }

    /// Describes a row without views.
    init() {}

    init(of view: UIView) {
        if let list = view as? UIListContentView {
            texts = list.spokenText
            return
        }
        view.layoutIfNeeded()
        for node in AccessibilityTree.elements(in: view) {
            if let control = Self.control(of: node, in: view) {
                if !controls.contains(where: { $0 === control }) { controls.append(control) }
            } else if let label = node.label, !label.isEmpty {
                texts.append(label)
            }
        }
    }

    /// The view that a person uses apart from the row; nil for what is only read.
    private static func control(of node: AccessibilityNode, in row: UIView) -> UIView? {
        let used: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton]
        let element = node.object as? UIAccessibilityElement
        let view = node.object as? UIView ?? element?.accessibilityContainer as? UIView
        guard let view, view !== row, view.isDescendant(of: row) else { return nil }
        return view is UIControl || view is any UITextInput || !node.traits.isDisjoint(with: used) ? view : nil
    }
}
