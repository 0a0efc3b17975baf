import PorticoTrace
import UIKit

/// A node's place in the tree.
struct NodeTree {
    weak var parent: SKNode?
    var children: [SKNode] = []
}

extension SKNode {
    final func attach(_ node: SKNode, at index: Int) {
        FatalException.invalidArgument.raise(
            unless: node.parent == nil, "Attemped to add a SKNode which already has a parent: \(node)")
        FatalException.invalidArgument.raise(
            unless: node !== self && !inParentHierarchy(node), "A node can't be added to itself or to a node below it.")
        node.tree.parent = self
        tree.children.insert(node, at: max(0, min(index, tree.children.count)))
    }

    final func detach() {
        guard let parent = tree.parent else { return }
        parent.tree.children.removeAll { $0 === self }
        tree.parent = nil
        forgetScene()
    }

    /// What a node leaves behind in a scene that it goes out of.
    private func forgetScene() {
        look.detach()
        physicsBody?.withdraw()
        for child in tree.children { child.forgetScene() }
    }

    final func moveKeepingPlace(to parent: SKNode) {
        let place = self.parent.map { $0.convert(position, to: parent) } ?? position
        let turn = (self.parent?.worldRotation ?? 0) - parent.worldRotation
        removeFromParent()
        position = place
        zRotation += turn
        parent.addChild(self)
    }

    final func copyTree() -> SKNode {
        let copy = type(of: self).init()
        copy.position = position
        copy.zPosition = zPosition
        copy.zRotation = zRotation
        copy.xScale = xScale
        copy.yScale = yScale
        copy.alpha = alpha
        copy.isHidden = isHidden
        copy.isPaused = isPaused
        copy.speed = speed
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.name = name
        copy.userData = userData?.mutableCopy() as? NSMutableDictionary
        copy.constraints = constraints
        copy.physicsBody = physicsBody?.copy() as? SKPhysicsBody
        copy.copyContent(of: self)
        actions.copyAll(to: copy.actions)
        // Whatever the class made for itself, the copy has this node's children.
        copy.removeAllChildren()
        for child in children { if let child = child.copy() as? SKNode { copy.addChild(child) } }
        return copy
    }
}
