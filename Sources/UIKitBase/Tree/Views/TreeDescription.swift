import Foundation
import UIKitValues

extension UIView {
    /// The words of `recursiveDescription`, by which people look at a tree in logs: a line of each view, behind as many bars as it is
    /// deep (DEV-1416).
    package func describeTree() -> String {
        var lines: [String] = []
        var waiting: [(view: UIView, depth: Int)] = [(self, 0)]
        while let (view, depth) = waiting.popLast() {
            lines.append(TreeDescription.bars(depth) + view.description)
            waiting += view.subviews.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }
}

/// The parts of the lines that describe a tree.
enum TreeDescription {
    static func bars(_ depth: Int) -> String { String(repeating: "   | ", count: depth) }

    @MainActor static func name(_ object: AnyObject) -> String {
        "<\(UIView.name(of: type(of: object))) \(ObjectAddress.text(of: object))>"
    }
}
