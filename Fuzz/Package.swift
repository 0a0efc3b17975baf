// swift-tools-version: 6.1
// Long random runs against an oracle; one subcommand a subject. `portico-fuzz layout --minutes 10`.
import PackageDescription

let package = Package(
    name: "Fuzz",
    targets: [
        // A link to ../Sources/PorticoLayout: its declarations are for Portico's own modules.
        .target(name: "SolverSources", swiftSettings: [.swiftLanguageMode(.v6)]),
        // Links, too: the shell and its channel, below one app that means no good.
        .target(name: "CHost"),
        .target(name: "PorticoTrace", swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(
            name: "PorticoHost", dependencies: ["CHost", "PorticoTrace"], swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(
            name: "PorticoShell", dependencies: ["CHost", "PorticoHost", "PorticoTrace"],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "hostile-app", dependencies: ["PorticoHost", "CHost"], swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "portico-fuzz", dependencies: ["SolverSources", "PorticoShell", "PorticoHost", "hostile-app"],
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
