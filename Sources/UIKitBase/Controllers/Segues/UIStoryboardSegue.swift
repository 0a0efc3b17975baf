import Foundation

/// The way from one controller to another: made each time that it is gone, and gone by `perform()`.
///
/// - From: `SegueRun`
/// - To: `UIViewController.prepare(for:sender:)`
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    /// What the segue is called in the storyboard; nil for none.
    open private(set) var identifier: String?
    /// The controller that the segue leads from.
    open private(set) var source: UIViewController
    /// The controller that the segue leads to, made and not shown yet.
    open private(set) var destination: UIViewController
    /// What the segue does, where its class doesn't say.
    var action: (() -> Void)?

    /// Makes a segue; a subclass that overrides `perform()` may be made by hand.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// One that does what `performHandler` does, for a way that needs no class.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        action = performHandler
    }

    /// Shows the destination. A subclass does it in its own way, and may call super for the storyboard's.
    open func perform() { action?() }
}

/// Where an unwind segue begins.
@preconcurrency @MainActor open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller in which the way back begins.
    public let source: UIViewController
    /// The method that marks where the way back may end.
    public let unwindAction: Selector
    /// What triggered the segue; nil where nothing did.
    public let sender: Any?

    init(source: UIViewController, action: Selector, sender: Any?) {
        (self.source, unwindAction, self.sender) = (source, action, sender)
        super.init()
    }
}
