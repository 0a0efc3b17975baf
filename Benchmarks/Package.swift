// swift-tools-version: 6.1
// Measures what an app gets: the same shared library that `portico` links apps against, by its public API; and the bare
// layout solver from its sources, because its declarations are for Portico's own modules.
import PackageDescription

let parent = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? "portico"

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(path: "..")],
    targets: [
        .target(name: "CAllocations"),
        // A link to ../Sources/PorticoLayout.
        .target(name: "SolverSources", swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "portico-bench",
            dependencies: [.product(name: "Portico", package: parent), "CAllocations", "SolverSources"],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
