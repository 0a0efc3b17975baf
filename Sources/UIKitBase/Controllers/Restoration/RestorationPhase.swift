import Foundation
import PorticoHost

/// From the first use of preserved state to the app's first activation, or until what the app restores on its own is done. A mark on
/// disk says so: who finds it at a launch knows that the last one did not survive its state, and throws that away.
///
/// - From: `StateRestoration`, `SceneConnector`, `LifecycleController`
@MainActor package enum RestorationPhase {
    @InSession private static var store: RestorationStore? = nil
    @InSession private static var extensions = 0
    @InSession private static var isActive = false
    @InSession private static var presentations: [() -> Void] = []

    /// Right at the launch, before anything is read.
    package static func checkLastLaunch() {
        guard let store = RestorationStore.current, store.has(SavedState.restoring) else { return }
        RestorationStore.report(
            "the last launch ended before it had restored its state, in \(store.folder.path). The state is thrown away."
        )
        for name in [SavedState.interface, SavedState.restoring] { store.remove(name) }
        SceneSessions.forgetActivities(store)
    }

    package static func begin(_ store: RestorationStore) {
        self.store = store
        store.write([:], to: SavedState.restoring)
    }

    /// The app works on its state outside of the calls that restore it.
    package static func extend() { extensions += 1 }

    package static func complete() {
        guard extensions > 0 else {
            return RestorationStore.report(
                "completeStateRestoration() was called without extendStateRestoration(): each call of one needs one of the other."
            )
        }
        extensions -= 1
        endIfDone()
    }

    /// Presenting needs the window that the launch shows.
    static func presentLater(_ presentation: @escaping () -> Void) { presentations.append(presentation) }

    package static func present() {
        let due = presentations
        presentations = []
        for presentation in due { presentation() }
    }

    package static func becameActive() {
        isActive = true
        endIfDone()
    }

    private static func endIfDone() {
        guard isActive, extensions == 0, let store else { return }
        store.remove(SavedState.restoring)
        self.store = nil
    }
}
