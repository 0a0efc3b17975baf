import Foundation
import PorticoFoundation

/// A place of a graph, and where one can go from it.
open class GKGraphNode: NSObject {
    /// Where one can go from it, in the order of connecting.
    open private(set) var connectedNodes: [GKGraphNode] = []

    public override init() { super.init() }

    /// From here one can go to other nodes, and back as well where that is said.
    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectNode(to: node)
            if bidirectional { node.connectNode(to: self) }
        }
    }
    private func connectNode(to node: GKGraphNode) {
        if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
    }
    /// One can't go there any more, nor back where that is said.
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.connectedNodes.removeAll { $0 === self } }
        }
    }

    /// What the whole way to a node costs at least: 0, which is never too much. Subclasses know better.
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    /// It says what the step to a connected node costs: 1.
    open func cost(to node: GKGraphNode) -> Float { 1 }

    /// The cheapest way to a node, with both ends; empty where there is none.
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { GraphSearch.findPath(from: self, to: goalNode) }
    /// The cheapest way from a node.
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

/// A node at a place of the plane: ways cost as they are long.
open class GKGraphNode2D: GKGraphNode {
    /// It says where it is.
    open var position: vector_float2

    /// A node at a place.
    public init(point: vector_float2) {
        position = point
        super.init()
    }

    private func distance(to node: GKGraphNode) -> Float? {
        guard let other = (node as? GKGraphNode2D)?.position else { return nil }
        let way = other - position
        return (way * way).sum().squareRoot()
    }
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        distance(to: node) ?? super.estimatedCost(to: node)
    }
    open override func cost(to node: GKGraphNode) -> Float { distance(to: node) ?? super.cost(to: node) }
}

/// Nodes, and ways between them.
open class GKGraph: NSObject {
    private var members: [GKGraphNode]
    /// The nodes, in the order of adding.
    open var nodes: [GKGraphNode]? { members }

    /// A graph of these nodes, which bring their connections.
    public init(_ nodes: [GKGraphNode]) {
        members = nodes
        super.init()
    }

    /// Has these nodes, too.
    open func add(_ nodes: [GKGraphNode]) {
        var known = Set(members.map { ObjectIdentifier($0) })
        for node in nodes where known.insert(ObjectIdentifier(node)).inserted { members.append(node) }
    }
    /// Has them no more: no way leads to them or from them.
    open func remove(_ nodes: [GKGraphNode]) {
        let gone = Set(nodes.map { ObjectIdentifier($0) })
        members.removeAll { gone.contains(ObjectIdentifier($0)) }
        for node in nodes { node.removeConnections(to: node.connectedNodes, bidirectional: true) }
        for member in members { member.removeConnections(to: nodes, bidirectional: false) }
    }
    /// Adds a node that leads to the nearest one, by the node's estimates.
    open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
        let others = members.filter { $0 !== node }
        let nearest = others.min { node.estimatedCost(to: $0) < node.estimatedCost(to: $1) }
        add([node])
        if let nearest { node.addConnections(to: [nearest], bidirectional: bidirectional) }
    }
    /// The cheapest way, with both ends; empty where there is none.
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
        startNode.findPath(to: endNode)
    }
}

/// A node of a grid.
open class GKGridGraphNode: GKGraphNode {
    /// Its column and row.
    open internal(set) var gridPosition: vector_int2

    /// A node of a column and row.
    public required init(gridPosition: vector_int2) {
        self.gridPosition = gridPosition
        super.init()
    }

    /// The longer of the ways along the columns and the rows, so that it is never too much, by diagonals neither.
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = (node as? GKGridGraphNode)?.gridPosition else { return super.estimatedCost(to: node) }
        let way = other &- gridPosition
        return Float(max(abs(way.x), abs(way.y)))
    }
}

/// Nodes in columns and rows, each connected with those beside it.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    /// The least column and row.
    public let gridOrigin: vector_int2
    /// It says how many columns.
    public let gridWidth: Int
    /// It says how many rows.
    public let gridHeight: Int
    /// Whether one can go to a node across a corner.
    public let diagonalsAllowed: Bool
    private var cells: [vector_int2: NodeType] = [:]

    /// A full grid.
    public convenience init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
    ) {
        self.init(
            fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
            nodeClass: NodeType.self)
    }

    /// A full grid of nodes of a class.
    public init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool,
        nodeClass: AnyClass
    ) {
        (gridOrigin, gridWidth, gridHeight) = (position, Int(max(width, 0)), Int(max(height, 0)))
        self.diagonalsAllowed = diagonalsAllowed
        super.init([])
        let kind = nodeClass as? NodeType.Type ?? NodeType.self
        var made: [GKGraphNode] = []
        for row in 0..<Int32(gridHeight) {
            for column in 0..<Int32(gridWidth) {
                made.append(kind.init(gridPosition: position &+ vector_int2(column, row)))
            }
        }
        add(made)
        for case let node as NodeType in made { connectToAdjacentNodes(node: node) }
    }

    /// The node of a column and row; nil where it was removed, and outside.
    open func node(atGridPosition position: vector_int2) -> NodeType? { cells[position] }

    /// Connects a node with those beside it.
    open func connectToAdjacentNodes(node: GKGridGraphNode) {
        for row in Int32(-1)...1 {
            for column in Int32(-1)...1 where (row != 0 || column != 0) && (diagonalsAllowed || row == 0 || column == 0)
            {
                guard let other = cells[node.gridPosition &+ vector_int2(column, row)] else { continue }
                node.addConnections(to: [other], bidirectional: true)
            }
        }
    }

    open override func add(_ nodes: [GKGraphNode]) {
        super.add(nodes)
        for case let node as NodeType in nodes { cells[node.gridPosition] = node }
    }
    open override func remove(_ nodes: [GKGraphNode]) {
        super.remove(nodes)
        for case let node as NodeType in nodes where cells[node.gridPosition] === node {
            cells[node.gridPosition] = nil
        }
    }
}

/// The cheapest way between nodes, by A*.
private enum GraphSearch {
    static func findPath(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
        var open: [(node: GKGraphNode, cost: Float, estimate: Float)] = [(start, 0, start.estimatedCost(to: goal))]
        var known: [ObjectIdentifier: Float] = [ObjectIdentifier(start): 0]
        var before: [ObjectIdentifier: GKGraphNode] = [:]
        while let index = open.indices.min(by: { open[$0].estimate < open[$1].estimate }) {
            let (node, cost, _) = open.remove(at: index)
            if node === goal { return path(to: goal, before) }
            guard known[ObjectIdentifier(node)] == cost else { continue }
            for next in node.connectedNodes {
                let sum = cost + node.cost(to: next)
                if let already = known[ObjectIdentifier(next)], already <= sum { continue }
                known[ObjectIdentifier(next)] = sum
                before[ObjectIdentifier(next)] = node
                open.append((next, sum, sum + next.estimatedCost(to: goal)))
            }
        }
        return []
    }

    private static func path(to goal: GKGraphNode, _ before: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
        var path = [goal]
        while let node = before[ObjectIdentifier(path[path.count - 1])] { path.append(node) }
        return path.reversed()
    }
}

// Where nothing says of which nodes a grid is, it is of the plain ones, as Objective-C's generic classes are.
extension GKGridGraph where NodeType == GKGridGraphNode {
    /// A full grid of plain nodes.
    public convenience init(
        fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
    ) {
        self.init(
            fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed,
            nodeClass: GKGridGraphNode.self as AnyClass)
    }
}
