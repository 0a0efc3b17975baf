import CoreGraphics
import Foundation
import PorticoLayout

/// Auto Layout's one solver, and the bookkeeping between views and its numbers. Trees that share no constraint cost
/// nothing to each other inside the solver, so one is enough.
///
/// - From: `NSLayoutConstraint.isActive`, `UIView` (frames, content sizes, layout)
/// - To: `LayoutSolver`, `UIView.setNeedsLayout()`
@MainActor final class LayoutEngine {
    static let shared = LayoutEngine()
    /// The standard distance between views.
    static let systemSpacing: CGFloat = 8
    /// Whether something changed since the last solve; asked by every view that lays out.
    static var isDirty = false

    let solver = LayoutSolver()
    /// By variable index / 4. Emptied when the view dies.
    private(set) var items: [Unmanaged<LayoutItem>?] = []
    private(set) var installed: [LayoutConstraintID: Unmanaged<NSLayoutConstraint>] = [:]
    /// Views whose content size changed, kept weakly: a view may die before the next solve.
    private var stale: [Weak<LayoutItem>] = []
    var reported: Set<[LayoutConstraintID]> = []

    // MARK: Items

    func item(of object: AnyObject) -> LayoutItem {
        if let view = object as? UIView { return view.extras?.layoutItem ?? make(view) }
        guard let guide = object as? UILayoutGuide else {
            preconditionFailure("A constraint's item must be a UIView or a UILayoutGuide, not \(type(of: object)).")
        }
        if let item = guide.layoutItem { return item }
        let item = LayoutItem(solver, view: nil, guide: guide)
        guide.layoutItem = item
        items.append(Unmanaged.passUnretained(item))
        return item
    }

    private func make(_ view: UIView) -> LayoutItem {
        let item = LayoutItem(solver, view: view, guide: nil)
        view.needExtras().layoutItem = item
        items.append(Unmanaged.passUnretained(item))
        modeChanged(item)
        return item
    }

    /// The view's frame is the app's from now on, or the solver's.
    func modeChanged(_ item: LayoutItem) {
        guard let view = item.view else { return }
        for id in item.fixed + item.horizontalWishes + item.verticalWishes { solver.remove(id) }
        (item.fixed, item.horizontalWishes, item.verticalWishes) = ([], [], [])
        if view.translatesAutoresizingMaskIntoConstraints {
            let frame = view.alignmentRect(forFrame: view.untransformedFrame)
            item.fixed = zip([item.left, item.top, item.width, item.height], frame.lengths).map {
                solver.add([LayoutTerm($0)], constant: -$1)
            }
        } else {
            view.superview?.flags.insert(.hasConstrainedSubviews)
            contentChanged(item)
        }
        markDirty(view.superview ?? view)
    }

    /// The app moved or resized a view whose frame is its own.
    func frameChanged(_ item: LayoutItem) {
        guard let view = item.view, !item.fixed.isEmpty else { return }
        let frame = view.alignmentRect(forFrame: view.untransformedFrame)
        for (id, length) in zip(item.fixed, frame.lengths) { solver.setConstant(-length, of: id) }
        markDirty(view)
    }

    /// A guide that begins where the content of its view does.
    func pinOrigin(of guide: UILayoutGuide) {
        let item = item(of: guide)
        item.fixed = [item.left, item.top].map { solver.add([LayoutTerm($0)], constant: 0) }
    }

    /// A guide that has a rectangle of the system's.
    func pin(_ guide: UILayoutGuide, to rect: CGRect) {
        let item = item(of: guide)
        if item.fixed.isEmpty {
            item.fixed = zip([item.left, item.top, item.width, item.height], rect.lengths).map {
                solver.add([LayoutTerm($0)], constant: -$1)
            }
        } else {
            for (id, length) in zip(item.fixed, rect.lengths) { solver.setConstant(-length, of: id) }
        }
        Self.isDirty = true
    }

    func contentChanged(_ item: LayoutItem) {
        guard !item.isStale else { return }
        item.isStale = true
        stale.append(Weak(object: item))
        if let view = item.view { markDirty(view.superview ?? view) }
    }

