import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The projects and packages that a `.xcworkspace` names.
struct XcodeWorkspace {
    private(set) var projects: [String] = []
    private(set) var packages: [String] = []

    init(_ path: String, shown: String) throws {
        let file = path + "/contents.xcworkspacedata"
        guard let data = FilePaths.contents(file) else {
            throw ProjectError(
                shown, "it has no contents.xcworkspacedata",
                remedy: "restore it from version control, or name a .xcodeproj")
        }
        let elements = try XMLElements(data, shown: shown + "/contents.xcworkspacedata")
        var folders = [FilePaths.folder(path)]
        for event in elements.events {
            switch event {
            case .begin("Group", let attributes):
                folders.append(
                    Self.placeOfLocation(attributes["location"] ?? "", above: folders.last!, workspace: path))
            case .end("Group"): if folders.count > 1 { folders.removeLast() }
            case .begin("FileRef", let attributes):
                let place = DiskNames.path(
                    Self.placeOfLocation(attributes["location"] ?? "", above: folders.last!, workspace: path))
                if place.hasSuffix(".xcodeproj") {
                    projects.append(place)
                } else if FilePaths.isFile(place + "/Package.swift") {
                    packages.append(place)
                }
            default: break
            }
        }
    }

    /// `group:`, `container:`, `absolute:` or `self:` before a path.
    private static func placeOfLocation(_ location: String, above: String, workspace: String) -> String {
        let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.count == 2 ? String(parts[1]) : location
        switch parts.first {
        case "absolute": return FilePaths.absolute(path.isEmpty ? "/" : path)
        // The workspace that each project carries inside of itself names that project.
        case "self": return FilePaths.folder(workspace)
        case "container": return FilePaths.absolute(path, in: FilePaths.folder(workspace))
        default: return FilePaths.absolute(path, in: above)
        }
    }
}
