import ArgumentParser
import Foundation
import PorticoProject

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "version",
        abstract: "Say which Portico this is, and what it stands on.",
        discussion: """
            EXAMPLES:
              portico version
              portico version --verbose     # for a report of a bug
              portico version --json
            """)

    @Flag(name: [.short, .long], help: "The SDK, the compiler and the system, too.")
    var verbose = false

    @Flag(help: "All of it, as JSON.")
    var json = false

    func run() throws {
        guard verbose || json else { return print("portico \(PorticoVersion.text)") }
        let facts = self.facts
        guard json else { return facts.forEach { print("\($0.name): \($0.value)") } }
        print(try jsonText(Dictionary(facts.map { ($0.name, $0.value) }) { first, _ in first }))
    }

    private var facts: [(name: String, value: String)] {
        let environment = ProcessInfo.processInfo.environment
        let sdk = try? SDK.locate(tool: ToolLocation.path, environment: environment)
        return [
            ("portico", PorticoVersion.text), ("program", ToolLocation.path), ("sdk", sdk?.folder ?? "none"),
            ("compiler", ToolVersion.compiler ?? "none on the PATH"), ("system", Self.system),
            ("machine", Self.machine),
            ("processors", String(ProcessInfo.processInfo.activeProcessorCount)),
        ]
    }

    /// As the distribution names itself.
    private static var system: String {
        let lines = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.split(separator: "\n") ?? []
        let name = lines.first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst("PRETTY_NAME=".count)
        return name.map { $0.trimmingCharacters(in: ["\""]) } ?? ProcessInfo.processInfo.operatingSystemVersionString
    }

    private static var machine: String {
        #if arch(x86_64)
            "x86_64"
        #elseif arch(arm64)
            "aarch64"
        #else
            "unknown"
        #endif
    }
}
