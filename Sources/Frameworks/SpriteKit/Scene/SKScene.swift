import UIKit

/// The root of a tree of nodes that a view shows, and the frame's order: update, actions, physics, constraints.
open class SKScene: SKEffectNode {
    /// Its size, in its own points.
    open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
    /// How it fills a view of another size; stretched by default.
    open var scaleMode = SKSceneScaleMode.fill
    /// The point of the view, in parts of its sides, where its origin lies; the bottom left by default.
    open var anchorPoint = CGPoint.zero
    /// The colour behind all nodes; a dark gray by default.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// The node from which it is seen.
    open weak var camera: SKCameraNode?
    /// The node from which its sounds are heard.
    open weak var listener: SKNode?
    /// What is told about a frame's parts beside the scene itself.
    open weak var delegate: (any SKSceneDelegate)?
    /// The physics of its nodes' bodies.
    public let physicsWorld = SKPhysicsWorld()

    /// The view that shows it.
    open internal(set) weak var view: SKView?
    /// The seconds that have passed in it.
    final var elapsed: TimeInterval = 0
    private var lastTime: TimeInterval?

    /// A scene of one by one point.
    public override init() {
        size = CGSize(width: 1, height: 1)
        super.init()
        begin()
        sceneDidLoad()
    }
    /// A scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
        begin()
        sceneDidLoad()
    }
    /// A scene of a file.
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
        begin()
        decodeScene(aDecoder)
        sceneDidLoad()
    }

    private func begin() {
        isUserInteractionEnabled = true
        shouldEnableEffects = false
        physicsWorld.scene = self
    }

    // MARK: For subclasses

    /// Called when it has been made.
    open func sceneDidLoad() {}
    /// Called when a view shows it.
    open func didMove(to view: SKView) {}
    /// Called when a view is about to show it no more.
    open func willMove(from view: SKView) {}
    /// Called when its size has changed.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// Called first in every frame.
    open func update(_ currentTime: TimeInterval) {}
    /// Called when a frame's actions have run.
    open func didEvaluateActions() {}
    /// Called when a frame's physics have run.
    open func didSimulatePhysics() {}
    /// Called when constraints have been kept.
    open func didApplyConstraints() {}
    /// Called last before a frame is drawn.
    open func didFinishUpdate() {}

    // MARK: Points

    /// A point of the view's coordinates in its own.
    open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(viewTransform.inverted()) }
    /// A point of its coordinates in the view's.
    open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform) }

    /// The rectangle that it fills in its own coordinates.
    open override var frame: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    open override func contains(_ p: CGPoint) -> Bool { frame.contains(p) }
    open override var next: UIResponder? { view }

    /// From its coordinates to those as the camera sees them.
    final var cameraTransform: CGAffineTransform {
        guard let camera, camera.scene === self else { return .identity }
        var placed = camera.worldTransform
        guard abs(placed.a * placed.d - placed.b * placed.c) > 1e-12 else { return .identity }
        // What lies at the camera is in the middle.
        placed = placed.inverted()
        return placed.concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
    }

    /// From its coordinates to its view's.
    final var viewTransform: CGAffineTransform { cameraTransform.concatenating(fillTransform) }

    /// How it fills its view.
    final var fillTransform: CGAffineTransform {
        let room = view?.bounds.size ?? size
        guard size.width > 0, size.height > 0, room.width > 0, room.height > 0 else { return .identity }
        var (x, y) = (room.width / size.width, room.height / size.height)
        switch scaleMode {
        case .fill: break
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        case .resizeFill: (x, y) = (1, 1)
        }
        // The middle of the scene lies in the middle of the view.
        return CGAffineTransform(
            a: x, b: 0, c: 0, d: -y, tx: room.width / 2 - frame.midX * x, ty: room.height / 2 + frame.midY * y)
    }

    // MARK: A frame

    /// One frame, in Apple's order.
    final func runFrame(at time: TimeInterval, isHeld: Bool) {
        let passed = lastTime.map { max(0, min(1, time - $0)) } ?? 0
        lastTime = time
        if isHeld || isPaused { return }
        elapsed += passed
        update(time)
        delegate?.update(time, for: self)
        stepActions(of: self, by: passed, speed: 1)
        didEvaluateActions()
        delegate?.didEvaluateActions(for: self)
        physicsWorld.simulate(self, by: passed)
        didSimulatePhysics()
        delegate?.didSimulatePhysics(for: self)
        keepConstraints(of: self)
        didApplyConstraints()
        delegate?.didApplyConstraints(for: self)
        didFinishUpdate()
        delegate?.didFinishUpdate(for: self)
    }

    private func stepActions(of node: SKNode, by seconds: TimeInterval, speed: CGFloat) {
        if node.isPaused { return }
        let speed = speed * max(0, node.speed)
        let own = seconds * TimeInterval(speed)
        if !node.actions.isEmpty { node.actions.step(by: own, on: node) }
        node.advance(by: own)
        for child in node.children { stepActions(of: child, by: seconds, speed: speed) }
    }

    private func keepConstraints(of node: SKNode) {
        for constraint in node.constraints ?? [] { constraint.apply(to: node) }
        for child in node.children { keepConstraints(of: child) }
    }
}

/// What hears of a frame's parts.
@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
    /// First in every frame.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    /// A frame's actions have run.
    func didEvaluateActions(for scene: SKScene)
    /// A frame's physics have run.
    func didSimulatePhysics(for scene: SKScene)
    /// Constraints have been kept.
    func didApplyConstraints(for scene: SKScene)
    /// Last before a frame is drawn.
    func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
    /// Stands for a delegate without the method.
    public func update(_ currentTime: TimeInterval, for scene: SKScene) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func didEvaluateActions(for scene: SKScene) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func didSimulatePhysics(for scene: SKScene) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func didApplyConstraints(for scene: SKScene) { OptionalCall.missing(()) }
    /// Stands for a delegate without the method.
    public func didFinishUpdate(for scene: SKScene) { OptionalCall.missing(()) }
}
