import CRuntime
import CoreGraphics
import Foundation
import PorticoHost
import PorticoRender
import PorticoRenderModel
import QuartzCore

/// Makes an app be as a developer wants to look at it: slow, tinted, without a network, at another time.
///
/// - From: `RunSettings`, `HostMessage.conditions`
/// - To: the screen's root layer, `RenderServer`, `DeviceClock`, CRuntime's `connect` and its kin
extension AppRuntime {
    /// At the start nobody is told, because nothing changes.
    func start(_ conditions: HostConditions) {
        DeviceClock.start(conditions.time, isVirtual: isVirtual)
        apply(conditions)
    }

    func apply(_ conditions: HostConditions) {
        slow(by: settings.slowness * (conditions.slowsAnimations ? HostConditions.slowness : 1))
        if conditions.tints != tints {
            tints = conditions.tints
            server.show(tints: CompositorTints(names: tints.map(\.rawValue).joined(separator: ",")))
        }
        LocationSource.change(conditions.location)
        DeviceClock.change(conditions.time)
        portico_set_network(conditions.network.kind)
        // As the system tells its own libraries: Network and SystemConfiguration listen.
        CFNotificationCenterPostNotification(
            CFNotificationCenterGetDarwinNotifyCenter(),
            CFNotificationName("com.apple.system.config.network_change"), nil, nil, true)
    }

    /// The clock of everything on the screen; completions follow, since they come when animations end. It goes on from where it is: nothing
    /// that moves jumps.
    private func slow(by slowness: Double) {
        let root = UIScreen.main.context.root
        let speed = Float(1 / slowness)
        guard root.speed != speed else { return }
        let now = MediaClock.shared.now
        let own = root.convertTime(now, from: nil)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        (root.beginTime, root.timeOffset, root.speed) = (now, own, speed)
        CATransaction.commit()
    }
}

extension HostNetwork {
    fileprivate var kind: portico_network {
        switch self {
        case .normal: PORTICO_NETWORK_NORMAL
        case .off: PORTICO_NETWORK_OFF
        case .slow: PORTICO_NETWORK_SLOW
        case .lossy: PORTICO_NETWORK_LOSSY
        }
    }
}