    /// The item dies, with its view or guide: its numbers are nobody's any more.
    func forget(_ item: LayoutItem) {
        for id in item.fixed + item.horizontalWishes + item.verticalWishes { solver.remove(id) }
        items[Int(item.left.index) / 4] = nil
    }

    func markDirty(_ view: UIView) {
        Self.isDirty = true
        view.setNeedsLayout()
    }

    /// Marks the view that places what the constraint is about: of one that concerns a view alone, its superview.
    private func markDirty(_ constraint: NSLayoutConstraint, _ holder: UIView) {
        let concernsHolderAlone = constraint.firstItem === holder && (constraint.secondItem ?? holder) === holder
        markDirty(concernsHolderAlone ? holder.superview ?? holder : holder)
    }

    // MARK: Constraints

    /// - Parameter chosen: the view that is to hold it; nil leaves it to the items' nearest common ancestor.
    func install(_ constraint: NSLayoutConstraint, in chosen: UIView? = nil) {
        guard constraint.solverID == nil, let first = constraint.firstItem else { return }
        var ancestor = Self.commonAncestor(first, constraint.secondItem)
        if let starts = constraint.starts {
            for item in starts.items { ancestor = ancestor.flatMap { Self.commonAncestor($0, item) } }
        }
        guard let nearest = ancestor else {
            fatalError(
                "Unable to activate \(LayoutDescription.of(constraint)): its items have no common ancestor. Add both to one view hierarchy first."
            )
        }
        let holder = chosen ?? nearest
        guard chosen == nil || nearest.isDescendant(of: holder) else {
            fatalError(
                "The view hierarchy is not prepared for \(LayoutDescription.of(constraint)): \(LayoutDescription.name(holder)) must be above all of its items, or one of them."
            )
        }
        add(constraint, holder)
        holder.needExtras().constraints.append(constraint)
        markDirty(constraint, holder)
    }

