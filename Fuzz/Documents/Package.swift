// swift-tools-version: 6.1
// Broken interface documents: apart from Fuzz/, whose graph has Portico's own modules of the same names.
import PackageDescription

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "DocumentFuzz",
    targets: [
        // Links to ../../Sources, whose declarations are for Portico's own modules.
        .target(name: "PorticoNib", swiftSettings: swift6),
        .target(name: "PorticoNibReader", dependencies: ["PorticoNib"], swiftSettings: swift6),
        .executableTarget(
            name: "portico-document-fuzz", dependencies: ["PorticoNib", "PorticoNibReader"], swiftSettings: swift6),
    ]
)
