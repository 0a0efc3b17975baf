import QuartzCore
import UIKit

/// One ring: a faint track, the part of the goal that is reached, and what is beyond it.
@MainActor
final class ActivityRing {
    private static let duration = 1.0
    private let track = CAShapeLayer(), reached = CAShapeLayer(), beyond = CAShapeLayer()

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let color = UIColor(red: red, green: green, blue: blue, alpha: 1)
        track.strokeColor = color.withAlphaComponent(0.2).cgColor
        reached.strokeColor = color.cgColor
        // The second turn is told from the first by being lighter.
        beyond.strokeColor =
            UIColor(
                red: (red + 1) / 2, green: (green + 1) / 2, blue: (blue + 1) / 2, alpha: 1
            ).cgColor
        for layer in [track, reached, beyond] {
            layer.fillColor = nil
            layer.lineCap = .round
        }
        for layer in [reached, beyond] { setEnd(of: layer, to: 0) }
    }

    func addLayers(to layer: CALayer) {
        for part in [track, reached, beyond] { layer.addSublayer(part) }
    }

    func layOut(_ center: CGPoint, radius: CGFloat, width: CGFloat) {
        let path = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: .pi * 3 / 2, clockwise: true)
        withoutActions {
            for layer in [track, reached, beyond] { (layer.path, layer.lineWidth) = (path.cgPath, width) }
        }
    }

    func showProgress(_ progress: Double, animated: Bool) {
        let ends = [(reached, min(progress, 1)), (beyond, min(max(progress - 1, 0), 1))]
        for (layer, end) in ends {
            let start = (layer.presentation() ?? layer).strokeEnd
            setEnd(of: layer, to: end)
            layer.removeAnimation(forKey: "strokeEnd")
            guard animated, start != CGFloat(end) else { continue }
            let turn = CABasicAnimation(keyPath: "strokeEnd")
            (turn.fromValue, turn.toValue, turn.duration) = (start, CGFloat(end), Self.duration)
            turn.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(turn, forKey: "strokeEnd")
        }
    }

    /// A round cap would show as a dot where nothing is reached.
    private func setEnd(of layer: CAShapeLayer, to end: Double) {
        withoutActions {
            layer.strokeEnd = CGFloat(end)
            layer.isHidden = end <= 0
        }
    }

    private func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}
