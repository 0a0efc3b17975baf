import UIKit

/// Shows a scene's nodes by layers: one for each node that draws something, in the order of their heights, in the view's coordinates.
///
/// - From: `SKView`, once a frame
/// - To: `CALayer`
@MainActor final class SceneDrawing {
    let scene: SKScene
    /// What lies in the scene's rectangle and in the view.
    let stage = CALayer()
    private let group = LayerGroup()
    private let background = CALayer()
    /// The screen's.
    var screenScale: CGFloat = 1
    /// How many nodes were drawn.
    private(set) var nodeCount = 0

    init(_ scene: SKScene) {
        self.scene = scene
        stage.masksToBounds = true
        stage.addSublayer(background)
        stage.addSublayer(group.layer)
    }

    /// Takes its layers off the screen.
    func end() {
        stage.removeFromSuperlayer()
        forget(scene)
    }

    private func forget(_ node: SKNode) {
        node.look.detach()
        for child in node.children { forget(child) }
    }

    /// How many pixels a point of a node has, rounded up to a half.
    func pixelScale(of node: SKNode) -> CGFloat {
        let world = node.worldTransform.concatenating(scene.viewTransform)
        let size = sqrt(abs(world.a * world.d - world.b * world.c))
        let pixels = (size * screenScale * 2).rounded(.up) / 2
        return pixels.isFinite ? max(0.5, min(8, pixels)) : 1
    }

    func draw(in bounds: CGRect, allowsTransparency: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let area = scene.frame.applying(scene.fillTransform).intersection(bounds)
        let shown = area.isNull ? .zero : area
        stage.bounds = shown
        stage.position = CGPoint(x: shown.midX, y: shown.midY)
        group.layer.bounds = bounds
        group.layer.anchorPoint = .zero
        group.layer.position = .zero
        background.frame = shown
        let color = scene.backgroundColor.cgColor
        background.backgroundColor = allowsTransparency ? color : color.copy(alpha: 1)
        group.layer.opacity = Float(max(0, min(1, scene.alpha)))
        group.layer.isHidden = scene.isHidden
        nodeCount = 0
        group.begin()
        for child in scene.children { visit(child, scene.viewTransform, 0, 1, group) }
        group.finish()
        CATransaction.commit()
    }

    private func visit(
        _ node: SKNode, _ outer: CGAffineTransform, _ height: CGFloat, _ fade: CGFloat, _ group: LayerGroup
    ) {
        let alpha = fade * max(0, min(1, node.alpha))
        if node.isHidden || alpha <= 0 { return }
        nodeCount += 1
        var transform = node.transform.concatenating(outer)
        if let turned = node as? SKTransformNode {
            let flat = CGAffineTransform(scaleX: cos(turned.yRotation), y: cos(turned.xRotation))
            transform = flat.concatenating(transform)
        }
        let z = height + node.zPosition
        if node is SKEffectNode || node is SKCropNode { return visitGroup(node, transform, z, alpha, group) }
        if let layer = node.look.content ?? node.makeContentLayer() {
            node.look.content = layer
            node.updateContent(layer, self)
            place(layer, node.contentTransform(of: layer).concatenating(transform))
            layer.opacity = Float(alpha)
            group.add(layer, z: z)
        }
        for child in node.children { visit(child, transform, z, alpha, group) }
    }

    private func place(_ layer: CALayer, _ transform: CGAffineTransform) {
        layer.anchorPoint = .zero
        layer.position = CGPoint(x: Numbers.finite(transform.tx), y: Numbers.finite(transform.ty))
        layer.setAffineTransform(
            CGAffineTransform(
                a: Numbers.finite(transform.a), b: Numbers.finite(transform.b), c: Numbers.finite(transform.c),
                d: Numbers.finite(transform.d), tx: 0, ty: 0))
    }

    /// A node whose children are one picture: a layer of their own, as large as the view.
    private func visitGroup(
        _ node: SKNode, _ transform: CGAffineTransform, _ z: CGFloat, _ alpha: CGFloat, _ outer: LayerGroup
    ) {
        let inner = node.look.group ?? LayerGroup()
        node.look.group = inner
        fit(inner.layer)
        inner.layer.opacity = Float(alpha)
        inner.layer.allowsGroupOpacity = true
        inner.begin()
        for child in node.children { visit(child, transform, 0, 1, inner) }
        inner.finish()
        if let mask = (node as? SKCropNode)?.maskNode {
            let shape = inner.mask ?? LayerGroup()
            inner.mask = shape
            fit(shape.layer)
            shape.begin()
            visit(mask, transform, 0, 1, shape)
            shape.finish()
            if inner.layer.mask !== shape.layer { inner.layer.mask = shape.layer }
        } else if inner.mask != nil {
            inner.layer.mask = nil
            inner.mask = nil
        }
        outer.add(inner.layer, z: z)
    }

    private func fit(_ layer: CALayer) {
        layer.bounds = group.layer.bounds
        layer.anchorPoint = .zero
        layer.position = .zero
    }
}
