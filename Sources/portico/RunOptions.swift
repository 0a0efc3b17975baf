import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject

/// The options of every command that runs an app.
struct RunOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The device to be: “portico devices” lists them (default: \(DeviceProfile.default.name), for an app of the iPad alone an iPad).",
            valueName: "name"))
    var device: String?

    @Option(help: "virtual (time moves as the story says; same input, same bytes) or real (60 Hz).")
    var clock: Clock = .virtual

    @Option(
        help: ArgumentHelp(
            "Keep the app's files (documents, defaults) in this folder; without it every run starts as if just installed.",
            valueName: "folder"),
        completion: .directory)
    var container: String?

    @Option(
        help: ArgumentHelp(
            "The device's time zone (default: UTC on the virtual clock, the machine's on the real one).",
            valueName: "name"))
    var timeZone: String?

    @Flag(help: "Let the app read and write whatever you may.")
    var noSandbox = false
    @Option(
        help: ArgumentHelp("The device's language and region, for instance de, ar or en_GB.", valueName: "identifier"))
    var language: String?

    enum Clock: String, ExpressibleByArgument, CaseIterable {
        case virtual, real
    }

    func settings() throws -> RunSettings {
        var settings = RunSettings()
        if let device {
            guard let found = DeviceProfile.named(device) else { throw HostError.unknownDevice(device) }
            settings.device = found
        }
        settings.clock = clock == .real ? .real : .virtual
        if let timeZone {
            guard TimeZone(identifier: timeZone) != nil else {
                throw HostError.unknownValue(timeZone, of: "--time-zone", allowed: ["a name like Europe/Berlin"])
            }
            settings.timeZone = timeZone
        }
        settings.isSandboxed = !noSandbox
        if let language {
            // The story language's own check of an identifier.
            guard (try? Story.parseSteps("launch\nlocale \(language)\n", file: "language")) != nil else {
                throw ValidationError(
                    "--language \(language): write a language and maybe a region, for instance de or en_GB")
            }
            settings.locale = language
        }
        return settings
    }

    /// The same on a device that can run the app, where none was named.
    func settings(_ settings: RunSettings, for app: BuiltApp) -> RunSettings {
        let plist = FileManager.default.contents(atPath: app.path + "/Info.plist")
        let values = plist.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        guard device == nil, (values as? [String: Any])?["UIDeviceFamily"] as? [Int] == [2],
            let tablet = DeviceProfile.all.first(where: { $0.idiom == .pad })
        else { return settings }
        var settings = settings
        settings.device = tablet
        return settings
    }
}

/// Trace formats as the command line takes them.
enum TraceArgument: String, ExpressibleByArgument, CaseIterable {
    case text, json, chrome

    var format: RunSettings.TraceFormat {
        switch self {
        case .text: .text
        case .json: .json
        case .chrome: .chrome
        }
    }
}
