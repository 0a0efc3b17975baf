/// What a transaction did to the lists of children, in its order. The tree has changed already; whoever keeps a plan of it replays this.
///
/// - From: `RenderTree.apply`
/// - To: `FramePlanner.follow(_:)`
struct RenderTreeDelta {
    struct Edit {
        enum Kind { case inserted, removed }

        let kind: Kind
        let parent: RenderNode
        let child: RenderNode
        /// In the parent's list, after the insertion or before the removal; and how long the list was without the child.
        let place: Int
        let others: Int
        /// Inserted: it is drawn in the list's order, as all beside it.
        let isPlain: Bool
        /// Removed: where its place's ancestors stood then, in `places`; nil where one of them was not planned by itself.
        let way: Range<Int>?
    }

    private(set) var edits: [Edit] = []
    /// Of the parent among its siblings, of its parent among its own, and so on to the top.
    private(set) var places: [Int32] = []

    mutating func noteInsertion(of child: RenderNode, into parent: RenderNode, at place: Int, isPlain: Bool) {
        edits.append(
            Edit(
                kind: .inserted, parent: parent, child: child, place: place, others: parent.children.count - 1,
                isPlain: isPlain, way: nil))
    }

    /// Call it before the child leaves the list.
    mutating func noteRemoval(from parent: RenderNode, at place: Int, isTracked: Bool) {
        let first = places.count
        var node = parent
        while isTracked, let above = node.parent {
            places.append(Int32(above.place(of: node)))
            node = above
        }
        edits.append(
            Edit(
                kind: .removed, parent: parent, child: parent.children[place], place: place,
                others: parent.children.count - 1, isPlain: true, way: isTracked ? first..<places.count : nil))
    }
}
