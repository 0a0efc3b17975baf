import Foundation

/// Gives the item that is shared when an activity has been chosen, and stands for it until then.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// What is shown and offered to activities before one is chosen: of the type that the item will have.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// The item for an activity; nil leaves it out.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Of a message, where an activity has one.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Stands in where the source has no subject: an empty text.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}
