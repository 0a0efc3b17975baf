/// Which item had the focus last, in each group.
@MainActor struct FocusHistory {
    private var last: [String: Weak<AnyObject>] = [:]

    mutating func recordItem(_ item: any UIFocusItem) {
        last = last.filter { $0.value.object != nil }
        last[FocusItems.group(of: item)] = Weak(object: item)
    }

    func hadFocus(_ item: any UIFocusItem, in group: String) -> Bool { last[group]?.object === item }
}
