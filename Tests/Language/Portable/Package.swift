// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Portable", products: [.library(name: "Portable", targets: ["Portable"])],
    targets: [.target(name: "CPortable"), .target(name: "Portable", dependencies: ["CPortable"])]
)
