import Foundation

/// What came of a request that is answered later.
open class NSPersistentStoreAsynchronousResult: NSPersistentStoreResult, @unchecked Sendable {
    /// The context that was asked.
    public let managedObjectContext: NSManagedObjectContext
    /// What went wrong.
    open internal(set) var operationError: (any Error)?
    /// How far it is: done when the block is called.
    public let progress: Progress? = Progress(totalUnitCount: 1)
    final var isCancelled = false
    init(_ context: NSManagedObjectContext) { managedObjectContext = context }
    /// The block isn't called any more.
    open func cancel() { isCancelled = true }
}

/// A request whose results come later, on the context's queue.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, AsynchronousFetch, @unchecked Sendable {
    /// What is fetched.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// Called when the results are there.
    public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
    /// How many results are expected.
    open var estimatedResultCount = 0

    /// A request whose results a block gets.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        (fetchRequest, completionBlock) = (request, blk)
        super.init()
    }

    final func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult(context, self)
        context.perform {
            guard !result.isCancelled else { return }
            do { result.finalResult = try context.fetch(self.fetchRequest) } catch { result.operationError = error }
            result.progress?.completedUnitCount = 1
            self.completionBlock?(result)
        }
        return result
    }
}

/// The results of a request that is answered later.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreAsynchronousResult, @unchecked Sendable {
    /// The request.
    public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
    /// What was found; nil before.
    open internal(set) var finalResult: [ResultType]?
    init(_ context: NSManagedObjectContext, _ request: NSAsynchronousFetchRequest<ResultType>) {
        fetchRequest = request
        super.init(context)
    }
}

/// A request that is answered later, whatever it finds.
protocol AsynchronousFetch {
    func begin(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}
