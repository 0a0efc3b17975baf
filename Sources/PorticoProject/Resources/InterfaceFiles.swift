import Foundation
import PorticoNib
import PorticoNibReader

/// Makes of storyboards and xibs what the runtime loads, as Xcode's build does: `Main.storyboard` becomes `Main.storyboardc`,
/// `Cell.xib` becomes `Cell.nib`, and a nib that Xcode has compiled already is read as well. What a document has that isn't known is a note with file, line and count.
///
/// - From: `AppBundle`
/// - To: `NibReader`, `CompactNib`
struct InterfaceFiles {
    /// The project's folder, which notes leave out.
    let root: String
    private(set) var notes: [String] = []

    init(root: String) { self.root = root }

    static func isInterface(_ path: String) -> Bool { compiled[FilePaths.extension(path)] != nil }

    private static let compiled = ["storyboard": "storyboardc", "xib": "nib", "nib": "nib"]

    /// The place of the file in the app.
    func destination(of resource: ProjectModel.Resource) -> String {
        guard let new = Self.compiled[FilePaths.extension(resource.path)] else { return resource.destination }
        return (resource.destination as NSString).deletingPathExtension + "." + new
    }

    mutating func compileDocument(_ resource: ProjectModel.Resource, into bundle: String) throws {
        let target = bundle + "/" + destination(of: resource)
        guard let data = try compile(resource.path) else { return }
        if FilePaths.contents(target) == data { return }
        try FilePaths.makeFolder(FilePaths.folder(target))
        try FilePaths.write(data, to: target)
    }

    /// Those in a bundle that SwiftPM has copied as they are.
    mutating func compileAll(below folder: String) throws {
        for name in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }) ?? [] {
            guard Self.isInterface(name) else { continue }
            let resource = ProjectModel.Resource(path: folder + "/" + name, destination: name)
            try compileDocument(resource, into: folder)
            if resource.path != folder + "/" + destination(of: resource) {
                try FileManager.default.removeItem(atPath: resource.path)
            }
        }
    }

    /// Nil where the document is none of iOS's: that is a note.
    private mutating func compile(_ path: String) throws -> Data? {
        let shown = path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
        guard let data = FilePaths.contents(path) else {
            throw ProjectError(shown, "cannot read this file", remedy: "check its permissions")
        }
        if CompactNib.isCompact(data) { return data }
        do {
            let document = try NibReader.readDocument(data, file: shown)
            notes += document.problems.map(\.description)
            return CompactNib.encode(document)
        } catch let failure as NibReader.Failure {
            notes.append("\(failure); left out")
            return nil
        }
    }
}
