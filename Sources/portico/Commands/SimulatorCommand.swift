import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject

struct SimulatorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulator",
        abstract: "Show a device in the browser or in a window, with these apps on its home screen.",
        discussion: """
            Without --window: prints an address to open in a browser on this machine. It carries a key: whoever has it can use the device, and \
            nobody else. From another machine, go through SSH, and open the printed address there:

              ssh -L 8080:127.0.0.1:8080 this-machine

            With --window: opens a window of this desktop (SDL 2: X11, Wayland, or a screen without either), and serves no \
            browser unless --port is given. Closing the window ends the device.

            Each APP is an Xcode project, a folder of an app or a Swift package, which is built first, or a finished NAME.app. The page is there \
            while they are built, and shows how far that is. Control-C ends the device and all its apps.

            With --watch an app gets the functions that have changed whenever one of its files is saved, and goes on as it is. After other \
            changes it is built and launched again, and brought back to where it was by its restored state; one line says why. The page \
            stays connected, and a window stays open. On a --port of your choice the address stays the same, too, when the simulator is started again.

            EXAMPLES:
              portico simulator Examples/Counter
              portico simulator --watch --port 8080 MyApp
              portico simulator --window Examples/Counter
              portico simulator --window --watch MyApp
              portico simulator --window --port 0 Examples/Counter    # and its inspector in the browser
              portico simulator Examples/Counter Examples/Notes dist/Other.app --device "iPhone SE"
              portico simulator MyApp --port 8080 --container ~/device   # apps keep their files there
              portico simulator MyApp --record session.html   # all that is done there, to look back at
              portico simulator MyApp --json               # {"address": "http://127.0.0.1:…", …} when it is there
            """)

    @Argument(
        help: ArgumentHelp(
            "Xcode projects, folders of apps or Swift packages, or finished .app folders.", valueName: "app"),
        completion: .directory)
    var apps: [String] = []

    @Flag(help: "Show the device in a window instead of the browser.")
    var window = false

    @Option(help: "The port to listen on; 0, the default without --window, takes a free one.")
    var port: Int?

    @Option(help: "The device to be: “portico devices” lists them.")
    var device = DeviceProfile.default.name

    @Option(
        help: ArgumentHelp(
            "Keep the apps' files (documents, defaults) in this folder; without it they last as long as the device.",
            valueName: "folder"),
        completion: .directory)
    var container: String?

    @Option(help: ArgumentHelp("The device's time zone (default: this machine's).", valueName: "name"))
    var timeZone: String?

    @Flag(help: "Let the apps read and write whatever you may.")
    var noSandbox = false

    @Option(name: [.customShort("c"), .long], help: "debug or release; of an Xcode project any that it has.")
    var configuration = "debug"

    @Flag(help: "When a file of an app is saved, replace its functions in the running app, or build and show it again.")
    var watch = false

    @Option(
        help: ArgumentHelp(
            "Record the session into one page, written when it ends: what was done, pictures, trees, callbacks, requests and what the apps print. What is typed is in it, passwords are not.",
            valueName: "file"),
        completion: .file())
    var record: String?

    @Flag(help: "The address, the device and the apps, as JSON, when the device is there.")
    var json = false

    @Flag(name: [.short, .long], help: "Say nothing but errors and the address.")
    var quiet = false

    func validate() throws {
        if record != nil, window { throw ValidationError("--record is of a device in the browser: leave out --window") }
        guard let port else { return }
        guard (0...65535).contains(port) else { throw ValidationError("--port \(port): use a number from 0 to 65535") }
    }

    var request: SimulatorRequest {
        get throws {
            var request = SimulatorRequest(apps: apps)
            guard let profile = DeviceProfile.named(device) else { throw HostError.unknownDevice(device) }
            request.device = profile
            request.settings.timeZone = timeZone
            request.settings.isSandboxed = !noSandbox
            request.build.configuration = BuildOptions.Configuration(named: configuration)
            request.build.selection = ProjectSelection(configuration: configuration)
            (request.container, request.record, request.port) = (container, record, port)
            (request.isInWindow, request.watches, request.isQuiet, request.answersInJSON) = (window, watch, quiet, json)
            return request
        }
    }

    func run() throws {
        let console = Console(quiet: quiet)
        try console.run { try SimulatorSession(request: request, console: console).run() }
    }
}
