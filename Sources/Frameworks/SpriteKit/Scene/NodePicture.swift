import UIKit

/// A node as a picture.
@MainActor enum NodePicture {
    static func make(of node: SKNode, area: CGRect, scale: CGFloat) -> SKTexture? {
        guard area.width >= 1, area.height >= 1, area.width * scale <= 8192, area.height * scale <= 8192 else {
            return nil
        }
        // A copy, which has layers of its own.
        guard let copy = node.copy() as? SKNode else { return nil }
        let scene = SKScene(size: area.size)
        scene.backgroundColor = .clear
        scene.anchorPoint = CGPoint(x: -area.minX / area.width, y: -area.minY / area.height)
        scene.addChild(copy)
        let drawing = SceneDrawing(scene)
        drawing.screenScale = scale
        drawing.draw(in: CGRect(origin: .zero, size: area.size), allowsTransparency: true)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: area.size, format: format).image {
            drawing.stage.render(in: $0.cgContext)
        }
        drawing.end()
        return SKTexture(image: image)
    }
}
