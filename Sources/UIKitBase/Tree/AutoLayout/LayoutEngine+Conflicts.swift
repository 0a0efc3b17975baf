import Foundation
import PorticoLayout

/// The symbol that iOS apps' developers stop at; called with the message of each conflict.
@_silgen_name("UIViewAlertForUnsatisfiableConstraints") @inline(never)
package func alertForUnsatisfiableConstraints(_ message: String) {
    LayoutLog.write(message)
}

/// Where messages about broken constraints go.
package enum LayoutLog {
    package static var write: (String) -> Void {
        get { writer.value }
        set { writer.value = newValue }
    }
    private static let writer = AnyThread<(String) -> Void> { FileHandle.standardError.write(Data($0.utf8)) }
}

extension LayoutEngine {
    /// Says once which constraints can't hold together, and which one is given up for it.
    func reportConflicts() {
        for conflict in solver.conflicts where reported.insert(conflict.constraints).inserted {
            let lines = conflict.constraints.map { "    \"\(describe($0))\"" }
            var text = """
                [LayoutConstraints] Unable to simultaneously satisfy constraints.
                One of these is probably not wanted; an identifier tells which code made it:
                (
                \(lines.joined(separator: ",\n"))
                )

                Will attempt to recover by breaking constraint
                \(describe(conflict.dropped))

                To stop where it happens, set a breakpoint at UIViewAlertForUnsatisfiableConstraints.

                """
            if lines.contains(where: { $0.contains("NSAutoresizingMaskLayoutConstraint") }) {
                text += """
                    NSAutoresizingMaskLayoutConstraint is a frame that code has set: where constraints are to place the view, set its \
                    translatesAutoresizingMaskIntoConstraints to false.

                    """
            }
            alertForUnsatisfiableConstraints(text)
        }
    }

    private func describe(_ id: LayoutConstraintID) -> String {
        let index = Int(id.index)
        if index < installed.count, let constraint = installed[index] {
            return LayoutDescription.of(constraint.takeUnretainedValue())
        }
        for item in items.lazy.compactMap({ $0?.takeUnretainedValue() }) {
            guard let view = item.view else { continue }
            if let place = item.fixed?.constraints.firstIndex(of: id) {
                let name = ["minX", "minY", "width", "height"][place]
                return
                    "<NSAutoresizingMaskLayoutConstraint \(Self.mask(view)) \(LayoutDescription.name(view)).\(name) == \(-solver.constant(of: id))>"
            }
            let isWidth = item.horizontalWishes?.contains(id) == true
            if isWidth || item.verticalWishes?.contains(id) == true {
                return
                    "<NSContentSizeLayoutConstraint \(LayoutDescription.name(view)).\(isWidth ? "width" : "height"): \(-solver.constant(of: id)) @\(solver.priority(of: id))>"
            }
        }
        return "<a limit of the layout itself>"
    }

    /// What stays (`-`) and what gives way (`&`) along each axis: near distance, length, far distance.
    private static func mask(_ view: UIView) -> String {
        func signs(_ flexible: [UIView.AutoresizingMask]) -> String {
            var signs = flexible.map { view.autoresizingMask.contains($0) ? "&" : "-" }
            if !signs.contains("&") { signs[2] = "&" }
            return signs.joined()
        }
        return "h=\(signs([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
            + "v=\(signs([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
    }
}
