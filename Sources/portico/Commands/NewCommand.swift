import ArgumentParser
import PorticoProject

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make a project to begin with.",
        discussion: """
            Makes a folder NAME with an app of one screen, its tests and a story, which Xcode opens as well. Nothing that is \
            there is written over.

              code         an Xcode project whose screen is built in code
              storyboard   an Xcode project whose screen is a storyboard
              swiftui      an Xcode project whose screen is a view of SwiftUI's, with previews
              package      a Swift package with a library of views

            EXAMPLES:
              portico new Hello && portico run Hello --script Hello/Stories/count.story
              portico new Shop --kind storyboard
              portico new Weather --kind swiftui && portico preview Weather
              portico new Badges --kind package && portico test Badges
            """)

    @Argument(help: "The project's name: letters and digits.")
    var name: String

    @Option(help: "code, storyboard, swiftui or package.")
    var kind: NewProject.Kind = .code

    @Flag(help: "What was made, as JSON.")
    var json = false

    @Flag(name: [.short, .long], help: "Say nothing but errors.")
    var quiet = false

    func run() throws {
        let console = Console(quiet: quiet)
        try console.run {
            let project = try NewProject(name: name, kind: kind)
            let folder = try project.write(in: ".")
            if json {
                return print(try jsonText(Answer(path: folder, kind: kind.rawValue, files: project.files.map(\.path))))
            }
            console.printDone("Made \(shortened(folder))")
            console.printNote(kind == .package ? "portico test \(name)" : "portico simulator \(name)")
        }
    }

    private struct Answer: Encodable {
        let path, kind: String
        let files: [String]
    }
}

extension NewProject.Kind: ExpressibleByArgument {}
