import CoreGraphics
import Foundation

/// A button that a swipe on a row shows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// What an action means: a destructive one is red. The row goes only where the handler takes it away.
    public enum Style: Int, Sendable { case normal = 0, destructive = 1 }
    /// The completion says whether the action was done; calling it closes the row.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What the action means, as given when it was made.
    open private(set) var style: Style
    /// What a tap on the button runs.
    open private(set) var handler: Handler
    /// The text of the button, where it has no image; else only read to who can't see it. nil: none.
    open var title: String?
    /// Red for a destructive action, else grey, until it is set.
    open var backgroundColor: UIColor!
    /// The image of the button, in place of its text; nil, to begin with: the text.
    open var image: UIImage?

    /// An action that runs the handler, which must call its completion when it is done.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// The buttons at one side of a row, from the edge inwards.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The buttons, the first one next to the edge.
    open private(set) var actions: [UIContextualAction]
    /// A swipe over the whole row does the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Buttons from the edge inwards; none: a swipe that way does nothing.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// The older kind of a swipe's button: `UISwipeActionsConfiguration` beats it.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    /// What an action means. `default` is a destructive one.
    public enum Style: Int, Sendable {
        case `default` = 0
        case normal = 1
        /// The same as `default`: red.
        public static var destructive: Style { .default }
    }

    /// What the action means, as given when it was made.
    open private(set) var style: Style
    /// The text of the button; nil: none.
    open var title: String?
    /// What fills the button; nil, to begin with: red for a destructive action, else grey.
    open var backgroundColor: UIColor?
    /// An effect that fills the button; nil to begin with. Kept (DEV-272).
    open var backgroundEffect: UIVisualEffect?
    let handler: (UITableViewRowAction, IndexPath) -> Void

    /// An action that runs the handler with its row when its button is tapped.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}
