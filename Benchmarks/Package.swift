// swift-tools-version: 6.1
// Measures what an app gets: the same shared library that `portico` links apps against, by its public API.
import PackageDescription

let parent = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? "portico"

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(path: "..")],
    targets: [
        .target(name: "CAllocations"),
        .executableTarget(
            name: "portico-bench",
            dependencies: ["CAllocations", .product(name: "Portico", package: parent)],
            swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
)
