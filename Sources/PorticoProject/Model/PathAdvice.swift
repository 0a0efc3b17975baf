import Foundation

/// Advises what to type instead of a path at which there is no project.
///
/// - From: `ProjectModel`, `FolderScan`
/// - To: the remedy of a `ProjectError`
package enum PathAdvice {
    /// For a path that doesn't exist: the project of nearly that name.
    static func missing(_ path: String) -> String? {
        let wanted = FilePaths.absolute(path)
        var above = FilePaths.folder(wanted)
        while above != "/", !FilePaths.isFolder(above) { above = FilePaths.folder(above) }
        guard above != "/" else { return nil }
        let found = projects(below: above)
        let name = stem(wanted)
        let near = found.map { (path: $0, distance: distance(stem($0), name)) }
            .filter { $0.distance <= min(2, name.count / 3) }
            .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }
        if let first = near.first { return "did you mean \(shown(first.path))?" }
        return list(found)
    }

    /// For a file: the project that it belongs to.
    static func file(_ path: String) -> String? {
        var above = FilePaths.folder(FilePaths.absolute(path))
        while above != "/" {
            if isContainer(above) { return "name the project, \(shown(above))" }
            if let found = projects(in: above).first { return "name the project, \(shown(found))" }
            above = FilePaths.folder(above)
        }
        return nil
    }

    /// For a folder without sources: the project above or below it.
    static func folder(_ path: String) -> String? {
        let root = FilePaths.absolute(path)
        return list(projects(below: root)) ?? container(above: root).map { "name the project, \(shown($0))" }
    }

    /// The Xcode project in whose folder another one lies.
    static func container(above folder: String) -> String? {
        var above = FilePaths.folder(folder)
        for _ in 0..<3 where above != "/" {
            if let found = projects(in: above).first(where: isContainer) { return found }
            above = FilePaths.folder(above)
        }
        return nil
    }

    private static func list(_ found: [String]) -> String? {
        guard !found.isEmpty else { return nil }
        return found.count == 1
            ? "did you mean \(shown(found[0]))?"
            : "name one of \(found.prefix(12).map(shown).joined(separator: ", "))\(found.count > 12 ? ", …" : "")"
    }

    /// As a person types it from the current folder.
    static func shown(_ path: String) -> String {
        let text = FilePaths.relative(path, to: FileManager.default.currentDirectoryPath)
        return text.contains(" ") ? "\"\(text)\"" : text
    }

    // MARK: Looking around

    private static func isContainer(_ path: String) -> Bool {
        ["xcodeproj", "xcworkspace"].contains(FilePaths.extension(path))
    }

    private static func stem(_ path: String) -> String {
        let name = FilePaths.name(path).lowercased()
        return name.split(separator: ".").first.map(String.init) ?? name
    }

    /// The Xcode projects of a folder, or the folder itself if it is a package.
    private static func projects(in folder: String) -> [String] {
        let containers = XcodeProjectSet.containers(in: folder).map { folder + "/" + $0 }
        return containers.isEmpty && PackageScan.isPackage(folder) ? [folder] : containers
    }

    /// The Xcode projects in a package's folder and two folders below it: what of it may be an app.
    static func projects(besidePackage folder: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let inner = names.filter { !$0.hasPrefix(".") && !isContainer($0) && FilePaths.isFolder(folder + "/" + $0) }
        return XcodeProjectSet.containers(in: folder).map { folder + "/" + $0 }
            + inner.flatMap { projects(below: folder + "/" + $0) }.filter { !FilePaths.isFile($0 + "/Package.swift") }
    }

    /// Three folders deep, of at most some hundreds.
    static func projects(below folder: String) -> [String] {
        var found: [String] = []
        var open = [(path: folder, depth: 0)]
        var looked = 0
        while let next = open.popLast(), looked < 400 {
            looked += 1
            let here = projects(in: next.path)
            found += here
            guard here.isEmpty, next.depth < 3 else { continue }
            for name in ((try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []).sorted().reversed()
            where !name.hasPrefix(".") && FilePaths.isFolder(next.path + "/" + name) {
                open.append((next.path + "/" + name, next.depth + 1))
            }
        }
        return found
    }

    /// The number of letters that differ (Levenshtein).
    package static func distance(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first), Array(second))
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var corner = row[0]
            row[0] = i + 1
            for (j, other) in b.enumerated() {
                let change = corner + (letter == other ? 0 : 1)
                corner = row[j + 1]
                row[j + 1] = min(change, row[j] + 1, corner + 1)
            }
        }
        return row[b.count]
    }
}
