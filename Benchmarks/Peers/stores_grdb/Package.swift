// swift-tools-version:6.0
import Foundation
import PackageDescription

// A checkout of groue/GRDB.swift; frameworks.py says where it is.
let grdb = ProcessInfo.processInfo.environment["GRDB_FOLDER"] ?? "GRDB.swift"

let package = Package(
    name: "stores-grdb",
    dependencies: [.package(name: "GRDB.swift", path: grdb)],
    targets: [
        .executableTarget(
            name: "stores-grdb", dependencies: [.product(name: "GRDB", package: "GRDB.swift")], path: ".",
            sources: ["main.swift"],
            // Debian's SQLite has no snapshots, which GRDB names and this program doesn't use.
            linkerSettings: [.unsafeFlags(["-Xlinker", "--unresolved-symbols=ignore-all"])])
    ],
    swiftLanguageModes: [.v5]
)
