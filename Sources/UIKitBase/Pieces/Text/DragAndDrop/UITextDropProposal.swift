import Foundation

/// What a text would do with a drop, and where the dropped text would go.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal, @preconcurrency NSCopying {
    /// The place that dropped text goes to.
    public enum Action: UInt, Sendable {
        /// Between the characters that it is dropped on.
        case insert = 0
        /// In place of what is selected.
        case replaceSelection = 1
        /// In place of everything.
        case replaceAll = 2
    }

    /// The one that shows that a drop waits for its data.
    public enum ProgressMode: UInt, Sendable {
        case system = 0
        case custom = 1
    }

    /// The one that puts dropped text in.
    public enum Performer: UInt, Sendable {
        /// The text view itself.
        case view = 0
        /// The drop delegate, when it hears that the drop will be performed.
        case delegate = 1
    }

    /// The place that dropped text goes to; default `insert`.
    open var dropAction = Action.insert
    /// Kept: the data of a drop is there at once (DEV-742).
    open var dropProgressMode = ProgressMode.system
    /// Whether text that stays in its view is moved with its attributes, without a look at the items' data; default true.
    open var useFastSameViewOperations = true
    /// The one that puts dropped text in; default `view`.
    open var dropPerformer = Performer.view

    /// The same proposal as another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITextDropProposal(operation: operation)
        (copy.isPrecise, copy.prefersFullSizePreview) = (isPrecise, prefersFullSizePreview)
        (copy.dropAction, copy.dropProgressMode) = (dropAction, dropProgressMode)
        (copy.useFastSameViewOperations, copy.dropPerformer) = (useFastSameViewOperations, dropPerformer)
        return copy
    }
}
