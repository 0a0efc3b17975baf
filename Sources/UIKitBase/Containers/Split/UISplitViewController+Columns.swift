import CoreGraphics
import Foundation
import PorticoTrace

/// Which columns stand where, and their coming and going.
extension UISplitViewController {
    var isTriple: Bool { style == .tripleColumn }
    var order: [Column] { isTriple ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

    var layout: SplitLayout {
        func given(_ value: CGFloat) -> CGFloat? { value == Self.automaticDimension ? nil : value }
        return SplitLayout(
            size: viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size, isTriple: isTriple,
            primary: .init(
                width: given(preferredPrimaryColumnWidth), fraction: given(preferredPrimaryColumnWidthFraction),
                minimum: given(minimumPrimaryColumnWidth), maximum: given(maximumPrimaryColumnWidth)),
            supplementary: .init(
                width: given(preferredSupplementaryColumnWidth),
                fraction: given(preferredSupplementaryColumnWidthFraction),
                minimum: given(minimumSupplementaryColumnWidth), maximum: given(maximumSupplementaryColumnWidth)))
    }

    func buildView() {
        let view = NavigationView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.clipsToBounds = true
        view.backgroundColor = .systemBackground
        shade.backgroundColor = UIColor(white: 0, alpha: 0.12)
        shade.alpha = 0
        let tap = UITapGestureRecognizer()
        tap.addHandler { [weak self] recognizer in
            guard recognizer.state == .ended, let self else { return }
            // What was pushed aside comes back beside the column that it had before.
            change(to: mode == .twoDisplaceSecondary ? .oneBesideSecondary : .secondaryOnly, animated: true)
        }
        shade.addGestureRecognizer(tap)
        view.addGestureRecognizer(edgeGesture)
        view.didLayout = { [weak self] in self?.place() }
        self.view = view
    }

    func makeEdgeGesture() -> UIScreenEdgePanGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = .left
        pan.addHandler { [weak self] recognizer in self?.edgePanned(recognizer) }
        return pan
    }

