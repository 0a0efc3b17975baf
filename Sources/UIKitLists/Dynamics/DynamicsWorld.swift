import CDynamics
import CoreGraphics
import Foundation

/// The engine's world of one animator, and the bodies, boundaries and joints in it by handle. Used on the main thread only.
///
/// - From: `UIDynamicAnimator`
/// - To: the engine's functions
final class DynamicsWorld {
    /// What a body of the engine stands for.
    enum Owner {
        case item(DynamicBody)
        case boundary(UICollisionBehavior, (any NSCopying)?)
        case anchor
    }

    let functions: cdynamics_functions
    let handle: OpaquePointer!
    private var lastNumber: UInt64 = 0
    private(set) var owners: [UInt64: Owner] = [:]

    init(_ functions: cdynamics_functions) {
        self.functions = functions
        handle = functions.world_create()
    }

    deinit { functions.world_destroy(handle) }

    /// A body at a place; its number says whose it is when the engine tells of contacts.
    func makeBody(_ kind: Int32, at place: CGPoint, angle: CGFloat = 0, owner: Owner) -> (OpaquePointer, UInt64) {
        lastNumber += 1
        owners[lastNumber] = owner
        let body = functions.body_create(
            handle, lastNumber, kind, Self.number(place.x), Self.number(place.y), Self.number(angle))
        return (body!, lastNumber)
    }

    func destroy(_ body: OpaquePointer, _ number: UInt64) {
        functions.body_destroy(handle, body)
        owners[number] = nil
    }

    func step(_ seconds: TimeInterval, count: Int) {
        functions.world_step(handle, Float(seconds), Int32(count))
    }

    /// The contacts since the last call, in order.
    func takeContacts() -> [cdynamics_contact] {
        var first: UnsafePointer<cdynamics_contact>?
        let count = functions.world_contacts(handle, &first)
        return Array(UnsafeBufferPointer(start: first, count: count))
    }

    /// A number that is none is 0, and one that is too large the largest that the engine bears.
    static func number(_ value: CGFloat) -> Float {
        value.isFinite ? Float(max(-1e6, min(1e6, value))) : 0
    }

    static func numbers(_ points: [CGPoint]) -> [Float] { points.flatMap { [number($0.x), number($0.y)] } }
}
