import PorticoRenderModel
import PorticoTrace

extension RenderTree: CustomStringConvertible {
    /// Every layer of the render tree, a line each: what is shown, animations counted.
    package var description: String { top.children.map { text($0, 0) }.joined(separator: "\n") }

    private func text(_ node: RenderNode, _ depth: Int) -> String {
        var line = String(repeating: "  ", count: depth) + "\(node.id) " + node.values.summary
        if let count = node.animations?.records.count { line += " animations \(count)" }
        if let transition = node.transition { line += " transition \(transition.record.kind) \(transition.progress)" }
        if node.isPlanned { line += node.skipsChildren ? " (alone)" : "" } else { line += " (not planned)" }
        var lines = [line]
        if let mask = node.mask {
            lines.append(String(repeating: "  ", count: depth + 1) + "mask:")
            lines.append(DeepStack.run { text(mask, depth + 2) })
        }
        lines += DeepStack.run { node.children.map { text($0, depth + 1) } }
        return lines.joined(separator: "\n")
    }
}
