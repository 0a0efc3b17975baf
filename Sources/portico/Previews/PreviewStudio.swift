import Foundation
import PorticoHost
import PorticoProject
import PorticoShell

/// Draws an app's previews: each in a process of its own, on the virtual clock, so that none sees what another has left, and one that
/// crashes is a failure of its own.
///
/// - From: `PreviewPainter`
/// - To: `SystemShell`, `PreviewStage` in the app
struct PreviewStudio: Sendable {
    let app: BuiltApp
    /// The settings of previews that say nothing else.
    let settings: RunSettings
    /// How long after the launch, in seconds.
    let delay: Double
    /// Where functions of later than the build may be loaded from, and the libraries of those.
    var patchFolder: String?
    var patches: [String] = []

    /// Why something couldn't be drawn, and where it stopped.
    struct Failure: Error, Encodable, Equatable {
        var reason: String
        var lines: [String] = []
    }

    // MARK: Listing

    /// All previews, by file and line. A place whose previews can't be listed is one that has failed.
    func previews() throws -> [ListedPreview] {
        let (first, sources) = try beginSession(PreviewChoice())
        var session: Session? = first
        defer { session?.endSession() }
        var found: [ListedPreview] = []
        for source in sources {
            do {
                if session == nil { session = try beginSession(PreviewChoice()).0 }
                guard let current = session else { break }
                let data = try current.askApp(.previewItems(source: source.number))
                let items = try JSONDecoder().decode([PreviewItem].self, from: data)
                found += items.enumerated().map { ListedPreview(source: source, number: $0, item: $1) }
            } catch let failure as Failure {
                session?.endSession()
                session = nil
                found.append(ListedPreview(source: source, number: 0, item: PreviewItem(), failure: failure))
            }
        }
        return found
    }

    private func beginSession(_ choice: PreviewChoice) throws -> (Session, [PreviewSource]) {
        let session = try Session(app, settings(for: choice), patchFolder, clock: 0)
        do {
            return (session, try JSONDecoder().decode([PreviewSource].self, from: session.askApp(.previewSources)))
        } catch {
            session.endSession()
            throw error
        }
    }

    private func settings(for choice: PreviewChoice) -> RunSettings {
        var settings = settings
        settings.preview = choice
        settings.patches = patches
        return settings
    }

    // MARK: Drawing

    /// The picture of a preview in one variant, as PNG.
    func picture(of preview: ListedPreview, _ variant: PreviewVariant) throws -> Data {
        var settings = settings(for: PreviewChoice(source: preview.source.number, item: preview.number))
        settings.device = device(of: preview)
        settings.orientation = preview.item.orientation ?? settings.orientation
        settings.appearance = variant.appearance
        settings.textSize = variant.textSize
        settings.locale = variant.language ?? settings.locale
        let session = try Session(app, settings, patchFolder, clock: delay)
        defer { session.endSession() }
        return try session.askApp(.snapshot)
    }

    /// The device that the preview names; another where nobody here knows it.
    func device(of preview: ListedPreview) -> DeviceProfile {
        preview.item.device.flatMap(DeviceProfile.named) ?? settings.device
    }

    // MARK: A process

    /// One launch of the app. Belongs to the thread that made it.
    private final class Session {
        private let shell: SystemShell
        private let process: AppProcess
        private let home: AppContainer
        private let app: BuiltApp
        private var said: [String] = []
        private static let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)

        /// - Parameter clock: how much time passes before anything is asked, in seconds.
        init(_ app: BuiltApp, _ settings: RunSettings, _ patchFolder: String?, clock: Double) throws {
            guard let executable = app.executable else { throw ProjectError.hasNoProgram(app.name) }
            self.app = app
            home = try AppContainer(nil)
            var configuration = ShellConfiguration()
            configuration.device = settings.device
            configuration.settings = settings
            configuration.readableFolders = ToolLocation.readableFolders
            configuration.readsOutput = true
            // What a preview says is told where it fails: of several at a time nobody could tell whose it is.
            configuration.output = Self.nowhere
            shell = SystemShell(configuration: configuration, clock: ShellClock(virtualStart: 0))
            do {
                var installed = try InstalledApp(bundle: app.path, container: home.path)
                installed.executable = executable
                installed.environment = app.environment
                installed.patchFolder = patchFolder
                shell.installApp(installed)
                process = try shell.openApp(installed.id, arguments: app.arguments)
            } catch {
                shell.shutDown()
                home.removeIfTemporary()
                throw error
            }
            shell.onEvent = { [unowned self] event in
                guard case .output(_, let lines, _) = event else { return }
                said = (said + lines.map(\.text)).suffix(20)
            }
            do {
                shell.settleProcesses()
                try checkApp()
                if clock > 0 {
                    try shell.advanceClock(by: clock)
                    try checkApp()
                }
            } catch {
                let failure = failure(of: error)
                endSession()
                throw failure
            }
        }

        func askApp(_ request: HostRequest) throws -> Data {
            do {
                return try shell.askForData(process, request)
            } catch {
                throw failure(of: error)
            }
        }

        func endSession() {
            shell.shutDown()
            home.removeIfTemporary()
        }

        private func checkApp() throws {
            if process.end != nil { throw ShellError(app.name, "it has ended", remedy: "") }
        }

        /// What has become of the process, which says more than that it doesn't answer.
        private func failure(of error: any Error) -> Failure {
            guard let end = process.end else {
                return Failure(reason: (error as? ShellError)?.reason ?? "\(error)", lines: said)
            }
            let report = process.crash
            // What the runtime did below is the same for all.
            let own = report.map { Array($0.lines.prefix($0.own.count)) } ?? []
            return Failure(
                reason: report?.title(app.name, end) ?? "\(app.name) \(end)", lines: own.isEmpty ? said : own)
        }
    }
}

/// A preview as it was found.
struct ListedPreview: Sendable {
    var source: PreviewSource
    /// Counts the previews of its source, from 0.
    var number: Int
    var item: PreviewItem
    /// Why the source's previews can't be listed.
    var failure: PreviewStudio.Failure?

    /// The file's name without its extension.
    var stem: String { String(FilePaths.name(source.file).prefix { $0 != "." }) }

    /// What people call it: its name, the provider, or the file.
    var title: String { item.name ?? source.type ?? stem }

    /// Whether it is meant by a name that a person has written.
    func isCalled(_ name: String) -> Bool {
        [item.name, source.type, stem, FilePaths.name(source.file)].contains { $0?.lowercased() == name.lowercased() }
    }
}
