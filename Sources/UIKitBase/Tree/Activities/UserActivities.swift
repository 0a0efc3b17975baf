import Foundation
import PorticoTrace

/// Which responders hold which activities, and bringing them up to date.
///
/// - From: `UIResponder.userActivity`, `NSUserActivity`, `SceneConnector`
/// - To: `UIResponder.updateUserActivityState(_:)`, the delegates' `…didUpdate…`
@MainActor package enum UserActivities {
    static let store = AssociatedValues<NSUserActivity>()
    /// What the person is doing now. Any thread may say so; the last one counts.
    nonisolated static var current: NSUserActivity? {
        get { lock.withLock { known.wrappedValue } }
        set { lock.withLock { known.wrappedValue = newValue } }
    }
    nonisolated private static let lock = NSLock()
    /// Guarded by the lock; the session ends when nobody else runs.
    nonisolated private static let known = InSession<NSUserActivity?>(wrappedValue: nil)

    /// The activity is the current one, and something of it has changed.
    nonisolated static func saveLater(_ activity: NSUserActivity) {
        guard current === activity else { return }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                // Several changes in a turn are one.
                guard activity.needsSave, current === activity else { return }
                update(activity)
                Above.application.activityUpdated(activity)
            }
        }
    }

    /// The activity's delegate first, then every responder that holds it.
    package static func update(_ activity: NSUserActivity) {
        activity.needsSave = false
        activity.delegate?.userActivityWillSave(activity)
        for case let responder as UIResponder in store.owners(where: { $0 === activity }) {
            PorticoTrace.call(.application, responder, "updateUserActivityState:") {
                responder.updateUserActivityState(activity)
            }
        }
    }
}
