import Foundation
import UIKit

/// Random trees, properties, transactions and animations, by the public API, some from other threads. After each flush and frame the
/// render side must hold what the model holds, layer by layer.
struct LayerFuzz: FuzzSubject {
    private var checks = 0
    private var operations = 0

    var summary: String { "\(operations) operations, \(checks) comparisons of the trees." }

    init() {
        MainActor.assumeIsolated {
            beginScreen(120, 160)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            LayerFuzz.window = window
            drawFrame()
        }
    }

    @MainActor private static var window: UIWindow!

    mutating func run(seed: UInt64) throws {
        let failure: FuzzFailure? = MainActor.assumeIsolated {
            let root = CALayer()
            root.frame = CGRect(x: 0, y: 0, width: 120, height: 160)
            Self.window.layer.addSublayer(root)
            defer { root.removeFromSuperlayer() }
            var pool = LayerPool(root: root, random: FuzzRandom(state: seed))
            for _ in 0..<(1 + pool.random.below(6)) {
                let elsewhere = pool.random.chance(30) ? changeElsewhere(root, pool.random.next()) : nil
                for _ in 0..<(1 + pool.random.below(40)) {
                    pool.change()
                    if let holder = elsewhere?.holder, pool.random.chance(20) { move(holder, root) }
                    operations += 1
                }
                pool.closeTransactions()
                elsewhere?.done.wait()
                CATransaction.flush()
                drawFrame()
                // What the frame reported may have changed the model: that commits now.
                CATransaction.flush()
                drawFrame()
                checks += 1
                var text = [CChar](repeating: 0, count: 2000)
                if checkTrees(&text, text.count) != 0 { return FuzzFailure(text: String(cString: text)) }
            }
            return nil
        }
        if let failure { throw failure }
    }

    /// A subtree of its own, changed by another thread while this one goes on with the rest, and with `holder`, which it hangs on.
    private func changeElsewhere(_ root: CALayer, _ seed: UInt64) -> (holder: CALayer, done: DispatchGroup) {
        let holder = CALayer(), own = CALayer()
        root.addSublayer(holder)
        holder.addSublayer(own)
        nonisolated(unsafe) let target = own
        let group = DispatchGroup()
        group.enter()
        Thread.detachNewThread {
            var pool = LayerPool(root: target, random: FuzzRandom(state: seed))
            for _ in 0..<30 { pool.change() }
            pool.closeTransactions()
            group.leave()
        }
        return (holder, group)
    }

    /// Out of the tree and into it, as a mask or as a sublayer; its clock changes, too, which all animations below it read.
    private func move(_ holder: CALayer, _ root: CALayer) {
        if holder.superlayer == nil {
            root.addSublayer(holder)
        } else if checks % 2 == 0 {
            holder.removeFromSuperlayer()
        } else {
            root.mask = root.mask == nil ? holder : nil
        }
        holder.speed = holder.speed == 1 ? 2 : 1
        holder.layoutIfNeeded()
    }
}

/// Layers below a root, and what can happen to them.
struct LayerPool {
    let root: CALayer
    var random: FuzzRandom
    private var layers: [CALayer] = []
    private var open = 0

    init(root: CALayer, random: FuzzRandom) {
        (self.root, self.random) = (root, random)
    }

    mutating func closeTransactions() {
        while open > 0 {
            CATransaction.commit()
            open -= 1
        }
    }

    private mutating func layer() -> CALayer { layers.isEmpty || random.chance(10) ? root : random.pick(layers) }
    private mutating func number() -> CGFloat { CGFloat(random.below(200) - 50) / 2 }
    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    private mutating func color() -> CGColor? {
        random.chance(20)
            ? nil : CGColor(red: CGFloat(random.below(9)) / 8, green: 0.5, blue: CGFloat(random.below(9)) / 8, alpha: 1)
    }

    private func isBelow(_ layer: CALayer, _ other: CALayer) -> Bool {
        var next: CALayer? = other
        while let current = next {
            if current === layer { return true }
            next = current.superlayer
        }
        return false
    }

    mutating func change() {
        switch random.below(20) {
        case 0...3: add()
        case 4: layers.isEmpty ? () : random.pick(layers).removeFromSuperlayer()
        case 5: replaceList()
        case 6: setMask()
        case 7:
            CATransaction.begin()
            open += 1
            if random.chance(50) { CATransaction.setDisableActions(random.chance(50)) }
            if random.chance(20) { CATransaction.setCompletionBlock {} }
        case 8:
            if open > 0 {
                CATransaction.commit()
                open -= 1
            }
        case 9, 10: animate()
        case 11:
            random.chance(50) ? layer().removeAllAnimations() : layer().removeAnimation(forKey: "a\(random.below(3))")
        case 12: if Thread.isMainThread, random.chance(30) { CATransaction.flush() }
        default: setProperty()
        }
    }

