import Foundation

/// Work that the system has started in the background. None is (DEV-1087).
open class BGTask: NSObject, @unchecked Sendable {
    /// What it was registered under.
    public let identifier: String
    /// Hears that the time is nearly over.
    open var expirationHandler: (() -> Void)?

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Says that it is done.
    open func setTaskCompleted(success: Bool) {}
}

/// A short task that brings an app up to date.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// A task that may take minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// A wish for a task.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
    /// What the task was registered under.
    public let identifier: String
    /// Not before; nil: at any time.
    open var earliestBeginDate: Date?

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    func made() -> BGTaskRequest { BGTaskRequest(identifier: identifier) }

    /// Another one with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = made()
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// A wish for a short task.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// A wish for the task that was registered so.
    public override init(identifier: String) { super.init(identifier: identifier) }
    override func made() -> BGTaskRequest { BGAppRefreshTaskRequest(identifier: identifier) }
}

/// A wish for a task that may take minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    /// Whether it needs a network; false by default.
    open var requiresNetworkConnectivity = false
    /// Whether it needs power from outside; false by default.
    open var requiresExternalPower = false

    /// A wish for the task that was registered so.
    public override init(identifier: String) { super.init(identifier: identifier) }

    override func made() -> BGTaskRequest {
        let made = BGProcessingTaskRequest(identifier: identifier)
        (made.requiresNetworkConnectivity, made.requiresExternalPower) = (
            requiresNetworkConnectivity, requiresExternalPower
        )
        return made
    }
}
