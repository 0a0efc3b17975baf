// swift-tools-version:5.9
import PackageDescription

let package = Package(
    name: "Helper", platforms: [.iOS(.v15)], products: [.library(name: "Helper", targets: ["Helper"])],
    targets: [.target(name: "Helper")])
