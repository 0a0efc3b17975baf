import UIKit

/// A view that draws into an image and sets it as its layer's contents, asynchronously.
class LCustomLayerView: UIView, LLayerDelegate {
    override class var layerClass: AnyClass { LLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.setNeedsDisplay()
    }

    func l_layoutSublayers(of layer: CALayer) {
        layoutSubviews()
    }

    func l_beginDraw() -> CGContext? {
        UIGraphicsBeginImageContextWithOptions(bounds.size, layer.isOpaque, layer.contentsScale)
        return UIGraphicsGetCurrentContext()
    }

    func l_draw(_ layer: CALayer, in context: CGContext) {
        UIColor.blue.set()
        let path = UIBezierPath(
            rect: CGRect(x: bounds.size.width / 2 - 30, y: bounds.size.height / 2 - 30, width: 60, height: 60))
        context.addPath(path.cgPath)
        context.fillPath()
    }

    func l_display(_ layer: CALayer) {
        let image = UIGraphicsGetImageFromCurrentImageContext()
        DispatchQueue.main.async {
            layer.contents = image?.cgImage
        }
    }

    func l_endDraw() {
        UIGraphicsEndImageContext()
    }
}
