import CoreGraphics
import PorticoTrace
import UIKit

/// Views, and what is read of them, as lines of text that differ only where a screen does: no addresses, no ids.
@MainActor enum SnapshotText {
    static func tree(of view: UIView) -> String {
        var lines: [String] = []
        appendView(view, depth: 0, to: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    static func accessibility(of view: UIView) -> String {
        var lines: [String] = []
        for node in AccessibilityTree.nodes(in: view) { appendNode(node, depth: 0, to: &lines) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func appendView(_ view: UIView, depth: Int, to lines: inout [String]) {
        var line = indent(depth) + "\(type(of: view)) \(text(view.frame))"
        if let title = view.visibleTitle, !title.isEmpty { line += " \(quoted(title))" }
        if let identifier = view.accessibilityIdentifier { line += " id=\(quoted(identifier))" }
        if view.isHidden { line += " hidden" }
        if view.alpha != 1 { line += " alpha=\(number(view.alpha))" }
        // Labels and pictures take none by themselves.
        if view.isUserInteractionEnabled == (view is UILabel || view is UIImageView) {
            line += view.isUserInteractionEnabled ? " touches" : " no-touches"
        }
        if view.bounds.origin != .zero { line += " origin=\(number(view.bounds.minX)),\(number(view.bounds.minY))" }
        lines.append(line)
        DeepStack.run { for child in view.subviews { appendView(child, depth: depth + 1, to: &lines) } }
    }

    private static func appendNode(_ node: AccessibilityNode, depth: Int, to lines: inout [String]) {
        let spoken = node.spoken.isEmpty ? "" : " " + quoted(node.spoken)
        var line = indent(depth) + (node.isElement ? "–" : "+") + spoken
        if let hint = node.hint { line += " hint=\(quoted(hint))" }
        if let identifier = node.identifier { line += " id=\(quoted(identifier))" }
        lines.append(line + " \(text(node.frame))")
        DeepStack.run { for child in node.children { appendNode(child, depth: depth + 1, to: &lines) } }
    }

    /// The spaces before a line; a very deep one says its depth instead, so that lines stay short.
    private static func indent(_ depth: Int) -> String {
        depth <= 60 ? String(repeating: "  ", count: depth) : "[\(depth)] "
    }

    private static func quoted(_ text: String) -> String {
        "“" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎") + "”"
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(number(rect.minX)), \(number(rect.minY)), \(number(rect.width)), \(number(rect.height)))"
    }

    /// At most two digits behind the point, none where they are zero.
    private static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
