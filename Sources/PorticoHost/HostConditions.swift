/// What a developer sets around an app to look at it: how fast its animations are, what its frames are tinted by, what its network is
/// like, where and when it is. Another value reaches a running app at once.
///
/// - From: a front end, a story, `SystemShell.conditions`
/// - To: `AppRuntime` in UIKit
package struct HostConditions: Codable, Sendable, Equatable {
    /// The factor by which animations are slower while they are slowed down.
    package static let slowness = 10.0

    package var slowsAnimations = false
    package var tints: Set<HostTint> = []
    package var network = HostNetwork.normal
    /// The device's place; nil: nobody knows.
    package var location: HostLocation?
    package var time = HostTime()

    package init() {}
}

/// The fact that frames are tinted by; the names are those of stories and of `PORTICO_SHOW`.
package enum HostTint: String, Codable, Sendable, CaseIterable {
    /// Green what covers everything below it, red what is blended with it.
    case blended
    /// Yellow what is drawn apart first.
    case offscreen
    /// Magenta images between pixels, yellow those of another size.
    case misaligned
    /// Green, for a moment, what a frame has drawn again.
    case damage
}

/// The state of the network; the names are those of stories.
package enum HostNetwork: String, Codable, Sendable, CaseIterable {
    case normal
    /// No other machine is reached, and nothing on this one by its network.
    case off
    /// As a mobile network of the third generation.
    case slow
    /// Some of what is sent is lost, and comes late or not at all.
    case lossy
}
