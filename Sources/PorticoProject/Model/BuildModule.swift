import Foundation

/// A module of a project with several: what `swiftc` makes of one target.
package struct BuildModule: Sendable, Equatable {
    package enum Product: Sendable, Equatable {
        case application
        /// A shared library in `Frameworks/` of the app, with resources of its own.
        case framework
        /// Becomes part of what links it.
        case staticLibrary
        /// Resources only.
        case bundle
        /// `PlugIns/NAME.xctest`, which is loaded into the app or into a program that runs tests.
        case testBundle
    }

    /// What Xcode would call the product, without its extension.
    package var name: String
    /// The name that Swift imports.
    package var module: String
    package var product: Product
    /// Absolute paths of Swift files, sorted.
    package var sources: [String] = []
    /// C and C++ files, which clang compiles.
    package var cSources: [String] = []
    /// Folders that hold headers.
    package var headerFolders: [String] = []
    package var bridgingHeader: String?
    /// `4`, `5`, `6`: what `-swift-version` takes.
    package var languageMode = "5"
    /// Conditions for `#if`.
    package var conditions: [String] = []
    /// `NAME=1` for C.
    package var definitions: [String] = []
    /// Further arguments of the compiler: language features and the isolation that the project asks for.
    package var flags: [String] = []
    /// Whether it is compiled for speed.
    package var isOptimized = false
    /// Names of modules that it imports, each before it in the list.
    package var dependencies: [String] = []
    /// Whether test bundles are loaded into this program.
    package var carriesTests = false
    /// Further arguments where it is linked.
    package var linkerFlags: [String] = []
    package var infoPlist: String?
    /// An Info.plist that a generator would write: it counts instead of the file.
    package var writtenInfo: Data?
    package var resources: [ProjectModel.Resource] = []
    package var catalogs: [String] = []
    /// Values for the variables of its Info.plist, and the keys that build settings give it.
    package var settings: [String: String] = [:]
    package var generatedInfo: [String: String] = [:]

    /// Whether its code is the main actor's where it says nothing.
    package var isOnMainActor: Bool {
        flags.indices.contains { flags[$0] == "MainActor" && $0 > 0 && flags[$0 - 1] == "-default-isolation" }
    }

    package init(name: String, module: String, product: Product) {
        self.name = name
        self.module = module
        self.product = product
    }
}

/// A Swift package that a project names.
package struct PackageReference: Sendable, Equatable {
    package enum Place: Sendable, Equatable, Hashable {
        case folder(String)
        /// A repository, and the requirement as a package manifest writes it.
        case remote(url: String, requirement: String)
    }

    package var place: Place
    /// The products that are linked.
    package var products: [String]
}

/// A script that a project runs while it is built.
package struct ScriptPhase: Sendable, Equatable {
    package var name: String
    package var target: String
    package var text: String
    package var shell: String
    package var folder: String
    package var environment: [String: String]
}
