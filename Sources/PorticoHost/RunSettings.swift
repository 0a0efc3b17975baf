import Foundation

/// How `portico` tells an app process how to run: environment variables, because an app's arguments are its own.
package struct RunSettings: Sendable, Equatable {
    package enum TraceFormat: String, Sendable, CaseIterable {
        case text, json, chrome
    }

    package enum Clock: String, Sendable, CaseIterable {
        /// Time moves only when the story says so: same input, same bytes.
        case virtual
        /// The machine's monotonic clock and a 60 Hz render thread.
        case real
    }

    /// Set for a process that runs tests: an app starts in it by itself, because tests have no `UIApplicationMain`.
    package static let testHostVariable = "PORTICO_TEST_HOST"

    /// `PORTICO_SCRIPT`: the story's path; nil means run until terminated.
    package var script: String?
    /// `PORTICO_OUTPUT`: the folder that snapshots go to.
    package var output = "portico-out"
    /// `PORTICO_DEVICE`: a profile's name.
    package var device = DeviceProfile.default
    /// `PORTICO_TRACE`: `text`, `json` or `chrome`.
    package var trace: TraceFormat?
    /// `PORTICO_TRACE_FILE`: where the trace goes; nil means standard output.
    package var traceFile: String?
    /// `PORTICO_CLOCK`: `virtual` (headless default) or `real`.
    package var clock = Clock.virtual

    package init() {}

    /// Reads the variables; an unknown value is an error that names the variable and the values that would do.
    package init(environment: [String: String]) throws {
        script = environment["PORTICO_SCRIPT"]
        output = environment["PORTICO_OUTPUT"] ?? output
        traceFile = environment["PORTICO_TRACE_FILE"]
        if let name = environment["PORTICO_DEVICE"] {
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
    }

    /// The variables that give the same settings to a child process.
    package var environment: [String: String] {
        var result = [
            "PORTICO_OUTPUT": output, "PORTICO_DEVICE": device.name, "PORTICO_CLOCK": clock.rawValue,
        ]
        result["PORTICO_SCRIPT"] = script
        result["PORTICO_TRACE"] = trace?.rawValue
        result["PORTICO_TRACE_FILE"] = traceFile
        return result
    }
}
