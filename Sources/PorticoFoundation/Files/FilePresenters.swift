import Foundation
import Synchronization

/// The presenters that are registered, and what they are told.
///
/// - From: `NSFileCoordinator`
/// - To: `NSFilePresenter`'s methods, on the presenter's queue
final class FilePresenters: @unchecked Sendable {
    static let shared = FilePresenters()

    /// `lock` guards it.
    private var presenters: [any NSFilePresenter] = []
    private let lock = NSLock()

    var all: [any NSFilePresenter] { lock.withLock { presenters } }

    func addPresenter(_ presenter: any NSFilePresenter) {
        lock.withLock { if !presenters.contains(where: { $0 === presenter }) { presenters.append(presenter) } }
    }

    func removePresenter(_ presenter: any NSFilePresenter) {
        lock.withLock { presenters.removeAll { $0 === presenter } }
    }

    /// Those that show the file, or a folder that it is in, but for one.
    func concerned(_ url: URL, without own: (any NSFilePresenter)?) -> [(presenter: any NSFilePresenter, isWhole: Bool)]
    {
        let path = url.standardizedFileURL.path
        return all.compactMap { presenter in
            guard presenter !== own, let shown = presenter.presentedItemURL?.standardizedFileURL.path else {
                return nil
            }
            if shown == path { return (presenter, true) }
            return path.hasPrefix(shown + "/") ? (presenter, false) : nil
        }
    }

    /// Calls `ask` of each on its queue and waits for its answer. One whose queue is the caller's is asked at once.
    private func askPresenter(
        _ presenter: any NSFilePresenter,
        _ question: @escaping (any NSFilePresenter, @escaping @Sendable () -> Void) -> Void
    ) {
        let answered = DispatchSemaphore(value: 0)
        nonisolated(unsafe) let (presenter, question) = (presenter, question)
        let queue = presenter.presentedItemOperationQueue
        if OperationQueue.current === queue || queue === OperationQueue.main && Thread.isMainThread {
            // Nobody else could run there while this waits: the answer is taken as it comes.
            return question(presenter) {}
        }
        queue.addOperation { question(presenter) { answered.signal() } }
        answered.wait()
    }

    func prepareReading(_ url: URL, without own: (any NSFilePresenter)?, savesChanges: Bool) -> [@Sendable () -> Void] {
        let afterwards = Mutex<[@Sendable () -> Void]>([])
        for (presenter, isWhole) in concerned(url, without: own) where isWhole {
            askPresenter(presenter) { presenter, done in
                presenter.relinquishPresentedItem(toReader: { reacquire in
                    if let reacquire { afterwards.withLock { $0.append(reacquire) } }
                    done()
                })
            }
            if savesChanges {
                askPresenter(presenter) { presenter, done in presenter.savePresentedItemChanges { _ in done() } }
            }
        }
        return afterwards.withLock { $0 }
    }

    func prepareWriting(
        _ url: URL, without own: (any NSFilePresenter)?, isDeleting: Bool
    ) -> [@Sendable () -> Void] {
        let afterwards = Mutex<[@Sendable () -> Void]>([])
        for (presenter, isWhole) in concerned(url, without: own) {
            if isWhole {
                askPresenter(presenter) { presenter, done in
                    presenter.relinquishPresentedItem(toWriter: { reacquire in
                        if let reacquire { afterwards.withLock { $0.append(reacquire) } }
                        done()
                    })
                }
            }
            guard isDeleting else { continue }
            askPresenter(presenter) { presenter, done in
                if isWhole {
                    presenter.accommodatePresentedItemDeletion { _ in done() }
                } else {
                    presenter.accommodatePresentedSubitemDeletion(at: url) { _ in done() }
                }
            }
        }
        return afterwards.withLock { $0 }
    }

    /// Tells that the file was written.
    func tellChange(_ url: URL, without own: (any NSFilePresenter)?) {
        for (presenter, isWhole) in concerned(url, without: own) {
            nonisolated(unsafe) let presenter = presenter
            presenter.presentedItemOperationQueue.addOperation {
                if isWhole { presenter.presentedItemDidChange() } else { presenter.presentedSubitemDidChange(at: url) }
            }
        }
    }

    /// Tells that the file has another place.
    func tellMove(_ url: URL, to other: URL, without own: (any NSFilePresenter)?) {
        for (presenter, isWhole) in concerned(url, without: own) {
            nonisolated(unsafe) let presenter = presenter
            presenter.presentedItemOperationQueue.addOperation {
                if isWhole {
                    presenter.presentedItemDidMove(to: other)
                } else {
                    presenter.presentedSubitem(at: url, didMoveTo: other)
                }
            }
        }
    }
}
