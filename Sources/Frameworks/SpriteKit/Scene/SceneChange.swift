import UIKit

/// A transition that runs: where the two scenes' layers lie at its time.
@MainActor final class SceneChange {
    let transition: SKTransition
    let from: SceneDrawing
    private let to: SceneDrawing
    private let curtain = CALayer()
    private let cut = CALayer()
    private var start: TimeInterval?
    private var part: CGFloat = 0

    var isOver: Bool { part >= 1 }

    init(_ transition: SKTransition, from: SceneDrawing, to: SceneDrawing, in layer: CALayer) {
        self.transition = transition
        self.from = from
        self.to = to
        cut.backgroundColor = UIColor.black.cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        switch transition.kind {
        case .fade(let color):
            curtain.backgroundColor = color.cgColor
            layer.addSublayer(curtain)
        case .reveal, .open: layer.insertSublayer(to.stage, below: from.stage)
        default: break
        }
        CATransaction.commit()
    }

    func run(at time: TimeInterval) {
        let began = start ?? time
        start = began
        part = transition.duration > 0 ? CGFloat(min(1, (time - began) / transition.duration)) : 1
    }

    /// After the scenes have been drawn: moves, fades and cuts them.
    func place(in bounds: CGRect) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        switch transition.kind {
        case .crossFade:
            to.stage.opacity = Float(part)
        case .fade:
            curtain.frame = bounds
            curtain.opacity = Float(1 - abs(2 * part - 1))
            to.stage.isHidden = part < 0.5
        case .moveIn(let direction): move(to.stage, direction, part - 1, bounds)
        case .push(let direction):
            move(to.stage, direction, part - 1, bounds)
            move(from.stage, direction, part, bounds)
        case .reveal(let direction): move(from.stage, direction, part, bounds)
        case .open(let isHorizontal):
            // What is left of the old scene: two halves at the sides, as one band that the new one shows through.
            clip(to.stage, bounds, isHorizontal, part)
            from.stage.opacity = 1
            to.stage.zPosition = 1
        case .close(let isHorizontal):
            clip(from.stage, bounds, isHorizontal, 1 - part)
            from.stage.zPosition = 1
        case .flip(let isHorizontal):
            let angle = part * .pi
            let scale = max(0.001, abs(cos(angle)))
            let turned = isHorizontal ? CATransform3DMakeScale(1, scale, 1) : CATransform3DMakeScale(scale, 1, 1)
            from.stage.transform = turned
            to.stage.transform = turned
            to.stage.isHidden = part < 0.5
            from.stage.isHidden = part >= 0.5
        }
    }

    private func move(_ layer: CALayer, _ direction: SKTransitionDirection, _ part: CGFloat, _ bounds: CGRect) {
        let (x, y): (CGFloat, CGFloat) =
            switch direction {
            case .up: (0, -1)
            case .down: (0, 1)
            case .left: (-1, 0)
            case .right: (1, 0)
            }
        layer.transform = CATransform3DMakeTranslation(x * part * bounds.width, y * part * bounds.height, 0)
    }

    /// Shows a band in the middle, so wide a part of the view.
    private func clip(_ layer: CALayer, _ bounds: CGRect, _ isHorizontal: Bool, _ part: CGFloat) {
        cut.frame =
            isHorizontal
            ? bounds.insetBy(dx: bounds.width * (1 - part) / 2, dy: 0)
            : bounds.insetBy(dx: 0, dy: bounds.height * (1 - part) / 2)
        if layer.mask !== cut { layer.mask = cut }
    }

    func end() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for stage in [from.stage, to.stage] {
            stage.mask = nil
            stage.opacity = 1
            stage.isHidden = false
            stage.zPosition = 0
            stage.transform = CATransform3DIdentity
        }
        curtain.removeFromSuperlayer()
        from.scene.view = nil
        from.end()
        CATransaction.commit()
    }
}
