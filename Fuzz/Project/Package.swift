// swift-tools-version: 6.1
// Broken projects, tables and catalogs for their readers; in debug, where @testable works:
// `swift run --sanitize=address portico-project-fuzz 600`.
import PackageDescription

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "ProjectFuzz",
    targets: [
        // A link to ../../Sources/PorticoProject: its declarations are for Portico's own modules.
        .target(name: "PorticoProject", swiftSettings: swift6),
        .executableTarget(name: "portico-project-fuzz", dependencies: ["PorticoProject"], swiftSettings: swift6),
    ]
)
