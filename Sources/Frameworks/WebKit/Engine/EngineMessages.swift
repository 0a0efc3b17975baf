import Foundation

/// A request of a web view's to the engine's process.
///
/// - From: `EngineConnection`
/// - To: `EngineHelper`
enum EngineCommand: Codable, Sendable, Equatable {
    case makeView(view: Int, settings: EngineViewSettings)
    case closeView(view: Int)
    case load(view: Int, content: EngineContent)
    case reload(view: Int, fromOrigin: Bool)
    case stop(view: Int)
    /// A step in the list of pages: -1 is the page before.
    case goBy(view: Int, steps: Int)
    /// Scripts and names of handlers replace those before.
    case setUserContent(view: Int, content: EngineUserContent)
    case evaluate(view: Int, token: Int, source: String, world: String?)
    /// `arguments` is an encoded dictionary (`EngineValue`).
    case callFunction(view: Int, token: Int, body: String, arguments: String, world: String?)
    /// The app's answer to a script's message: an encoded value, or what went wrong.
    case reply(view: Int, message: Int, world: String?, value: String?, error: String?)
    case decide(token: Int, policy: EnginePolicy)
    case answerDialog(token: Int, isConfirmed: Bool, text: String?)
    /// `offset` and `length` say where in the shared memory the view's pictures go.
    case resize(view: Int, size: EngineSize, offset: Int, length: Int)
    /// The picture has been taken out of the shared memory: the next one may be put there.
    case frameTaken(view: Int)
    case touch(view: Int, phase: EngineTouchPhase, x: Double, y: Double, time: UInt32)
    /// An X11 key symbol, pressed and released.
    case key(view: Int, symbol: UInt32)
    case scroll(view: Int, x: Double, y: Double)
    case setVisible(view: Int, isVisible: Bool)
    /// The zoom is the app's `pageZoom`.
    case setZoom(view: Int, zoom: Double)
    case setDark(view: Int, isDark: Bool)
    case download(view: Int, address: String)
    case cancelDownload(download: Int)
    /// Answered by `flushed` when what the page has changed so far has been drawn.
    case flush(view: Int, token: Int)
    case answerScheme(token: Int, answer: EngineSchemeAnswer)
    case setCookie(store: String, cookie: EngineCookie)
    case deleteCookie(store: String, cookie: EngineCookie)
    case getCookies(token: Int, store: String, addresses: [String])
    case setNetwork(isOff: Bool)
}

/// An event that the engine's process tells.
///
/// - From: `EngineHelper`
/// - To: `EngineConnection`
enum EngineEvent: Codable, Sendable, Equatable {
    case ready(version: String)
    /// There will be no engine, and why.
    case unavailable(reason: String)
    case changed(view: Int, page: EnginePage)
    case loaded(view: Int, stage: EngineLoadStage)
    case decideAction(view: Int, token: Int, action: EngineAction)
    case decideResponse(view: Int, token: Int, response: EngineResponse)
    case evaluated(view: Int, token: Int, outcome: EngineOutcome)
    case message(view: Int, message: EngineScriptMessage)
    case dialog(view: Int, token: Int, kind: EngineDialogKind, text: String, preset: String?)
    case frame(view: Int, width: Int, height: Int, offset: Int)
    case scrolled(view: Int, metrics: EngineMetrics)
    case focused(view: Int, isEditing: Bool)
    case flushed(view: Int, token: Int)
    case scheme(view: Int, token: Int, address: String, method: String, headers: [String: String])
    case cookies(token: Int, cookies: [EngineCookie])
    /// A file is loaded to be kept. `downloadNamed` follows, `downloadProgressed` while it comes, and one of the other two.
    case downloadBegan(view: Int, download: Int, address: String)
    case downloadNamed(view: Int, download: Int, name: String, response: EngineResponse)
    case downloadProgressed(view: Int, download: Int, received: Int)
    case downloadFinished(view: Int, download: Int, path: String)
    case downloadFailed(view: Int, download: Int, error: EngineLoadError)
    case closed(view: Int)
    case terminated(view: Int)
}

