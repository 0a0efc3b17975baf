import Foundation

/// Folders beside a project that its files name as packages, by their texts alone: nothing of the project runs. Only what is a package or
/// a repository counts, so that no file names a folder of its user's that is neither.
///
/// - From: the doctor, which lets a project's manifests read them
enum LocalPackages {
    private static let limit = 200

    static func folders(of root: String) -> [String] {
        var found: [String] = []
        var open = [root]
        while let folder = open.popLast(), found.count < limit {
            for path in named(in: folder) where path != root && !found.contains(path) && isPackage(path) {
                found.append(path)
                open.append(path)
            }
        }
        return found
    }

    private static func isPackage(_ path: String) -> Bool {
        FilePaths.isFile(path + "/Package.swift") || FilePaths.isFolder(path + "/.git")
            || FilePaths.isFile(path + "/HEAD")
    }

    /// `path: "../Kit"`, `url: "/repositories/kit"`, and a project file's `relativePath = ../Kit;`.
    private static func named(in folder: String) -> [String] {
        let projects = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".xcodeproj") }.sorted().map { folder + "/" + $0 + "/project.pbxproj" }
        var paths: [String] = []
        for file in [folder + "/Package.swift"] + projects {
            guard let data = FilePaths.contents(file), data.count < 64 << 20 else { continue }
            let text = String(decoding: data, as: UTF8.self)
            for match in text.matches(of: #/(?:(?:path|url):\s*"|relativePath = "?)([^";\n]+)/#) {
                let path = String(match.output.1)
                let plain = path.hasPrefix("file://") ? String(path.dropFirst(7)) : path
                guard plain.hasPrefix("/") || plain.hasPrefix(".") else { continue }
                paths.append(FilePaths.absolute(plain, in: folder))
            }
        }
        return paths
    }
}
