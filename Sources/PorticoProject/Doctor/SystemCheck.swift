import Foundation

/// Looks whether this machine has what an installed Portico needs: what its libraries are linked with, and what is opened when an app asks
/// for it.
///
/// - From: `portico doctor --system`
package struct SystemCheck {
    package struct Finding: Encodable, Sendable, Equatable {
        /// The library, program or kind of file.
        package var name: String
        package var isThere: Bool
        package var isRequired: Bool
        /// The thing that can't be done without it.
        package var purpose: String
        package var package: String

        package init(name: String, isThere: Bool, isRequired: Bool, purpose: String, package: String) {
            (self.name, self.isThere, self.isRequired) = (name, isThere, isRequired)
            (self.purpose, self.package) = (purpose, package)
        }
    }

    /// The SDK's folder, which holds `libPortico.so`.
    private let sdk: String
    private let environment: [String: String]
    private let folders: [String]

    /// - Parameter folders: where libraries lie; nil for this system's own.
    package init(sdk: String, environment: [String: String], folders: [String]? = nil) {
        self.sdk = sdk
        self.environment = environment
        #if arch(arm64)
            let machine = "aarch64-linux-gnu"
        #else
            let machine = "x86_64-linux-gnu"
        #endif
        let own = (environment["LD_LIBRARY_PATH"] ?? "").split(separator: ":").map(String.init)
        self.folders =
            folders ?? own + [
                "/usr/local/lib", "/usr/lib/\(machine)", "/lib/\(machine)", "/usr/lib64", "/lib64", "/usr/lib",
            ]
    }

    package func findings(_ needs: [SystemNeed] = SystemNeed.all) -> [Finding] {
        linked()
            + needs.map { need in
                Finding(
                    name: need.name, isThere: isThere(need.kind), isRequired: need.isRequired, purpose: need.purpose,
                    package: need.package)
            }
    }

    // MARK: Looking

    private func isThere(_ kind: SystemNeed.Kind) -> Bool {
        switch kind {
        case .library(let name): return hasLibrary(name)
        case .anyLibrary(let names): return names.contains(where: hasLibrary)
        case .program(let name): return FilePaths.program(name) != nil
        case .files(let endings, let places):
            return places.contains { place in
                let home = environment["HOME"] ?? ""
                let folder = place.hasPrefix("~") ? home + place.dropFirst() : place
                return Self.hasFile(endings, below: folder)
            }
        }
    }

    /// A name that ends before its version is there in any version.
    private func hasLibrary(_ name: String) -> Bool {
        folders.contains { folder in
            if FilePaths.isFile(folder + "/" + name) { return true }
            guard name.hasSuffix(".so") else { return false }
            return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains {
                $0.hasPrefix(name + ".")
            }
        }
    }

    private static func hasFile(_ endings: [String], below folder: String) -> Bool {
        var walk = FolderWalk(folder)
        var open = [(folder, 0)]
        while let (path, depth) = open.popLast() {
            for name in ((try? walk.names(in: path, depth: depth)) ?? nil) ?? [] {
                if endings.contains(FilePaths.extension(name)) { return true }
                if FilePaths.isFolder(path + "/" + name) { open.append((path + "/" + name, depth + 1)) }
            }
        }
        return false
    }

    /// What the loader doesn't find of what the SDK's own libraries are linked with, a row each; one row where all is there.
    private func linked() -> [Finding] {
        let own = (try? FileManager.default.contentsOfDirectory(atPath: sdk)) ?? []
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: sdk + "/Frameworks")) ?? []
        let files =
            own.filter { $0.hasPrefix("libPortico") && $0.hasSuffix(".so") }.sorted().map { sdk + "/" + $0 }
            + beside.filter { $0.hasSuffix(".so") }.sorted().map { sdk + "/Frameworks/" + $0 }
        var missing: [String: Set<String>] = [:]
        guard let loader = FilePaths.program("ldd") else {
            return [
                Finding(
                    name: "ldd", isThere: false, isRequired: false, purpose: "look what libraries need",
                    package: "libc-bin")
            ]
        }
        for file in files {
            // The loader's own word: it lists what it would load and runs nothing of it.
            guard let text = try? ToolRunner.messages(loader, [file]).text else { continue }
            for name in Self.missing(in: text) { missing[name, default: []].insert(FilePaths.name(file)) }
        }
        if missing.isEmpty {
            return [
                Finding(
                    name: "\(files.count) librar\(files.count == 1 ? "y" : "ies") of \(sdk)", isThere: !files.isEmpty,
                    isRequired: true, purpose: "run an app", package: "Portico's own archive")
            ]
        }
        return missing.sorted { $0.key < $1.key }.map { name, users in
            let isRequired = users.contains("libPortico.so")
            let purpose = isRequired ? "run an app" : "use " + users.sorted().joined(separator: ", ")
            return Finding(
                name: name, isThere: false, isRequired: isRequired, purpose: purpose,
                package: SystemNeed.package(ofLibrary: name) ?? "the package that has \(name)")
        }
    }

    /// `libcairo.so.2 => not found`
    static func missing(in text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasSuffix("=> not found") }.compactMap {
            $0.split(separator: " ").first.map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    // MARK: Saying

    /// A line for each thing that isn't there, with what it is for and how it comes; the verdict first.
    package static func text(_ findings: [Finding]) -> String {
        let missing = findings.filter { !$0.isThere }
        if missing.isEmpty { return "This machine has all \(findings.count) things that Portico asks for" }
        let required = missing.filter(\.isRequired)
        let verdict =
            required.isEmpty
            ? "Portico runs here; what is missing is asked for by some apps alone" : "Portico can't run here"
        let lines = (required + missing.filter { !$0.isRequired }).map { one in
            "  \(one.name): missing, needed to \(one.purpose): install \(one.package)"
        }
        let packages = missing.map { String($0.package.prefix { $0 != " " }) }.filter { (name: String) -> Bool in
            !name.contains("Swift") && !name.contains("’") && name != "the" && name != "Portico's"
        }
        var seen: Set<String> = []
        let distinct = packages.filter { seen.insert($0).inserted }
        let command = distinct.isEmpty ? [] : ["On Debian: sudo apt-get install " + distinct.joined(separator: " ")]
        return ([verdict + ":"] + lines + command).joined(separator: "\n")
    }
}