    private func edgePanned(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began:
            guard !isCollapsed, let further = nextMode else { return }
            isPresentingByGesture = true
            if let delegate {
                OptionalCall.call(
                    .controller, delegate, "splitViewControllerInteractivePresentationGestureWillBegin:"
                ) { delegate.splitViewControllerInteractivePresentationGestureWillBegin(self) }
            }
            change(to: further, animated: true)
        case .ended, .cancelled, .failed:
            guard isPresentingByGesture else { return }
            isPresentingByGesture = false
            if let delegate {
                OptionalCall.call(.controller, delegate, "splitViewControllerInteractivePresentationGestureDidEnd:") {
                    delegate.splitViewControllerInteractivePresentationGestureDidEnd(self)
                }
            }
        default: break
        }
    }

    // MARK: Setting

    func set(_ controller: UIViewController?, for column: Column) {
        let old = held[column]
        guard given[column] !== controller else { return }
        given[column] = controller
        var new = controller
        if let controller, style != .unspecified, column != .compact, !(controller is UINavigationController) {
            new = UINavigationController(rootViewController: controller)
        }
        let wasVisible = visible.contains(column)
        let wasMerged = takeFromStack(old, column)
        if let old { release(old) }
        modeButtons.removeButtons(from: old)
        held[column] = new
        visible.removeAll { $0 == column }
        if let new {
            addChild(new)
            new.confirmParent(self)
            updateTraits(column)
        }
        guard isViewLoaded, collapsed != nil else { return }
        if isCollapsed, column != .compact, column != .primary {
            if wasMerged, let new { push(new) }
        } else if wasVisible || !isCollapsed {
            setColumns(isCollapsed ? [column] : wanted(mode), animated: false)
        }
        modeButtons.placeButtons()
    }

    /// What stands on a stack by now is no longer the split view's to take out of it.
    private func release(_ controller: UIViewController) {
        guard controller.parentController === self else { return }
        controller.announceParent(nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    func setClassic(_ controllers: [UIViewController]) {
        set(controllers.first, for: .primary)
        set(controllers.count > 1 ? controllers[1] : nil, for: .secondary)
    }

    /// The columns before the secondary one are narrow, whatever the screen is.
    private func updateTraits(_ column: Column) {
        guard column == .primary || column == .supplementary else { return }
        held[column]?.takeTraits(isCollapsed ? nil : UITraitCollection(horizontalSizeClass: .compact))
    }

    // MARK: Modes

    /// The mode that the wish and the size give.
    var wantedMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return fittingMode(preferredDisplayMode) }
        return SplitLayout.automatic(size: view.bounds.size, isTriple: isTriple, behavior: preferredSplitBehavior)
    }

    /// A mode as there is room for it; as it is asked for where people have no gesture to show and hide columns.
    func fittingMode(_ mode: DisplayMode) -> DisplayMode {
        presentsWithGesture ? layout.fittingMode(mode, behavior: preferredSplitBehavior) : mode
    }

    /// The mode in which the columns come out: beside where there is room, over in portrait.
    var revealingMode: DisplayMode {
        let beside = view.bounds.width > view.bounds.height && preferredSplitBehavior != .overlay
        return beside || preferredSplitBehavior == .tile ? .oneBesideSecondary : .oneOverSecondary
    }

    /// The mode with a column more; nil where all are shown.
    private var nextMode: DisplayMode? {
        switch mode {
        case .secondaryOnly: revealingMode
        case .oneBesideSecondary where isTriple: fittingMode(.twoBesideSecondary)
        case .oneOverSecondary where isTriple: fittingMode(.twoOverSecondary)
        default: nil
        }
    }

    /// The mode that the button leads to; nil where there is none, and a touch on what is dimmed is the way back.
    var buttonMode: DisplayMode? {
        guard isTriple else { return mode == .secondaryOnly ? revealingMode : .secondaryOnly }
        return mode == .twoBesideSecondary ? .oneBesideSecondary : nextMode
    }

    func modeWishChanged() {
        guard isViewLoaded, collapsed == false else { return }
        change(to: wantedMode, animated: view.window != nil && UIView.areAnimationsEnabled)
    }

    func toggleMode() {
        if let delegate,
            let target = OptionalCall.call(
                .controller, delegate, "targetDisplayModeForActionInSplitViewController:",
                { delegate.targetDisplayModeForAction(in: self) }), target != .automatic
        {
            return change(to: target, animated: true)
        }
        if let buttonMode { change(to: buttonMode, animated: true) }
    }

    func sizeChanged() {
        guard isViewLoaded, collapsed == false else { return }
        // Columns that a person has shown or hidden since stay shown or hidden, beside or over as there is room.
        let isAsWished = preferredDisplayMode == .automatic || wanted(mode) == wanted(preferredDisplayMode)
        change(to: isAsWished ? wantedMode : fittingMode(mode), animated: false)
    }

    /// Takes the size class as it is now: expands, collapses, or stays.
    func settleColumns() {
        let narrow = traitCollection.horizontalSizeClass != .regular
        guard collapsed != narrow else { return }
        let first = collapsed == nil
        collapsed = narrow
        narrow ? collapse(first: first) : expand(first: first)
        for column in order { updateTraits(column) }
        modeButtons.placeButtons()
    }

    func change(to new: DisplayMode, animated: Bool) {
        guard new != mode else { return }
        if let delegate {
            OptionalCall.call(.controller, delegate, "splitViewController:willChangeToDisplayMode:") {
                delegate.splitViewController(self, willChangeTo: new)
            }
        }
        let old = wanted(mode)
        mode = new
        let columns = wanted(new)
        tell(columns.filter { !old.contains($0) }, isShown: true)
        tell(old.filter { !columns.contains($0) }, isShown: false)
        setColumns(columns, animated: animated)
        modeButtons.placeButtons()
    }

    func wanted(_ mode: DisplayMode) -> [Column] { layout.columns(mode) }

    private func tell(_ columns: [Column], isShown: Bool) {
        guard let delegate else { return }
        for column in columns {
            let selector: StaticString =
                isShown ? "splitViewController:willShowColumn:" : "splitViewController:willHideColumn:"
            OptionalCall.call(.controller, delegate, selector) {
                isShown
                    ? delegate.splitViewController(self, willShow: column)
                    : delegate.splitViewController(self, willHide: column)
            }
        }
    }

    // MARK: Moving

    /// Lets columns come and go; those that stay move. Each hears of its own appearance.
    func setColumns(_ columns: [Column], animated: Bool) {
        guard isViewLoaded else { return }
        let coming = columns.filter { !visible.contains($0) && held[$0] != nil }
        let going = visible.filter { !columns.contains($0) }
        let onScreen = appearance.isVisible
        let transitions =
            onScreen
            ? going.map { AppearanceTransition(appearing: nil, disappearing: held[$0], animated: animated) }
                + coming.map { AppearanceTransition(appearing: held[$0], disappearing: nil, animated: animated) } : []
        for transition in transitions { transition.begin() }
        visible = columns.filter { held[$0] != nil }
        UIView.performWithoutAnimation {
            for column in coming {
                guard let child = held[column]?.view else { continue }
                child.frame = restFrames[column] ?? view.bounds
                if view.window != nil, animated, column != .secondary {
                    child.frame.origin.x = isMirrored ? view.bounds.width : -child.frame.width
                }
            }
            stackViews()
        }
        for transition in transitions { transition.entered() }
        let move = {
            self.applyFrames()
            self.shade.alpha = SplitLayout.isOver(self.mode) && !self.isCollapsed ? 1 : 0
            for column in going {
                guard let child = self.held[column]?.viewIfLoaded else { continue }
                child.frame.origin.x = self.isMirrored ? self.view.bounds.width : -child.frame.width
            }
        }
        let end = {
            self.isMovingColumns = false
            for column in going where !self.visible.contains(column) {
                self.held[column]?.viewIfLoaded?.removeFromSuperview()
            }
            for transition in transitions { transition.finish() }
        }
        guard animated, onScreen else {
            move()
            if onScreen { CommitHandlers.afterCommit(end) } else { end() }
            return
        }
        isMovingColumns = true
        UIView.animate(
            withDuration: 0.35, delay: 0, options: .curveEaseInOut,
            animations: {
                move()
                self.view.layoutIfNeeded()
            }, completion: { _ in end() })
    }

    var isMirrored: Bool { (primaryEdge == .trailing) != (viewIfLoaded?.isRightToLeft ?? false) }
    private var restFrames: [Column: CGRect] {
        isCollapsed
            ? [.primary: view.bounds, .compact: view.bounds, .secondary: view.bounds, .supplementary: view.bounds]
            : layout.frames(mode, mirrored: isMirrored)
    }

    /// Back to front: secondary, the shade where columns lie over it, supplementary, primary, lines between them.
    private func stackViews() {
        let back: [Column] = visible.contains(.secondary) ? [.secondary] : []
        let front: [Column] = [.compact, .supplementary, .primary].filter(visible.contains)
        for column in back { put(held[column]?.view) }
        put(shade)
        for column in front {
            put(held[column]?.view)
            if column != .compact { put(line(column)) }
        }
        for (column, line) in lines where !front.contains(column) || isCollapsed { line.removeFromSuperview() }
    }

    private func put(_ child: UIView?) {
        guard let child else { return }
        view.addSubview(child)
    }

    private func line(_ column: Column) -> UIView {
        if let line = lines[column] { return line }
        let made = UIView()
        made.backgroundColor = .separator
        made.isUserInteractionEnabled = false
        lines[column] = made
        return made
    }

    func applyFrames() {
        let frames = restFrames
        for column in visible {
            guard let child = held[column]?.viewIfLoaded, let frame = frames[column] else { continue }
            if child.frame != frame { child.frame = frame }
        }
        shade.frame = view.bounds
        let width = 1 / max(view.contentScaleFactor, 1)
        for (column, line) in lines {
            guard let frame = frames[column] else { continue }
            line.frame = CGRect(
                x: isMirrored ? frame.minX - width : frame.maxX, y: 0, width: width, height: frame.height)
        }
    }

    func place() {
        let edge: UIRectEdge = isMirrored ? .right : .left
        if edgeGesture.edges != edge { edgeGesture.edges = edge }
        guard !isMovingColumns, collapsed != nil else { return }
        applyFrames()
    }
}
