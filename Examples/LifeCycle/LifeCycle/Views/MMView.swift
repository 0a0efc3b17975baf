import UIKit

/// A view that overrides every callback, with a layer that does so too: it shows how the two are made and drawn.
class MMView: UIView {
    override class var layerClass: AnyClass { MMLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        print(">>>>>>>>>>> MMView init")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    deinit {
        CallbackLog.log(self)
    }

    override var frame: CGRect {
        get { super.frame }
        set {
            CallbackLog.log(self)
            super.frame = newValue
        }
    }

    override var center: CGPoint {
        get { super.center }
        set {
            CallbackLog.log(self)
            super.center = newValue
        }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            CallbackLog.log(self)
            super.bounds = newValue
        }
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        CallbackLog.log(self)
        super.willMove(toSuperview: newSuperview)
    }

    override func didMoveToSuperview() {
        CallbackLog.log(self)
        super.didMoveToSuperview()
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        CallbackLog.log(self)
        super.willMove(toWindow: newWindow)
    }

    override func didMoveToWindow() {
        CallbackLog.log(self)
        super.didMoveToWindow()
    }

    override func removeFromSuperview() {
        CallbackLog.log(self)
        super.removeFromSuperview()
    }

    override func layoutSubviews() {
        CallbackLog.log(self)
        super.layoutSubviews()
    }

    override func draw(_ layer: CALayer, in context: CGContext) {
        CallbackLog.log(self)
        super.draw(layer, in: context)
    }

    /// Rings around the middle, the outermost cut into a dial.
    override func draw(_ rect: CGRect) {
        CallbackLog.log(self)
        super.draw(rect)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = min(bounds.width, bounds.height) / 2 - 8
        for (index, color) in [UIColor.systemBlue, .systemPurple, .systemPink].enumerated() {
            let ring = UIBezierPath(
                arcCenter: middle, radius: radius - CGFloat(index) * 16, startAngle: -.pi / 2,
                endAngle: -.pi / 2 + .pi * (1.5 + CGFloat(index) * 0.25), clockwise: true)
            ring.lineWidth = 10
            ring.lineCapStyle = .round
            color.setStroke()
            ring.stroke()
        }
        let name = "drawRect" as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.darkGray,
        ]
        let size = name.size(withAttributes: attributes)
        name.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2), withAttributes: attributes)
    }
}
