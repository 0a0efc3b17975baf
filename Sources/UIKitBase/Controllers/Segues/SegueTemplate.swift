import Foundation

/// One segue of a storyboard's scene, as its file says it: from which a `UIStoryboardSegue` is made each time that it runs.
///
/// - From: a `StoryboardSource`
/// - To: `SegueRun`
package struct SegueTemplate {
    package enum Kind {
        case show
        case showDetail
        case present(UIModalPresentationStyle, UIModalTransitionStyle)
        /// At the object of that name in the scene; without one, or where it has none, at the sender.
        case popover(anchor: String?)
        /// Into the scene's view of that name, when the scene's own view is loaded.
        case embed(container: String)
        /// Nothing but what its own class does.
        case custom
        /// Back to the nearest controller that has this action. It has no destination of its own.
        case unwind(action: String)
    }

    /// In its storyboard.
    package var id: String
    /// The app's name for it.
    package var identifier: String?
    package var kind: Kind
    /// The scene that it leads to.
    package var destination: String
    /// A subclass of `UIStoryboardSegue`, as Swift ("Module.Class") or Objective-C names it.
    package var className: String?
    /// The same without the module, where the document names one that may have another name now.
    package var bareClassName: String?
    package var isAnimated: Bool
    /// The source's method that makes the destination (`@IBSegueAction`).
    package var creation: String?

    package init(
        _ id: String, identifier: String? = nil, _ kind: Kind, to destination: String = "", className: String? = nil,
        isAnimated: Bool = true
    ) {
        (self.id, self.identifier, self.kind, self.destination) = (id, identifier, kind, destination)
        (self.className, self.isAnimated) = (className, isAnimated)
    }
}
