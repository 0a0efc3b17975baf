import Foundation

/// A part of an update of the interface, in which actions of update links run.
@preconcurrency @MainActor open class UIUpdateActionPhase: NSObject {
    /// The order within an update.
    enum Step: Int, CaseIterable {
        case afterUpdateScheduled, beforeEventDispatch, afterEventDispatch, beforeCADisplayLinkDispatch,
            afterCADisplayLinkDispatch, beforeCATransactionCommit, afterCATransactionCommit,
            beforeLowLatencyEventDispatch, afterLowLatencyEventDispatch, beforeLowLatencyCATransactionCommit,
            afterLowLatencyCATransactionCommit, afterUpdateComplete
    }

    let step: Step

    init(_ step: Step) { self.step = step }

    /// After an update is scheduled.
    public class var afterUpdateScheduled: UIUpdateActionPhase { UIUpdateActionPhase(.afterUpdateScheduled) }
    /// Before events are delivered.
    public class var beforeEventDispatch: UIUpdateActionPhase { UIUpdateActionPhase(.beforeEventDispatch) }
    /// After events were delivered.
    public class var afterEventDispatch: UIUpdateActionPhase { UIUpdateActionPhase(.afterEventDispatch) }
    /// Before display links are called.
    public class var beforeCADisplayLinkDispatch: UIUpdateActionPhase {
        UIUpdateActionPhase(.beforeCADisplayLinkDispatch)
    }
    /// After display links were called.
    public class var afterCADisplayLinkDispatch: UIUpdateActionPhase {
        UIUpdateActionPhase(.afterCADisplayLinkDispatch)
    }
    /// Before changes of layers are committed.
    public class var beforeCATransactionCommit: UIUpdateActionPhase {
        UIUpdateActionPhase(.beforeCATransactionCommit)
    }
    /// After changes of layers were committed: what is changed from here on shows with the next update.
    public class var afterCATransactionCommit: UIUpdateActionPhase { UIUpdateActionPhase(.afterCATransactionCommit) }
    /// Before events of low latency are delivered. Never runs (DEV-1364).
    public class var beforeLowLatencyEventDispatch: UIUpdateActionPhase {
        UIUpdateActionPhase(.beforeLowLatencyEventDispatch)
    }
    /// After events of low latency were delivered. Never runs (DEV-1364).
    public class var afterLowLatencyEventDispatch: UIUpdateActionPhase {
        UIUpdateActionPhase(.afterLowLatencyEventDispatch)
    }
    /// Before the second commit, of low latency. Never runs (DEV-1364).
    public class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase {
        UIUpdateActionPhase(.beforeLowLatencyCATransactionCommit)
    }
    /// After the second commit, of low latency. Never runs (DEV-1364).
    public class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase {
        UIUpdateActionPhase(.afterLowLatencyCATransactionCommit)
    }
    /// After all of the update.
    public class var afterUpdateComplete: UIUpdateActionPhase { UIUpdateActionPhase(.afterUpdateComplete) }
}
