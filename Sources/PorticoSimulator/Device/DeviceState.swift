import PorticoHost
import PorticoShell
import PorticoTrace

/// What a device is, for as long as nobody makes it another one.
struct DeviceInfo: Codable, Sendable, Equatable {
    var name: String
    var idiom: DeviceProfile.Idiom
    /// Points, portrait.
    var width: Double
    var height: Double
    var scale: Double
    var cornerRadius: Double
    /// Below the status bar, and above the home indicator.
    var top: Double
    var bottom: Double

    init(_ device: DeviceProfile) {
        name = device.name
        idiom = device.idiom
        (width, height, scale) = (device.width, device.height, device.scale)
        cornerRadius = device.cornerRadius
        (top, bottom) = (device.portraitSafeArea.top, device.portraitSafeArea.bottom)
    }
}

/// Everything that a page shows around the app's pixels. Sent whole: the newest one is all that a slow viewer needs.
struct DeviceState: Codable, Sendable, Equatable {
    struct App: Codable, Sendable, Equatable {
        var id: String
        var name: String
        var hasIcon: Bool
        /// Nil: not running.
        var process: Int?
        var phase: String
        var lastUse: Int
        var tasks: [String]
        /// The actions that a long press on its icon offers.
        var actions: [HostQuickAction] = []
    }

    var apps: [App] = []
    /// The process in front; nil on the home screen.
    var foreground: Int?
    var interruptions: [String] = []
    var orientation = HostEvent.Orientation.portrait
    var appearance = HostEvent.Appearance.light
    var textSize = HostTextSize.l
    var locale: String?
    var isLowPower = false
    var keyboard = HostKeyboard.hardware
    var textInput: TextInputState?
    /// Over the app's screen.
    var pointer = PointerShape.arrow
    /// Nil on the home screen, and until the app in front has said.
    var bars: SystemBarsState?
    /// Nil until the shell has said.
    var device: DeviceInfo?
    var conditions = HostConditions()
    var statusBar = StatusBarOverride()
    /// The device's; nil: that of whoever looks.
    var timeZone: String?

    init() {}

    init(_ shell: SystemShell) {
        apps = shell.apps.map { app in
            let process = shell.process(of: app.id)
            return App(
                id: app.id, name: app.name, hasIcon: app.iconPath != nil, process: process?.number,
                phase: (process?.state.phase ?? .notRunning).rawValue, lastUse: process?.lastUse ?? 0,
                tasks: process?.state.tasks ?? [], actions: shell.quickActions(of: app))
        }
        foreground = shell.foreground?.number
        interruptions = shell.interruptions.map(\.rawValue).sorted()
        let settings = shell.settings
        (orientation, appearance, textSize) = (settings.orientation, settings.appearance, settings.textSize)
        (locale, isLowPower) = (settings.locale, settings.isLowPower)
        keyboard = settings.keyboard
        textInput = shell.foreground?.textInput
        pointer = shell.foreground?.pointer ?? .arrow
        bars = shell.foreground?.systemBars
        device = DeviceInfo(settings.device)
        conditions = settings.conditions
        statusBar = shell.statusBar
        timeZone = settings.conditions.time.zone ?? settings.timeZone
    }
}

/// What the page is told, as JSON text.
///
/// - From: `ViewerHub`
/// - To: `device.js`
enum ServerMessage: Encodable, Sendable {
    struct Device: Encodable, Sendable {
        var number: Int
        var name: String
    }

    case hello(DeviceInfo)
    case state(DeviceState)
    /// An app is in another state since this moment of the media clock.
    case phase(process: Int, app: String, from: String, to: String, time: Double)
    case ended(process: Int, app: String, reason: String, isFailure: Bool, trace: [String])
    /// `lost`: events that were left out since the last batch, because this viewer was behind.
    case trace(process: Int, events: [TraceEvent], lost: Int)
    /// For an inspector: what follows, up to `present`, has happened before, and what it has is to be forgotten.
    case past
    case present
    /// `lost`: lines that were left out before these.
    case log(process: Int, app: String, lines: [OutputLine], lost: Int)
    case failed(question: Int, reason: String)
    /// The devices of this server.
    case devices([Device])
    /// The names of devices that there can be.
    case choices([String])
    case builds([BuildProgress])
    case openURL(String)
    /// One of an app that isn't in front is to be shown.
    case notification(app: String, name: String, id: String, title: String, body: String)
    case pasteboard(String)
    case note(String)
}