struct EngineViewSettings: Codable, Sendable, Equatable {
    var size: EngineSize
    /// Views of the same name share what websites keep; nil: in memory alone, of this view.
    var store: String
    var isPersistent: Bool
    var dataFolder = ""
    var cacheFolder = ""
    /// The folder into which files come that are kept.
    var downloadFolder = ""
    var userAgent: String?
    var applicationName: String?
    var runsScripts = true
    var opensWindows = false
    var minimumFontSize = 0
    /// Those for which the app answers.
    var schemes: [String] = []
    var zoom = 1.0
    var isDark = false
}

struct EngineSize: Codable, Sendable, Equatable {
    var width: Int
    var height: Int
    var scale: Double
}

enum EngineContent: Codable, Sendable, Equatable {
    case request(address: String, headers: [String: String])
    case text(String, base: String?)
    case bytes(Data, type: String, encoding: String, base: String)
}

struct EngineUserContent: Codable, Sendable, Equatable {
    struct Script: Codable, Sendable, Equatable {
        var source: String
        var atEnd: Bool
        var mainFrameOnly: Bool
        var world: String?
    }
    struct Handler: Codable, Sendable, Equatable {
        var name: String
        var world: String?
        var replies: Bool
    }
    var scripts: [Script] = []
    var handlers: [Handler] = []
}

enum EnginePolicy: String, Codable, Sendable {
    case cancel, allow, download

    /// Makes one of the number of Apple's policy; an unknown one forbids it.
    init(_ number: Int) {
        let all: [EnginePolicy] = [.cancel, .allow, .download]
        self = all.indices.contains(number) ? all[number] : .cancel
    }
}
enum EngineTouchPhase: String, Codable, Sendable { case down, motion, up }
enum EngineDialogKind: String, Codable, Sendable { case alert, confirm, prompt, beforeUnload }

struct EnginePage: Codable, Sendable, Equatable {
    struct Item: Codable, Sendable, Equatable {
        var address: String
        var title: String?
        var original: String?
    }
    var address: String?
    var title: String?
    var progress = 0.0
    var isLoading = false
    var back: [Item] = []
    var current: Item?
    var forward: [Item] = []
}

enum EngineLoadStage: Codable, Sendable, Equatable {
    case started, redirected, committed, finished
    case failed(EngineLoadError)
}

struct EngineLoadError: Codable, Sendable, Equatable {
    var domain: String
    var code: Int
    var text: String
    var address: String?
}

struct EngineAction: Codable, Sendable, Equatable {
    var address: String
    var method: String
    var headers: [String: String]
    /// A number of `WKNavigationType`.
    var type: Int
    var opensWindow: Bool
    var isMainFrame: Bool
}

struct EngineResponse: Codable, Sendable, Equatable {
    var address: String
    var status: Int
    var type: String
    var length: Int
    var headers: [String: String]
    var canShow: Bool
    var isMainFrame: Bool
}

enum EngineOutcome: Codable, Sendable, Equatable {
    /// An encoded value (`EngineValue`).
    case value(String)
    case threw(EngineException)
    case unsupported
    case gone
}

struct EngineException: Codable, Sendable, Equatable {
    var text: String
    var line = 0
    var column = 0
    var address: String?
}

struct EngineScriptMessage: Codable, Sendable, Equatable {
    var name: String
    var world: String?
    var body: String
    var isMainFrame: Bool
    var address: String
    /// The script waits for an answer to this.
    var reply: Int?
}

struct EngineMetrics: Codable, Sendable, Equatable {
    var contentWidth: Double
    var contentHeight: Double
    var x: Double
    var y: Double
    /// The largest scale to which two fingers zoom the page.
    var maximumZoom = 5.0
}

struct EngineSchemeAnswer: Codable, Sendable, Equatable {
    var status = 200
    var type = ""
    var headers: [String: String] = [:]
    var data = Data()
    var error: String?
}

struct EngineCookie: Codable, Sendable, Equatable {
    var name: String
    var value: String
    var domain: String
    var path: String
    /// Seconds since 1970; nil: until the end of the session.
    var expires: Double?
    var isSecure = false
    var isHTTPOnly = false
}
