import ArgumentParser
import Foundation
import PorticoProject

/// The command line.
@main
struct Portico: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "portico",
        abstract: "Builds and runs iOS apps on Linux, from their unmodified sources.",
        discussion: """
            PATH is an Xcode project or workspace, or the folder of one, of an app (sources, Info.plist, resources) or of a \
            Swift package. Nothing is written there: \
            builds go to the user's cache, pictures to portico-out/ in the current folder.

            EXAMPLES:
              portico new Hello && portico run Hello --script Hello/Stories/count.story
              portico run Examples/LifeCycle
              portico run Examples/Notes --script add-a-note.story --trace text
              printf 'launch\\ntap "Add"\\nsnapshot added\\n' | portico run MyApp --script -
              portico doctor MyApp.xcodeproj
              portico test MyPackage --filter LayoutTests
              portico check MyApp --script tour.story
              portico snapshot MyApp --device "iPhone SE" --output se.png
              portico preview MyApp --appearance light,dark
            """,
        version: PorticoVersion.text,
        subcommands: [
            NewCommand.self, BuildCommand.self, RunCommand.self, CheckCommand.self, TestCommand.self,
            SnapshotCommand.self, PreviewCommand.self, StoryCommand.self,
            DoctorCommand.self, TraceCommand.self, SimulatorCommand.self, LowerCommand.self,
            LanguageServerCommand.self, SetupEditorCommand.self, DevicesCommand.self, CleanCommand.self,
            VersionCommand.self,
        ])

    static func main() {
        // Swift reads a program's arguments there, and without them any command would look like none.
        if CommandLine.arguments.isEmpty || access("/proc/self/cmdline", R_OK) != 0 {
            let words =
                "/proc: it isn't mounted here, and Swift's programs find their arguments and libraries there: "
                + "mount it with “mount -t proc proc /proc”, or give the container one"
            Console(quiet: false).printError(words)
            Foundation.exit(EX_OSERR)
        }
        if let reason = OpenFiles.shortage() ?? TemporaryFolder.fault() {
            Console(quiet: false).printError(reason)
            Foundation.exit(EX_OSERR)
        }
        if CommandLine.arguments.dropFirst().first == DrawingProcess.word {
            Foundation.exit(DrawingProcess.main(Array(CommandLine.arguments.dropFirst(2))))
        }
        if let word = CommandLine.arguments.dropFirst().first, let refusal = refusal(of: word) {
            Console(quiet: false).printError(refusal)
            Foundation.exit(64)
        }
        main(nil)
    }

    /// The complaint about the first word; nil if it is a command or an option.
    private static func refusal(of word: String) -> String? {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        guard !word.hasPrefix("-"), word != "help", !names.contains(word) else { return nil }
        if FileManager.default.fileExists(atPath: word) {
            return "“\(word)” is no command: say what to do with it, as in “portico run \(word)”"
        }
        let near = names.min { PathAdvice.distance($0, word) < PathAdvice.distance($1, word) }
        let isNear = near.map { PathAdvice.distance($0, word) <= 2 } ?? false
        return "“\(word)” is no command: " + (isNear ? "did you mean “\(near!)”?" : "“portico --help” lists them")
    }
}
