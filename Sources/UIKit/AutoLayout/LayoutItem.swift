import CoreGraphics
import PorticoLayout

/// A view's or guide's four numbers in the solver: its alignment rectangle in its superview's (owning view's) coordinates.
///
/// A view whose frame the app sets (`translatesAutoresizingMaskIntoConstraints`) has four equalities that say that frame;
/// any other has the wishes of its content size.
@MainActor final class LayoutItem {
    /// The equalities of a frame that the app sets.
    struct Frame {
        let left: LayoutConstraintID
        let top: LayoutConstraintID
        let width: LayoutConstraintID
        let height: LayoutConstraintID
    }

    /// What a content size asks for on one axis.
    struct Wishes {
        let hugging: LayoutConstraintID
        let resistance: LayoutConstraintID
    }

    /// The item's place in the engine; its variables are the four from 4 · `slot` on.
    let slot: Int32
    unowned(unsafe) let view: UIView?
    unowned(unsafe) let guide: UILayoutGuide?
    var fixed: Frame?
    var horizontalWishes: Wishes?
    var verticalWishes: Wishes?
    /// Whether the content size has to be asked for again.
    var isStale = false
    /// Whether the view may lie elsewhere than its numbers say: they changed, or the app moved the view.
    var isMoved = true

    init(slot: Int32, view: UIView?, guide: UILayoutGuide?) {
        self.slot = slot
        self.view = view
        self.guide = guide
    }

    deinit {
        MainActor.assumeIsolated { LayoutEngine.shared.forget(self) }
    }

    var left: LayoutVariable { LayoutVariable(index: slot * 4) }
    var top: LayoutVariable { LayoutVariable(index: slot * 4 + 1) }
    var width: LayoutVariable { LayoutVariable(index: slot * 4 + 2) }
    var height: LayoutVariable { LayoutVariable(index: slot * 4 + 3) }

    /// The solved rectangle, exact.
    var rect: CGRect {
        let values = LayoutEngine.shared.solver.values(from: left)
        return CGRect(x: values.0, y: values.1, width: values.2, height: values.3)
    }

    /// Edges on whole pixels, so that neighbours meet.
    func pixelRect(scale: CGFloat) -> CGRect {
        let (left, top, width, height) = LayoutEngine.shared.solver.values(from: left)
        let step = 1 / scale
        let x = (left * scale).rounded() * step
        let y = (top * scale).rounded() * step
        let right = ((left + width) * scale).rounded() * step
        let bottom = ((top + height) * scale).rounded() * step
        return CGRect(x: x, y: y, width: max(0, right - x), height: max(0, bottom - y))
    }

    var isAmbiguous: Bool {
        let solver = LayoutEngine.shared.solver
        return [left, top, width, height].contains(where: solver.isAmbiguous)
    }
}
