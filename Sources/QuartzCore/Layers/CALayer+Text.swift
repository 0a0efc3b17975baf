import Foundation
import PorticoRenderModel

extension CALayer {
    /// This layer and everything below it, a line each with every value that is not its default: the model as code sees it.
    package final var modelText: String { TransactionLock.with { text(0) { $0.properties } } }

    /// The same of what is shown now, where animations are.
    package final var presentationText: String {
        TransactionLock.with { text(0) { ($0.presentation() ?? $0).properties } }
    }

    private final func text(_ depth: Int, _ values: (CALayer) -> LayerProperties) -> String {
        var line = String(repeating: "  ", count: depth) + String(describing: type(of: self))
        if let name { line += " “\(name)”" }
        var shown = values(self)
        // Ids differ from run to run; a mask is printed below.
        shown.mask = .none
        line += " " + shown.summary
        var lines = [line]
        if let mask {
            lines.append(String(repeating: "  ", count: depth + 1) + "mask:" + "\n" + mask.text(depth + 2, values))
        }
        lines += storedSublayers.map { $0.text(depth + 1, values) }
        return lines.joined(separator: "\n")
    }
}
