import ArgumentParser
import PorticoHost

struct StoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "story",
        abstract: "Explain the steps of stories, or check a story without playing it.",
        discussion: StoryGuide.text + """


            EXAMPLES:
              portico story                       # these steps
              portico story tour.story            # whether it can be read, and what its steps are
              portico run MyApp --story tour.story
              portico check MyApp --story tour.story
            """)

    @Argument(help: "A story to check; - reads standard input.", completion: .file())
    var file: String?

    func run() throws {
        guard let file else { return print(StoryGuide.text) }
        let console = Console(quiet: false)
        try console.run {
            let story = try StorySource(argument: file)
            let lines = story.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for step in story.steps {
                let line = lines[step.line - 1].drop(while: \.isWhitespace)
                let word = String(line.prefix { !$0.isWhitespace })
                print("\(step.line): \(line)" + (StoryGuide.explanation(of: word).map { "   # " + $0 } ?? ""))
            }
            console.printDone("\(story.name): \(story.steps.count) steps")
        }
    }
}
