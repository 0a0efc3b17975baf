import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject
import PorticoShell
import PorticoSimulator

/// Shows a device in the browser or in a window, from the first second until somebody ends it.
///
/// - From: `SimulatorCommand`, `RunCommand`
/// - To: `SimulatorApps`, `Simulator`, `WindowSimulator`
struct SimulatorSession: Sendable {
    let request: SimulatorRequest
    let console: Console

    /// Shows the device until somebody ends it.
    func run() throws {
        // What isn't there is said before there is anything to look at.
        for app in request.apps where !FileManager.default.fileExists(atPath: app) {
            _ = try BuildRequest(path: app, isQuiet: true).buildApp()
        }
        let home = try AppContainer(request.container.map(FilePaths.absolute))
        defer { home.removeIfTemporary() }
        var configuration = ShellConfiguration()
        configuration.device = request.device
        configuration.listensToMemoryPressure = true
        configuration.settings = request.settings
        configuration.readableFolders = ToolLocation.readableFolders
        if request.settings.isSandboxed { console.printDone(Confinement.statement) }
        let work = SimulatorApps(
            paths: request.apps, home: home.path, options: request.build, isQuiet: request.isQuiet,
            watches: request.watches, console: console)
        if request.isInWindow {
            try showWindow(work, configuration: configuration)
        } else {
            try serveApps(work, configuration: configuration)
        }
    }

    /// The page is there from the first second; the apps come when they are built. What reads the answer in JSON waits for them.
    private func serveApps(_ work: SimulatorApps, configuration: ShellConfiguration) throws {
        if let record = request.record { try FilePaths.checkFolder(of: FilePaths.absolute(record)) }
        let simulator = try Simulator(
            apps: [], configuration: configuration, port: request.port ?? 0, keepsKey: true,
            records: request.record != nil)
        // Who has read the address may end it.
        let end = SimulatorEnd()
        let signals = Signals.handle { end.appear() }
        if !request.answersInJSON { try sayAddress(simulator.address, configuration, []) }
        console.printDone("\(configuration.device.name): open the address above in a browser; Control-C ends it")
        Thread.detachNewThread { [self] in
            console.attemptWork {
                guard let apps = work.buildApps(for: simulator, end), request.answersInJSON else { return }
                try sayAddress(simulator.address, configuration, apps)
            }
        }
        let error = end.wait()
        defer {
            simulator.stopSimulator()
            for source in signals { source.cancel() }
        }
        // It has been said.
        if error != nil { throw ExitCode(1) }
        guard let record = request.record, let page = try simulator.recordedPage() else { return }
        try FilePaths.write(page, to: FilePaths.absolute(record))
        console.printDone("Wrote \(record)")
    }

    private func showWindow(_ work: SimulatorApps, configuration: ShellConfiguration) throws {
        let found = try work.all()
        let installed = found.map(\.app)
        let opens = installed.count == 1 ? installed[0].id : nil
        let simulator = try WindowSimulator(
            apps: installed, configuration: configuration, port: request.port, opens: opens)
        try sayAddress(simulator.address, configuration, installed)
        console.printDone(
            "\(configuration.device.name): in a window (\(simulator.driver)); closing it or Control-C ends it")
        let signals = Signals.handle(simulator.end)
        if request.watches { for app in found { work.followApp(app, simulator.devices) } }
        simulator.run()
        for source in signals { source.cancel() }
    }

    private func sayAddress(_ address: String?, _ configuration: ShellConfiguration, _ apps: [InstalledApp]) throws {
        if request.answersInJSON {
            let device = configuration.device.name
            print(
                try jsonText(
                    Answer(address: address, device: device, apps: apps.map { .init(id: $0.id, name: $0.name) })))
        } else if let address {
            print(address)
        }
        fflush(nil)
    }

    private struct Answer: Encodable {
        struct App: Encodable { let id, name: String }
        /// Nil in a window without a port.
        let address: String?
        let device: String
        let apps: [App]
    }
}
