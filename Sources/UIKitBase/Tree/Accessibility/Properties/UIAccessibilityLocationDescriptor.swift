import CoreGraphics
import Foundation

/// A named point of a view: where something can be dragged from, or dropped.
open class UIAccessibilityLocationDescriptor: NSObject {
    /// In the view's coordinates.
    public let point: CGPoint
    /// The view that has the point; nil when it is gone, as it is not kept alive.
    open private(set) weak var view: UIView?
    /// What the point is called, with attributes.
    public let attributedName: NSAttributedString
    /// What the point is called: the plain text of `attributedName`.
    open var name: String { attributedName.string }

    /// Names a point, in the view's coordinates, by a text with attributes, which is copied.
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        self.attributedName = attributedName.copy() as! NSAttributedString
        self.point = point
        super.init()
        self.view = view
    }

    /// The same as `init(attributedName:point:in:)`, under its other label.
    public convenience init(attributedName: NSAttributedString, point: CGPoint, inView view: UIView) {
        self.init(attributedName: attributedName, point: point, in: view)
    }
    /// Names a point, in the view's coordinates, by a plain text.
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    /// The same as `init(name:point:in:)`, under its other label.
    public convenience init(name: String, point: CGPoint, inView view: UIView) {
        self.init(name: name, point: point, in: view)
    }
    /// The point is the one at which the view is used.
    @preconcurrency @MainActor public convenience init(name: String, view: UIView) {
        let point = view.convert(view.accessibilityActivationPoint, from: UIScreen.main.coordinateSpace)
        self.init(name: name, point: point, in: view)
    }
}
