import UIKit

/// The layer below an `MMView`.
class MMLayer: CALayer {
    override init() {
        super.init()
        print(">>>>>>>>>>> MMLayer init")
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var frame: CGRect {
        get { super.frame }
        set {
            CallbackLog.log(self)
            super.frame = newValue
        }
    }

    override var position: CGPoint {
        get { super.position }
        set {
            CallbackLog.log(self)
            super.position = newValue
        }
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            CallbackLog.log(self)
            super.bounds = newValue
        }
    }

    override func layoutSublayers() {
        CallbackLog.log(self)
        super.layoutSublayers()
    }

    override func display() {
        CallbackLog.log(self)
        super.display()
    }

    override func draw(in context: CGContext) {
        CallbackLog.log(self)
        super.draw(in: context)
    }
}
