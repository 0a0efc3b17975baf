import PorticoTrace

/// How items come and go: asked and told of in a bar that an app owns, the controller's business in one that it manages.
extension UINavigationBar {
    func refuseIfManaged(_ selector: String) {
        FatalException.internalInconsistency.raise(
            unless: !isManaged, "Cannot call \(selector) directly on a UINavigationBar managed by a controller.")
    }

    func push(_ item: UINavigationItem, animated: Bool) {
        refuseIfManaged("pushNavigationItem:animated:")
        guard allows("navigationBar:shouldPushItem:", { $0.navigationBar(self, shouldPush: item) }) else { return }
        change(to: stack + [item], animated: animated && window != nil)
        tell("navigationBar:didPushItem:") { $0.navigationBar(self, didPush: item) }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        refuseIfManaged("popNavigationItemAnimated:")
        guard let last = stack.last, mayPop(last) else { return nil }
        // Asked, the delegate may have changed the items itself.
        guard stack.last === last else { return nil }
        change(to: stack.dropLast(), animated: animated && window != nil)
        tell("navigationBar:didPopItem:") { $0.navigationBar(self, didPop: last) }
        return last
    }

    /// The back button: a navigation controller's pops a controller, a bar of its own pops an item.
    func backTapped() {
        guard let goBack else {
            popItem(animated: true)
            return
        }
        if let topItem, !mayPop(topItem) { return }
        goBack()
    }

    private func mayPop(_ item: UINavigationItem) -> Bool {
        allows("navigationBar:shouldPopItem:") { $0.navigationBar(self, shouldPop: item) }
    }

    private func allows(_ selector: StaticString, _ body: (any UINavigationBarDelegate) -> Bool) -> Bool {
        guard let delegate else { return true }
        return OptionalCall.call(.view, delegate, selector) { body(delegate) } ?? true
    }

    private func tell(_ selector: StaticString, _ body: (any UINavigationBarDelegate) -> Void) {
        guard let delegate else { return }
        OptionalCall.call(.view, delegate, selector) { body(delegate) }
    }
}
