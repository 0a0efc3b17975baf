import UIKit

/// Lets its child extend below bars.
nonisolated struct IgnoresSafeAreaModifier: ElementModifier {
    typealias Body = Never
    let regions: SafeAreaRegions
    let edges: Edge.Set

    @MainActor func makeElement(around child: LayoutElement, node: ViewNode) -> IgnoresSafeAreaElement {
        IgnoresSafeAreaElement(node: node, child: child)
    }
    @MainActor func update(_ element: IgnoresSafeAreaElement, environment: EnvironmentValues) {
        guard element.edges != edges else { return }
        element.edges = edges
        element.invalidateLayout()
    }
}

@MainActor final class IgnoresSafeAreaElement: WrapperElement {
    var edges = Edge.Set.all

    override func layOut() {
        let extra = outerInsets(of: frame(in: nil), size: size)
        child.place(
            at: CGPoint(x: -extra.leading, y: -extra.top),
            proposal: ProposedViewSize(
                width: size.width + extra.leading + extra.trailing, height: size.height + extra.top + extra.bottom))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        // What is proposed the whole safe area is asked with the bars' parts, too; it fills its part of the answer.
        let area = safeAreaFrame
        let insets = node.host.topElement?.safeArea ?? .zero
        var inner = proposal
        let across = proposal.width == area.width, down = proposal.height == area.height
        if across {
            inner.width! += (edges.contains(.leading) ? insets.left : 0) + (edges.contains(.trailing) ? insets.right : 0)
        }
        if down { inner.height! += (edges.contains(.top) ? insets.top : 0) + (edges.contains(.bottom) ? insets.bottom : 0) }
        var size = child.sizeThatFits(inner)
        if across { size.width = min(size.width, max(area.width, size.width - inner.width! + area.width)) }
        if down { size.height = min(size.height, max(area.height, size.height - inner.height! + area.height)) }
        return size
    }

    private var safeAreaFrame: CGRect {
        guard let root = node.host.topElement else { return .zero }
        let insets = root.safeArea
        return CGRect(
            x: insets.left, y: insets.top, width: root.size.width - insets.left - insets.right,
            height: root.size.height - insets.top - insets.bottom)
    }

    /// How far the content may go out: at edges that lie on the safe area's.
    private func outerInsets(of frame: CGRect, size: CGSize) -> EdgeInsets {
        let insets = node.host.topElement?.safeArea ?? .zero
        let area = safeAreaFrame
        var extra = EdgeInsets()
        if edges.contains(.top), frame.minY <= area.minY + 0.5 { extra.top = max(insets.top - max(area.minY - frame.minY, 0), 0) }
        if edges.contains(.bottom), frame.maxY >= area.maxY - 0.5 {
            extra.bottom = max(insets.bottom - max(frame.maxY - area.maxY, 0), 0)
        }
        if edges.contains(.leading), frame.minX <= area.minX + 0.5 { extra.leading = max(insets.left - max(area.minX - frame.minX, 0), 0) }
        if edges.contains(.trailing), frame.maxX >= area.maxX - 0.5 {
            extra.trailing = max(insets.right - max(frame.maxX - area.maxX, 0), 0)
        }
        return extra
    }
}

extension View {
    /// Lets the view extend below bars and the screen's corners.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }

    /// Lets the view extend below bars and the screen's corners.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: .all, edges: edges))
    }
}
