import CSprites
import UIKit

/// What a node is in its scene's physics: an outline with a mass, or an edge that stands.
///
/// Distances are points, 150 to a metre; velocities are points a second; a force is a mass times points a second a second.
@preconcurrency @MainActor open class SKPhysicsBody: NSObject, @preconcurrency NSCopying {
    let shapes: [BodyShape]
    /// Edges have no inside and never move.
    let isEdge: Bool

    /// The node that has it.
    open var node: SKNode? { owner }
    final weak var owner: SKNode?

    // MARK: In the world

    /// Where it is simulated; nil outside of a scene.
    final weak var world: SKPhysicsWorld?
    /// Box2D's body, while it is simulated.
    final var handle: OpaquePointer?
    final var number: UInt64 = 0
    /// Where the simulation left it, in points.
    var place = BodyPlace()
    /// The scale that its node had when it got the body, and the one that its shapes have now.
    final var ownScale: CGSize?
    final var shapesScale = CGSize.zero
    /// What was asked for before it was in a scene.
    private var waiting: [(OpaquePointer) -> Void] = []
    private var isReading = false

    dynamic init(_ shapes: [BodyShape], isEdge: Bool = false) {
        self.shapes = shapes
        self.isEdge = isEdge
        dynamic = !isEdge
    }

    // MARK: Making

