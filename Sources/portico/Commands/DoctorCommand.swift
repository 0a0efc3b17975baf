import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject
import PorticoSimulator

struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Say what projects use and what becomes of it here, before anyone builds them.",
        discussion: """
            One verdict line first; then modules, what the compiler would say (it checks and doesn't link), Objective-C files, nib \
            documents by element, assets, and what is left out, each with file, line and count. Several paths give a table: what \
            most of the projects lack comes first. A folder with several projects, a project with several apps and a package with \
            several executable products give a report for each.

            The exit status is 1 if one of them doesn't compile.

            EXAMPLES:
              portico doctor Shop.xcodeproj
              portico doctor . --target Shop --json
              portico doctor ~/Projects/*/
              portico doctor --system           # does this machine have what Portico and its apps ask for, fonts, too?
            """)

    @Argument(
        help: ArgumentHelp("Xcode projects, packages, or folders of apps.", valueName: "path"), completion: .directory)
    var paths: [String] = []

    @Flag(
        help:
            "Look at this machine instead: the libraries, programs and fonts that Portico and its apps ask for, with their packages."
    )
    var system = false

    @Option(help: "Which app of an Xcode project that has several.")
    var target: String?

    @Option(help: "Which scheme of an Xcode project.")
    var scheme: String?

    @Option(name: [.customShort("c"), .long], help: "debug or release; of an Xcode project any that it has.")
    var configuration: String?

    @Flag(
        help:
            "Let the projects' manifests and macros read and write whatever you may: for packages that only your git credentials reach."
    )
    var noSandbox = false

    @Flag(help: "Write everything as JSON: a list with one entry for each path.")
    var json = false

    @Flag(name: [.short, .long], help: "Say nothing but the result.")
    var quiet = false

    func validate() throws {
        if paths.isEmpty, !system { throw ValidationError("name a project, or ask for this machine with --system") }
        if !paths.isEmpty, system { throw ValidationError("--system looks at this machine: name no project beside it") }
    }

    func run() throws {
        if system { return try examineSystem() }
        let console = Console(quiet: quiet || json)
        try console.run {
            if !noSandbox, let warning = Confinement.warning { console.printNote(warning) }
            let reports = try paths.flatMap { path in
                var options = try ProjectOptions.parse([path])
                options.target = target
                options.scheme = scheme
                options.configuration = configuration
                options.quiet = quiet || json
                return Doctor(try options.builder(), isConfined: !noSandbox).examineAll(path)
            }
            if !json { console.printDone("Examined \(reports.count) project\(reports.count == 1 ? "" : "s")") }
            if json {
                print(try jsonText(reports))
            } else {
                print(DoctorText.text(reports))
            }
            if reports.contains(where: { ![.builds, .hasNoApp].contains($0.outcome) }) { throw ExitCode(1) }
        }
    }

    /// Without the SDK's own modules: what is missing may be what they need.
    private func examineSystem() throws {
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["PORTICO_SDK"].map(FilePaths.absolute) ?? FilePaths.folder(ToolLocation.path)
        let fonts = ScriptFonts.findFonts()
        let findings =
            SystemCheck(sdk: folder, environment: environment).findings()
            + fonts.map { one in
                SystemCheck.Finding(
                    name: "a font for \(one.script)" + (one.family.map { " (\($0))" } ?? ""),
                    isThere: one.family != nil, isRequired: false, purpose: "draw \(one.script)",
                    package: one.package)
            }
        print(json ? try jsonText(findings) : SystemCheck.text(findings) + "\n" + ScriptFonts.text(fonts))
        if findings.contains(where: { $0.isRequired && !$0.isThere }) { throw ExitCode(1) }
    }
}
