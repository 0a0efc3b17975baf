import ArgumentParser
import Foundation
import PorticoHost
import PorticoShell

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Build an app and run it, without a screen.",
        discussion: """
            A story says what happens, one step a line:

              launch   home   reopen   suspend  evict    memory-warning   terminate
              lock     unlock   call   message  control-centre   app-switcher   dismiss
              tap PLACE        PLACE is x,y in points, "a title" or #an-identifier
              swipe PLACE PLACE [SECONDS]        press PLACE   move PLACE [SECONDS]   release
              type "text"      wait SECONDS      snapshot NAME
              rotate left|right|portrait         appearance light|dark
              text-size xs…xxxl|ax1…ax5          locale de        low-power on|off
              accessibility bold-text|reduce-motion|full-keyboard-access|… on|off
              key return|escape|delete|up|cmd-s|shift-tab|…
              network normal|off|slow|lossy      slow-animations on|off
              tint blended|offscreen|misaligned|damage on|off
              status-bar 9:41 80|off             open-url "scheme://path"
              quick-action "title"
              push FILE.apns|{"aps": …}          open-notification
              location 48.137 11.575|off         time 2026-01-01T09:41|Europe/Berlin|off
              expect active|inactive|background|suspended|not-running|crashed|evicted

            “suspend” lets the background time pass until the process is stopped; “evict” ends it, because memory is needed; \
            “launch” starts it again. What covers the app (lock, call, message …) makes it inactive until “unlock” or “dismiss”.

            “portico story” explains every step. Without a story: launch, wait 1, snapshot launch, terminate. The exit status is the app's own; 128 + signal if it \
            crashed.

            --json answers with what has become of it (status, pictures, failure, crash) in one piece, also of a run that failed; what the \
            app prints goes to standard error then.

            EXAMPLES:
              portico run Examples/LifeCycle
              portico run Examples/LifeCycle --script Examples/LifeCycle/Stories/life.story --trace text
              printf 'launch\\ntap "Add"\\nsnapshot added\\n' | portico run Examples/Notes --script - --output /tmp/shots
              portico run Examples/Notes --story Examples/Notes/Stories/add.story --record run.html   # all of it, to look back at
              portico run Examples/Notes --container /tmp/notes --clock real --trace chrome --trace-output notes.json
              portico run Examples/Notes --profile-launch -c release
              portico run MyApp --story tour.story --json                 # {"status": 0, "pictures": […], …}
              portico run MyApp --watch           # as “portico simulator --watch MyApp”
              portico run MyApp --watch --window  # the same in a window of this desktop
              portico run MyApp --debug           # in lldb: “b ViewController.swift:12”, then “run”
              portico run MyApp --attach          # lldb in the app that a simulator shows
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var options: RunOptions
    @OptionGroup var storyOptions: StoryOptions

    @Option(help: ArgumentHelp("The folder for pictures.", valueName: "folder"), completion: .directory)
    var output = "portico-out"

    @Option(
        help: ArgumentHelp(
            "Record the run into one page: pictures, steps, trees, callbacks and what the app prints, to look back at in a browser.",
            valueName: "file"),
        completion: .file())
    var record: String?

    @Option(help: "Write the life-cycle stream as text, json or chrome.")
    var trace: TraceArgument?

    @Option(
        help: ArgumentHelp("Where the trace goes (default: standard output).", valueName: "file"), completion: .file())
    var traceOutput: String?

    @Flag(help: "Launch it five times on the real clock and print what each phase of the launch takes.")
    var profileLaunch = false

    @Flag(help: "Show it in the browser; when a file is saved, replace its functions, or build and show it again.")
    var watch = false

    @Flag(help: "Show it in a window, with --watch, too.")
    var window = false

    private var isShown: Bool { watch || window }

    @Flag(help: "Open it in the debugger, on the real clock and without a screen; “run” starts it.")
    var debug = false

    @Flag(help: "Open the debugger in the app's running process, which “portico simulator” has started, say.")
    var attach = false

    @Flag(help: "What has become of the run, as JSON.")
    var json = false

    @Argument(parsing: .postTerminator, help: ArgumentHelp("Arguments for the app itself.", valueName: "app-arguments"))
    var arguments: [String] = []

    func validate() throws {
        if traceOutput != nil && trace == nil {
            throw ValidationError("--trace-output needs --trace: add --trace text, json or chrome")
        }
        if isShown && (storyOptions.script != nil || trace != nil || profileLaunch || !arguments.isEmpty) {
            throw ValidationError(
                "--watch and --window show the app to a person: leave out --script, --trace, --profile-launch and its arguments"
            )
        }
        if debug && attach {
            throw ValidationError("--debug starts the app, --attach goes to the one that runs: choose one")
        }
        if (debug || attach) && (storyOptions.script != nil || trace != nil || profileLaunch || isShown) {
            throw ValidationError(
                "the debugger has the app for itself: leave out --script, --trace, --profile-launch, --watch and --window"
            )
        }
        if attach && !arguments.isEmpty {
            throw ValidationError("--attach goes to an app that runs: leave out its arguments")
        }
        if record != nil && (isShown || debug || attach || profileLaunch) {
            throw ValidationError(
                "--record is of a story: leave out --watch, --window, --debug, --attach and --profile-launch")
        }
        if json && (isShown || debug || attach) {
            throw ValidationError("--json is of a run that ends: leave out --watch, --window, --debug and --attach")
        }
        if json && trace != nil && traceOutput == nil {
            throw ValidationError(
                "--json has standard output for itself: name a file for the trace with --trace-output")
        }
        if profileLaunch && storyOptions.script != nil {
            throw ValidationError("--profile-launch launches the app and nothing else: leave out --script")
        }
    }

    func run() throws {
        let console = project.console
        if isShown {
            return try console.run { try SimulatorSession(request: simulatorRequest, console: console).run() }
        }
        try console.run {
            // Everything that can be wrong with the request is said before the first second of building.
            var settings = try options.settings()
            let story = try StorySource(argument: storyOptions.script)
            settings.trace = trace?.format
            settings.traceFile = traceOutput
            let app = try project.buildApp(forDebugger: debug || attach)
            if debug || attach {
                let session = try DebugSession(app: app, console: console)
                if attach { try session.attach() }
                settings.clock = .real
                try session.startDebugger(
                    options.settings(settings, for: app), container: options.container, arguments: arguments)
            }
            var runner = AppRunner(
                app: app, settings: options.settings(settings, for: app), output: output, container: options.container,
                console: console)
            runner.recording = record
            runner.answers = json
            if profileLaunch {
                let profile = try runner.profileLaunch(arguments: arguments)
                return print(json ? try jsonText(LaunchAnswer(app: app.name, profile: profile)) : profile.table)
            }
            let played = try runner.tryToPlay(story, arguments: arguments)
            if json {
                print(
                    try jsonText(
                        RunAnswer(app: app.name, played: played, recording: record, trace: traceOutput)))
            }
            console.printPictures(of: played)
            _ = try runner.pictures(of: played)
            if let traceOutput { console.printDone("Wrote \(traceOutput)") }
        }
    }
}

extension RunCommand {
    /// What --watch and --window stand for: the device of `portico simulator` with this app, built and launched by the same options.
    var simulatorRequest: SimulatorRequest {
        get throws {
            var request = SimulatorRequest(apps: [project.path])
            request.build = project.request.options
            request.settings = try options.settings()
            request.device = request.settings.device
            request.container = options.container
            (request.watches, request.isInWindow, request.isQuiet) = (watch, window, project.quiet)
            return request
        }
    }
}

extension Console {
    /// Says which pictures a story has written, also one that failed then.
    func printPictures(of played: AppRunner.Played) {
        for picture in played.pictures { printDone("Wrote \(shortened(picture))") }
    }
}

/// A path as short as it can be said from the current folder.
func shortened(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
}
