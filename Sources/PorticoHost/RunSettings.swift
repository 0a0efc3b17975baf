import Foundation

/// The settings of an app's run. The shell sends them as its first message; an app that is started by hand reads the variables.
package struct RunSettings: Codable, Sendable, Equatable {
    package enum TraceFormat: String, Codable, Sendable, CaseIterable {
        case text, json, chrome
    }

    package enum Clock: String, Codable, Sendable, CaseIterable {
        /// Time moves only when the shell says so: same input, same bytes.
        case virtual
        /// The machine's monotonic clock and a 60 Hz render thread.
        case real
    }

    /// Set for a process that runs tests: an app starts in it by itself, because tests have no `UIApplicationMain`.
    package static let testHostVariable = "PORTICO_TEST_HOST"

    package static let deviceVariable = "PORTICO_DEVICE"

    /// `PORTICO_DEVICE`: a profile's name.
    package var device = DeviceProfile.default
    /// `PORTICO_CLOCK`: `virtual` (headless default) or `real`.
    package var clock = Clock.virtual
    /// Counts the processes of one run, from 1; what traces name them by.
    package var process = 1
    /// The time of a virtual clock when the app starts.
    package var time = 0.0
    /// `PORTICO_TRACE`: `text`, `json` or `chrome`.
    package var trace: TraceFormat?
    /// `PORTICO_TRACE_FILE`: where the trace goes; nil means standard output. The file is added to.
    package var traceFile: String?
    /// `PORTICO_SLOW`: how many times slower than real time animations run; 1 to 1000.
    package var slowness = 1.0

    package var orientation = HostEvent.Orientation.portrait
    package var appearance = HostEvent.Appearance.light
    package var textSize = HostTextSize.l
    /// Nil: what the environment says.
    package var locale: String?
    /// The device's; nil: UTC on a virtual clock, the machine's on the real one.
    package var timeZone: String?
    package var isLowPower = false
    package var keyboard = HostKeyboard.hardware
    /// The settings that are switched on under Accessibility.
    package var accessibility: Set<HostAccessibility> = []
    package var isProtectedDataAvailable = true
    package var conditions = HostConditions()
    /// The URL that the app is launched to open.
    package var openedURL: String?
    /// The type of the action on its icon that the app is launched by.
    package var openedQuickAction: String?
    /// The notification that a person has tapped to launch the app.
    package var openedNotification: AppNotification?
    /// Whether the kernel keeps the app from what isn't its own.
    package var isSandboxed = true
    /// Whether somebody looks: see `HostMessage.showFrames`.
    package var showsFrames = false
    /// Whether the app keeps a picture of its launch screen, for `HostRequest.launchScreen`.
    package var keepsLaunchScreen = false
    /// The folder that the app may load edited functions from; nil: none. See `HostRequest.patch`.
    package var patchFolder: String?
    /// Libraries there that the process loads before it draws its preview, in this order.
    package var patches: [String] = []
    /// See `HostMessage.trace`.
    package var traceCategories: [String] = []
    /// Whether the life-cycle checker watches.
    package var isChecking = false
    /// Whether the app remembers its views from the first one on, for `InspectorQuestion.alive`.
    package var watchesViews = false
    /// The preview that the process draws instead of its app; nil for the app itself.
    package var preview: PreviewChoice?

    package init() {}

    /// Reads the variables; an unknown value is an error that names the variable and the values that would do.
    package init(environment: [String: String]) throws {
        traceFile = environment["PORTICO_TRACE_FILE"]
        if let name = environment[Self.deviceVariable] {
            guard let found = DeviceProfile.named(name) else {
                throw HostError.unknownDevice(name)
            }
            device = found
        }
        if let name = environment["PORTICO_TRACE"] {
            guard let found = TraceFormat(rawValue: name) else {
                throw HostError.unknownValue(name, of: "PORTICO_TRACE", allowed: TraceFormat.allCases.map(\.rawValue))
            }
            trace = found
        }
        if let name = environment["PORTICO_CLOCK"] {
            guard let found = Clock(rawValue: name) else {
                throw HostError.unknownValue(name, of: "PORTICO_CLOCK", allowed: Clock.allCases.map(\.rawValue))
            }
            clock = found
        }
        if let text = environment["PORTICO_SLOW"] {
            guard let number = Double(text), (1...1000).contains(number) else {
                throw HostError.unknownValue(text, of: "PORTICO_SLOW", allowed: ["a number from 1 to 1000"])
            }
            slowness = number
        }
    }

    /// The variables that give a process started by hand, a test run say, the same device, clock and trace.
    package var environment: [String: String] {
        var result = [Self.deviceVariable: device.name, "PORTICO_CLOCK": clock.rawValue]
        result["PORTICO_TRACE"] = trace?.rawValue
        result["PORTICO_TRACE_FILE"] = traceFile
        if slowness != 1 { result["PORTICO_SLOW"] = String(slowness) }
        return result
    }
}
