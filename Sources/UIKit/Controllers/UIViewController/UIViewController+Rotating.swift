import Foundation

/// The rotation callbacks from before `viewWillTransition(to:with:)`, which calls them where it isn't overridden without super.
extension UIViewController {
    /// The old callbacks of one turn, in their order: before, inside of the animation, and after it.
    func announceRotation(_ coordinator: any UIViewControllerTransitionCoordinator) {
        guard let (old, new) = InterfaceTurn.current else { return }
        let duration = coordinator.transitionDuration
        willRotate(to: new, duration: duration)
        coordinator.animate(
            alongsideTransition: { [weak self] _ in self?.willAnimateRotation(to: new, duration: duration) },
            completion: { [weak self] _ in self?.didRotate(from: old) })
    }
}

/// While controllers hear of a turn of the interface: from where, to where.
@MainActor enum InterfaceTurn {
    @InSession static var current: (UIInterfaceOrientation, UIInterfaceOrientation)? = nil
}
