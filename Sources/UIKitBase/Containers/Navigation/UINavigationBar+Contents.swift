import CoreGraphics

/// What shows of the items, and its move from one to the next.
extension UINavigationBar {
    func change(to items: [UINavigationItem], animated: Bool) {
        let old = content
        let isPush = items.count >= stack.count
        replaceStack(items)
        guard animated, old?.item !== items.last else { return show(topItem) }
        // The old content moves out on top of the new.
        content = nil
        show(topItem)
        guard let old else { return }
        leaving.append(old)
        moveContents(isPush: isPush, outgoing: old, animated: true) { [weak self, weak old] in
            guard let old else { return }
            old.dismantle()
            self?.leaving.removeAll { $0 === old }
        }
    }

    /// The items without a change of what shows; for a transition that may still turn round.
    func replaceStack(_ items: [UINavigationItem]) {
        for item in stack { item.changed = {} }
        stack = items
        for item in stack {
            item.changed = { [weak self, weak item] in
                guard let self, let item else { return }
                self.itemChanged(item)
            }
        }
    }

    private func itemChanged(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
        if let topItem { watchButtons(of: topItem) }
        content?.rebuild()
        if item.changesAnimated, window != nil { content?.fadeButtons() }
        refresh()
        heightChanged()
    }

    private func watchButtons(of item: UINavigationItem) {
        let groups =
            item.leadingItemGroups + item.trailingItemGroups + item.centerItemGroups
            + (item.pinnedTrailingGroup.map { [$0] } ?? [])
        for group in groups {
            for button in group.barButtonItems { watch(button) }
            if let button = group.representativeItem { watch(button) }
        }
    }

    private func watch(_ button: UIBarButtonItem) {
        button.changed = { [weak self] in self?.content?.rebuild() }
    }

    func show(_ item: UINavigationItem?) {
        if let content, content.item === item, content.back === backItem {
            content.rebuild()
        } else {
            content?.dismantle()
            content = item.map { NavigationBarContent(item: $0, back: backItem, bar: self) }
            if let content { addSubview(content) }
        }
        if let item { watchButtons(of: item) }
        refresh()
        heightChanged()
        setNeedsLayout()
    }

    /// Puts two contents at the begin of their move and returns; `animations` moves them.
    private func moveContents(
        isPush: Bool, outgoing: NavigationBarContent, animated: Bool, done: @escaping () -> Void
    ) {
        let (begin, end) = Self.moves(isPush: isPush, outgoing: outgoing, incoming: content)
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            begin()
        }
        UIView.animate(
            withDuration: UINavigationController.slideDuration, delay: 0, options: .curveEaseInOut, animations: end,
            completion: { _ in done() })
    }

    /// The new title comes from the side it lies on while the old one goes to the other and becomes the back button. Where the
    /// controllers' views don't slide, one fades into the other.
    static func moves(
        isPush: Bool, slides: Bool = true, outgoing: NavigationBarContent?, incoming: NavigationBarContent?
    ) -> (begin: () -> Void, end: () -> Void) {
        guard slides else {
            return (
                { incoming?.alpha = 0 },
                {
                    incoming?.alpha = 1
                    outgoing?.alpha = 0
                }
            )
        }
        let one = outgoing ?? incoming
        let width = (one?.isRightToLeft == true ? -1 : 1) * (one?.bounds.width ?? 0)
        let (far, near) = (width * 0.6, -width * 0.35)
        return (
            {
                incoming?.alpha = 0
                incoming?.shiftTitles(small: isPush ? far : near, large: isPush ? width : -width * 0.3)
            },
            {
                incoming?.alpha = 1
                incoming?.shiftTitles(small: 0, large: 0)
                outgoing?.alpha = 0
                outgoing?.shiftTitles(small: isPush ? near : far, large: isPush ? -width * 0.3 : width)
            }
        )
    }

    // MARK: For a navigation controller's transitions

    /// One change of the top item that runs with a controllers' transition and may turn round.
    @MainActor struct Turn {
        let bar: UINavigationBar
        let oldStack: [UINavigationItem]
        let outgoing: NavigationBarContent?
        let incoming: NavigationBarContent?
        let move: () -> Void

        /// The transition is over.
        func end(_ completed: Bool) {
            let (stays, goes) = completed ? (incoming, outgoing) : (outgoing, incoming)
            if !completed { bar.replaceStack(oldStack) }
            bar.settle(stays: stays, goes: goes)
        }
    }

    /// Begins to turn to `items`; `move` of the answer belongs into the transition's animation.
    /// - Parameter slides: titles move as views do that come from the side; else they fade.
    func beginTurn(to items: [UINavigationItem], isPush: Bool, slides: Bool) -> Turn {
        let (old, oldStack) = (content, stack)
        replaceStack(items)
        content = topItem.map { NavigationBarContent(item: $0, back: backItem, bar: self) }
        if let content { addSubview(content) }
        if let old { leaving.append(old) }
        let (begin, end) = Self.moves(isPush: isPush, slides: slides, outgoing: old, incoming: content)
        UIView.performWithoutAnimation {
            refresh()
            heightChanged()
            layoutIfNeeded()
            begin()
        }
        return Turn(bar: self, oldStack: oldStack, outgoing: old, incoming: content, move: end)
    }

    private func settle(stays: NavigationBarContent?, goes: NavigationBarContent?) {
        goes?.dismantle()
        leaving.removeAll { $0 === goes || $0 === stays }
        content = stays
        UIView.performWithoutAnimation {
            // One that ends before its time is still on its way.
            stays?.layer.removeAllAnimations()
            stays?.alpha = 1
            stays?.shiftTitles(small: 0, large: 0)
            // Views of the app that both showed are this one's again.
            stays?.rebuild()
            if let item = stays?.item { watchButtons(of: item) }
            refresh()
            heightChanged()
            setNeedsLayout()
        }
    }
}
