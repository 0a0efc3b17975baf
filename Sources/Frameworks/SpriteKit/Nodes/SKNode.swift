import UIKit

/// An element of a scene: a place, a turn and a scale that its children follow, and what runs on it.
///
/// Coordinates have their origin at the bottom left, and angles go counterclockwise, in radians. A node by itself draws nothing.
@preconcurrency @MainActor open class SKNode: UIResponder, @preconcurrency NSCopying {
    // MARK: Place

    /// Where it lies in its parent's coordinates.
    open var position = CGPoint.zero
    /// How far in front it lies, added to its parent's. What is farther in front is drawn later.
    open var zPosition: CGFloat = 0
    /// Its turn around its position, counterclockwise.
    open var zRotation: CGFloat = 0
    /// Its scale along its own x axis.
    open var xScale: CGFloat = 1
    /// Its scale along its own y axis.
    open var yScale: CGFloat = 1

    /// Sets both scales.
    open func setScale(_ scale: CGFloat) {
        xScale = scale
        yScale = scale
    }

    /// The rectangle that its own content takes up in its parent's coordinates, without its children's.
    open var frame: CGRect {
        contentBounds.isNull ? CGRect(origin: position, size: .zero) : contentBounds.applying(transform)
    }

    // MARK: Looks and state

    /// How much of it is seen, with its children, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether it and its children are neither drawn nor found by a point. Its actions go on.
    open var isHidden = false
    /// Whether actions and physics of it and its children stand still.
    open var isPaused = false
    /// How fast actions of it and its children run.
    open var speed: CGFloat = 1
    /// Whether it gets touches.
    open var isUserInteractionEnabled = false
    /// Its name, for searches.
    open var name: String?
    /// What the app keeps with it.
    open var userData: NSMutableDictionary?
    /// Whether it takes part in the focus system.
    open var focusBehavior = SKNodeFocusBehavior.none
    /// Rules that its place keeps, applied in order after physics.
    open var constraints: [SKConstraint]?
    /// How far it may turn while a chain of nodes reaches for something.
    open var reachConstraints: SKReachConstraints?

    /// Its body in the scene's physics.
    open var physicsBody: SKPhysicsBody? {
        didSet {
            guard physicsBody !== oldValue else { return }
            oldValue?.leave(self)
            if let body = physicsBody {
                if let other = body.node, other !== self { other.physicsBody = nil }
                body.owner = self
            }
        }
    }

    // MARK: Tree

    final var tree = NodeTree()
    /// The layers that show it, made when it is drawn.
    let look = NodeLook()
    let actions = ActionList()

    /// The node that it lies in.
    open var parent: SKNode? { tree.parent }
    /// What lies in it, in the order in which it was added.
    open var children: [SKNode] { tree.children }
    /// The scene that it lies in.
    open var scene: SKScene? {
        var node: SKNode? = self
        while let here = node {
            if let scene = here as? SKScene { return scene }
            node = here.parent
        }
        return nil
    }

    /// Adds a child in front of the others.
    open func addChild(_ node: SKNode) { attach(node, at: tree.children.count) }
    /// Adds a child at a place among the others.
    open func insertChild(_ node: SKNode, at index: Int) { attach(node, at: index) }
    /// Removes children.
    open func removeChildren(in nodes: [SKNode]) {
        for node in nodes where node.parent === self { node.removeFromParent() }
    }
    /// Removes all children.
    open func removeAllChildren() { for node in tree.children { node.removeFromParent() } }
    /// Takes it out of its parent.
    open func removeFromParent() { detach() }
    /// Puts it into another node, and keeps its place on the screen.
    open func move(toParent parent: SKNode) { moveKeepingPlace(to: parent) }

    // MARK: Actions

    /// Starts an action with the next frame.
    open func run(_ action: SKAction) { actions.add(action, key: nil, completion: nil) }
    /// Starts an action, and calls a block when it has ended by itself.
    open func run(_ action: SKAction, completion block: @escaping () -> Void) {
        actions.add(action, key: nil, completion: block)
    }
    /// Starts an action under a name; one that runs under this name ends.
    open func run(_ action: SKAction, withKey key: String) { actions.add(action, key: key, completion: nil) }
    /// Starts an action, and goes on when it has ended.
    open func run(_ action: SKAction) async {
        await withCheckedContinuation { done in run(action) { done.resume() } }
    }
    /// Whether actions run on it.
    open func hasActions() -> Bool { !actions.isEmpty }
    /// The action that runs under a name.
    open func action(forKey key: String) -> SKAction? { actions.action(forKey: key) }
    /// Ends the action that runs under a name.
    open func removeAction(forKey key: String) { actions.remove(key: key) }
    /// Ends all actions.
    open func removeAllActions() { actions.removeAll() }

    // MARK: Making

    /// A node that draws nothing.
    public override init() {
        super.init()
        isUserInteractionEnabled = false
    }

    /// A node of a scene's file.
    public required init?(coder aDecoder: NSCoder) {
        super.init()
        decodeNode(aDecoder)
    }

    // MARK: Seams

    /// What it draws, in its own coordinates; null for nothing.
    var contentBounds: CGRect { .null }
    /// Brings its layer up to date.
    func updateContent(_ layer: CALayer, _ drawing: SceneDrawing) {}
    /// The layer that shows what it draws; nil for nothing.
    func makeContentLayer() -> CALayer? { nil }
    /// How what it draws lies in its coordinates.
    func contentTransform(of layer: CALayer) -> CGAffineTransform { .identity }
    /// Copies what a subclass keeps.
    func copyContent(of node: SKNode) {}
    /// What passes with a frame, besides actions.
    func advance(by seconds: TimeInterval) {}

    // MARK: Responders

    open override var next: UIResponder? { parent }

    open func copy(with zone: NSZone? = nil) -> Any { copyTree() }
    /// Whether it and another are one.
    open func isEqual(to node: SKNode) -> Bool { self === node }

    // MARK: Points

    /// Whether a point of its parent's coordinates lies in its rectangle and its children's.
    open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
    /// The rectangle of it and its children, in its parent's coordinates.
    open func calculateAccumulatedFrame() -> CGRect { accumulatedFrame() }
    /// The frontmost node below it at a point of its coordinates; itself where there is none.
    open func atPoint(_ p: CGPoint) -> SKNode { descendants(at: p).first ?? self }
    /// All nodes below it at a point of its coordinates, the frontmost first.
    open func nodes(at p: CGPoint) -> [SKNode] { descendants(at: p) }
    /// Whether its rectangle and another's meet.
    open func intersects(_ node: SKNode) -> Bool { meets(node) }
    /// A point of another node's coordinates in its own.
    open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
        point.applying(node.worldTransform).applying(worldTransform.inverted())
    }
    /// A point of its coordinates in another node's.
    open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
        point.applying(worldTransform).applying(node.worldTransform.inverted())
    }

    // MARK: Searches

    /// The first node that a search finds.
    open func childNode(withName name: String) -> SKNode? { NodeSearch(name).first(below: self) }
    /// Calls a block with every node that a search finds, until it says stop.
    open func enumerateChildNodes(
        withName name: String, using block: @escaping (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for node in NodeSearch(name).all(below: self) {
            block(node, &stop)
            if stop.boolValue { return }
        }
    }
    /// All nodes that a search finds.
    open subscript(name: String) -> [SKNode] { NodeSearch(name).all(below: self) }
    /// Whether it lies below another node.
    open func inParentHierarchy(_ parent: SKNode) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === parent }
    }
}
