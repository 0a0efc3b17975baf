import CoreGraphics
import PorticoLayout
import PorticoTrace

/// How large the constraints inside a view want it to be. Those that tie it to views outside have no say, and asking
/// changes nothing: the numbers are found in a solver of their own.
///
/// - From: `UIView.systemLayoutSizeFitting`
@MainActor struct FittingMeasure {
    private let view: UIView
    private let target: CGSize
    private let horizontal: UILayoutPriority
    private let vertical: UILayoutPriority
    /// A child that is as large as the view, whatever its frame says now.
    private let filling: UIView?

    init(
        _ view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority,
        filling: UIView? = nil
    ) {
        self.filling = filling
        self.view = view
        self.target = target
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The size, in whole pixels.
    func size() -> CGSize {
        view.updateConstraintsIfNeeded()
        let size = view.layoutItem.map(constrainedSize) ?? ownSize()
        let scale = UIScreen.mainScale
        func pixels(_ length: CGFloat) -> CGFloat { max(0, (length * scale - 1e-6).rounded(.up) / scale) }
        return CGSize(width: pixels(size.width), height: pixels(size.height))
    }

    // MARK: With constraints

    private func constrainedSize(_ item: LayoutItem) -> CGSize {
        let engine = LayoutEngine.shared
        engine.refreshContents()
        var items: [LayoutItem] = []
        collect(view, &items)
        let inside = LayoutExtract(
            of: engine.solver, within: items.flatMap { [$0.left, $0.top, $0.width, $0.height] },
            without: Set((item.fixed?.constraints ?? []) + lengths(of: filling)))
        let (width, height) = (inside[item.width], inside[item.height])
        if let child = filling?.layoutItem {
            for (one, other) in [(inside[child.width], width), (inside[child.height], height)] {
                _ = inside.solver.add([LayoutTerm(one), LayoutTerm(other, -1)], constant: 0)
            }
        }
        add(inside.solver, width, length: target.width, priority: horizontal)
        add(inside.solver, height, length: target.height, priority: vertical)
        if item.fixed != nil { wishOwnSize(inside, item) }
        settle(inside, items)
        return CGSize(width: inside.solver.value(of: width), height: inside.solver.value(of: height))
    }

    private func lengths(of view: UIView?) -> [LayoutConstraintID] {
        [view?.layoutItem?.fixed?.width, view?.layoutItem?.fixed?.height].compactMap { $0 }
    }

    /// The view's item, and those of all views and guides below it.
    private func collect(_ view: UIView, _ items: inout [LayoutItem]) {
        if let item = view.layoutItem { items.append(item) }
        for guide in view.extras?.guides ?? [] {
            if let item = guide.layoutItem { items.append(item) }
        }
        DeepStack.run { for child in view.children { collect(child, &items) } }
    }

    private func add(
        _ solver: LayoutSolver, _ variable: LayoutVariable, length: CGFloat, priority: UILayoutPriority
    ) {
        _ = solver.add([LayoutTerm(variable)], constant: -length, priority: priority.rawValue)
        _ = solver.add([LayoutTerm(variable)], constant: 0, relation: .greaterOrEqual)
    }

    /// A view whose frame is the app's has no wishes in the layout, but it has a content size.
    private func wishOwnSize(_ inside: LayoutExtract, _ item: LayoutItem) {
        let size = ownSize()
        for (variable, length) in [(item.width, size.width), (item.height, size.height)] {
            let isWidth = variable == item.width
            guard (isWidth ? view.intrinsicContentSize.width : view.intrinsicContentSize.height) >= 0 else { continue }
            let axis: NSLayoutConstraint.Axis = isWidth ? .horizontal : .vertical
            let term = [LayoutTerm(inside[variable])]
            _ = inside.solver.add(
                term, constant: -length, relation: .lessOrEqual, priority: view.hugging(axis).rawValue)
            _ = inside.solver.add(
                term, constant: -length, relation: .greaterOrEqual, priority: view.compression(axis).rawValue)
        }
    }

    /// Text is as high as its width makes it, so one answer can ask for another.
    private func settle(_ inside: LayoutExtract, _ items: [LayoutItem]) {
        for _ in 0..<6 {
            inside.solver.solve()
            if limitLengths(inside, items) { continue }
            var isSettled = true
            for item in items {
                guard let wishes = item.verticalWishes, let hugging = inside[wishes.hugging] else { continue }
                let width = inside.solver.value(of: inside[item.width])
                guard width > 0, let height = item.view?.height(forLayoutWidth: width),
                    inside.solver.constant(of: hugging) != -height
                else { continue }
                wishes.forEach { id in
                    if let id = inside[id] { inside.solver.setConstant(-height, of: id) }
                }
                isSettled = false
            }
            if isSettled { return }
        }
        inside.solver.solve()
    }

    /// As in the layout itself no view or guide is narrower or lower than nothing, which the solver hears of those that would be.
    /// Guides that follow insets may be: margins alone make nothing larger.
    private func limitLengths(_ inside: LayoutExtract, _ items: [LayoutItem]) -> Bool {
        var isNew = false
        let limited = items.filter { $0.guide?.edges == nil }
        for variable in limited.flatMap({ [$0.width, $0.height] })
        where inside.solver.value(of: inside[variable]) < -1e-6 {
            _ = inside.solver.add(
                [LayoutTerm(inside[variable])], constant: 0, relation: .greaterOrEqual,
                priority: LayoutEngine.limitPriority)
            isNew = true
        }
        return isNew
    }

    // MARK: Without

    /// What its content wants, against the target.
    private func ownSize() -> CGSize {
        let natural = view.intrinsicContentSize
        var size = CGSize(
            width: length(natural.width, target: target.width, priority: horizontal, axis: .horizontal),
            height: length(natural.height, target: target.height, priority: vertical, axis: .vertical))
        if size.width > 0, size.width != natural.width, let height = view.height(forLayoutWidth: size.width) {
            size.height = length(height, target: target.height, priority: vertical, axis: .vertical)
        }
        return size
    }

    private func length(
        _ natural: CGFloat, target: CGFloat, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
        if natural < 0 {
            if priority == .required || !view.translatesAutoresizingMaskIntoConstraints { return max(0, target) }
            return axis == .horizontal ? view.bounds.width : view.bounds.height
        }
        let opposed = target > natural ? view.hugging(axis) : view.compression(axis)
        return priority > opposed ? max(0, target) : natural
    }
}
