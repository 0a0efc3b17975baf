import CoreGraphics
import PorticoLayout

/// A view's or guide's four numbers in the solver: its alignment rectangle in its superview's (owning view's) coordinates.
///
/// A view whose frame the app sets (`translatesAutoresizingMaskIntoConstraints`) has four equalities that say that frame;
/// any other has the wishes of its content size.
@MainActor final class LayoutItem {
    let left: LayoutVariable
    let top: LayoutVariable
    let width: LayoutVariable
    let height: LayoutVariable
    unowned(unsafe) let view: UIView?
    unowned(unsafe) let guide: UILayoutGuide?
    /// The frame's equalities while the app sets the frame: left, top, width, height.
    var fixed: [LayoutConstraintID] = []
    /// Hugging and resistance: of the width, then of the height; empty without a content size on that axis.
    var horizontalWishes: [LayoutConstraintID] = []
    var verticalWishes: [LayoutConstraintID] = []
    /// The height that the content has at the width that layout gave it.
    var heightAtWidth: CGFloat?
    var isStale = false
    /// Constraints that rest on the baselines of this view's text, and where those were when it was last looked at.
    private var baselineConstraints: [Weak<NSLayoutConstraint>] = []
    private var baselines: (first: CGFloat, last: CGFloat)?
    /// The weakest of wishes, where `exerciseAmbiguityInLayout` has moved the item.
    private var nudges: [LayoutConstraintID] = []
    private var exercises = 0

    init(_ solver: LayoutSolver, view: UIView?, guide: UILayoutGuide?) {
        left = solver.makeVariable()
        top = solver.makeVariable()
        width = solver.makeVariable()
        height = solver.makeVariable()
        self.view = view
        self.guide = guide
    }

    deinit {
        MainActor.assumeIsolated { LayoutEngine.shared.forget(self) }
    }

    private func value(_ variable: LayoutVariable) -> CGFloat { LayoutEngine.shared.solver.value(of: variable) }

    /// The solved rectangle, exact.
    var rect: CGRect { CGRect(x: value(left), y: value(top), width: value(width), height: value(height)) }

    /// Edges on whole pixels, so that neighbours meet.
    var pixelRect: CGRect {
        let scale = UIScreen.mainScale
        func snap(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let (x, y) = (snap(value(left)), snap(value(top)))
        return CGRect(
            x: x, y: y, width: max(0, snap(value(left) + value(width)) - x),
            height: max(0, snap(value(top) + value(height)) - y))
    }

    func noteBaseline(_ constraint: NSLayoutConstraint) {
        baselines = view?.baselineDistances()
        baselineConstraints.removeAll { $0.object == nil || $0.object === constraint }
        baselineConstraints.append(Weak(object: constraint))
    }

    /// The text has changed: constraints between baselines may say something else now.
    func refreshBaselines() {
        guard !baselineConstraints.isEmpty, let view, let now = view.baselineDistances() else { return }
        if let baselines, baselines == now { return }
        for constraint in baselineConstraints { constraint.object.map(LayoutEngine.shared.reinstall) }
    }

    var isAmbiguous: Bool { !openVariables.isEmpty }

    private var openVariables: [LayoutVariable] {
        let engine = LayoutEngine.shared
        for id in nudges { engine.solver.remove(id) }
        if LayoutEngine.isDirty || !nudges.isEmpty { engine.solve() }
        nudges = []
        return [left, top, width, height].filter(engine.solver.isAmbiguous)
    }

    /// Asks, as weakly as can be, for another of the allowed frames: another one each time.
    func exerciseAmbiguity() {
        let (open, solver) = (openVariables, LayoutEngine.shared.solver)
        exercises += 1
        let step = exercises % 2 == 0 ? -20.0 : 20.0
        nudges = open.map { solver.add([LayoutTerm($0)], constant: -(value($0) + step), priority: 1) }
    }
}
