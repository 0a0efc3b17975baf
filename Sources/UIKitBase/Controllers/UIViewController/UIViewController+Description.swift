import UIKitValues

extension UIViewController {
    /// The words of `_printHierarchy`: a line of each controller, those that are contained behind bars and what is presented behind a plus
    /// (DEV-1416).
    package func describeHierarchy() -> String {
        var lines: [String] = []
        var waiting: [(controller: UIViewController, depth: Int, isPresented: Bool)] = [(self, 0, false)]
        while let (controller, depth, isPresented) = waiting.popLast() {
            let mark = isPresented ? TreeDescription.bars(depth - 1) + "   + " : TreeDescription.bars(depth)
            lines.append(mark + controller.hierarchyLine(isPresented: isPresented))
            if let next = controller.presentation?.knownPresented { waiting.append((next, depth + 1, true)) }
            waiting += controller.children.reversed().map { ($0, depth + 1, false) }
        }
        return lines.joined(separator: "\n")
    }

    private func hierarchyLine(isPresented: Bool) -> String {
        var line = "\(TreeDescription.name(self)), state: \(appearance.phase), view: "
        if let view = viewIfLoaded {
            line += TreeDescription.name(view) + (view.window == nil ? " not in the window" : "")
        } else {
            line += "(view not loaded)"
        }
        if isPresented, let presenter = presentationController {
            line += ", presented with: \(TreeDescription.name(presenter))"
        }
        return line
    }
}
