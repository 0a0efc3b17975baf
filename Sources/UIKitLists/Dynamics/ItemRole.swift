import CDynamics
import CoreGraphics
import Foundation

/// How an item behaves by itself: what the item behaviours of it have set, over what holds without any.
struct ItemMaterial: Equatable {
    var density: CGFloat = 1
    var friction: CGFloat = 0.2
    var elasticity: CGFloat = 0.2
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var charge: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false

    var values: cdynamics_material {
        func positive(_ value: CGFloat) -> Float { max(0, DynamicsWorld.number(value)) }
        return cdynamics_material(
            density: max(1e-6, DynamicsWorld.number(density)), friction: positive(friction),
            elasticity: positive(elasticity), resistance: positive(resistance),
            angularResistance: positive(angularResistance), allowsRotation: allowsRotation ? 1 : 0,
            isAnchored: isAnchored ? 1 : 0)
    }
}

/// What an item behaviour has set, and nothing else.
struct ItemMaterialChange {
    var density, friction, elasticity, resistance, angularResistance, charge: CGFloat?
    var allowsRotation, isAnchored: Bool?

    func apply(to material: inout ItemMaterial) {
        material.density = density ?? material.density
        material.friction = friction ?? material.friction
        material.elasticity = elasticity ?? material.elasticity
        material.resistance = resistance ?? material.resistance
        material.angularResistance = angularResistance ?? material.angularResistance
        material.charge = charge ?? material.charge
        material.allowsRotation = allowsRotation ?? material.allowsRotation
        material.isAnchored = isAnchored ?? material.isAnchored
    }
}

/// A force at a point of an item.
struct ItemPush {
    var force: CGVector
    /// From the item's middle, in its own coordinates.
    var offset: UIOffset

    /// The offset in the reference's coordinates.
    func arm(at angle: CGFloat) -> CGVector {
        CGVector(
            dx: offset.horizontal * cos(angle) - offset.vertical * sin(angle),
            dy: offset.horizontal * sin(angle) + offset.vertical * cos(angle))
    }
}

/// All that an animator's behaviours want of one item.
struct ItemRole {
    var material = ItemMaterial()
    var drive = cdynamics_drive()
    var pushes: [ItemPush] = []
    var itemGroups: Set<UInt32> = []
    var boundaryGroups: Set<UInt32> = []
}

/// What an animator's behaviours want of the world, gathered anew when one of them has changed.
///
/// - From: `UIDynamicAnimator`
/// - To: `UIDynamicBehavior.contribute(to:)`
@MainActor final class DynamicsPlan {
    private(set) var items: [any UIDynamicItem] = []
    private var numbers: [ObjectIdentifier: Int] = [:]
    private(set) var roles: [ItemRole] = []
    var collisions: [UICollisionBehavior] = []
    var attachments: [UIAttachmentBehavior] = []
    var fields: [UIFieldBehavior] = []

    /// Makes sure that the item is in the world.
    func add(_ item: any UIDynamicItem) { change(item) { _ in } }

    func change(_ item: any UIDynamicItem, _ body: (inout ItemRole) -> Void) {
        let key = ObjectIdentifier(item)
        let number: Int
        if let known = numbers[key] {
            number = known
        } else {
            number = items.count
            numbers[key] = number
            items.append(item)
            roles.append(ItemRole())
        }
        body(&roles[number])
    }

    func contains(_ key: ObjectIdentifier) -> Bool { numbers[key] != nil }
}
