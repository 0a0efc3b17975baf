import PorticoRenderModel

/// Layers that come and go. The tree's lists are what they are after the transaction; the notes follow edit by edit, so a place in them is
/// the one that its edit names, and never looked up in a list.
///
/// - From: `RenderTreeDelta`
/// - To: `FramePlan`
extension FramePlanner {
    /// Takes over what a transaction did to lists of children: quads go out, and new layers get their place. What can't be told one by
    /// one is planned anew as a whole.
    func follow(_ delta: RenderTreeDelta) {
        for edit in delta.edits {
            switch edit.kind {
            case .inserted:
                if insert(edit) {
                    tree.touch(edit.parent)
                    tree.mark(edit.child, .subtree)
                } else {
                    tree.relist(edit.parent)
                }
            case .removed:
                if remove(edit, delta.places) {
                    tree.touch(edit.parent)
                } else {
                    tree.relist(edit.parent)
                }
                edit.child.notes.isPlanned = false
            }
        }
        // Lists and notes agree again.
        var last: RenderNode?
        for edit in delta.edits where edit.kind == .removed && edit.way != nil && edit.parent !== last {
            last = edit.parent
            recountGroups(around: edit.parent) { [tree] node in
                node.notes.isPlanned && (node.parent.map(tree.tracksChildren) ?? false)
            }
        }
    }

    /// True if the child's own quads are all that is to do.
    private func insert(_ edit: RenderTreeDelta.Edit) -> Bool {
        let (parent, child, place) = (edit.parent, edit.child, edit.place)
        // The first child, as the last, may make its parent a group or none.
        guard edit.isPlain, parent.depthIsKnown, parent.byDepth == nil, edit.others > 0,
            parent.notes.starts.count == edit.others, tree.tracksChildren(of: parent)
        else { return false }
        let end = parent.notes.planCount - parent.notes.trailCount
        parent.notes.starts.insert(place < edit.others ? parent.notes.starts[place] : end, at: place)
        child.notes.place = Int32(place)
        child.notes.planCount = 0
        child.notes.isPlanned = true
        child.notes.isAtomic = false
        child.notes.isGrouped = false
        return true
    }

    /// True if that its quads are gone is all that is to do.
    private func remove(_ edit: RenderTreeDelta.Edit, _ places: [Int32]) -> Bool {
        let (parent, place) = (edit.parent, edit.place)
        guard let way = edit.way, parent.byDepth == nil, edit.others > 0, parent.notes.starts.count == edit.others + 1,
            tree.tracksChildren(of: parent)
        else { return false }
        let first = parent.notes.starts[place]
        let end =
            place < edit.others ? parent.notes.starts[place + 1] : parent.notes.planCount - parent.notes.trailCount
        let count = Int(end - first)
        if count > 0 {
            let start = firstQuad(of: parent, by: places[way]) + Int(first)
            before.removeAll(keepingCapacity: true)
            plan.copy(start..<(start + count), to: &before)
            for quad in before where !quad.kind.isBracket { removed.add(quad.bounds) }
            plan.replace(start..<(start + count), with: out, 0..<0)
        }
        parent.notes.starts.remove(at: place)
        if count > 0 { shrink(parent, behind: place, by: count, places[way]) }
        return true
    }

    /// Where a layer's quads begin, by the places of it and of its ancestors.
    private func firstQuad(of node: RenderNode, by places: ArraySlice<Int32>) -> Int {
        var (node, sum) = (node, 0)
        for place in places {
            guard let parent = node.parent else { break }
            sum += Int(parent.notes.starts[Int(place)])
            node = parent
        }
        return sum
    }

    /// Quads of a child are gone: what is behind them moves up, in the parent and in all above it.
    private func shrink(_ parent: RenderNode, behind place: Int, by count: Int, _ places: ArraySlice<Int32>) {
        parent.notes.starts.withUnsafeMutableBufferPointer { starts in
            for i in place..<max(starts.count, place) { starts[i] -= Int32(count) }
        }
        parent.notes.planCount -= Int32(count)
        var node = parent
        for place in places {
            guard let above = node.parent else { break }
            above.notes.starts.withUnsafeMutableBufferPointer { starts in
                for i in (Int(place) + 1)..<max(starts.count, Int(place) + 1) { starts[i] -= Int32(count) }
            }
            above.notes.planCount -= Int32(count)
            node = above
        }
    }
}
