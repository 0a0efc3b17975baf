// swift-tools-version: 6.1
// Hostile input to the shell: apart from Fuzz/, whose graph has Portico's own modules of the same names.
import PackageDescription

let swift6: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
    name: "ChannelFuzz",
    targets: [
        // Links to ../../Sources: the shell and its channel, whose declarations are for Portico's own modules.
        .target(name: "CHost"),
        .target(name: "CStack"),
        .target(name: "PorticoTrace", dependencies: ["CStack"], swiftSettings: swift6),
        .target(name: "PorticoHost", dependencies: ["CHost", "PorticoTrace"], swiftSettings: swift6),
        .target(name: "PorticoShell", dependencies: ["CHost", "PorticoHost", "PorticoTrace"], swiftSettings: swift6),
        .executableTarget(
            name: "hostile-app", dependencies: ["PorticoHost", "PorticoTrace", "CHost"], swiftSettings: swift6),
        .executableTarget(
            name: "portico-channel-fuzz", dependencies: ["PorticoShell", "PorticoHost", "hostile-app"],
            swiftSettings: swift6),
    ]
)
