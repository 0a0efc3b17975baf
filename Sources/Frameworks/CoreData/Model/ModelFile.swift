import Foundation
import PorticoObjC

/// Models on disk: `NAME.momd`, a folder of versions with a list that says which is the current one, and `NAME.mom`, one version.
enum ModelFile {
    /// What is wrong with a file, and where.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static func read(_ url: URL, into model: NSManagedObjectModel) throws {
        let file = try version(of: url)
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber)?.intValue ?? 0
        guard size <= ModelReader.largestFile else {
            throw Failure(description: "it has \(size) bytes, and a model has at most \(ModelReader.largestFile)")
        }
        try ModelReader(Data(contentsOf: file)).fill(model)
        model.source = url
    }

    /// The file of the current version.
    private static func version(of url: URL) throws -> URL {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw Failure(description: "there is no such file: does the target's list of resources have the model?")
        }
        guard isFolder.boolValue else { return url }
        let list = url.appendingPathComponent("VersionInfo.plist")
        guard let data = try? Data(contentsOf: list),
            let table = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let name = table["NSManagedObjectModel_CurrentVersionName"] as? String
        else {
            throw Failure(description: "VersionInfo.plist is missing or doesn't name the current version")
        }
        return url.appendingPathComponent((name as NSString).lastPathComponent + ".mom")
    }

    static func report(_ error: any Error, _ url: URL) {
        NSLog("CoreData: the model %@ can't be read: %@", url.path, "\(error)")
    }

    static func models(in bundles: [Bundle]) -> [NSManagedObjectModel] {
        bundles.flatMap { bundle in
            places(in: bundle).compactMap { NSManagedObjectModel(contentsOf: $0) }
        }
    }

    private static func places(in bundle: Bundle) -> [URL] {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return all.filter { ["momd", "mom"].contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Every version of every model of a bundle.
    static func allVersions(in bundle: Bundle) -> [NSManagedObjectModel] { places(in: bundle).flatMap(versions) }

    /// Every version of one model.
    static func versions(of url: URL) -> [NSManagedObjectModel] {
        guard url.pathExtension == "momd" else { return [NSManagedObjectModel(contentsOf: url)].compactMap { $0 } }
        let files = (try? FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "mom" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
            .compactMap { NSManagedObjectModel(contentsOf: $0) }
    }
}
