import Foundation

/// The rotation callbacks from before `viewWillTransition(to:with:)`, which calls them where it isn't overridden without super.
extension UIViewController {
    /// The old callbacks of one turn, in their order: before, inside of the animation, and after it.
    func announceRotation(_ coordinator: any UIViewControllerTransitionCoordinator) {
        guard let (old, new) = InterfaceTurn.current else { return }
        let duration = coordinator.transitionDuration
        let hears: any HearsRotations = self
        hears.willRotate(to: new, duration: duration)
        coordinator.animate(
            alongsideTransition: { [weak hears] _ in hears?.willAnimateRotation(to: new, duration: duration) },
            completion: { [weak hears] _ in hears?.didRotate(from: old) })
    }
}

/// Those callbacks, called for the apps that still have them: only an app is to be warned about them.
@MainActor private protocol HearsRotations: AnyObject {
    func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
    func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
}
extension UIViewController: HearsRotations {}

/// While controllers hear of a turn of the interface: from where, to where.
@MainActor package enum InterfaceTurn {
    @InSession package static var current: (UIInterfaceOrientation, UIInterfaceOrientation)? = nil
}
