import Foundation
import TestSupport
import UIKit

/// Layers of each class with properties of numbers that nobody means, in a tree, committed and drawn. NaN as geometry ends an app, as on
/// iOS, and stays out.
struct LayerNumberFuzz: FuzzSubject {
    private static let numbers: [CGFloat] = [
        0, -0.0, 1, 0.5, -1, 3, 1e-9, 5e-324, 1e4, 1e9, -1e9, 1e19, 1e300, -1e300, .infinity, -.infinity,
        .greatestFiniteMagnitude,
    ]
    private let harness: Harness

    init(_ harness: Harness) {
        self.harness = harness
        harness.showWindow()
    }

    private func number(_ random: inout FuzzRandom) -> CGFloat {
        random.chance(60) ? CGFloat(random.below(100)) : random.pick(Self.numbers)
    }

    private func rect(_ random: inout FuzzRandom) -> CGRect {
        CGRect(x: number(&random), y: number(&random), width: number(&random), height: number(&random))
    }

    private func layer(_ random: inout FuzzRandom) -> CALayer {
        let color = UIColor.red.cgColor
        switch random.below(6) {
        case 0:
            let shape = CAShapeLayer()
            shape.path = CGPath(ellipseIn: rect(&random), transform: nil)
            (shape.fillColor, shape.strokeColor) = (color, color)
            (shape.lineWidth, shape.lineDashPhase) = (number(&random), number(&random))
            shape.lineDashPattern = random.chance(50) ? [1, 2] : nil
            (shape.strokeStart, shape.miterLimit) = (number(&random), number(&random))
            return shape
        case 1:
            let gradient = CAGradientLayer()
            gradient.colors = [color, UIColor.blue.cgColor]
            gradient.locations = [NSNumber(value: Double(number(&random))), 1]
            gradient.startPoint = CGPoint(x: number(&random), y: number(&random))
            gradient.endPoint = CGPoint(x: number(&random), y: number(&random))
            gradient.type = random.pick([.axial, .radial, .conic])
            return gradient
        case 2:
            let replicator = CAReplicatorLayer()
            replicator.instanceCount = random.pick([0, 1, 5, 60, -1])
            replicator.instanceDelay = Double(number(&random))
            replicator.instanceTransform = transform(&random)
            return replicator
        case 3:
            let text = CATextLayer()
            (text.string, text.fontSize) = ("Text", number(&random))
            return text
        default: return CALayer()
        }
    }

    private func transform(_ random: inout FuzzRandom) -> CATransform3D {
        var transform = CATransform3DMakeRotation(number(&random), number(&random), 1, number(&random))
        if random.chance(30) { transform.m34 = number(&random) }
        if random.chance(30) { transform = CATransform3DScale(transform, number(&random), number(&random), 1) }
        return transform
    }

    private func change(_ layer: CALayer, _ random: inout FuzzRandom) {
        for _ in 0..<(1 + random.below(6)) {
            switch random.below(12) {
            case 0: layer.bounds = rect(&random)
            case 1: layer.position = CGPoint(x: number(&random), y: number(&random))
            case 2: layer.transform = transform(&random)
            case 3: layer.cornerRadius = number(&random)
            case 4: (layer.borderWidth, layer.borderColor) = (number(&random), UIColor.green.cgColor)
            case 5:
                (layer.shadowOpacity, layer.shadowRadius) = (Float(number(&random)), number(&random))
                layer.shadowOffset = CGSize(width: number(&random), height: number(&random))
            case 6: layer.opacity = Float(number(&random))
            case 7: (layer.zPosition, layer.anchorPointZ) = (number(&random), number(&random))
            case 8: layer.masksToBounds.toggle()
            case 9: (layer.shouldRasterize, layer.rasterizationScale) = (random.chance(50), number(&random))
            case 10: layer.anchorPoint = CGPoint(x: number(&random), y: number(&random))
            default:
                let animation = CABasicAnimation(
                    keyPath: random.pick(["opacity", "position.x", "transform.scale", "bounds.size"]))
                animation.toValue = NSNumber(value: Double(number(&random)))
                (animation.duration, animation.speed) = (Double(number(&random)), Float(number(&random)))
                (animation.repeatCount, animation.timeOffset) = (Float(number(&random)), Double(number(&random)))
                layer.add(animation, forKey: "fuzz")
            }
        }
    }

    func run(_ random: inout FuzzRandom) throws {
        let root = CALayer()
        root.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
        harness.window.layer.addSublayer(root)
        var layers = [root]
        for _ in 0..<(1 + random.below(6)) {
            let layer = layer(&random)
            layer.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
            layer.backgroundColor = random.chance(60) ? UIColor.blue.cgColor : nil
            if random.chance(10) { random.pick(layers).mask = layer } else { random.pick(layers).addSublayer(layer) }
            change(layer, &random)
            layers.append(layer)
        }
        harness.advance(by: 0.02)
        change(random.pick(layers), &random)
        harness.advance(by: 0.05)
        root.removeFromSuperlayer()
        harness.turn()
    }
}
