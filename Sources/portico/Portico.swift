import ArgumentParser
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
            """,
        version: PorticoVersion.text,
        subcommands: [
            NewCommand.self, BuildCommand.self, RunCommand.self, CheckCommand.self, TestCommand.self,
            SnapshotCommand.self,
            DoctorCommand.self, TraceCommand.self, SimulatorCommand.self, LowerCommand.self,
            LanguageServerCommand.self, SetupEditorCommand.self, DevicesCommand.self, CleanCommand.self,
            VersionCommand.self,
        ])
}
