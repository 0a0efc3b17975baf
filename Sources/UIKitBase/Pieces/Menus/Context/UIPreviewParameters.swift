import CoreGraphics
import Foundation

/// How a view looks while it is lifted.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    private var background: UIColor?
    private var visible: UIBezierPath?
    private var shadow: UIBezierPath?

    public nonisolated override init() { super.init() }

    /// Shows lines of text on one shape that holds them all.
    ///
    /// - Parameter textLineRects: `CGRect`s in the view's coordinates, from the first line to the last.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let rects = textLineRects.map(\.cgRectValue).filter { !$0.isEmpty }
        guard !rects.isEmpty else { return }
        let path = UIBezierPath()
        for rect in rects { path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -5, dy: -3), cornerRadius: 6)) }
        visible = path
    }

    /// A separate object with the same colour and paths.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIPreviewParameters()
        (copy.background, copy.visible, copy.shadow) = (background, visible, shadow)
        return copy
    }

    /// The part of the view that is shown, in its coordinates; nil: all of it.
    open var visiblePath: UIBezierPath? {
        get { visible }
        set { visible = newValue?.copy() as? UIBezierPath }
    }

    /// The outline of the shadow; nil: that of the part that is shown.
    open var shadowPath: UIBezierPath? {
        get { shadow }
        set { shadow = newValue?.copy() as? UIBezierPath }
    }

    /// Behind the view. `systemBackground` to begin with, and again with nil.
    open var backgroundColor: UIColor! {
        get { background ?? .systemBackground }
        set { background = newValue }
    }
}
