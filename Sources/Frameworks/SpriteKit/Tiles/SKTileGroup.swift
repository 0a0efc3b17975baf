import Foundation

/// The tiles that stand where a tile has certain neighbours of its own group.
@preconcurrency @MainActor open class SKTileGroupRule: NSObject, @preconcurrency NSCopying {
    /// The neighbours that a tile has to have.
    open var adjacency: SKTileAdjacencyMask
    /// The tiles, one of which is chosen by their weights.
    open var tileDefinitions: [SKTileDefinition]
    /// Its name.
    open var name: String?

    /// A rule for tiles with certain neighbours.
    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroupRule(adjacency: adjacency, tileDefinitions: tileDefinitions)
        copy.name = name
        return copy
    }
}

/// Tiles that belong together, such as grass with its edges and corners, and the rules by which one of them is chosen.
@preconcurrency @MainActor open class SKTileGroup: NSObject, @preconcurrency NSCopying {
    /// The rules.
    open var rules: [SKTileGroupRule]
    /// Its name.
    open var name: String?

    /// A group of some rules.
    public required init(rules: [SKTileGroupRule]) { self.rules = rules }
    /// A group of one tile, which stands everywhere.
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
    }
    /// A group without tiles: where it stands nothing is seen.
    open class func empty() -> Self { Self(rules: []) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKTileGroup(rules: rules)
        copy.name = name
        return copy
    }

    /// The tile that stands at a place with certain neighbours of the group: one of the rule that asks for most of them and for no other; where
    /// each rule asks for another one, of the rule that has most in common with the place.
    ///
    /// - Parameter choice: any number; the same one chooses the same tile.
    func definition(with neighbours: SKTileAdjacencyMask, choice: Int) -> SKTileDefinition? {
        let fitting = rules.filter { neighbours.isSuperset(of: $0.adjacency) && !$0.tileDefinitions.isEmpty }
        let common = { (rule: SKTileGroupRule) in rule.adjacency.intersection(neighbours).rawValue.nonzeroBitCount }
        let candidates = fitting.isEmpty ? rules.filter { !$0.tileDefinitions.isEmpty } : fitting
        guard let rule = candidates.max(by: { common($0) < common($1) }) else { return nil }
        let total = rule.tileDefinitions.reduce(0) { $0 + max(0, $1.placementWeight) }
        guard total > 0 else { return rule.tileDefinitions.first }
        var left = choice % total
        for definition in rule.tileDefinitions {
            left -= max(0, definition.placementWeight)
            if left < 0 { return definition }
        }
        return rule.tileDefinitions.last
    }
}
