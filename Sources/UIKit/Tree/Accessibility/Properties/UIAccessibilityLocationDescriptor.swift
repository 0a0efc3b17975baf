import CoreGraphics
import Foundation

/// A named point of a view: where something can be dragged from, or dropped.
open class UIAccessibilityLocationDescriptor: NSObject {
    /// In the view's coordinates.
    public let point: CGPoint
    open private(set) weak var view: UIView?
    public let attributedName: NSAttributedString
    open var name: String { attributedName.string }

    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName.copy() as! NSAttributedString
        self.point = point
        super.init()
        self.view = view
    }

    public convenience init(attributedName: NSAttributedString, point: CGPoint, inView view: UIView) {
        self.init(attributedName: attributedName, point: point, in: view)
    }
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    public convenience init(name: String, point: CGPoint, inView view: UIView) {
        self.init(name: name, point: point, in: view)
    }
    /// The point is the one at which the view is used.
    @preconcurrency @MainActor public convenience init(name: String, view: UIView) {
        let point = view.convert(view.accessibilityActivationPoint, from: UIScreen.main.coordinateSpace)
        self.init(name: name, point: point, in: view)
    }
}
