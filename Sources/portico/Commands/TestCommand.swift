import ArgumentParser
import Foundation
import PorticoHost
import PorticoProject
import PorticoShell

struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Build a Swift package with its tests, and run them.",
        discussion: """
            The package stays as it is: `platforms: [.iOS(…)]`, `import UIKit`, `@testable import`, XCTest. The tests run on the \
            main thread of a launched, active app that has a screen, with files of its own that go away afterwards.

            A test that ends the process is reported as failed, with its backtrace, and the others go on. The exit status is 0 when \
            all passed.

            EXAMPLES:
              portico test MyPackage
              portico test MyPackage --filter LayoutTests             # one class
              portico test MyPackage --filter 'LayoutTests/testRow$'  # one test; the text is a regular expression
              portico test MyPackage -c release -D STAGING --device "iPhone SE"
            """)

    @OptionGroup var project: ProjectOptions

    @Option(help: "The device to be: “portico devices” lists them.")
    var device = DeviceProfile.default.name

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp(
            "Only tests whose Module.Class/test matches this regular expression; may be repeated.", valueName: "pattern"
        ))
    var filter: [String] = []

    @Option(
        parsing: .singleValue,
        help: ArgumentHelp("Not the tests that match this regular expression; may be repeated.", valueName: "pattern"))
    var skip: [String] = []

    func run() throws {
        let console = project.console
        try console.run {
            var settings = RunSettings()
            guard let found = DeviceProfile.named(device) else { throw HostError.unknownDevice(device) }
            settings.device = found
            settings.clock = .real
            let tests = try project.buildTests()
            let home = try AppContainer(nil)
            defer { home.removeIfTemporary() }
            var variables = ProcessInfo.processInfo.environment
            variables.merge(settings.environment) { $1 }
            variables.merge(home.environment) { $1 }
            variables[RunSettings.testHostVariable] = "1"
            let selection = TestSelection(filters: filter, skips: skip)
            let status = try tests.run(selection, environment: variables) { console.error($0) }
            guard status == 0 else {
                console.error("\(tests.name): the tests ended with status \(status): see their messages above")
                throw ExitCode(status)
            }
        }
    }
}
