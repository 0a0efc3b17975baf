import QuartzCore
import UIKit

/// A view that shows a scene, and runs it once a frame.
open class SKView: UIView {
    /// The scene that it shows.
    open var scene: SKScene? { shown?.scene }
    /// Whether the scene stands still.
    open var isPaused = false
    /// What is asked whether a frame is drawn.
    open weak var delegate: (any SKViewDelegate)?
    /// Whether nodes of one height may be drawn in any order; they are drawn in the tree's.
    open var ignoresSiblingOrder = false
    /// Whether what lies behind the view is seen through the scene.
    open var allowsTransparency = false { didSet { isOpaque = !allowsTransparency } }
    /// Whether drawing may follow the frame.
    open var isAsynchronous = true
    /// Whether nodes outside are left out.
    open var shouldCullNonVisibleNodes = true
    /// Whether there is no depth buffer.
    open var disableDepthStencilBuffer = false
    /// Frames a second.
    open var preferredFramesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
    /// Frames a second.
    open var preferredFrameRate: Float {
        get { Float(preferredFramesPerSecond) }
        set { preferredFramesPerSecond = Int(max(1, min(120, newValue))) }
    }
    /// How many frames of the screen go by for one of the scene.
    open var frameInterval = 1 { didSet { link?.frameInterval = max(1, frameInterval) } }
    /// Whether a line says how many frames come a second.
    open var showsFPS = false
    /// Whether a line says how many nodes are drawn.
    open var showsNodeCount = false
    /// Whether a line says how many drawings there are.
    open var showsDrawCount = false
    /// Whether a line says how many rectangles are drawn.
    open var showsQuadCount = false
    /// Whether bodies are drawn.
    open var showsPhysics = false
    /// Whether fields are drawn.
    open var showsFields = false

