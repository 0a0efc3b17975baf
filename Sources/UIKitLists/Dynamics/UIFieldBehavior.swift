import CoreGraphics
import Foundation
import PorticoObjC

/// A force that depends on where its items are, how fast they are, or when it is. Fields count in metres of 100 points.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    enum Kind {
        case drag, vortex, radial, linear, velocity, noise, turbulence, spring, electric, magnetic
        case custom(Evaluation)
    }

    /// Thick air, unless a class method says otherwise.
    final private(set) var kind = Kind.drag
    private var list = DynamicItemList([])

    /// A field of the class that a class method was asked of.
    private class func make(_ kind: Kind) -> Self {
        let made = unsafeDowncast(makeInstance(of: self), to: self)
        made.kind = kind
        return made
    }

    // MARK: Kinds

    /// Holds items by their speed, as a thick air does.
    open class func dragField() -> Self { make(.drag) }
    /// Drives items around the position.
    open class func vortexField() -> Self { make(.vortex) }
    /// Draws items to a position, whatever their mass.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radial)
        field.position = position
        return field
    }
    /// Draws items in a direction, whatever their mass.
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = make(.linear)
        field.direction = direction
        return field
    }
    /// Gives items a velocity.
    open class func velocityField(direction: CGVector) -> Self {
        let field = make(.velocity)
        field.direction = direction
        return field
    }
    /// Shakes items.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Shakes items the more, the faster they are.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = make(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }
    /// Draws items to the position, the more the further away they are.
    open class func springField() -> Self { make(.spring) }
    /// Drives items away from the position by their charge.
    open class func electricField() -> Self { make(.electric) }
    /// Turns the way of items by their charge and speed.
    open class func magneticField() -> Self { make(.magnetic) }

    /// A field of the app's own.
    /// - Parameter block: gets the field, an item's position from the field's in points, its velocity in points a second, mass, charge and
    ///   the seconds since the last call; it answers a force
    open class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self {
        make(.custom(block))
    }

    // MARK: Items

    /// Items on which the field acts where they are in its region.
    open var items: [any UIDynamicItem] { list.items }
    /// One that is there already is ignored.
    open func addItem(_ item: any UIDynamicItem) { if list.add(item) { noteItemsChanged() } }
    /// One that isn't there is ignored.
    open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { noteItemsChanged() } }

    // MARK: Properties

    /// The middle of the field and of its region, in the reference's coordinates; zero by default.
    open var position = CGPoint.zero { didSet { noteChange() } }
    /// Where the field acts, about its position; everywhere by default.
    open var region = UIRegion.infinite { didSet { noteChange() } }
    /// 1 by default.
    open var strength: CGFloat = 1 { didSet { noteChange() } }
    /// The power of the distance by which the strength is divided; 0, not at all, by default.
    open var falloff: CGFloat = 0 { didSet { noteChange() } }
    /// Smaller distances, in points, count as this one; a very small one by default.
    open var minimumRadius: CGFloat = 1e-5 { didSet { noteChange() } }
    /// Of linear gravity and of velocity; zero by default.
    open var direction = CGVector.zero { didSet { noteChange() } }
    /// How even noise is, from 0 to 1; 0 by default.
    open var smoothness: CGFloat = 0 { didSet { noteChange() } }
    /// How fast noise changes; 0 by default.
    open var animationSpeed: CGFloat = 0 { didSet { noteChange() } }

    override func contribute(to plan: DynamicsPlan) {
        for item in items { plan.add(item) }
        if !items.isEmpty { plan.fields.append(self) }
    }
}
