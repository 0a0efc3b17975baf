/// Draws frame plans. The CPU does it everywhere; a graphics processor may.
///
/// - From: `RenderServer`.
/// - To: `Surface`.
package protocol Compositor: AnyObject {
    /// What the pixels that it draws are tinted by.
    var tints: CompositorTints { get set }
    /// Makes the damaged pixels of the surface what the plan says, and touches no others.
    func draw(_ plan: FramePlan, damage: FrameDamage, surface: Surface)
}

/// What `PORTICO_SHOW=damage,offscreen,slow,blended,misaligned` tints, or somebody who looks at the app has chosen.
package struct CompositorTints: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Green: what this frame drew again.
    package static let damage = CompositorTints(rawValue: 1)
    /// Yellow: groups that were drawn apart first.
    package static let offscreen = CompositorTints(rawValue: 2)
    /// Magenta: images that were resampled and edges that are not upright.
    package static let slow = CompositorTints(rawValue: 4)
    /// Green: what covers everything below it. Red: what is blended with it.
    package static let blended = CompositorTints(rawValue: 8)
    /// Magenta: images between pixels. Yellow: those of another size.
    package static let misaligned = CompositorTints(rawValue: 16)

    private static let names: [Substring: CompositorTints] = [
        "damage": .damage, "offscreen": .offscreen, "slow": .slow, "blended": .blended, "misaligned": .misaligned,
    ]

    /// Those that are named, with commas between them; others are none.
    package init(names: String) {
        self = names.split(separator: ",").reduce(into: []) { $0.formUnion(Self.names[$1] ?? []) }
    }
}
