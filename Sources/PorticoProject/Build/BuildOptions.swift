/// How to build; everything that, when changed, makes a finished build stale.
package struct BuildOptions: Sendable, Equatable {
    package enum Configuration: String, Sendable, CaseIterable {
        case debug, release
    }

    package var configuration = Configuration.debug
    /// Conditions for `#if`, without `-D`.
    package var conditions: [String] = []
    /// Which product, target, scheme and configuration of a project that has several.
    package var selection = ProjectSelection()
    /// Packages that are built as for Linux, or as for iOS, whatever their sources say.
    package var linuxPackages: [String] = []
    package var iosPackages: [String] = []
    /// Whether what was decided is said.
    package var isVerbose = false
    /// Whether scripts of unknown purpose run.
    package var runsScripts = false
    /// The folder of all build products; nil means a folder of the project's own in the user's cache.
    package var buildPath: String?
    /// Whether a debugger is going to ask for the app's types.
    package var isForDebugger = false
    /// Whether functions of the running app are going to be replaced, where the build can be made so.
    package var isLive = false
    /// Whether the program has the previews of its sources in it, to draw them.
    package var gathersPreviews = false
    /// Colours in the compiler's messages.
    package var colored = false

    package init() {}

    /// The folder within a project's build folder: another choice, another app.
    var choice: String {
        let parts = [selection.configuration ?? configuration.rawValue, selection.scheme ?? selection.target]
        return (parts + [isLive ? Self.live : nil, gathersPreviews ? Self.previews : nil]).compactMap { $0 }.map {
            $0.replacingOccurrences(of: "/", with: "_")
        }.joined(separator: "-")
    }

    package static let live = "live"
    package static let previews = "previews"

    /// `~/.cache/portico/NAME-HASH`, so that two projects of one name do not meet.
    package func buildFolder(for root: String, environment: [String: String]) -> String {
        if let buildPath { return FilePaths.absolute(buildPath) }
        var hash = StableHash()
        hash.addText(root)
        return "\(Self.cache(environment))/\(FilePaths.compilable(FilePaths.name(root)))-\(hash.text)"
    }

    /// The folder of all projects' builds, in the user's cache.
    package static func cache(_ environment: [String: String]) -> String {
        let cache =
            environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? (environment["HOME"] ?? "/tmp") + "/.cache"
        return cache + "/portico"
    }
}

/// FNV-1a: the same on every run, unlike `Hasher`. Two of them with different starts make an accident implausible.
struct StableHash {
    private var first: UInt64 = 0xcbf2_9ce4_8422_2325
    private var second: UInt64 = 0x6c62_272e_07bb_0142

    mutating func addText(_ text: String) {
        for byte in text.utf8 { addByte(byte) }
        addNumber(0)
    }

    mutating func addNumber(_ number: Int) {
        withUnsafeBytes(of: number.littleEndian) { for byte in $0 { addByte(byte) } }
    }

    mutating func addByte(_ byte: UInt8) {
        first = (first ^ UInt64(byte)) &* 0x100_0000_01b3
        second = (second ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 1
    }

    var text: String { String(first, radix: 16) + String(second, radix: 16) }
}
