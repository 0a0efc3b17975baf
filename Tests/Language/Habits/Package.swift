// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Habits", platforms: [.iOS(.v15)],
    products: [.library(name: "Habits", targets: ["Habits"])],
    dependencies: [.package(path: "../Portable")],
    targets: [
        .target(
            name: "Habits", dependencies: [.product(name: "Portable", package: "Portable")],
            swiftSettings: [.define("FANCY")]),
        .testTarget(name: "HabitsTests", dependencies: ["Habits"]),
    ]
)
