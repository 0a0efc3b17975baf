import CRuntime
import Foundation
import PorticoHost
import PorticoRender
import PorticoRenderModel
import QuartzCore

/// Makes an app be as a developer wants to look at it: slow, tinted, without a network.
///
/// - From: `RunSettings`, `HostMessage.conditions`
/// - To: the screen's root layer, `RenderServer`, CRuntime's `connect` and its kin
@MainActor enum AppConditions {
    static func apply(_ conditions: HostConditions, over settings: RunSettings, _ server: RenderServer) {
        slow(by: settings.slowness * (conditions.slowsAnimations ? HostConditions.slowness : 1))
        server.show(tints: CompositorTints(names: conditions.tints.map(\.rawValue).joined(separator: ",")))
        portico_set_network(conditions.network.kind)
    }

    /// The clock of everything on the screen; completions follow, since they come when animations end. It goes on from where it is: nothing
    /// that moves jumps.
    private static func slow(by slowness: Double) {
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

/// What a failed connection is called while the network is off. Foundation on Linux has no word for that: its error is one of a host that
/// isn't found or doesn't answer. The function carries the name that the linker knows Foundation's by, and is found first (`PorticoLocale`
/// does the same).
@_silgen_name("$s10Foundation8URLErrorV8_nsErrorAcA7NSErrorC_tcfC")
package func portico_url_error(_ error: __owned NSError) -> URLError {
    var error = error
    if portico_network_is_off() != 0, error.domain == NSURLErrorDomain, error.code != URLError.Code.cancelled.rawValue {
        error = NSError(
            domain: NSURLErrorDomain, code: URLError.Code.notConnectedToInternet.rawValue, userInfo: error.userInfo)
    }
    // The structure holds nothing but the error.
    return unsafeBitCast(error, to: URLError.self)
}
