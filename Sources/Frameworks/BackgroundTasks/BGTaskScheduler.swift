import Foundation

/// Runs an app's work while the app isn't used. Tasks are registered and checked against Info.plist here, and none is run: who submits a request
/// hears that it is unavailable, as on Apple's simulator (DEV-1087). Any thread.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    private static let only = BGTaskScheduler()
    private let lock = NSLock()
    /// Guarded by the lock.
    private var registered: Set<String> = []

    override init() { super.init() }

    /// The app's one scheduler.
    open class var shared: BGTaskScheduler { only }

    /// The domain of `BGTaskScheduler.Error`.
    public class var errorDomain: String { "BGTaskSchedulerErrorDomain" }

    private static var permitted: [String] {
        Bundle.main.object(forInfoDictionaryKey: "BGTaskSchedulerPermittedIdentifiers") as? [String] ?? []
    }

    /// Says what runs for an identifier, before the app has finished launching. False where Info.plist doesn't list it
    /// (`BGTaskSchedulerPermittedIdentifiers`). Registering one twice ends the app.
    @discardableResult
    open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
    ) -> Bool {
        guard Self.permitted.contains(identifier) else { return false }
        let isNew = lock.withLock { registered.insert(identifier).inserted }
        guard isNew else {
            fatalError("Launch handler for task with identifier \(identifier) has already been registered")
        }
        return true
    }

    /// Throws `notPermitted` where Info.plist doesn't list the identifier, else `unavailable`.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        throw Error(Self.permitted.contains(taskRequest.identifier) ? .unavailable : .notPermitted)
    }

    /// Nothing waits.
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    /// Nothing waits.
    open func cancelAllTaskRequests() {}

    /// Gives what waits: nothing.
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        DispatchQueue.global().async { completionHandler([]) }
    }

    /// What waits: nothing.
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
