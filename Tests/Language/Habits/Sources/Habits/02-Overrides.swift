import UIKit

extension UIView { @objc func named() -> String { "view" } }
extension UILabel { override func named() -> String { "label" } }

class Outline: CAShapeLayer { var fills = 0 }
extension Outline { override var fillColor: CGColor? { didSet { fills += 1 } } }

class Taker: UIView {
    @objc func take(_ view: UIView) -> String { "one" }
    func take(_ views: UIView...) -> String { "many" }
}
class LateTaker: Taker {}
extension LateTaker { override func take(_ view: UIView) -> String { "late " + super.take(view) } }

class EmptyController: UIViewController {
}
extension EmptyController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "loaded"
    }
}

class Holder: UIView {
    var held = 0
    override func addConstraint(_ constraint: NSLayoutConstraint) {
        held += 1
        super.addConstraint(constraint)
    }
}
