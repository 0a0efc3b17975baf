import UIKit

/// The line at the bottom right that says how much is drawn.
@MainActor final class FiguresLine {
    private let line = CATextLayer()
    private var text = ""

    func show(_ text: String, in layer: CALayer, _ bounds: CGRect) {
        guard !text.isEmpty else { return line.removeFromSuperlayer() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        if text != self.text {
            self.text = text
            line.string = text
            line.fontSize = 12
            line.alignmentMode = .right
            line.foregroundColor = UIColor.white.cgColor
            line.contentsScale = 2
        }
        // In front of whatever scene was added last.
        if layer.sublayers?.last !== line { layer.addSublayer(line) }
        line.frame = CGRect(x: bounds.width - 208, y: bounds.height - 20, width: 200, height: 16)
    }
}
