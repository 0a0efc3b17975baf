import Foundation
import Synchronization

/// Reads and writes files in turn with others of the app: while one writes, nobody else reads or writes, and presenters of the file are
/// asked before and told afterwards.
///
/// Other processes aren't waited for: none shares the app's files (DEV-973).
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    /// The way in which a file is to be read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Presenters needn't write what they haven't written.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        /// The accessor gets the target of a symbolic link.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        /// Only attributes are read, and nothing is fetched for it.
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        /// The file is read to send it somewhere.
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// The way in which a file is to be written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is to be deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)
        /// The file is to be moved.
        public static let forMoving = WritingOptions(rawValue: 2)
        /// Presenters write what they haven't written before that.
        public static let forMerging = WritingOptions(rawValue: 4)
        /// Another file is to be put in its place.
        public static let forReplacing = WritingOptions(rawValue: 8)
        /// Only attributes are written.
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    private weak var presenter: (any NSFilePresenter)?
    private let isCancelled = Mutex(false)

    /// Coordinators with the same text don't wait for each other. By default one of its own.
    open var purposeIdentifier = UUID().uuidString

    public override convenience init() { self.init(filePresenter: nil) }

    /// A coordinator for what `filePresenterOrNil` itself does: that one isn't asked or told.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)?) {
        presenter = filePresenterOrNil
        super.init()
    }

    // MARK: Presenters

    /// Registers a presenter, which is kept until it is removed.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
        FilePresenters.shared.addPresenter(filePresenter)
    }
    /// Takes a presenter back.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
        FilePresenters.shared.removePresenter(filePresenter)
    }
    /// The presenters that are registered.
    open class var filePresenters: [any NSFilePresenter] { FilePresenters.shared.all }

    // MARK: Reading and writing

    /// Calls `reader` while nobody writes the file; waits for that. `outError` gets an error where it was cancelled, and the reader isn't
    /// called then.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
        byAccessor reader: (URL) -> Void
    ) { run([(url, .reading(options))], outError) { reader($0[0]) } }

    /// Calls `writer` while nobody else reads or writes the file; waits for that.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor writer: (URL) -> Void
    ) { run([(url, .writing(options))], outError) { writer($0[0]) } }

    /// Calls `readerWriter` while nobody writes the one file and nobody else has the other.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor readerWriter: (URL, URL) -> Void
    ) {
        run([(readingURL, .reading(readingOptions)), (writingURL, .writing(writingOptions))], outError) {
            readerWriter($0[0], $0[1])
        }
    }

    /// Calls `writer` while nobody else has either file.
    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
        options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) { run([(url1, .writing(options1)), (url2, .writing(options2))], outError) { writer($0[0], $0[1]) } }

    /// Calls `accessor` on a queue, as soon as all the files may be had; with an error where it was cancelled.
    open func coordinate(
        with intents: [NSFileAccessIntent], queue: OperationQueue,
        byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
    ) {
        DispatchQueue.global().async { [self] in
            let wanted = intents.map { ($0.url, $0.access) }
            guard let taken = takeClaims(wanted) else {
                return queue.addOperation { accessor(CocoaError(.userCancelled)) }
            }
            queue.addOperation { [self] in
                accessor(nil)
                giveBack(taken, wanted)
            }
        }
    }

    /// Prepares many accesses at once: calls `batchAccessor`, which calls its block when it is through.
    open func prepare(
        forReadingItemsAt readingURLs: [URL], options readingOptions: ReadingOptions = [],
        writingItemsAt writingURLs: [URL], options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
        byAccessor batchAccessor: (@escaping @Sendable () -> Void) -> Void
    ) {
        run(
            readingURLs.map { ($0, .reading(readingOptions)) } + writingURLs.map { ($0, .writing(writingOptions)) },
            outError
        ) { _ in batchAccessor {} }
    }

    /// Ends the waiting of what is under way; accessors that run go on.
    open func cancel() {
        isCancelled.withLock { $0 = true }
        FileAccess.shared.wakeWaiting()
    }

    // MARK: Moving

    /// Says that the file is about to be moved, inside of an accessor.
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    /// Says that the file was moved, inside of an accessor: presenters hear it.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {
        FilePresenters.shared.tellMove(oldURL, to: newURL, without: presenter)
    }
    /// Says that attributes of the file that only iCloud knows were changed.
    open func item(at url: URL, didChangeUbiquityAttributes attributes: Set<URLResourceKey>) {}

    // MARK: Parts

    private struct Taken {
        let numbers: [Int]
        let afterwards: [@Sendable () -> Void]
    }

    private func run(
        _ wanted: [(URL, NSFileAccessIntent.Access)], _ outError: NSErrorPointer, _ accessor: ([URL]) -> Void
    ) {
        guard let taken = takeClaims(wanted) else {
            outError?.pointee = NSError(domain: NSCocoaErrorDomain, code: CocoaError.Code.userCancelled.rawValue)
            return
        }
        accessor(
            wanted.map { url, access in
                if case .reading(let options) = access, options.contains(.resolvesSymbolicLink) {
                    return url.resolvingSymlinksInPath()
                }
                return url
            })
        giveBack(taken, wanted)
    }

    private func takeClaims(_ wanted: [(URL, NSFileAccessIntent.Access)]) -> Taken? {
        var afterwards: [@Sendable () -> Void] = []
        for (url, access) in wanted {
            if isCancelled.withLock({ $0 }) { return nil }
            switch access {
            case .reading(let options):
                afterwards += FilePresenters.shared.prepareReading(
                    url, without: presenter, savesChanges: !options.contains(.withoutChanges))
            case .writing(let options):
                afterwards += FilePresenters.shared.prepareWriting(
                    url, without: presenter, isDeleting: options.contains(.forDeleting))
            }
        }
        let owner = purposeIdentifier
        let claims = wanted.map { url, access in
            FileAccess.Claim(path: url.standardizedFileURL.path, isWriting: access.isWriting, owner: owner)
        }
        guard let numbers = FileAccess.shared.takeClaims(claims, isCancelled: { self.isCancelled.withLock { $0 } })
        else {
            afterwards.forEach { $0() }
            return nil
        }
        return Taken(numbers: numbers, afterwards: afterwards)
    }

    private func giveBack(_ taken: Taken, _ wanted: [(URL, NSFileAccessIntent.Access)]) {
        FileAccess.shared.giveBack(taken.numbers)
        for (url, access) in wanted {
            if case .writing = access { FilePresenters.shared.tellChange(url, without: presenter) }
        }
        taken.afterwards.forEach { $0() }
    }
}
