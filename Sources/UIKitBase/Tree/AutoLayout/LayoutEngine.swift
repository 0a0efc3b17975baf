import CRuntime
import CoreGraphics
import Foundation
import PorticoLayout
import PorticoTrace

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
    @exclusivity(unchecked) private(set) var isDirty = false
    /// Hears of each mark, while a view outside of all layouts follows the size that its content wants.
    @exclusivity(unchecked) var listener: (@MainActor (UIView) -> Void)?
    /// The view that is being given its solved frame: its setters tell nobody.
    @exclusivity(unchecked) var placed: ObjectIdentifier?

    /// How many views are being laid out, one inside the other. What happens to constraints meanwhile marks a view only if
    /// something moves by it: constraints that are replaced by equal ones at each layout come to rest.
    @exclusivity(unchecked) var layoutDepth = 0

    let solver = LayoutSolver()
    /// Of the limits of lengths: above all that an app can say but what it requires (DEV-250).
    static let limitPriority: Float = 999.99
    /// Below every wish that an app can have, and those of a stack that has too little room.
    private static let keepingPriority: Float = 0.02
    /// Counts constraints that were activated; what the life-cycle checker compares.
    private(set) var installCount = 0
    /// By slot. Emptied when the view dies.
    @exclusivity(unchecked) private(set) var items: [Unmanaged<LayoutItem>?] = []
    /// Slots of the dead, for new items.
    private var vacant: [Int32] = []
    /// By constraint index.
    @exclusivity(unchecked) private(set) var installed: [Unmanaged<NSLayoutConstraint>?] = []
    /// The slots of items whose content size is to be asked for again; and those that are being asked.
    @exclusivity(unchecked) private var stale: [Int32] = []
    @exclusivity(unchecked) private var refreshing: [Int32] = []
    /// Terms of the constraints that are being made, one after the other: making one can make another.
    @exclusivity(unchecked) private var terms: [LayoutTerm] = []
    var reported: Set<[LayoutConstraintID]> = []

    // MARK: Threads

    /// Another thread than the main one may build what nobody has laid out; then it ends the app, as on iOS.
    @inline(__always)
    private func checkThread() {
        FatalException.internalInconsistency.raise(
            unless: portico_is_main_thread() != 0 || items.isEmpty,
            "Modifications to the layout engine must not be performed from a background thread after it has been accessed from "
                + "the main thread.")
    }

    /// What only marks something for the next layout goes on, on the main thread.
    private func onMain(_ item: LayoutItem, _ body: @escaping @MainActor @Sendable (LayoutEngine, LayoutItem) -> Void) {
        DispatchQueue.main.async { body(self, item) }
    }

    // MARK: Items

    func item(of object: AnyObject) -> LayoutItem {
        if let view = object as? UIView { return view.layoutItem ?? make(view) }
        guard let guide = object as? UILayoutGuide else {
            FatalException.invalidArgument.raise(
                "Constraint items must each be a view or layout guide, not \(type(of: object)).")
        }
        if let item = guide.layoutItem { return item }
        let item = make(nil, guide)
        guide.layoutItem = item
        return item
    }

    private func make(_ view: UIView) -> LayoutItem {
        let item = make(view, nil)
        view.layoutItem = item
        modeChanged(item)
        view.constraintsBegin()
        return item
    }

    private func make(_ view: UIView?, _ guide: UILayoutGuide?) -> LayoutItem {
        let slot = makeSlot()
        let item = LayoutItem(slot: slot, view: view, guide: guide)
        items[Int(slot)] = Unmanaged.passUnretained(item)
        return item
    }

    /// Four variables, those of a dead item where no constraint mentions them any more.
    private func makeSlot() -> Int32 {
        if let slot = vacant.last {
            let variables = slot * 4..<slot * 4 + 4
            var areUnused = true
            for index in variables where !solver.isUnused(LayoutVariable(index: index)) { areUnused = false }
            if areUnused {
                vacant.removeLast()
                for index in variables { solver.reset(LayoutVariable(index: index)) }
                return slot
            }
        }
        for index in 0..<4 { _ = solver.makeVariable(isLength: index >= 2) }
        items.append(nil)
        return Int32(items.count - 1)
    }

    /// The view's frame is the app's from now on, or the solver's.
    func modeChanged(_ item: LayoutItem) {
        checkThread()
        guard let view = item.view else { return }
        removeOwnConstraints(item)
        item.isMoved = true
        // A window's root view fills it, whoever places views elsewhere.
        if view.translatesAutoresizingMaskIntoConstraints || view.isRootOfWindow {
            item.fixed = fix(item, view.alignmentRect(forFrame: view.untransformedFrame))
        } else {
            view.parentView?.flags.insert(.hasConstrainedSubviews)
            contentChanged(item)
        }
        markDirty(view.parentView ?? view)
    }

    private func removeOwnConstraints(_ item: LayoutItem) {
        if let fixed = item.fixed {
            for id in fixed.constraints { solver.remove(id) }
        }
        item.horizontalWishes?.forEach { solver.remove($0) }
        item.verticalWishes?.forEach { solver.remove($0) }
        (item.fixed, item.horizontalWishes, item.verticalWishes) = (nil, nil, nil)
        let limits = item.limits
        guard limits != (nil, nil) else { return }
        if let limit = limits.width { solver.remove(limit) }
        if let limit = limits.height { solver.remove(limit) }
        item.limits = (nil, nil)
    }

    /// The app moved or resized a view: one whose frame is its own, or one that constraints will put back.
    func frameChanged(_ item: LayoutItem) {
        if portico_is_main_thread() == 0 { return onMain(item) { $0.frameChanged($1) } }
        guard let view = item.view else { return }
        guard let fixed = item.fixed else {
            item.isMoved = true
            return
        }
        update(fixed, view.alignmentRect(forFrame: view.untransformedFrame))
        markDirty(view)
    }

    /// A guide that begins where the content of its view does.
    func pinOrigin(of guide: UILayoutGuide) {
        let item = item(of: guide)
        item.fixed = LayoutItem.Frame(left: fix(item.left, 0), top: fix(item.top, 0))
    }

    /// A guide that has a rectangle of the system's.
    func pin(_ guide: UILayoutGuide, to rect: CGRect) {
        let item = item(of: guide)
        if let fixed = item.fixed { update(fixed, rect) } else { item.fixed = fix(item, rect) }
        isDirty = true
    }

    private func fix(_ item: LayoutItem, _ frame: CGRect) -> LayoutItem.Frame {
        LayoutItem.Frame(
            left: fix(item.left, frame.origin.x), top: fix(item.top, frame.origin.y),
            width: fix(item.width, frame.size.width), height: fix(item.height, frame.size.height))
    }

    private func fix(_ variable: LayoutVariable, _ length: CGFloat) -> LayoutConstraintID {
        pile(variable, 1)
        return addPiled(from: terms.count - 1, constant: -length, .equal, LayoutSolver.required)
    }

    private func update(_ fixed: LayoutItem.Frame, _ frame: CGRect) {
        solver.setConstant(-frame.origin.x, of: fixed.left)
        solver.setConstant(-frame.origin.y, of: fixed.top)
        if let width = fixed.width { solver.setConstant(-frame.size.width, of: width) }
        if let height = fixed.height { solver.setConstant(-frame.size.height, of: height) }
    }

    func contentChanged(_ item: LayoutItem) {
        if portico_is_main_thread() == 0 { return onMain(item) { $0.contentChanged($1) } }
        guard !item.isStale else { return }
        item.isStale = true
        stale.append(item.slot)
        if let view = item.view { markItem(around: markDirty(view.parentView ?? view)) }
    }

    /// The item dies, with its view or guide: its numbers are nobody's any more.
    func forget(_ item: LayoutItem) {
        removeOwnConstraints(item)
        items[Int(item.slot)] = nil
        vacant.append(item.slot)
    }

    @discardableResult func markDirty(_ view: UIView) -> UIView {
        isDirty = true
        view.setNeedsLayout()
        listener?(view)
        return view
    }

    /// Whether a bar's item has shown a view of the app's: until then nobody looks for one.
    var hasItemViews = false

    /// Contents of an item's view want another size: its bar asks how large the view is now.
    private func markItem(around view: UIView) {
        guard hasItemViews else { return }
        var ancestor: UIView? = view
        while let here = ancestor {
            if here.flags.contains(.isInItem) { return here.parentView?.itemContentChanged() ?? () }
            ancestor = here.parentView
        }
    }

    /// Marks the view that places what the constraint is about: of one that concerns a view alone, its superview.
    private func markDirty(_ constraint: NSLayoutConstraint, _ holder: UIView) {
        if layoutDepth > 0 {
            isDirty = true
            return
        }
        let concernsHolderAlone = constraint.firstItem === holder && (constraint.secondItem ?? holder) === holder
        markDirty(concernsHolderAlone ? holder.superview ?? holder : holder)
        markItem(around: holder)
    }

    // MARK: Constraints

    /// - Parameter chosen: the view that is to hold it; nil leaves it to the items' nearest common ancestor.
    func install(_ constraint: NSLayoutConstraint, in chosen: UIView? = nil) {
        guard constraint.solverID == nil, let first = constraint.firstItem else { return }
        checkThread()
        installCount += 1
        guard let nearest = Self.nearestHolder(of: constraint, first) else {
            FatalException.generic.raise(
                "Unable to activate constraint \(LayoutDescription.of(constraint)) because they have no common ancestor. "
                    + "Does the constraint or its anchors reference items in different view hierarchies? That's illegal: "
                    + "add both to one hierarchy first.")
        }
        let holder = chosen ?? nearest
        guard chosen == nil || nearest.isDescendant(of: holder) else {
            FatalException.generic.raise(
                "Unable to install constraint on view. Does the constraint reference something from outside the subtree of "
                    + "the view? That's illegal. constraint:\(LayoutDescription.of(constraint)) "
                    + "view:\(LayoutDescription.name(holder))")
        }
        add(constraint, holder, in: nearest)
        holder.needExtras().constraints.append(constraint)
        markDirty(constraint, holder)
        if constraint.secondItem == nil, holder === first, holder.flags.contains(.isInItem) { holder.giveUpFrame() }
    }

    /// - Parameter nearest: the items' nearest common ancestor. It says what an edge means, whoever holds the constraint: those of a
    ///   scroll view are its content's to what is inside.
    private func add(_ constraint: NSLayoutConstraint, _ holder: UIView, in nearest: UIView) {
        let isDirected = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        let rightToLeft = (isDirected || constraint.starts != nil) && holder.isRightToLeft
        let isTurned = rightToLeft && constraint.firstAttribute.isDirectional && constraint.starts == nil
        let start = terms.count
        let container = constraint.secondItem == nil ? holder : nearest
        let base = LayoutExpression.pile(constraint, in: container, rightToLeft: rightToLeft)
        let constant = isTurned ? -constraint.constant : constraint.constant
        let relation: LayoutRelation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: isTurned ? .greaterOrEqual : .lessOrEqual
            case .greaterThanOrEqual: isTurned ? .lessOrEqual : .greaterOrEqual
            }
        let id = addPiled(from: start, constant: base - constant, relation, constraint.priority.rawValue)
        constraint.solverID = id
        constraint.holder = holder
        constraint.baseConstant = base
        constraint.isTurned = isTurned
        let index = Int(id.index)
        while installed.count <= index { installed.append(nil) }
        installed[index] = Unmanaged.passUnretained(constraint)
    }

    /// Puts a term onto the pile.
    func pile(_ variable: LayoutVariable, _ factor: CGFloat) { terms.append(LayoutTerm(variable, factor)) }

    /// Makes a constraint of the pile's terms from `start` on, and takes them off.
    private func addPiled(
        from start: Int, constant: CGFloat, _ relation: LayoutRelation, _ priority: Float
    ) -> LayoutConstraintID {
        let id = terms.withUnsafeBufferPointer {
            solver.add(
                UnsafeBufferPointer(rebasing: $0[start...]), constant: constant, relation: relation, priority: priority)
        }
        terms.removeLast(terms.count - start)
        return id
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        checkThread()
        guard let id = constraint.solverID else { return }
        solver.remove(id)
        installed[Int(id.index)] = nil
        constraint.solverID = nil
        guard let holder = constraint.holder else { return }
        constraint.holder = nil
        markDirty(constraint, holder)
        guard let extras = holder.extras, let at = extras.constraints.lastIndex(where: { $0 === constraint }) else {
            return
        }
        extras.constraints.remove(at: at)
    }

    /// Their holder dies. Nobody is told: their items may be gone already.
    func end(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints {
            guard let id = constraint.solverID else { continue }
            solver.remove(id)
            installed[Int(id.index)] = nil
            constraint.solverID = nil
            constraint.holder = nil
        }
    }

    func reinstall(_ constraint: NSLayoutConstraint) {
        checkThread()
        guard let id = constraint.solverID, let holder = constraint.holder else { return }
        solver.remove(id)
        installed[Int(id.index)] = nil
        add(constraint, holder, in: Self.nearestHolder(of: constraint) ?? holder)
        markDirty(constraint, holder)
    }

    /// A view's content has moved by its bounds' origin: what is inside lies elsewhere for what is outside, so the constraints between
    /// the two say something else now.
    func originChanged(of view: UIView) {
        var ancestor = view.parentView
        while let holder = ancestor {
            for constraint in holder.extras?.constraints ?? []
            where Self.isInside(constraint.firstItem, view) || Self.isInside(constraint.secondItem, view)
                || constraint.starts?.items.contains(where: { Self.isInside($0, view) }) == true
            {
                refreshBase(of: constraint, holder)
            }
            ancestor = holder.parentView
        }
    }

    /// The terms of the constraint are the same; the lengths between its items' coordinates are others.
    private func refreshBase(of constraint: NSLayoutConstraint, _ holder: UIView) {
        guard let id = constraint.solverID else { return }
        let isDirected = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        let container = constraint.secondItem == nil ? holder : Self.nearestHolder(of: constraint) ?? holder
        let start = terms.count
        let base = LayoutExpression.pile(
            constraint, in: container, rightToLeft: (isDirected || constraint.starts != nil) && holder.isRightToLeft)
        terms.removeLast(terms.count - start)
        guard base != constraint.baseConstant else { return }
        constraint.baseConstant = base
        let constant = constraint.isTurned ? -constraint.constant : constraint.constant
        solver.setConstant(base - constant, of: id)
        markDirty(constraint, holder)
    }

    /// The view's constraints with leading and trailing turn over.
    func directionChanged(of view: UIView) {
        (view as? UIStackView)?.rearrange()
        for constraint in view.constraints
        where constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
            || constraint.starts != nil
        {
            reinstall(constraint)
        }
    }

    func constantChanged(_ constraint: NSLayoutConstraint) {
        checkThread()
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
                where Self.isInside(constraint.firstItem, view) || Self.isInside(constraint.secondItem, view)
                    || constraint.starts?.items.contains(where: { Self.isInside($0, view) }) == true
                {
                    uninstall(constraint)
                }
            }
            ancestor = holder.superview
        }
    }

    private static func isInside(_ item: AnyObject?, _ view: UIView) -> Bool {
        item === view || ((item as? UIView) ?? (item as? UILayoutGuide)?.owner)?.isDescendant(of: view) ?? false
    }

    /// The nearest view that all items of the constraint are in.
    private static func nearestHolder(of constraint: NSLayoutConstraint, _ first: AnyObject? = nil) -> UIView? {
        guard let first = first ?? constraint.firstItem else { return nil }
        var ancestor = commonAncestor(first, constraint.secondItem)
        for item in constraint.starts?.items ?? [] { ancestor = ancestor.flatMap { commonAncestor($0, item) } }
        return ancestor
    }

    private static func commonAncestor(_ first: AnyObject, _ second: AnyObject?) -> UIView? {
        func start(_ item: AnyObject) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
        guard let second else { return start(first) }
        guard let near = start(first), let other = start(second) else { return nil }
        // The usual ones: a view and itself, its superview, its subview, its sibling.
        if near === other || other.parentView === near { return near }
        if let parent = near.parentView, parent === other || parent === other.parentView { return parent }
        var candidate: UIView? = near
        while let view = candidate {
            if other.hasAncestor(view) { return view }
            candidate = view.parentView
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
        checkThread()
        isDirty = false
        // A label's height hangs on its width, so the first answer can ask for a second; more than that doesn't settle.
        for _ in 0..<4 {
            refreshContents()
            var changed = solver.solve()
            noteChanges(changed, for: current)
            while limitLengths(changed) {
                changed = solver.solve()
                noteChanges(changed, for: current)
            }
            if stale.isEmpty { break }
        }
        if solver.hasConflicts { reportConflicts() } else if !reported.isEmpty { reported.removeAll() }
    }

    private func noteChanges(_ changed: [LayoutVariable], for current: UIView?) {
        // Neighbours change one after the other, so the last one marked is mostly the next one too; and so do the numbers of one item.
        var marked = current
        var known: Int32 = -1
        for variable in changed {
            let slot = variable.index >> 2
            let isWidth = variable.index & 3 == 2
            if slot == known, !isWidth { continue }
            // No closure that keeps the item alive: each would check its actor.
            guard let reference = items[Int(slot)] else { continue }
            unowned(unsafe) let item = reference.takeUnretainedValue()
            if item.fixed != nil, item.view != nil { continue }
            if slot != known {
                known = slot
                item.isMoved = true
                let holder = item.view?.parentView ?? item.guide?.owner
                if let holder, holder !== marked, holder !== current {
                    holder.setNeedsLayout()
                    marked = holder
                }
            }
            if isWidth, let view = item.view, view.height(forLayoutWidth: solver.value(of: variable)) != nil {
                contentStale(item)
            }
        }
    }

    /// No view or guide is narrower or lower than nothing. That is said to the solver for the lengths that came out below zero, so
    /// that all others cost nothing: what holds without a limit holds with it. True where it is new for one.
    private func limitLengths(_ changed: [LayoutVariable]) -> Bool {
        var isNew = false
        for variable in changed where variable.index & 2 != 0 && solver.value(of: variable) < -1e-6 {
            guard let item = items[Int(variable.index) >> 2]?.takeUnretainedValue(), item.fixed?.width == nil else {
                continue
            }
            let isWidth = variable.index & 1 == 0
            guard (isWidth ? item.limits.width : item.limits.height) == nil else { continue }
            pile(variable, 1)
            let limit = addPiled(from: terms.count - 1, constant: 0, .greaterOrEqual, Self.limitPriority)
            if isWidth { item.limits.width = limit } else { item.limits.height = limit }
            isNew = true
        }
        return isNew
    }

    private func contentStale(_ item: LayoutItem) {
        guard !item.isStale else { return }
        item.isStale = true
        stale.append(item.slot)
    }

    /// Asking a view for its content size can make others stale: they go onto the new list.
    func refreshContents() {
        if stale.isEmpty { return }
        swap(&stale, &refreshing)
        for slot in refreshing {
            guard let item = items[Int(slot)]?.takeUnretainedValue(), item.isStale else { continue }
            refreshContent(item)
        }
        refreshing.removeAll(keepingCapacity: true)
    }

    private func refreshContent(_ item: LayoutItem) {
        item.isStale = false
        item.refreshBaselines()
        guard let view = item.view, !view.translatesAutoresizingMaskIntoConstraints else { return }
        var size = view.intrinsicContentSize
        let width = solver.value(of: item.width)
        if width > 0, let height = view.height(forLayoutWidth: width) { size.height = height }
        let arrangement = view.parentView?.arrangement(of: view)
        if arrangement?.isWidthIgnored == true { size.width = UIView.noIntrinsicMetric }
        if arrangement?.isHeightIgnored == true { size.height = UIView.noIntrinsicMetric }
        item.horizontalWishes = wishes(
            item.horizontalWishes, variable: item.width, length: size.width, view: view, axis: .horizontal,
            holding: arrangement?.horizontalHolding, keeps: arrangement?.keepsWidth ?? false)
        item.verticalWishes = wishes(
            item.verticalWishes, variable: item.height, length: size.height, view: view, axis: .vertical,
            holding: arrangement?.verticalHolding)
    }

    private func priority(of wish: LayoutConstraintID?) -> Float? {
        guard let wish else { return nil }
        return solver.priority(of: wish)
    }

    private func wishes(
        _ old: LayoutItem.Wishes?, variable: LayoutVariable, length: CGFloat, view: UIView,
        axis: NSLayoutConstraint.Axis, holding: Float?, keeps: Bool = false
    ) -> LayoutItem.Wishes? {
        if old == nil, length < 0 { return nil }
        let hugging = view.contentHuggingPriority(for: axis).rawValue
        let resistance = view.contentCompressionResistancePriority(for: axis).rawValue
        if let old {
            if length >= 0, solver.priority(of: old.hugging) == hugging,
                solver.priority(of: old.resistance) == resistance, priority(of: old.holding) == holding,
                (old.keeping != nil) == keeps
            {
                old.forEach { solver.setConstant(-length, of: $0) }
                return old
            }
            old.forEach { solver.remove($0) }
            if length < 0 { return nil }
        }
        func wish(_ relation: LayoutRelation, _ priority: Float) -> LayoutConstraintID {
            pile(variable, 1)
            return addPiled(from: terms.count - 1, constant: -length, relation, priority)
        }
        return LayoutItem.Wishes(
            hugging: wish(.lessOrEqual, hugging), resistance: wish(.greaterOrEqual, resistance),
            holding: holding.map { wish(.greaterOrEqual, $0) },
            keeping: keeps ? wish(.lessOrEqual, Self.keepingPriority) : nil)
    }
}