    /// A circle around the node's position.
    public convenience init(circleOfRadius r: CGFloat) { self.init(circleOfRadius: r, center: .zero) }
    /// A circle.
    public convenience init(circleOfRadius r: CGFloat, center: CGPoint) {
        self.init([.circle(radius: max(0, Numbers.finite(r)), center: center)])
    }
    /// A rectangle around the node's position.
    public convenience init(rectangleOf s: CGSize) { self.init(rectangleOf: s, center: .zero) }
    /// A rectangle around a point.
    public convenience init(rectangleOf s: CGSize, center: CGPoint) {
        let area = CGRect.around(s).offsetBy(dx: center.x, dy: center.y)
        self.init([
            .polygon([
                CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
                CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.maxY),
            ])
        ])
    }
    /// A polygon.
    public convenience init(polygonFrom path: CGPath) {
        self.init(Polygons.convexParts(PathWalk(path).corners).map { .polygon($0) })
    }
    /// The outline of a texture's pixels, at a size.
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(texture: texture, alphaThreshold: 0, size: size)
    }
    /// The outline of those of a texture's pixels that cover more than a part, at a size.
    public convenience init(texture: SKTexture, alphaThreshold: Float, size: CGSize) {
        let hull = TextureOutline.hull(of: texture, threshold: alphaThreshold, size: size)
        self.init(Polygons.convexParts(hull ?? []).map { .polygon($0) })
    }
    /// Several bodies as one.
    public convenience init(bodies: [SKPhysicsBody]) { self.init(bodies.flatMap(\.shapes)) }
    /// A line that stands.
    public convenience init(edgeFrom p1: CGPoint, to p2: CGPoint) {
        self.init([.chain([p1, p2], isLoop: false)], isEdge: true)
    }
    /// The lines of a path, which stand.
    public convenience init(edgeChainFrom path: CGPath) {
        self.init([.chain(PathWalk(path).corners, isLoop: false)], isEdge: true)
    }
    /// The lines of a path and the one back to its beginning, which stand.
    public convenience init(edgeLoopFrom path: CGPath) {
        self.init([.chain(PathWalk(path).corners, isLoop: true)], isEdge: true)
    }
    /// The sides of a rectangle, which stand.
    public convenience init(edgeLoopFrom rect: CGRect) { self.init(edgeLoopFrom: CGPath(rect: rect, transform: nil)) }

    // MARK: Behaviour

    private var dynamic: Bool
    /// Whether forces and collisions move it. Edges never move.
    open var isDynamic: Bool {
        get { dynamic }
        set {
            dynamic = newValue && !isEdge
            updateMotion()
        }
    }
    /// Whether it turns.
    open var allowsRotation = true { didSet { updateMotion() } }
    /// Whether the world's gravity pulls it.
    open var affectedByGravity = true { didSet { updateMotion() } }
    /// Whether it is kept from going through others between two steps.
    open var usesPreciseCollisionDetection = false { didSet { updateMotion() } }
    /// Whether it is fixed to its parent at its position, and only turns.
    open var pinned = false
    /// Whether it rests, until something moves it.
    open var isResting = false {
        didSet { if !isReading, let handle { csprites_body_set_awake(handle, isResting ? 0 : 1) } }
    }
    /// How much it slows others down that slide along it, from 0 to 1.
    open var friction: CGFloat = 0.2 { didSet { updateMaterial() } }
    /// How much of its speed it keeps when it bounces, from 0 to 1.
    open var restitution: CGFloat = 0.2 { didSet { updateMaterial() } }
    /// How fast it slows down, from 0 to 1.
    open var linearDamping: CGFloat = 0.1 { didSet { updateDamping() } }
    /// How fast it stops turning, from 0 to 1.
    open var angularDamping: CGFloat = 0.1 { didSet { updateDamping() } }
    /// Its charge, for electric and magnetic fields.
    open var charge: CGFloat = 0

    // MARK: Mass

    private var ownMass: CGFloat?
    /// Square metres.
    open var area: CGFloat {
        let scale = shapesScale == .zero ? 1 : abs(shapesScale.width * shapesScale.height)
        return shapes.reduce(0) { $0 + $1.area } / (Metres.points * Metres.points) * scale
    }
    /// Kilograms a square metre; 1 by default.
    open var density: CGFloat = 1 {
        didSet {
            ownMass = nil
            updateMass()
        }
    }
    /// Kilograms. Setting it changes the density.
    open var mass: CGFloat {
        get { ownMass ?? density * area }
        set {
            let wanted = max(0, Numbers.finite(newValue))
            if area > 0 { density = wanted / area }
            ownMass = wanted
            updateMass()
        }
    }

    // MARK: Masks

    /// Which categories it belongs to; all by default.
    open var categoryBitMask: UInt32 = .max { didSet { updateMasks() } }
    /// Which categories it collides with; all by default.
    open var collisionBitMask: UInt32 = .max { didSet { updateMasks() } }
    /// Contacts with which categories the world's delegate hears of; none by default.
    open var contactTestBitMask: UInt32 = 0 { didSet { updateMasks() } }
    /// Which fields act on it; all by default.
    open var fieldBitMask: UInt32 = .max

    // MARK: Motion

    /// Points a second.
    open var velocity = CGVector.zero { didSet { updateVelocity() } }
    /// Radians a second.
    open var angularVelocity: CGFloat = 0 { didSet { updateVelocity() } }
    /// The joints that hold it.
    open var joints: [SKPhysicsJoint] { world?.joints.filter { $0.bodyA === self || $0.bodyB === self } ?? [] }

    /// Pushes its middle until the next step.
    open func applyForce(_ force: CGVector) {
        act { csprites_body_push($0, Metres.from(force.dx), Metres.from(force.dy), 0, 0) }
    }
    /// Pushes it at a point of the scene until the next step.
    open func applyForce(_ force: CGVector, at point: CGPoint) {
        act {
            csprites_body_push_at(
                $0, Metres.from(force.dx), Metres.from(force.dy), Metres.from(point.x), Metres.from(point.y), 0)
        }
    }
    /// Turns it until the next step, in newton metres.
    open func applyTorque(_ torque: CGFloat) { act { csprites_body_push($0, 0, 0, Metres.number(torque), 0) } }
    /// Changes its velocity by an impulse's part of its mass.
    open func applyImpulse(_ impulse: CGVector) {
        guard handle == nil else {
            return act { csprites_body_push($0, Metres.from(impulse.dx), Metres.from(impulse.dy), 0, 1) }
        }
        guard isDynamic, mass > 0 else { return }
        velocity = CGVector(dx: velocity.dx + impulse.dx / mass, dy: velocity.dy + impulse.dy / mass)
    }
    /// Changes how it moves and turns by an impulse at a point of the scene.
    open func applyImpulse(_ impulse: CGVector, at point: CGPoint) {
        act {
            csprites_body_push_at(
                $0, Metres.from(impulse.dx), Metres.from(impulse.dy), Metres.from(point.x), Metres.from(point.y), 1)
        }
    }
    /// Changes how fast it turns.
    open func applyAngularImpulse(_ impulse: CGFloat) {
        act { csprites_body_push($0, 0, 0, Metres.number(impulse), 1) }
    }

    /// The bodies that touch it.
    open func allContactedBodies() -> [SKPhysicsBody] {
        guard let handle, let world else { return [] }
        var numbers = [UInt64](repeating: 0, count: 256)
        let count = csprites_body_touching(handle, &numbers, numbers.count)
        return numbers.prefix(count).compactMap { world.bodies[$0] }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKPhysicsBody(shapes, isEdge: isEdge)
        copy.dynamic = dynamic
        copy.allowsRotation = allowsRotation
        copy.affectedByGravity = affectedByGravity
        copy.usesPreciseCollisionDetection = usesPreciseCollisionDetection
        copy.pinned = pinned
        copy.friction = friction
        copy.restitution = restitution
        copy.linearDamping = linearDamping
        copy.angularDamping = angularDamping
        copy.charge = charge
        copy.density = density
        copy.ownMass = ownMass
        copy.categoryBitMask = categoryBitMask
        copy.collisionBitMask = collisionBitMask
        copy.contactTestBitMask = contactTestBitMask
        copy.fieldBitMask = fieldBitMask
        copy.velocity = velocity
        copy.angularVelocity = angularVelocity
        return copy
    }

    // MARK: Box2D's body

    private func act(_ work: @escaping (OpaquePointer) -> Void) {
        guard let handle else { return waiting.append(work) }
        work(handle)
        readVelocity()
    }

    /// Gives Box2D's new body everything that is set.
    final func begin() {
        updateMotion()
        updateMaterial()
        updateDamping()
        updateMasks()
        updateVelocity()
        if let handle { for work in waiting { work(handle) } }
        waiting = []
        readVelocity()
    }

    /// Reads how it moves.
    final func readVelocity() {
        guard let handle else { return }
        let state = csprites_body_state(handle)
        isReading = true
        velocity = CGVector(dx: Metres.toPoints(state.velocityX), dy: Metres.toPoints(state.velocityY))
        angularVelocity = CGFloat(state.angularVelocity)
        isResting = state.isAwake == 0
        isReading = false
    }

    /// Its node goes.
    final func leave(_ node: SKNode) {
        guard owner === node else { return }
        withdraw()
        owner = nil
    }

    /// Takes it out of its world.
    final func withdraw() { world?.remove(self) }

    private func updateMotion() {
        guard let handle else { return }
        csprites_body_set_dynamic(
            handle, isDynamic ? 1 : 0, allowsRotation ? 1 : 0, usesPreciseCollisionDetection ? 1 : 0,
            affectedByGravity ? 1 : 0)
        updateMass()
    }
    final func updateMass() {
        if let handle, isDynamic { csprites_body_set_mass(handle, max(1e-6, Metres.number(mass))) }
    }
    private func updateMaterial() {
        guard let handle else { return }
        csprites_body_set_material(
            handle, max(0, Metres.number(friction)), max(0, min(1, Metres.number(restitution))))
    }
    private func updateDamping() {
        guard let handle else { return }
        csprites_body_set_damping(handle, max(0, Metres.number(linearDamping)), max(0, Metres.number(angularDamping)))
    }
    private func updateMasks() {
        guard let handle else { return }
        csprites_body_set_masks(
            handle,
            csprites_masks(category: categoryBitMask, collision: collisionBitMask, contact: contactTestBitMask))
    }
    private func updateVelocity() {
        guard let handle, !isReading else { return }
        csprites_body_set_velocity(
            handle, Metres.from(velocity.dx), Metres.from(velocity.dy), Metres.number(angularVelocity))
    }
}

/// Where a body lies in its scene.
struct BodyPlace: Equatable {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var angle: CGFloat = 0

    func isNear(_ other: BodyPlace) -> Bool {
        abs(x - other.x) < 1e-4 && abs(y - other.y) < 1e-4 && abs(angle - other.angle) < 1e-5
    }
}
