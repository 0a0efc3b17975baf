// swift-tools-version: 6.1
// Long random runs against an oracle; one subcommand a subject. `portico-fuzz layout --minutes 10`.
import PackageDescription

let parent = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? "portico"

let package = Package(
    name: "Fuzz",
    dependencies: [.package(path: "..")],
    targets: [
        // A link to ../Sources/PorticoLayout: its declarations are for Portico's own modules.
        .target(name: "SolverSources", swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "portico-fuzz", dependencies: ["SolverSources", .product(name: "Portico", package: parent)],
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
