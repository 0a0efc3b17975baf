import CoreGraphics
import PorticoLayout

/// A view's or guide's four numbers in the solver: its alignment rectangle in its superview's (owning view's) coordinates.
///
/// A view whose frame the app sets (`translatesAutoresizingMaskIntoConstraints`) has four equalities that say that frame;
/// any other has the wishes of its content size.
@MainActor package final class LayoutItem {
    /// The equalities of a frame that the app sets.
    struct Frame {
        let left: LayoutConstraintID
        let top: LayoutConstraintID
        /// Nil for a guide of which only the origin is fixed.
        var width: LayoutConstraintID?
        var height: LayoutConstraintID?

        /// In this order.
        var constraints: [LayoutConstraintID] { [left, top] + [width, height].compactMap { $0 } }
    }

    /// What a view that arranges its subviews makes of the content size of one.
    struct Arrangement {
        /// The content has no say in the width.
        let isWidthIgnored: Bool
        /// The content has no say in the height.
        let isHeightIgnored: Bool
        /// How much the subview holds on to its length where there isn't room for all.
        let horizontalHolding: Float?
        let verticalHolding: Float?
        /// The subview keeps to its own width where there is more room than all want and nothing else says who takes it.
        let keepsWidth: Bool
    }

    /// What a content size asks for on one axis.
    struct Wishes {
        let hugging: LayoutConstraintID
        let resistance: LayoutConstraintID
        /// In a stack: the resistance once more, weaker than anything else.
        var holding: LayoutConstraintID?
        /// In a stack: the hugging once more, weaker still.
        var keeping: LayoutConstraintID?

        /// Without an array: it is called for each content that changes.
        @inline(__always) func forEach(_ body: (LayoutConstraintID) -> Void) {
            body(hugging)
            body(resistance)
            if let holding { body(holding) }
            if let keeping { body(keeping) }
        }
        func contains(_ id: LayoutConstraintID) -> Bool {
            id == hugging || id == resistance || id == holding || id == keeping
        }
    }

    /// What few items have. Kept apart, since each view in a layout has an item: all items of a screen are walked when it is laid out.
    private final class Rarities {
        /// That width and height are not below zero; made for those that would be.
        var limits: (width: LayoutConstraintID?, height: LayoutConstraintID?)
        /// Constraints that rest on the baselines of this view's text, and where those were when it was last looked at.
        var baselineConstraints: [Weak<NSLayoutConstraint>] = []
        var baselines: Baselines?
        /// The weakest of wishes, where `exerciseAmbiguityInLayout` has moved the item.
        var nudges: [LayoutConstraintID] = []
        var exercises = 0
    }

    /// The item's place in the engine; its variables are the four from 4 · `slot` on.
    let slot: Int32
    /// Nil once the view has died on another thread.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var view: UIView?
    unowned(unsafe) let guide: UILayoutGuide?
    @exclusivity(unchecked) var fixed: Frame?
    @exclusivity(unchecked) var horizontalWishes: Wishes?
    @exclusivity(unchecked) var verticalWishes: Wishes?
    /// Whether the content size has to be asked for again.
    @exclusivity(unchecked) var isStale = false
    /// Whether the view may lie elsewhere than its numbers say: they changed, or the app moved the view.
    @exclusivity(unchecked) var isMoved = true
    private var rarities: Rarities?

    init(slot: Int32, view: UIView?, guide: UILayoutGuide?) {
        self.slot = slot
        self.view = view
        self.guide = guide
    }

    deinit {
        MainActor.assumeIsolated {
            rarities?.nudges.forEach(LayoutEngine.shared.solver.remove)
            LayoutEngine.shared.forget(self)
        }
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
        // Lengths are counted in pixels: a difference of points would be a little off.
        // Both edges of a view may be halfway between two: they go the same way, whatever the sum's last bit says.
        func pixel(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.500_001).rounded(.down) }
        let (x, right) = (pixel(left), pixel(left + width))
        let (y, bottom) = (pixel(top), pixel(top + height))
        return CGRect(
            x: x / scale, y: y / scale, width: max(0, right - x) / scale, height: max(0, bottom - y) / scale)
    }

    private func makeRarities() -> Rarities {
        let made = rarities ?? Rarities()
        rarities = made
        return made
    }

    /// That width and height are not below zero; made for those that would be.
    var limits: (width: LayoutConstraintID?, height: LayoutConstraintID?) {
        get { rarities?.limits ?? (nil, nil) }
        set { makeRarities().limits = newValue }
    }

    func noteBaseline(_ constraint: NSLayoutConstraint) {
        let rare = makeRarities()
        rare.baselines = view?.baselineDistances()
        rare.baselineConstraints.removeAll { $0.object == nil || $0.object === constraint }
        rare.baselineConstraints.append(Weak(object: constraint))
    }

    /// The text has changed: constraints between baselines may say something else now.
    func refreshBaselines() {
        guard let rarities, !rarities.baselineConstraints.isEmpty, let view, let now = view.baselineDistances() else {
            return
        }
        if let known = rarities.baselines, known == now { return }
        for constraint in rarities.baselineConstraints { constraint.object.map(LayoutEngine.shared.reinstall) }
    }

    var isAmbiguous: Bool { !openVariables.isEmpty }

    private var openVariables: [LayoutVariable] {
        let engine = LayoutEngine.shared
        let nudges = rarities?.nudges ?? []
        for id in nudges { engine.solver.remove(id) }
        if engine.isDirty || !nudges.isEmpty { engine.solve() }
        rarities?.nudges = []
        return [left, top, width, height].filter(engine.solver.isAmbiguous)
    }

    /// Asks, as weakly as can be, for another of the allowed frames: another one each time.
    func exerciseAmbiguity() {
        let (open, solver) = (openVariables, LayoutEngine.shared.solver)
        let rare = makeRarities()
        rare.exercises += 1
        let step = rare.exercises % 2 == 0 ? -20.0 : 20.0
        rare.nudges = open.map { solver.add([LayoutTerm($0)], constant: -(solver.value(of: $0) + step), priority: 1) }
    }
}
