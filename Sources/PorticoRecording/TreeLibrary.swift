import PorticoHost

/// The trees of all steps, in chapters of which the oldest go when there is too much.
struct TreeLibrary {
    private let limit: Int
    /// Empty where a chapter is left out, so that the others keep their numbers.
    private(set) var chapters = [TreeChapter()]
    /// Chapters before this one are left out.
    private(set) var first = 0

    init(limit: Int) { self.limit = limit }

    /// All trees of one moment, in one chapter.
    mutating func addDumps(_ dumps: [TreeDump]) -> Recording.Trees {
        if chapters[chapters.count - 1].bytes > limit / 4 { chapters.append(TreeChapter()) }
        let last = chapters.count - 1
        var roots: [String: [Int]] = [:]
        let nodes = Dictionary(dumps.flatMap { $0.roots.flatMap(Self.all) }.map { ($0.id, $0) }) { one, _ in one }
        for dump in dumps {
            roots[dump.kind.rawValue] = dump.roots.map { root in
                chapters[last].addNode(root) {
                    Self.layer(of: $0, in: nodes)
                } owner: { node in
                    dump.kind == .layers ? node.relatives["view"].flatMap { nodes[$0]?.type } : nil
                }
            }
        }
        while first < last, chapters.reduce(0, { $0 + $1.bytes }) > limit {
            chapters[first] = TreeChapter()
            first += 1
        }
        return Recording.Trees(chapter: last, roots: roots)
    }

    private static func all(_ node: TreeNode) -> [TreeNode] { [node] + node.children.flatMap(all) }

    /// A layer itself, a view's layer, the layer of a controller's view.
    private static func layer(of node: TreeNode, in nodes: [UInt64: TreeNode]) -> TreeNode? {
        if node.screenTransform != nil { return node }
        if let layer = node.relatives["layer"] { return nodes[layer] }
        return node.relatives["view"].flatMap { nodes[$0] }.flatMap { $0.relatives["layer"] }.flatMap { nodes[$0] }
    }
}
