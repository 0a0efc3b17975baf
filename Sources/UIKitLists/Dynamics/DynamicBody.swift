import CDynamics
import CoreGraphics
import Foundation
import PorticoTrace

/// An item as the engine's body, and what of it was last given to either side.
@MainActor final class DynamicBody {
    let item: any UIDynamicItem
    private let world: DynamicsWorld
    private(set) var handle: OpaquePointer!
    private var number: UInt64 = 0
    private var size = CGSize.zero
    private var angle: Float = 0
    /// What it was given last.
    private var role = ItemRole()

    init(_ item: any UIDynamicItem, in world: DynamicsWorld) {
        (self.item, self.world) = (item, world)
        let size = item.bounds.size
        FatalException.invalidArgument.raise(
            unless: size.width > 0 && size.height > 0,
            "Invalid size {\(size.width.exceptionNumber), \(size.height.exceptionNumber)} for item \(item) in Dynamics")
        (handle, number) = world.makeBody(
            Int32(cdynamics_dynamic), at: item.center, angle: item.dynamicsAngle, owner: .item(self))
        angle = Float(item.dynamicsAngle)
        makeShapes()
        applyRole(role, always: true)
    }

    /// Takes the body out of the world.
    func remove() { world.destroy(handle, number) }

    private func makeShapes() {
        size = item.bounds.size
        for shape in ItemShape.shapes(of: item) {
            switch shape {
            case .circle(let center, let radius):
                world.functions.body_add_circle(
                    handle, DynamicsWorld.number(center.x), DynamicsWorld.number(center.y), DynamicsWorld.number(radius)
                )
            case .polygon(let corners):
                _ = world.functions.body_add_polygon(handle, DynamicsWorld.numbers(corners), Int32(corners.count))
            }
        }
    }

    // MARK: From the app

    /// The item's own place, turn and size count from here; its speed stays.
    func readItem() {
        if item.bounds.size != size {
            world.functions.body_remove_shapes(handle)
            makeShapes()
            applyRole(role, always: true)
        }
        angle = Float(item.dynamicsAngle)
        world.functions.body_set_place(
            handle, DynamicsWorld.number(item.center.x), DynamicsWorld.number(item.center.y), angle)
    }

    func applyRole(_ new: ItemRole, always: Bool = false) {
        if always || new.material != role.material { world.functions.body_set_material(handle, new.material.values) }
        if always || new.itemGroups != role.itemGroups || new.boundaryGroups != role.boundaryGroups {
            let (items, boundaries) = (new.itemGroups.sorted(), new.boundaryGroups.sorted())
            world.functions.body_set_groups(
                handle, 0, items, Int32(items.count), boundaries, Int32(boundaries.count))
        }
        let isAnchoredNews = new.material.isAnchored != role.material.isAnchored
        role = new
        applyDrive()
        if isAnchoredNews { world.functions.body_wake(handle) }
    }

    /// Forces beside the centre turn with the item: they are given again for each frame.
    func applyDrive() {
        var drive = role.drive
        let state = state
        for push in role.pushes {
            drive.forceX += DynamicsWorld.number(push.force.dx)
            drive.forceY += DynamicsWorld.number(push.force.dy)
            guard push.offset != .zero else { continue }
            let arm = push.arm(at: CGFloat(state.angle))
            drive.torque += DynamicsWorld.number((arm.dx * push.force.dy - arm.dy * push.force.dx) / 100)
        }
        world.functions.body_set_drive(handle, drive)
    }

    var turnsForces: Bool { role.pushes.contains { $0.offset != .zero } }
    var charge: CGFloat { role.material.charge }

    func applyImpulse(_ push: ItemPush) {
        let state = state
        let arm = push.arm(at: CGFloat(state.angle))
        world.functions.body_impulse(
            handle, DynamicsWorld.number(push.force.dx), DynamicsWorld.number(push.force.dy),
            state.x + DynamicsWorld.number(arm.dx), state.y + DynamicsWorld.number(arm.dy))
    }

    func addVelocity(_ linear: CGPoint, angular: CGFloat) {
        let state = state
        world.functions.body_set_velocity(
            handle, state.velocityX + DynamicsWorld.number(linear.x), state.velocityY + DynamicsWorld.number(linear.y),
            state.angularVelocity + DynamicsWorld.number(angular))
    }

    // MARK: To the app

    var state: cdynamics_state { world.functions.body_state(handle) }

    /// Gives the item what the engine has made of it; answers whether anything is new.
    @discardableResult func writeItem() -> Bool {
        let state = state
        var center = CGPoint(x: CGFloat(state.x), y: CGFloat(state.y))
        let old = item.center
        // What the engine's smaller numbers can't hold is no motion.
        if abs(center.x - old.x) < 1e-4 { center.x = old.x }
        if abs(center.y - old.y) < 1e-4 { center.y = old.y }
        let isNews = center != old || state.angle != angle
        if center != old { item.center = center }
        if state.angle != angle {
            angle = state.angle
            item.transform = CGAffineTransform(rotationAngle: CGFloat(angle))
        }
        return isNews
    }
}

extension UIDynamicItem {
    /// The turn in its transform.
    var dynamicsAngle: CGFloat { transform == .identity ? 0 : atan2(transform.b, transform.a) }
}

extension CGFloat {
    fileprivate var exceptionNumber: String { self == rounded() ? String(Int(self)) : "\(self)" }
}
