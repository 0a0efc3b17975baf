import Foundation
import PorticoFoundation

/// Changes of the files that a document browser shows. Each is coordinated, so that a document that is open goes along.
extension DocumentFolder {
    /// The folders from the root to this one; nil where it isn't the root or below it.
    static func path(to folder: URL) -> [URL]? {
        let (root, wanted) = (root, folder.standardizedFileURL.path)
        if wanted == root.path { return [root] }
        guard wanted.hasPrefix(root.path + "/") else { return nil }
        var folders = [root]
        for name in wanted.dropFirst(root.path.count + 1).split(separator: "/") {
            folders.append(folders[folders.count - 1].appendingPathComponent(String(name), isDirectory: true))
        }
        return folders
    }

    /// Takes a file into a folder, under a name that is free there.
    static func importFile(_ file: URL, into folder: URL, moves: Bool) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard moves else { return try coordinate(reading: file) { try copy($0, into: folder) } }
        return try coordinate(writing: file) { place, coordinator in
            let target = try move(place, into: folder)
            if target != place { coordinator.item(at: place, didMoveTo: target) }
            return target
        }
    }

    /// Makes a copy beside the file.
    static func duplicateFile(_ file: URL) throws -> URL {
        try coordinate(reading: file) { try copy($0, into: file.deletingLastPathComponent()) }
    }

    static func deleteFile(_ file: URL) throws {
        try coordinate(writing: file, options: .forDeleting) { place, _ in
            try FileManager.default.removeItem(at: place)
        }
    }

    /// Gives a file another name; its extension stays, also where the name has it at its end. Throws where the name can't be one, or is taken.
    ///
    /// - Parameter presenter: who knows of it already.
    package static func renameFile(
        _ file: URL, to name: String, presenter: (any NSFilePresenter)? = nil
    ) throws -> URL {
        let ending = file.pathExtension.isEmpty ? "" : "." + file.pathExtension
        let whole = !ending.isEmpty && name.hasSuffix(ending) ? name : name + ending
        guard !name.isEmpty, !name.hasPrefix("."), !name.contains("/") else {
            throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: file.path])
        }
        let target = file.deletingLastPathComponent().appendingPathComponent(whole)
        if target.lastPathComponent == file.lastPathComponent { return file }
        return try coordinate(writing: file, presenter: presenter) { place, coordinator in
            try FileManager.default.moveItem(at: place, to: target)
            coordinator.item(at: place, didMoveTo: target)
            return target
        }
    }

    private static func coordinate<Answer>(reading file: URL, _ body: (URL) throws -> Answer) throws -> Answer {
        var problem: NSError?
        var result: Result<Answer, any Error>?
        NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, error: &problem) { place in
            result = Result { try body(place) }
        }
        if let problem { throw problem }
        return try result?.get() ?? { throw CocoaError(.userCancelled) }()
    }

    private static func coordinate<Answer>(
        writing file: URL, options: NSFileCoordinator.WritingOptions = .forMoving,
        presenter: (any NSFilePresenter)? = nil, _ body: (URL, NSFileCoordinator) throws -> Answer
    ) throws -> Answer {
        var problem: NSError?
        var result: Result<Answer, any Error>?
        let coordinator = NSFileCoordinator(filePresenter: presenter)
        coordinator.coordinate(writingItemAt: file, options: options, error: &problem) { place in
            result = Result { try body(place, coordinator) }
        }
        if let problem { throw problem }
        return try result?.get() ?? { throw CocoaError(.userCancelled) }()
    }
}
