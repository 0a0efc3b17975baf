import UIKit

/// The layers that show a node, kept from frame to frame.
@MainActor final class NodeLook {
    /// Shows what the node itself draws.
    var content: CALayer?
    /// Shows the node's children as one picture, for nodes that crop or fade them together.
    var group: LayerGroup?
    private var shown: CGImage?

    /// Whether a picture is the one that the layer has; remembers it.
    func shows(_ picture: CGImage) -> Bool {
        if shown === picture { return true }
        shown = picture
        return false
    }

    /// Takes the layers off the screen, and forgets them.
    func detach() {
        content?.removeFromSuperlayer()
        content = nil
        group?.layer.removeFromSuperlayer()
        group = nil
        shown = nil
    }
}

/// A layer whose sublayers are the contents of nodes, all in the view's coordinates, from back to front.
@MainActor final class LayerGroup {
    let layer = CALayer()
    private var entries: [(z: CGFloat, layer: CALayer)] = []
    private var order: [ObjectIdentifier] = []
    /// The shapes that a cropping node lets through.
    var mask: LayerGroup?

    func begin() { entries.removeAll(keepingCapacity: true) }

    func add(_ layer: CALayer, z: CGFloat) { entries.append((z, layer)) }

    /// Gives the layer its sublayers, if they or their order changed.
    func finish() {
        // What has the same height stays in the order of the tree.
        let sorted = entries.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
        let found = sorted.map { ObjectIdentifier($0.element.layer) }
        guard found != order else { return }
        order = found
        layer.sublayers = sorted.map(\.element.layer)
    }
}
