import PorticoHost
import PorticoTrace
import UIKit

/// Writes down the views of SwiftUI as an app has written them: by the names of their types, without what a builder or a modifier puts
/// between. Reads only: runs no body, makes no view, lays nothing out.
///
/// - From: `TreeDumper`
@MainActor struct ViewTreeDumper {
    private let id: (AnyObject) -> UInt64
    /// Trees that stand below a node of another.
    private var hostsBelow: [ObjectIdentifier: [GraphHost]] = [:]
    /// Trees that are written down.
    private var shown: Set<ObjectIdentifier> = []
    /// The number of nodes that may still be written down.
    private var left = 10_000

    init(id: @escaping (AnyObject) -> UInt64) { self.id = id }

    mutating func dump(_ hosts: [GraphHost]) -> [TreeNode] {
        hostsBelow = Dictionary(grouping: hosts.filter { $0.outerNode != nil }) { ObjectIdentifier($0.outerNode!) }
        // A tree whose surroundings aren't shown stands for itself.
        var roots = hosts.filter { $0.outerNode == nil }.flatMap { trees(of: $0) }
        for host in hosts where !shown.contains(ObjectIdentifier(host)) { roots += trees(of: host) }
        return roots
    }

    private mutating func trees(of host: GraphHost) -> [TreeNode] {
        guard shown.insert(ObjectIdentifier(host)).inserted, let root = host.rootNode else { return [] }
        return children(of: root)
    }

    /// The nodes below that are shown.
    private mutating func children(of node: ViewNode) -> [TreeNode] {
        var found: [TreeNode] = []
        for child in node.children {
            found += DeepStack.run { child.isShownByInspector ? dump(child).map { [$0] } ?? [] : children(of: child) }
        }
        for host in hostsBelow[ObjectIdentifier(node)] ?? [] { found += DeepStack.run { trees(of: host) } }
        return found
    }

    private mutating func dump(_ node: ViewNode) -> TreeNode? {
        guard left > 0 else { return nil }
        left -= 1
        let frame = node.inspectedFrame
        var dumped = TreeNode(
            id: id(node), type: node.inspectedName, title: node.inspectedTitle.map { String($0.prefix(200)) },
            frame: frame.map { [Double($0.minX), Double($0.minY), Double($0.width), Double($0.height)] } ?? [])
        if node.runsCode {
            node.locateProperties()
            dumped.properties = [TreeNode.Property("runs", String(node.runNumber))]
        }
        if let view = node.leafView { dumped.relatives["view"] = id(view) }
        dumped.children = children(of: node)
        return dumped
    }
}

extension _UIHostingView: InspectedPartsView {
    package static func dumpParts(
        of views: [any InspectedPartsView], id: (AnyObject) -> UInt64
    ) -> [TreeNode] {
        ChangeReasons.beginWatching()
        return withoutActuallyEscaping(id) { id in
            var dumper = ViewTreeDumper(id: id)
            return dumper.dump(views.compactMap { ($0 as? any HostingTree)?.host })
        }
    }

    package final func findPart(at point: CGPoint, showing view: UIView) -> (any InspectedPart)? {
        host.rootNode?.findShownNode(at: point, showing: view)
    }
}

/// A view that shows a tree of nodes, whatever its content is.
@MainActor protocol HostingTree: UIView {
    var host: GraphHost { get }
}

extension _UIHostingView: HostingTree {}
