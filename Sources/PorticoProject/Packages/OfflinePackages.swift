import Foundation

/// Which packages are on this machine, for a build that may not use the network.
struct OfflinePackages {
    /// SwiftPM's scratch folder.
    let scratch: String
    let environment: [String: String]

    /// What keeps git from the network: only repositories on this machine can be had, also by a person's `insteadOf`.
    static let environment = ["GIT_ALLOW_PROTOCOL": "file", "GIT_TERMINAL_PROMPT": "0"]

    init(scratch: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.scratch = scratch
        self.environment = environment
    }

    /// Names the packages that aren't here, one a line.
    func checkSources(_ urls: [String], mirrors: [String: String], manifest: String) throws {
        var seen: Set<String> = []
        let missing = urls.filter { seen.insert($0).inserted && !isHere(mirrors[$0] ?? $0) }
        guard !missing.isEmpty else { return }
        let count = "\(missing.count) package\(missing.count == 1 ? " isn't" : "s aren't") on this machine"
        let lines = missing.sorted().map { "\n    \(Self.name($0)): \($0)" }.joined()
        throw ProjectError(
            manifest, "\(count), and --offline doesn't fetch:\(lines)\n   ",
            remedy:
                "build once without --offline, put each into Packages/NAME of the project, or name a mirror on this machine with "
                + "“swift package config set-mirror” or git's insteadOf")
    }

    static func name(_ url: String) -> String {
        let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    private func isHere(_ url: String) -> Bool {
        let path = url.hasPrefix("file://") ? String(url.dropFirst(7)) : url
        if path.hasPrefix("/") { return FilePaths.isFolder(path) }
        let name = Self.name(url)
        let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "") + "/.cache"
        for folder in [scratch + "/repositories", cache + "/org.swift.swiftpm/repositories"] {
            // SwiftPM adds a number that it makes of the address.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            if names.contains(where: { $0.lowercased().hasPrefix(name.lowercased() + "-") }) { return true }
        }
        guard let git = FilePaths.program("git") else { return false }
        let own = environment.merging(Self.environment) { $1 }
        return (try? ToolRunner.output(git, ["ls-remote", "--exit-code", url, "HEAD"], environment: own)) != nil
    }

    /// What a file of SwiftPM's says of mirrors: by address, the one that is taken instead.
    static func mirrors(_ file: String) -> [String: String] {
        guard let data = FilePaths.contents(file), data.count < 1 << 20,
            let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return [:] }
        let list = table["object"] as? [[String: Any]] ?? []
        return list.reduce(into: [:]) { if let from = $1["original"] as? String { $0[from] = $1["mirror"] as? String } }
    }
}
