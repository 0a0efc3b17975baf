import CoreGraphics
import Foundation

/// How its items behave in what the other behaviours do to them. Of several for one item the later one in the animator counts, in those
/// properties that have been set.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var list: DynamicItemList
    private var settings = ItemMaterialChange() { didSet { noteChange() } }
    private var pending: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { list.items }
    /// One that is there already is ignored.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { noteItemsChanged() } }
    /// One that isn't there is ignored.
    open func removeItem(_ item: any UIDynamicItem) {
        pending[ObjectIdentifier(item)] = nil
        if list.remove(item) { noteItemsChanged() }
    }

    /// What is left of the speed after a collision: from 0, nothing, to 1, all. 0 by default.
    open var elasticity: CGFloat = 0 { didSet { settings.elasticity = elasticity } }
    /// How much items hold each other when they slide; 0 by default.
    open var friction: CGFloat = 0 { didSet { settings.friction = friction } }
    /// Mass for each area: at 1, the default, an item of 100 by 100 points has the mass 1.
    open var density: CGFloat = 1 { didSet { settings.density = density } }
    /// The share of the speed that is lost each second; 0 by default.
    open var resistance: CGFloat = 0 { didSet { settings.resistance = resistance } }
    /// The share of the turn's speed that is lost each second; 0 by default.
    open var angularResistance: CGFloat = 0 { didSet { settings.angularResistance = angularResistance } }
    /// What electric and magnetic fields act on; 0 by default.
    open var charge: CGFloat = 0 { didSet { settings.charge = charge } }
    /// Anchored items are collided with and don't move; false by default.
    open var isAnchored = false { didSet { settings.isAnchored = isAnchored } }
    /// Whether items turn; true by default.
    open var allowsRotation = true { didSet { settings.allowsRotation = allowsRotation } }

    /// Points a second; what an item gets before the behaviour is in an animator, it has from then on. Items of others are ignored.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        addVelocity(velocity, 0, to: item)
    }
    /// Radians a second, clockwise.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        addVelocity(.zero, velocity, to: item)
    }

    private func addVelocity(_ linear: CGPoint, _ angular: CGFloat, to item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        if let animator = dynamicAnimator, let body = animator.body(of: item) {
            body.addVelocity(linear, angular: angular)
            animator.noteChange()
            return
        }
        let known = pending[ObjectIdentifier(item)] ?? (.zero, 0)
        pending[ObjectIdentifier(item)] = (
            CGPoint(x: known.linear.x + linear.x, y: known.linear.y + linear.y), known.angular + angular
        )
    }

    /// Points a second; zero for an item of others.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard list.contains(item) else { return .zero }
        guard let state = dynamicAnimator?.body(of: item)?.state else {
            return pending[ObjectIdentifier(item)]?.linear ?? .zero
        }
        return CGPoint(x: CGFloat(state.velocityX), y: CGFloat(state.velocityY))
    }
    /// Radians a second; 0 for an item of others.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard list.contains(item) else { return 0 }
        guard let state = dynamicAnimator?.body(of: item)?.state else {
            return pending[ObjectIdentifier(item)]?.angular ?? 0
        }
        return CGFloat(state.angularVelocity)
    }

    override func contribute(to plan: DynamicsPlan) {
        for item in items { plan.change(item) { settings.apply(to: &$0.material) } }
    }

    override func didJoin(_ animator: UIDynamicAnimator) {
        guard !pending.isEmpty else { return }
        for item in items {
            guard let velocity = pending.removeValue(forKey: ObjectIdentifier(item)) else { continue }
            animator.body(of: item)?.addVelocity(velocity.linear, angular: velocity.angular)
        }
    }
}
