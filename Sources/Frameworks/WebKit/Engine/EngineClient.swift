import Foundation
import UIKit

/// A way to the engine's process. In tests it leads nowhere.
protocol EngineTransport: Sendable {
    func sendCommand(_ command: EngineCommand)
    func endProcess()
}

extension EngineConnection: EngineTransport {}

/// A hearer of one view of the engine's.
@MainActor
protocol EngineViewHearer: AnyObject {
    func hearEvent(_ event: EngineEvent)
    /// There is no process any more. `isFinal`: and there won't be one.
    func engineEnded(isFinal: Bool)
}

/// The app's one engine: started by the first view that loads something, started anew by the next load after its end.
///
/// - From: `WebPage`, `WKHTTPCookieStore`
/// - To: `EngineConnection`
@MainActor
final class EngineClient {
    @InSession private static var current: EngineClient? = nil
    /// Whether the system has no engine, or one that can't begin: then nothing is tried again.
    @InSession private static var isUnavailable = false
    /// In tests: stands in place of the system's engine; its value nil is a system without one.
    @InSession static var substitute: (@MainActor (EngineClient) -> (any EngineTransport)?)? = nil

    /// In tests: the folder that is the engine's home.
    @InSession static var home: String? = nil

    private var transport: (any EngineTransport)?
    let memory: EnginePictureMemory
    private var hearers: [Int: Weak] = [:]
    private var lastNumber = 0
    private var outcomes: [Int: (EngineOutcome) -> Void] = [:]
    private var flushes: [Int: () -> Void] = [:]
    private var cookieAnswers: [Int: ([EngineCookie]) -> Void] = [:]
    /// The stores of which the process has the app's cookies already.
    private var knownStores: Set<String> = []

    private struct Weak {
        weak var hearer: (any EngineViewHearer)?
    }

    private init(memory: EnginePictureMemory) { self.memory = memory }

    /// The one that runs, if any.
    static var running: EngineClient? { current }

    /// The one that runs, or a new one; nil where there is no engine.
    static func startEngine() -> EngineClient? {
        if let current { return current }
        guard !isUnavailable, let memory = EnginePictureMemory() else { return nil }
        let client = EngineClient(memory: memory)
        if let substitute {
            client.transport = substitute(client)
        } else if EngineLibrary.isInstalled {
            client.transport = EngineConnection(
                memory: memory.descriptor,
                environment: EngineConnection.environment(
                    home: home ?? NSHomeDirectory(), temporary: home ?? NSTemporaryDirectory())
            ) { [weak client] event in
                DispatchQueue.main.async { MainActor.assumeIsolated { client?.hearEvent(event) } }
            }
        }
        guard client.transport != nil else {
            isUnavailable = true
            return nil
        }
        current = client
        return client
    }

    // MARK: Commands

    func sendCommand(_ command: EngineCommand) { transport?.sendCommand(command) }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func register(_ hearer: any EngineViewHearer) -> Int {
        let number = nextNumber()
        hearers[number] = Weak(hearer: hearer)
        return number
    }

    func closeView(_ number: Int, _ region: EnginePictureMemory.Region?) {
        hearers[number] = nil
        sendCommand(.closeView(view: number))
        // Commands are followed in their order: who gets the region next can't be drawn over.
        if let region { memory.giveBack(region) }
    }

    /// The token under which an outcome is heard.
    func expectOutcome(_ body: @escaping (EngineOutcome) -> Void) -> Int {
        let token = nextNumber()
        outcomes[token] = body
        return token
    }

    func flush(_ view: Int, _ body: @escaping () -> Void) {
        let token = nextNumber()
        flushes[token] = body
        sendCommand(.flush(view: view, token: token))
    }

    func getCookies(_ store: String, _ addresses: [String], _ body: @escaping ([EngineCookie]) -> Void) {
        let token = nextNumber()
        cookieAnswers[token] = body
        sendCommand(.getCookies(token: token, store: store, addresses: addresses))
    }

    /// Whether it is the first that is heard of a store.
    func noteStore(_ store: String) -> Bool { knownStores.insert(store).inserted }

    /// The pages that a store's views show.
    func addresses(ofStore store: String) -> [String] {
        hearers.values.compactMap { ($0.hearer as? WebPage)?.view }
            .filter { $0.given.websiteDataStore.engineName == store }
            .compactMap { $0.url?.absoluteString }.filter { $0.hasPrefix("http") }
    }

    // MARK: Events

    /// Nil: the process has ended.
    func hearEvent(_ event: EngineEvent?) {
        guard let event else { return processEnded() }
        switch event {
        case .ready: break
        case .unavailable(let reason):
            NSLog("[WebKit] the engine can't begin: \(reason)")
            Self.isUnavailable = true
        case .evaluated(_, let token, let outcome): outcomes.removeValue(forKey: token)?(outcome)
        case .flushed(_, let token): flushes.removeValue(forKey: token)?()
        case .cookies(let token, let cookies): cookieAnswers.removeValue(forKey: token)?(cookies)
        case .changed(let view, _), .loaded(let view, _), .decideAction(let view, _, _),
            .decideResponse(let view, _, _),
            .message(let view, _), .dialog(let view, _, _, _, _), .frame(let view, _, _, _), .scrolled(let view, _),
            .focused(let view, _), .scheme(let view, _, _, _, _), .closed(let view), .terminated(let view),
            .downloadBegan(let view, _, _), .downloadNamed(let view, _, _, _), .downloadProgressed(let view, _, _),
            .downloadFinished(let view, _, _), .downloadFailed(let view, _, _):
            guard let hearer = hearers[view]?.hearer else { return answerForNobody(event) }
            hearer.hearEvent(event)
        }
    }

    /// What waits for an answer must get one, though the view has gone.
    private func answerForNobody(_ event: EngineEvent) {
        switch event {
        case .decideAction(_, let token, _), .decideResponse(_, let token, _):
            sendCommand(.decide(token: token, policy: .cancel))
        case .dialog(_, let token, _, _, _): sendCommand(.answerDialog(token: token, isConfirmed: false, text: nil))
        case .scheme(_, let token, _, _, _):
            sendCommand(.answerScheme(token: token, answer: .init(error: "the view is gone")))
        case .downloadBegan(_, let download, _): sendCommand(.cancelDownload(download: download))
        case .downloadFinished(_, _, let path): try? FileManager.default.removeItem(atPath: path)
        default: break
        }
    }

    private func processEnded() {
        transport = nil
        if Self.current === self { Self.current = nil }
        let (all, waiting, flushed, cookies) = (hearers, outcomes, flushes, cookieAnswers)
        (hearers, outcomes, flushes, cookieAnswers) = ([:], [:], [:], [:])
        for token in waiting.keys.sorted() { waiting[token]?(.gone) }
        for token in flushed.keys.sorted() { flushed[token]?() }
        for token in cookies.keys.sorted() { cookies[token]?([]) }
        for number in all.keys.sorted() { all[number]?.hearer?.engineEnded(isFinal: Self.isUnavailable) }
    }

    deinit { transport?.endProcess() }
}
