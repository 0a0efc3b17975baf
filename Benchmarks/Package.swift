// swift-tools-version: 6.1
// Measures what an app gets: the same shared library that `portico` links apps against, by its public API; and the bare
// layout solver, by the declarations that Portico's own modules share.
import PackageDescription

let parent = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? "portico"
/// The name under which the compiler knows Portico's package: the folder's, as an identifier.
let portico = String(parent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(path: "..")],
    targets: [
        .target(name: "CAllocations"),
        .executableTarget(
            name: "portico-bench",
            dependencies: [.product(name: "Portico", package: parent), "CAllocations"],
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-package-name", portico])])
    ]
)
