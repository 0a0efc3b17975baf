import Foundation
import PorticoFoundation
import PorticoObjC
import PorticoTrace
import QuartzCore
import Synchronization

/// A file, or a folder that is one thing to a person, with its contents as an app's object: opened, kept up to date, saved by itself, closed.
///
/// A subclass gives its contents (`contents(forType:)`) and takes those that were read (`load(fromContents:ofType:)`). It says when there is
/// something to be saved, by `updateChangeCount(_:)` or by its undo manager. Reading and writing happen in a later turn of the main
/// thread, and the handlers are called there (DEV-1203). A save leaves the old file or the new one, whenever it is broken off.
///
/// ```
/// closed ── open, save(forCreating) ──▸ normal ── close ──▸ closed
///                                        │  ▲
///                       revert, disable ─┤  ├─ enable, a save that succeeds
///                                        ▼  │
///                         editingDisabled, savingError
/// ```
///
/// - From: the app
/// - To: `DocumentFile`, `NSFileCoordinator`
@preconcurrency @MainActor open class UIDocument: NSObject, NSFilePresenter, UIUserActivityRestoring {
    /// What is the matter with the document; several things may be.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It is open, and nothing is the matter.
        public static var normal: State { [] }
        /// It isn't open: it was never opened, or couldn't be, or was closed.
        public static let closed = State(rawValue: 1)
        /// Another device has written another version. Never: there is no other (DEV-1203).
        public static let inConflict = State(rawValue: 2)
        /// What was changed couldn't be saved.
        public static let savingError = State(rawValue: 4)
        /// A person mustn't change it now.
        public static let editingDisabled = State(rawValue: 8)
        /// It is being fetched. Never: files are there (DEV-1203).
        public static let progressAvailable = State(rawValue: 16)
    }

    /// What happened to the document's contents.
    public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
    /// Whether a save makes a new file.
    public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }

    /// Posted when `documentState` is another; the object is the document.
    nonisolated public class var stateChangedNotification: NSNotification.Name {
        .init("UIDocumentStateChangedNotification")
    }
    /// Key of the document's URL in the user info of its activity.
    nonisolated public class var userActivityURLKey: String { "NSUserActivityDocumentURLKey" }

    /// Seconds after a change until the document saves itself.
    static let autosaveDelay: TimeInterval = 15

    private let place: Mutex<URL>
    private var state: State = .closed
    private var changes = 0
    private var savedChanges = 0
    private var date: Date?
    private var waitsForAutosave = false
    private var undo: UndoManager?
    private var observers: [any NSObjectProtocol] = []
    private var activity: NSUserActivity?

    /// Makes a document of a file, which needn't be there yet. Nothing is read: it is closed.
    public init(fileURL url: URL) {
        FatalException.invalidArgument.raise(unless: url.isFileURL, "UIDocument's fileURL must be a file URL: \(url)")
        place = Mutex(url)
        super.init()
    }

    // MARK: What it is

    /// Where the document is.
    open var fileURL: URL { place.withLock { $0 } }
    /// What a person calls it: the file's name without extension.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The type of the file by its extension; nil where that is unknown.
    open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
    /// The type that the document is saved as: that of the file. A subclass may say another.
    open var savingFileType: String? { fileType }
    /// When the file was written last, as far as the document knows; nil before it was read.
    open var fileModificationDate: Date? {
        get { date }
        set { date = newValue }
    }
    /// Whether it is open, may be edited and could be saved.
    open var documentState: State { state }
    /// How far a fetch has come: nil, as files are there (DEV-1203).
    open var progress: Progress? { nil }

    private func change(_ states: State, _ isOn: Bool) {
        let next = isOn ? state.union(states) : state.subtracting(states)
        guard next != state else { return }
        state = next
        PorticoTrace.instant(.application, "document state", detail: "\(localizedName) \(next.rawValue)")
        NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }

    // MARK: Opening

    /// Reads the file. The handler hears whether that and taking the contents succeeded; else the document stays closed.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        nonisolated(unsafe) let done = completionHandler
        performAsynchronousFileAccess {
            MainActor.assumeIsolated {
                let success = self.openNow()
                done?(success)
            }
        }
    }

    /// As `open(completionHandler:)`; gives its answer.
    open func open() async -> Bool {
        await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
    }

    private func openNow() -> Bool {
        guard state.contains(.closed) else { return true }
        do {
            try coordinatedRead(fileURL)
        } catch {
            handleError(error, userInteractionPermitted: true)
            return false
        }
        begin()
        return true
    }

    /// From here on the document hears of its file, and saves itself.
    private func begin() {
        NSFileCoordinator.addFilePresenter(self)
        let center = NotificationCenter.default
        observers = [UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification].map {
            name in
            center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated { self?.saveChanges() }
            }
        }
        savedChanges = changes
        change([.closed, .savingError, .editingDisabled], false)
    }

    private func coordinatedRead(_ url: URL) throws {
        var problem: NSError?
        var result: Result<Void, any Error> = .success(())
        NSFileCoordinator(filePresenter: self).coordinate(readingItemAt: url, error: &problem) { place in
            result = Result { try read(from: place) }
        }
        if let problem { throw problem }
        try result.get()
        date = DocumentFile.modificationDate(of: url)
    }

    /// Reads a file and gives what is in it to `load(fromContents:ofType:)`: `Data`, of a folder a `FileWrapper`.
    open func read(from url: URL) throws {
        try load(fromContents: DocumentFile.contents(of: url), ofType: fileType)
    }

    /// Takes what was read. A subclass does; throws where it can't be understood. By itself it takes anything and does nothing.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}

    /// Calls the block after what the document does with its file now, in a later turn.
    open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async { block() }
    }

    // MARK: Closing

    /// Saves what isn't saved and closes the document. The handler hears whether it was saved; one that couldn't be stays open.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        nonisolated(unsafe) let done = completionHandler
        autosave { [self] success in
            if success { end() }
            done?(success)
        }
    }

    /// As `close(completionHandler:)`; gives its answer.
    open func close() async -> Bool {
        await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
    }

    private func end() {
        NSFileCoordinator.removeFilePresenter(self)
        observers.forEach(NotificationCenter.default.removeObserver)
        observers = []
        change(.closed, true)
    }

    // MARK: Saving

    /// Gives what is to be written: `Data`, or a `FileWrapper`. A subclass does; throws where it can't.
    open func contents(forType typeName: String) throws -> Any {
        FatalException.invalidArgument.raise("contentsForType:error: must be overridden by \(type(of: self))")
    }

    /// Attributes of the file, by `FileManager`'s keys: none. A subclass may give some.
    open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

    /// The extension of a type's files: that of the file itself where the type is its own, or nil.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        guard let typeName, typeName != fileType else { return fileURL.pathExtension }
        return UTType(typeName)?.preferredFilenameExtension ?? ""
    }

    /// Saves the document. What is written is taken of it at once, and written in a later turn, whole or not at all. For creation a closed
    /// document is open afterwards, and is where it was saved.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        nonisolated(unsafe) let done = completionHandler
        let token = changeCountToken(for: saveOperation)
        do {
            let type = savingFileType ?? UTType(filenameExtension: url.pathExtension)?.identifier ?? "public.data"
            nonisolated(unsafe) let (contents, token) = (try contents(forType: type), token)
            performAsynchronousFileAccess {
                MainActor.assumeIsolated {
                    let result = Result { try self.write(contents, to: url, for: saveOperation) }
                    let success = self.finishSaving(result, url, saveOperation, token)
                    done?(success)
                }
            }
        } catch {
            nonisolated(unsafe) let token = token
            performAsynchronousFileAccess {
                MainActor.assumeIsolated {
                    let success = self.finishSaving(.failure(error), url, saveOperation, token)
                    done?(success)
                }
            }
        }
    }

    /// As `save(to:for:completionHandler:)`; gives its answer.
    open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { continuation in
            save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
        }
    }

    private func write(_ contents: Any, to url: URL, for operation: SaveOperation) throws {
        var problem: NSError?
        var result: Result<Void, any Error> = .success(())
        let options: NSFileCoordinator.WritingOptions = operation == .forOverwriting ? .forReplacing : []
        NSFileCoordinator(filePresenter: self).coordinate(writingItemAt: url, options: options, error: &problem) {
            place in
            result = Result {
                try writeContents(
                    contents, andAttributes: try fileAttributesToWrite(to: place, for: operation), safelyTo: place,
                    for: operation)
            }
        }
        if let problem { throw problem }
        try result.get()
    }

    private func finishSaving(
        _ result: Result<Void, any Error>, _ url: URL, _ operation: SaveOperation, _ token: Any
    ) -> Bool {
        if case .failure(let error) = result {
            change(.savingError, true)
            handleError(error, userInteractionPermitted: true)
            return false
        }
        if operation == .forCreating || url == fileURL {
            place.withLock { $0 = url }
            date = DocumentFile.modificationDate(of: url)
            if state.contains(.closed) { begin() }
            updateChangeCount(withToken: token, for: operation)
        }
        change(.savingError, false)
        return true
    }

    /// Writes beside the file and puts that in its place: whoever looks finds the old one or the new one.
    open func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
        for saveOperation: SaveOperation
    ) throws {
        let exists = FileManager.default.fileExists(atPath: url.path)
        try FileReplacement.replace(url) { unfinished in
            try writeContents(contents, to: unfinished, for: saveOperation, originalContentsURL: exists ? url : nil)
            var attributes: [FileAttributeKey: Any] = [:]
            for (key, value) in additionalFileAttributes ?? [:] {
                if let key = key.base as? FileAttributeKey
                    ?? (key.base as? String).map(FileAttributeKey.init(rawValue:))
                {
                    attributes[key] = value
                }
            }
            if !attributes.isEmpty { try FileManager.default.setAttributes(attributes, ofItemAtPath: unfinished.path) }
        }
    }

    /// Writes contents to a place that nobody looks at yet: `Data` or a `FileWrapper`; other contents are the subclass's.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        try DocumentFile.write(contents, to: url)
    }

    // MARK: Changes

    /// Whether something isn't saved yet.
    open var hasUnsavedChanges: Bool { changes != savedChanges }

    /// Says that the contents have changed: some seconds later, or when the app leaves the front, the document saves itself.
    open func updateChangeCount(_ change: ChangeKind) {
        switch change {
        case .done, .redone: changes += 1
        case .undone: changes -= 1
        case .cleared: savedChanges = changes
        }
        guard hasUnsavedChanges, !state.contains(.closed), !waitsForAutosave else { return }
        waitsForAutosave = true
        FrameTimer.shared.call(after: Self.autosaveDelay) { [weak self] in
            self?.waitsForAutosave = false
            self?.saveChanges()
        }
    }

    /// Stands for what is changed at this moment, which a save is about to write.
    open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes }

    /// What the token stands for is saved; what has been changed since isn't.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
        if let count = changeCountToken as? Int { savedChanges = count }
    }

    private func saveChanges() { if hasUnsavedChanges, !state.contains(.closed) { autosave() } }

    /// Saves the document where it is, if something isn't saved yet; the handler hears true where there is nothing to save.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        if hasUnsavedChanges { return save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler) }
        nonisolated(unsafe) let done = completionHandler
        performAsynchronousFileAccess { done?(true) }
    }

    /// As `autosave(completionHandler:)`; gives its answer.
    open func autosave() async -> Bool {
        await withCheckedContinuation { continuation in autosave { continuation.resume(returning: $0) } }
    }

    /// What can be undone in the document. Made when it is asked for; each of its changes counts as one of the document.
    open var undoManager: UndoManager! {
        get {
            if undo == nil { self.undoManager = UndoManager() }
            return undo
        }
        set {
            undo = newValue
            undoObservers.forEach(NotificationCenter.default.removeObserver)
            undoObservers = newValue.map(observe) ?? []
        }
    }
    private var undoObservers: [any NSObjectProtocol] = []

    private func observe(_ manager: UndoManager) -> [any NSObjectProtocol] {
        let kinds: [(NSNotification.Name, ChangeKind)] = [
            (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
            (.NSUndoManagerDidRedoChange, .redone),
        ]
        return kinds.map { name, kind in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] note in
                let manager = note.object as? UndoManager
                MainActor.assumeIsolated {
                    // The groups that undoing itself makes are none of a person's.
                    if kind == .done, manager?.isUndoing ?? false || manager?.isRedoing ?? false { return }
                    self?.updateChangeCount(kind)
                }
            }
        }
    }

    // MARK: Reverting, and when not to edit

    /// Reads the contents of a file in place of the document's own; what isn't saved is lost. Editing is disabled meanwhile.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        nonisolated(unsafe) let done = completionHandler
        disableEditing()
        change(.editingDisabled, true)
        performAsynchronousFileAccess {
            MainActor.assumeIsolated {
                let result = Result { try self.coordinatedRead(url) }
                self.change(.editingDisabled, false)
                self.enableEditing()
                if case .failure(let error) = result {
                    self.handleError(error, userInteractionPermitted: true)
                    done?(false)
                } else {
                    self.updateChangeCount(.cleared)
                    done?(true)
                }
            }
        }
    }

    /// As `revert(toContentsOf:completionHandler:)`; gives its answer.
    open func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { continuation in
            revert(toContentsOf: url) { continuation.resume(returning: $0) }
        }
    }

    /// The document is about to take other contents: a subclass keeps the person from editing. Does nothing by itself.
    open func disableEditing() {}
    /// Editing is safe again. Does nothing by itself.
    open func enableEditing() {}

    // MARK: Errors

    /// Something couldn't be read or written. Writes a line, and finishes; a subclass tells the person.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        Diagnostics.report("the document \(fileURL.lastPathComponent): \(error.localizedDescription)")
        finishedHandlingError(error, recovered: false)
    }

    /// A subclass that handles errors calls it at the end. Does nothing by itself.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// A person can't be asked any more: a subclass takes its question away. Does nothing by itself.
    open func userInteractionNoLongerPermitted(forError error: any Error) {
        finishedHandlingError(error, recovered: false)
    }

    // MARK: Other places

    /// What the person is doing with the document; nil by default. It gets the document's URL when it is set.
    open var userActivity: NSUserActivity? {
        get { activity }
        set {
            activity = newValue
            if let newValue { updateUserActivityState(newValue) }
        }
    }
    /// Writes the document's URL into the activity.
    open func updateUserActivityState(_ userActivity: NSUserActivity) {
        userActivity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: fileURL])
    }
    /// Brings back what an activity says. Does nothing by itself.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    // MARK: NSFilePresenter

    nonisolated public var presentedItemURL: URL? { place.withLock { $0 } }
    nonisolated public var presentedItemOperationQueue: OperationQueue { .main }

    /// Saves before somebody else reads.
    nonisolated public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        MainActor.assumeIsolated {
            guard hasUnsavedChanges, !state.contains(.closed) else { return completionHandler(nil) }
            do {
                let token = changeCountToken(for: .forOverwriting)
                try writeContents(
                    try contents(forType: savingFileType ?? "public.data"), andAttributes: nil, safelyTo: fileURL,
                    for: .forOverwriting)
                _ = finishSaving(.success(()), fileURL, .forOverwriting, token)
                completionHandler(nil)
            } catch {
                completionHandler(error)
            }
        }
    }

    /// Takes what somebody else has written, unless there is something of this document's own to be saved.
    nonisolated public func presentedItemDidChange() {
        MainActor.assumeIsolated {
            guard !state.contains(.closed), !hasUnsavedChanges, let newer = DocumentFile.modificationDate(of: fileURL),
                newer != date
            else { return }
            revert(toContentsOf: fileURL)
        }
    }

    /// Goes along with the file.
    nonisolated public func presentedItemDidMove(to newURL: URL) { place.withLock { $0 = newURL } }

    /// Closes, without saving: the file is about to go.
    nonisolated public func accommodatePresentedItemDeletion(
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        MainActor.assumeIsolated {
            updateChangeCount(.cleared)
            end()
        }
        completionHandler(nil)
    }
}
