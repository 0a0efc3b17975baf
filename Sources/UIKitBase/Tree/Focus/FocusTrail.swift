import Foundation

/// The way from a cell to what has the focus in it. It finds the same in the cell that takes the place of the first one.
@MainActor struct FocusTrail {
    private struct Step {
        let type: ObjectIdentifier
        /// Among the siblings of the same class.
        let index: Int
    }

    private let cellType: ObjectIdentifier
    private var steps: [Step] = []
    /// The part of a control of UIKit's own, such as half of a stepper.
    private var part: Int?

    /// Nil where the item isn't in the cell's views.
    init?(from cell: UIView, to item: any UIFocusItem) {
        cellType = ObjectIdentifier(type(of: cell))
        if let element = item as? AccessibilityFocusItem {
            guard let found = element.object as? AccessibilityPart else { return nil }
            part = found.number
        }
        var view = FocusPath.outwards(from: item).lazy.compactMap { $0 as? UIView }.first
        while let here = view, here !== cell {
            guard let parent = here.superview else { return nil }
            let siblings = parent.subviews.filter { type(of: $0) == type(of: here) }
            guard let index = siblings.firstIndex(where: { $0 === here }) else { return nil }
            steps.insert(Step(type: ObjectIdentifier(type(of: here)), index: index), at: 0)
            view = parent
        }
        guard view === cell else { return nil }
    }

    /// The item at the end of the same way; nil where the cell is of another class, or shows something else.
    func item(in cell: UIView) -> (any UIFocusItem)? {
        guard ObjectIdentifier(type(of: cell)) == cellType else { return nil }
        var view = cell
        for step in steps {
            let siblings = view.subviews.filter { ObjectIdentifier(type(of: $0)) == step.type }
            guard siblings.indices.contains(step.index) else { return nil }
            view = siblings[step.index]
        }
        guard let part else { return view }
        guard let parts = view.accessibilityParts, parts.indices.contains(part) else { return nil }
        return AccessibilityFocusItem.item(for: parts[part], in: view)
    }
}