    private mutating func add() {
        let new: CALayer
        switch random.below(10) {
        case 0: new = CAShapeLayer()
        case 1: new = CAGradientLayer()
        case 2 where !layers.isEmpty: new = random.pick(layers)
        default: new = CALayer()
        }
        let parent = layer()
        if new === parent || isBelow(new, parent) { return }
        if !layers.contains(where: { $0 === new }) { layers.append(new) }
        if layers.count > 60 { layers.remove(at: random.below(layers.count)) }
        switch random.below(4) {
        case 0: parent.insertSublayer(new, at: UInt32(random.below(5)))
        case 1: parent.insertSublayer(new, above: parent.sublayers?.first { $0 !== new })
        case 2: parent.insertSublayer(new, below: parent.sublayers?.last { $0 !== new })
        default: parent.addSublayer(new)
        }
    }

    private mutating func replaceList() {
        let parent = layer()
        var list = parent.sublayers ?? []
        if list.count > 1 { list.swapAt(0, random.below(list.count)) }
        if random.chance(30), !list.isEmpty { list.removeLast() }
        if parent !== root || list.count == parent.sublayers?.count ?? 0 { parent.sublayers = list }
    }

    private mutating func setMask() {
        let target = layer()
        target.mask = random.chance(30) ? nil : CALayer()
        target.mask?.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    }

    private mutating func setProperty() {
        let layer = layer()
        switch random.below(16) {
        case 0: layer.position = point()
        case 1: layer.bounds = CGRect(origin: point(), size: CGSize(width: abs(number()), height: abs(number())))
        case 2: layer.transform = CATransform3DMakeRotation(number(), 0, number(), 1)
        case 3: layer.opacity = Float(random.below(5)) / 4
        case 4: layer.isHidden = random.chance(30)
        case 5: layer.backgroundColor = color()
        case 6: layer.cornerRadius = abs(number())
        case 7: (layer.borderWidth, layer.borderColor) = (CGFloat(random.below(4)), color())
        case 8: (layer.shadowOpacity, layer.shadowRadius) = (Float(random.below(3)) / 2, CGFloat(random.below(6)))
        case 9: layer.zPosition = number()
        case 10: layer.masksToBounds = random.chance(50)
        case 11: layer.anchorPoint = CGPoint(x: CGFloat(random.below(5)) / 4, y: 0.5)
        case 12: (layer.speed, layer.timeOffset) = (Float(random.below(3)), Double(random.below(3)))
        case 13: layer.frame = CGRect(origin: point(), size: CGSize(width: 10, height: 10))
        case 14: layer.shouldRasterize = random.chance(30)
        default:
            (layer as? CAShapeLayer)?.path = CGPath(
                ellipseIn: CGRect(x: 0, y: 0, width: abs(number()), height: 10), transform: nil)
            (layer as? CAGradientLayer)?.colors = [color(), color()].compactMap { $0 }
        }
    }

    private mutating func animate() {
        let target = layer()
        let animation: CAAnimation
        switch random.below(5) {
        case 0:
            let spring = CASpringAnimation(keyPath: "position")
            spring.fromValue = point()
            animation = spring
        case 1:
            let frames = CAKeyframeAnimation(keyPath: "bounds.size.width")
            frames.values = [1, number(), 30]
            frames.calculationMode = random.pick([.linear, .discrete, .paced, .cubic, .cubicPaced])
            animation = frames
        case 2:
            let group = CAAnimationGroup()
            let member = CABasicAnimation(keyPath: "transform.rotation.z")
            member.byValue = number()
            group.animations = [member]
            animation = group
        case 3: animation = CATransition()
        default:
            let basic = CABasicAnimation(keyPath: random.pick(["opacity", "backgroundColor", "zPosition", "nothing"]))
            basic.toValue = 0.5
            basic.isAdditive = random.chance(30)
            animation = basic
        }
        animation.duration = Double(random.below(5)) / 60
        animation.isRemovedOnCompletion = random.chance(70)
        animation.repeatCount = Float(random.below(3))
        if random.chance(20) { animation.speed = Float(random.below(3) - 1) }
        target.add(animation, forKey: random.chance(20) ? nil : "a\(random.below(3))")
    }
}