    private func add(_ constraint: NSLayoutConstraint, _ holder: UIView) {
        let rightToLeft = holder.isRightToLeft
        let isTurned = rightToLeft && constraint.firstAttribute.isDirectional && constraint.starts == nil
        let sum = LayoutExpression.of(constraint, in: holder, rightToLeft: rightToLeft)
        let constant = isTurned ? -constraint.constant : constraint.constant
        let relation: LayoutRelation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: isTurned ? .greaterOrEqual : .lessOrEqual
            case .greaterThanOrEqual: isTurned ? .lessOrEqual : .greaterOrEqual
            }
        let id = solver.add(
            sum.terms, constant: sum.constant - constant, relation: relation, priority: constraint.priority.rawValue)
        constraint.solverID = id
        constraint.holder = holder
        constraint.baseConstant = sum.constant
        constraint.isTurned = isTurned
        installed[id] = Unmanaged.passUnretained(constraint)
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let id = constraint.solverID else { return }
        solver.remove(id)
        installed[id] = nil
        constraint.solverID = nil
        guard let holder = constraint.holder else { return }
        constraint.holder = nil
        markDirty(constraint, holder)
        holder.extras?.constraints.removeAll { $0 === constraint }
    }

    /// Their holder dies. Nobody is told: their items may be gone already.
    func end(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            guard let id = constraint.solverID else { continue }
            solver.remove(id)
            installed[id] = nil
            constraint.solverID = nil
            constraint.holder = nil
        }
    }

    func reinstall(_ constraint: NSLayoutConstraint) {
        guard let id = constraint.solverID, let holder = constraint.holder else { return }
        solver.remove(id)
        installed[id] = nil
        add(constraint, holder)
        markDirty(constraint, holder)
    }

    func constantChanged(_ constraint: NSLayoutConstraint) {
        guard let id = constraint.solverID, let holder = constraint.holder else { return }
        let constant = constraint.isTurned ? -constraint.constant : constraint.constant
        solver.setConstant(constraint.baseConstant - constant, of: id)
        markDirty(constraint, holder)
    }

    /// A view that leaves its superview takes the constraints along that are all below it; the others end.
    func leave(_ view: UIView) {
        var ancestor = view.superview
        while let holder = ancestor {
            if let extras = holder.extras, !extras.constraints.isEmpty {
                for constraint in extras.constraints
                where constraint.items.contains(where: { Self.isInside($0, view) }) {
                    uninstall(constraint)
                }
            }
            ancestor = holder.superview
        }
    }

    private static func isInside(_ item: AnyObject?, _ view: UIView) -> Bool {
        ((item as? UIView) ?? (item as? UILayoutGuide)?.owningView)?.isDescendant(of: view) ?? false
    }

    private static func commonAncestor(_ first: AnyObject, _ second: AnyObject?) -> UIView? {
        func start(_ item: AnyObject) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
        guard let second else { return start(first) }
        var candidate = start(first)
        while let view = candidate {
            if start(second)?.isDescendant(of: view) == true { return view }
            candidate = view.superview
        }
        return nil
    }

    func constraints(of item: AnyObject, from view: UIView?, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var ancestor = view
        while let holder = ancestor {
            found += (holder.extras?.constraints ?? []).filter {
                ($0.firstItem === item || $0.secondItem === item)
                    && $0.firstAttribute.isHorizontal == (axis == .horizontal)
            }
            ancestor = holder.superview
        }
        return found
    }

    // MARK: Solving

    /// Brings the numbers up to date and marks the superviews of what moved. `current` lays itself out right after.
    func solve(for current: UIView? = nil) {
        Self.isDirty = false
        // A label's height hangs on its width, so the first answer can ask for a second; more than that doesn't settle.
        for _ in 0..<4 {
            for item in stale { item.object.map(refreshContent) }
            stale.removeAll(keepingCapacity: true)
            for variable in solver.solve() {
                guard let item = items[Int(variable.index) / 4]?.takeUnretainedValue() else { continue }
                if let view = item.view {
                    guard item.fixed.isEmpty else { continue }
                    if let parent = view.superview, parent !== current { parent.setNeedsLayout() }
                    if variable == item.width, view.height(forLayoutWidth: item.rect.width) != nil {
                        contentStale(item)
                    }
                } else if let owner = item.guide?.owningView, owner !== current {
                    owner.setNeedsLayout()
                }
            }
            if stale.isEmpty { break }
        }
        if !solver.conflicts.isEmpty { reportConflicts() }
    }

    private func contentStale(_ item: LayoutItem) {
        guard !item.isStale else { return }
        item.isStale = true
        stale.append(Weak(object: item))
    }

    private func refreshContent(_ item: LayoutItem) {
        item.isStale = false
        item.refreshBaselines()
        guard let view = item.view, !view.translatesAutoresizingMaskIntoConstraints else { return }
        var size = view.intrinsicContentSize
        let width = item.rect.width
        if width > 0, let height = view.height(forLayoutWidth: width) { size.height = height }
        item.horizontalWishes = wishes(item.horizontalWishes, item.width, size.width, view, .horizontal)
        item.verticalWishes = wishes(item.verticalWishes, item.height, size.height, view, .vertical)
    }

    private func wishes(
        _ old: [LayoutConstraintID], _ variable: LayoutVariable, _ length: CGFloat, _ view: UIView,
        _ axis: NSLayoutConstraint.Axis
    ) -> [LayoutConstraintID] {
        let hugging = view.contentHuggingPriority(for: axis).rawValue
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        if length >= 0, old.count == 2, solver.priority(of: old[0]) == hugging,
            solver.priority(of: old[1]) == resistance
        {
            for id in old { solver.setConstant(-length, of: id) }
            return old
        }
        for id in old { solver.remove(id) }
        guard length >= 0 else { return [] }
        return [
            solver.add([LayoutTerm(variable)], constant: -length, relation: .lessOrEqual, priority: hugging),
            solver.add([LayoutTerm(variable)], constant: -length, relation: .greaterOrEqual, priority: resistance),
        ]
    }
}

extension CGRect {
    fileprivate var lengths: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
}
