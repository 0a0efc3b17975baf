import PorticoHost

/// Nodes of many trees, each different one once: from step to step little of an interface changes, and only that takes room.
package struct TreeChapter: Codable, Sendable, Equatable {
    /// A node whose words are places in `texts`, and whose children are places in `nodes`. It has no identity: that would be an address,
    /// which is another one in each run.
    package struct Node: Codable, Sendable, Hashable {
        package var type: Int
        package var title: Int?
        package var frame: [Double]
        /// Where its layer is on the screen: bounds to points, six numbers, and the bounds.
        package var transform: [Double]?
        package var bounds: [Double]?
        package var isHidden: Bool?
        /// Name, value, name, value.
        package var properties: [Int]
        package var children: [Int]
    }

    package private(set) var texts: [String] = []
    package private(set) var nodes: [Node] = []
    /// About how many bytes it takes on the page.
    package private(set) var bytes = 0
    private var textPlaces: [String: Int] = [:]
    private var nodePlaces: [Node: Int] = [:]

    private enum CodingKeys: String, CodingKey { case texts, nodes }

    package init() {}

    package static func == (one: TreeChapter, other: TreeChapter) -> Bool {
        one.texts == other.texts && one.nodes == other.nodes
    }

    /// Adds what isn't there yet, and returns the root's place.
    ///
    /// - Parameters:
    ///   - layer: what a node is on the screen by.
    ///   - owner: whose layer a node is.
    mutating func addNode(
        _ node: TreeNode, layer: (TreeNode) -> TreeNode?, owner: (TreeNode) -> String? = { _ in nil }
    ) -> Int {
        let children = node.children.map { addNode($0, layer: layer, owner: owner) }
        let shown = layer(node)
        let type = owner(node).map { "\(node.type) of \($0)" } ?? node.type
        let made = Node(
            type: placeOfText(of: type), title: node.title.map { placeOfText(of: $0) }, frame: node.frame,
            transform: shown?.screenTransform, bounds: shown?.bounds, isHidden: node.isHidden ? true : nil,
            properties: node.properties.flatMap { property in
                let now = property.presented.map { " (on the screen: \($0))" } ?? ""
                return [placeOfText(of: property.name), placeOfText(of: property.value + now)]
            },
            children: children)
        if let place = nodePlaces[made] { return place }
        nodePlaces[made] = nodes.count
        nodes.append(made)
        bytes += 120 + 4 * (made.properties.count + made.children.count) + 18 * 6
        return nodes.count - 1
    }

    private mutating func placeOfText(of text: String) -> Int {
        if let place = textPlaces[text] { return place }
        textPlaces[text] = texts.count
        texts.append(text)
        bytes += text.utf8.count + 4
        return texts.count - 1
    }
}
