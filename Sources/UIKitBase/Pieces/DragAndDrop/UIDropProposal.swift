import Foundation

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the drag goes back.
    case cancel = 0
    /// Nothing, although drops are taken here at other times.
    case forbidden = 1
    case copy = 2
    /// Only where the drag allows it.
    case move = 3
}

/// What a view would do with a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    /// What a drop would do. A `move` that the drag doesn't allow is no drop at all.
    public let operation: UIDropOperation
    /// Kept: the finger points as precisely with it as without.
    open var isPrecise = false
    /// Kept: previews keep their size.
    open var prefersFullSizePreview = false

    /// A proposal to do `operation` with what is dropped.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}

/// How waiting for a drop's data is shown. Nothing is: the data is there at once (DEV-742).
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default` = 1
}
