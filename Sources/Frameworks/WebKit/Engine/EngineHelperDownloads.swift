import Foundation

/// Files that the engine loads to be kept, each into a folder of the app's, under its number: the app moves it to where it is wanted.
///
/// - From: `EngineHelper`, the engine's signals
/// - To: `EngineEvent`
final class EngineHelperDownloads {
    private struct Entry {
        let download: EngineObject
        let view: Int
        let path: String
        var received = 0
        var hasFailed = false
    }

    /// Files at one time: more is a mistake, or meant ill.
    private static let most = 256

    private let library: EngineLibrary
    private let folder: String
    private var entries: [Int: Entry] = [:]

    init(_ library: EngineLibrary, folder: String) { (self.library, self.folder) = (library, folder) }

    /// Hears of the downloads of a context, or of a session of newer engines.
    func watchDownloads(of owner: EngineObject?) {
        typealias Start = @convention(c) (EngineObject?, EngineObject?, EngineObject?) -> Void
        let started: Start = { _, download, _ in
            if let download { EngineHelper.current?.downloadBegan(download) }
        }
        library.connectSignal(owner, "download-started", unsafeBitCast(started, to: UnsafeRawPointer.self), nil)
    }

    func beginFile(_ download: EngineObject, number: Int, view: Int) {
        guard entries.count < Self.most else { return library.callFunction("webkit_download_cancel", download) }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/\(getpid())-\(number)"
        library.retainObject(download)
        entries[number] = Entry(download: download, view: view, path: path)
        let request = library.object("webkit_download_get_request", download)
        EngineHelper.write(
            .downloadBegan(
                view: view, download: number, address: library.text("webkit_uri_request_get_uri", request) ?? ""))
        // The number is the data: a callback has no other way to know which one it is.
        let data = EngineObject(bitPattern: number)
        typealias Decide = @convention(c) (EngineObject?, UnsafePointer<CChar>?, EngineObject?) -> Int32
        let decide: Decide = { _, name, data in
            EngineHelper.current?.downloads?.nameFile(
                Int(bitPattern: data), name.map { String(cString: $0) } ?? "")
            return 1
        }
        typealias Receive = @convention(c) (EngineObject?, UInt64, EngineObject?) -> Void
        let received: Receive = { _, count, data in
            EngineHelper.current?.downloads?.receiveBytes(Int(bitPattern: data), Int(clamping: count))
        }
        typealias Fail = @convention(c) (EngineObject?, EngineObject?, EngineObject?) -> Void
        let failed: Fail = { _, error, data in EngineHelper.current?.downloads?.failFile(Int(bitPattern: data), error) }
        typealias Finish = @convention(c) (EngineObject?, EngineObject?) -> Void
        let finished: Finish = { _, data in EngineHelper.current?.downloads?.finishFile(Int(bitPattern: data)) }
        for (signal, handler) in [
            ("decide-destination", unsafeBitCast(decide, to: UnsafeRawPointer.self)),
            ("received-data", unsafeBitCast(received, to: UnsafeRawPointer.self)),
            ("failed", unsafeBitCast(failed, to: UnsafeRawPointer.self)),
            ("finished", unsafeBitCast(finished, to: UnsafeRawPointer.self)),
        ] { library.connectSignal(download, signal, handler, data) }
    }

    func cancelFile(_ number: Int) {
        if let entry = entries[number] { library.callFunction("webkit_download_cancel", entry.download) }
    }

    private func nameFile(_ number: Int, _ name: String) {
        guard let entry = entries[number] else { return }
        // Newer engines want a path, older ones an address.
        let isNew = library.has("webkit_network_session_new")
        let place = isNew ? entry.path : URL(fileURLWithPath: entry.path).absoluteString
        library.callFunction("webkit_download_set_destination", entry.download, text: place)
        let response = EngineHelperView.response(
            library.object("webkit_download_get_response", entry.download), library)
        EngineHelper.write(
            .downloadNamed(view: entry.view, download: number, name: name, response: response))
    }

    private func receiveBytes(_ number: Int, _ count: Int) {
        guard var entry = entries[number] else { return }
        entry.received += count
        entries[number] = entry
        EngineHelper.write(.downloadProgressed(view: entry.view, download: number, received: entry.received))
    }

    private func failFile(_ number: Int, _ error: EngineObject?) {
        guard let entry = entries[number], !entry.hasFailed else { return }
        // The engine tells the end after it, too.
        entries[number]?.hasFailed = true
        let (domain, code, text) = error.map(library.describe) ?? ("", 0, "")
        let failure = EngineLoadError(domain: domain, code: code, text: text, address: nil)
        EngineHelper.write(.downloadFailed(view: entry.view, download: number, error: failure))
    }

    private func finishFile(_ number: Int) {
        guard let entry = entries.removeValue(forKey: number) else { return }
        if entry.hasFailed {
            try? FileManager.default.removeItem(atPath: entry.path)
        } else {
            EngineHelper.write(.downloadFinished(view: entry.view, download: number, path: entry.path))
        }
        library.releaseObject(entry.download)
    }
}
