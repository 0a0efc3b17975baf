import PorticoRenderModel
import PorticoTrace

extension RenderTree {
    /// For tests: the first layer whose notes about where its quads are do not agree with the plan, in words; nil if all do.
    func inconsistency(plan: FramePlan) -> String? {
        if Int(top.planCount) != plan.count { return "the plan has \(plan.count) quads, the top \(top.planCount)" }
        return inconsistency(top, 0, plan)
    }

    private func inconsistency(_ node: RenderNode, _ first: Int, _ plan: FramePlan) -> String? {
        if node !== top, dirtyNodes.isEmpty, !node.dirty.isEmpty { return "\(node.id) is still dirty" }
        if node.isAtomic || node.skipsChildren { return nil }
        let order = node.drawOrder
        if node.starts.count != order.count {
            return "\(node.id) has \(order.count) children, \(node.starts.count) starts"
        }
        var next = first + Int(node.leadCount)
        for (i, child) in order.enumerated() {
            if first + Int(node.starts[i]) != next { return "\(child.id) starts elsewhere" }
            if node.place(of: child) != i { return "\(child.id) has lost its place" }
            if let found = DeepStack.run({ inconsistency(child, next, plan) }) { return found }
            next += Int(child.planCount)
        }
        next += Int(node.trailCount)
        if next != first + Int(node.planCount) {
            return "\(node.id) counts \(node.planCount) quads, not \(next - first)"
        }
        if node.isGrouped {
            let (begin, end) = (plan[first], plan[next - 1])
            if begin.kind != .groupBegin || end.kind != .groupEnd || begin.count != Int32(next - first - 2)
                || end.count != begin.count
            {
                return "the group of \(node.id) does not count what is in it"
            }
        }
        return nil
    }
}

extension FramePlan: CustomStringConvertible {
    package var description: String { quads.map(\.description).joined(separator: "\n") }
}

extension Quad: CustomStringConvertible {
    package var description: String {
        var text = "\(layer) \(part) \(kind) \(bounds)"
        if instance > 0 { text += " ×\(instance)" }
        if kind == .solid || kind == .border { text += " #" + String(color, radix: 16) }
        if alpha != 255 { text += " alpha \(alpha)" }
        if corners != 0 { text += " radius \(radius)" }
        if count > 0 { text += " of \(count)" }
        return text
    }
}

extension FramePlan {
    /// The whole tree, from nothing. The frame path keeps a `FramePlanner`, which only redoes what changed.
    package init(_ tree: RenderTree, at time: Double) {
        _ = tree.sample(at: time)
        let planner = FramePlanner(tree: tree)
        planner.planFromNothing()
        self = planner.plan
    }
}
