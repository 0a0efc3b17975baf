import UIKit

/// An element around one child, with the child's size and place if nothing else is said.
@MainActor package class WrapperElement: LayoutElement {
    package let child: LayoutElement

    package init(node: ViewNode, child: LayoutElement) {
        self.child = child
        super.init(node: node)
        adopt([child])
    }

    /// Where the child lies in an element of that size, and what it is proposed. Overridden.
    package func placement(in size: CGSize, _ proposal: ProposedViewSize) -> (CGPoint, ProposedViewSize) {
        (.zero, proposal)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    package override func layOut() {
        let (point, childProposal) = placement(in: size, proposal)
        child.place(at: point, proposal: childProposal)
    }

    package override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize)
        -> CGFloat?
    {
        let (point, childProposal) = placement(in: size, proposal)
        guard let value = child.explicitAlignment(key, childProposal, child.sizeThatFits(childProposal)) else {
            return nil
        }
        return value + (key.axis == .horizontal ? point.x : point.y)
    }

    package override var priority: Double { child.priority }
    package override var zIndex: Double { child.zIndex }
    package override var spacing: ViewSpacing { child.spacing }
    package override func layoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value? { child.layoutValue(key) }
}
