import CoreGraphics
import Foundation
import PorticoHost
import PorticoObjC

/// The application, as the floors below it see it.
@MainActor package protocol ApplicationSeam: UIResponder {
    func sendEvent(_ event: UIEvent)
    @discardableResult func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool
    var isActive: Bool { get }
    var isIgnoringInteractionEvents: Bool { get }
    var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    var statusBarFrame: CGRect { get }
    var supportsMultipleScenes: Bool { get }
    /// Set while a shell listens.
    var tellShell: ((AppMessage) -> Void)? { get }
    /// Set by `TouchTracker` while touches end that began before events were ignored.
    var isCancellingTouches: Bool { get set }
    /// Those who build the app's menus, in their order.
    var menuBuilders: [UIResponder] { get }

    func keyWindowChanged()
    /// A finger comes down on a point of the screen and goes up again, by a key's wish.
    func tapScreen(at point: CGPoint)
    /// Opens a link of a text.
    func follow(_ url: URL)
    /// An activity that is current has been brought up to date.
    func activityUpdated(_ activity: NSUserActivity)
    /// The controllers may allow other orientations than before.
    func orientationsChanged()
    /// A controller that decides about the orientation is about to fill the screen, or (nil) one leaves.
    func updateOrientation(presenting presented: UIResponder?)
    /// False where none of the orientations is allowed.
    func turn(to orientations: UIInterfaceOrientationMask) -> Bool
}
