import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject
import PorticoSimulator

/// Shows previews on a page, and draws them again whenever something of the project is saved.
///
/// - From: `PreviewCommand`
/// - To: `PreviewPage`, `PreviewRounds`
struct PreviewWatch: Sendable {
    let request: BuildRequest
    /// The names of the previews that are shown; all without one.
    let names: [String]
    let variants: [PreviewVariant]
    let jobs: Int?
    let delay: Double
    /// Where the pictures are written, too.
    let folder: String
    /// Gives the settings that the app is run with.
    let settings: @Sendable (BuiltApp) -> RunSettings

    /// Follows the project until somebody ends it.
    func run(port: Int) throws {
        try checkFolder()
        let page = try PreviewPage(port: port)
        defer { page.stopPage() }
        let end = SimulatorEnd()
        let signals = Signals.handle { end.appear() }
        defer { for source in signals { source.cancel() } }
        print(page.address)
        fflush(nil)
        request.console.printDone("Previews: open the address above in a browser; Control-C ends it")
        let work = WorkEnd()
        Thread.detachNewThread { [self] in
            do {
                try PreviewRounds(self, ShownPreviews(page), work).followProject()
            } catch {
                request.console.printError("\(error)")
                end.appear(error)
            }
        }
        let error = end.wait()
        // Apps that draw are ended by those who have started them.
        work.endWork(atMost: 5)
        if error != nil { throw ExitCode(1) }
    }

    /// Pictures among the sources would be changes of the project.
    func checkFolder() throws {
        let root = FilePaths.absolute(request.path), place = FilePaths.absolute(folder)
        guard place.hasPrefix(root + "/") else { return }
        let parts = place.dropFirst(root.count + 1).split(separator: "/")
        guard !parts.contains(where: { $0.hasPrefix(".") || $0 == "portico-out" }) else { return }
        throw ProjectError(
            folder, "pictures in the project's folder would be taken for changes of it",
            remedy: "name a folder outside of it, or one in portico-out, with --output")
    }
}