    private var shown: SceneDrawing?
    private var change: SceneChange?
    private var link: CADisplayLink?
    private lazy var figures = FiguresLine()
    private var touched: [ObjectIdentifier: SKNode] = [:]
    private var isDelivering = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        isOpaque = true
        clipsToBounds = true
    }

    // MARK: Scenes

    /// Shows a scene instead of the one that it shows; none for nil.
    open func presentScene(_ scene: SKScene?) {
        guard scene !== self.scene else { return }
        change?.end()
        change = nil
        if let old = shown {
            old.scene.willMove(from: self)
            old.scene.view = nil
            old.end()
        }
        shown = scene.map { add($0) }
        runOrHold()
    }

    /// Shows a scene instead of the one that it shows, with a transition.
    open func presentScene(_ scene: SKScene, transition: SKTransition) {
        guard let old = shown, old.scene !== scene else { return presentScene(scene) }
        change?.end()
        old.scene.willMove(from: self)
        let new = add(scene)
        shown = new
        change = SceneChange(transition, from: old, to: new, in: layer)
        runOrHold()
    }

    private func add(_ scene: SKScene) -> SceneDrawing {
        if let other = scene.view, other !== self { other.presentScene(nil) }
        let drawing = SceneDrawing(scene)
        scene.view = self
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.addSublayer(drawing.stage)
        CATransaction.commit()
        if scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 { scene.size = bounds.size }
        scene.didMove(to: self)
        return drawing
    }

    // MARK: Frames

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        runOrHold()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let scene, scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 { scene.size = bounds.size }
        draw()
    }

    /// Frames come while there is a scene in a window.
    private func runOrHold() {
        guard window != nil, shown != nil else {
            link?.invalidate()
            link = nil
            return
        }
        draw()
        guard link == nil else { return }
        let made = CADisplayLink(target: FrameListener(self), selector: FrameListener.selector)
        if preferredFramesPerSecond != 60 { made.preferredFramesPerSecond = preferredFramesPerSecond }
        made.add(to: .main, forMode: .common)
        link = made
    }

    /// One frame of the scene.
    func frame(at time: TimeInterval) {
        guard let shown else { return }
        if let delegate, !delegate.view(self, shouldRenderAtTime: time) { return }
        let held = isPaused
        if let change {
            change.run(at: time)
            change.from.scene.runFrame(at: time, isHeld: held || change.transition.pausesOutgoingScene)
            shown.scene.runFrame(at: time, isHeld: held || change.transition.pausesIncomingScene)
            if change.isOver {
                change.end()
                self.change = nil
            }
        } else {
            shown.scene.runFrame(at: time, isHeld: held)
        }
        draw()
    }

    /// Brings the layers up to date.
    private func draw() {
        guard let shown else { return }
        let scale = window?.screen.scale ?? traitCollection.displayScale
        for drawing in [change?.from, shown].compactMap({ $0 }) {
            drawing.screenScale = scale > 0 ? scale : 1
            drawing.draw(in: bounds, allowsTransparency: allowsTransparency)
        }
        change?.place(in: bounds)
        var texts: [String] = []
        if showsNodeCount { texts.append("nodes:\(shown.nodeCount)") }
        if showsFPS { texts.append("\(preferredFramesPerSecond).0 fps") }
        figures.show(texts.joined(separator: "  "), in: layer, bounds)
    }

    // MARK: Points

    /// A point of a scene in its own coordinates.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
    /// A point of its coordinates in a scene's.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }

    // MARK: Pictures

    /// A texture of a node as it looks, with its children.
    open func texture(from node: SKNode) -> SKTexture? {
        texture(from: node, crop: node.calculateAccumulatedFrame())
    }
    /// A texture of a part of a node's parent's coordinates.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        NodePicture.make(of: node, area: crop, scale: max(1, traitCollection.displayScale))
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A node that hands its touch on comes back here.
        guard !isDelivering, let scene else { return super.touchesBegan(touches, with: event) }
        for touch in touches { touched[ObjectIdentifier(touch)] = target(of: touch, in: scene) }
        deliver(touches) { $0.touchesBegan($1, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !isDelivering, scene != nil else { return super.touchesMoved(touches, with: event) }
        deliver(touches) { $0.touchesMoved($1, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !isDelivering, scene != nil else { return super.touchesEnded(touches, with: event) }
        deliver(touches) { $0.touchesEnded($1, with: event) }
        for touch in touches { touched[ObjectIdentifier(touch)] = nil }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !isDelivering, scene != nil else { return super.touchesCancelled(touches, with: event) }
        deliver(touches) { $0.touchesCancelled($1, with: event) }
        for touch in touches { touched[ObjectIdentifier(touch)] = nil }
    }

    /// The frontmost node under a touch that takes touches, or the scene.
    private func target(of touch: UITouch, in scene: SKScene) -> SKNode? {
        let point = scene.convertPoint(fromView: touch.location(in: self))
        let found = scene.nodes(at: point).first { node in
            node.isUserInteractionEnabled && !sequence(first: node, next: \.parent).contains { $0.isHidden }
        }
        return found ?? (scene.isUserInteractionEnabled ? scene : nil)
    }

    private func deliver(_ touches: Set<UITouch>, _ call: (SKNode, Set<UITouch>) -> Void) {
        isDelivering = true
        defer { isDelivering = false }
        var nodes: [SKNode] = []
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
            if let node = touched[ObjectIdentifier(touch)], !nodes.contains(where: { $0 === node }) {
                nodes.append(node)
            }
        }
        for node in nodes { call(node, touches.filter { touched[ObjectIdentifier($0)] === node }) }
    }
}

/// What is asked whether a view draws a frame.
@preconcurrency @MainActor public protocol SKViewDelegate: NSObjectProtocol {
    /// Whether the frame at a time is run and drawn.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    /// Stands for a delegate without the method.
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { OptionalCall.missing(true) }
}

extension UITouch {
    /// Where it is in a node's coordinates.
    public func location(in node: SKNode) -> CGPoint { point(in: node) { location(in: $0) } }
    /// Where it was before in a node's coordinates.
    public func previousLocation(in node: SKNode) -> CGPoint { point(in: node) { previousLocation(in: $0) } }

    private func point(in node: SKNode, _ read: (UIView?) -> CGPoint) -> CGPoint {
        guard let scene = node.scene, let view = scene.view else { return read(nil) }
        return node.convert(scene.convertPoint(fromView: read(view)), from: scene)
    }
}

/// Hears of frames for a view, which it doesn't keep.
private final class FrameListener: NSObject {
    private weak var view: SKView?

    init(_ view: SKView) { self.view = view }

    static let selector: Selector = {
        ObjCClassRegistry.shared.register("frameWillBegin:", of: FrameListener.self) { receiver, _, _ in
            let view = (receiver as? FrameListener)?.view
            MainActor.assumeIsolated { view?.frame(at: CACurrentMediaTime()) }
            return nil
        }
        return Selector("frameWillBegin:")
    }()
}
