/// Draws frame plans. The CPU does it everywhere; a graphics processor may.
///
/// - From: `RenderServer`.
/// - To: `Surface`.
package protocol Compositor: AnyObject {
    /// Makes the damaged pixels of the surface what the plan says, and touches no others.
    func draw(_ plan: FramePlan, damage: FrameDamage, surface: Surface)
}

/// What `PORTICO_SHOW=damage,offscreen,slow` tints.
package struct CompositorTints: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Green: what this frame drew again.
    package static let damage = CompositorTints(rawValue: 1)
    /// Yellow: groups that were drawn apart first.
    package static let offscreen = CompositorTints(rawValue: 2)
    /// Magenta: images that were resampled and edges that are not upright.
    package static let slow = CompositorTints(rawValue: 4)

    package init(names: String) {
        self = []
        for name in names.split(separator: ",") {
            switch name {
            case "damage": formUnion(.damage)
            case "offscreen": formUnion(.offscreen)
            case "slow": formUnion(.slow)
            default: break
            }
        }
    }
}
