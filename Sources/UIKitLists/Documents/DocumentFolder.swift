import Foundation

/// The files that a document picker or browser shows, and what becomes of them when they are chosen.
///
/// - From: `UIDocumentPickerViewController`, `UIDocumentBrowserViewController`
/// - To: the app's container
package enum DocumentFolder {
    /// One line of a folder.
    struct Entry: Hashable {
        let url: URL
        let isFolder: Bool
        let size: Int
        let date: Date
    }

    /// Where a person's files are: the app's Documents folder.
    static var root: URL {
        let manager = FileManager.default
        let folder = manager.urls(for: .documentDirectory, in: .userDomainMask).first ?? manager.temporaryDirectory
        return folder.standardizedFileURL
    }

    static func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// What a folder holds, in the order of the names; hidden files are left out, and a folder that can't be read is empty.
    static func entries(of folder: URL) -> [Entry] {
        let keys: [URLResourceKey] = [.isDirectoryKey, .fileSizeKey, .contentModificationDateKey]
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
        let entries = (found ?? []).map { url in
            let values = try? url.resourceValues(forKeys: Set(keys))
            return Entry(
                url: url, isFolder: values?.isDirectory ?? false, size: values?.fileSize ?? 0,
                date: values?.contentModificationDate ?? .distantPast)
        }
        return entries.sorted {
            $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent) == .orderedAscending
        }
    }

    /// Whether a file is of one of the types. A file without an extension that is known is plain data.
    static func matches(_ entry: Entry, _ types: [UTType]) -> Bool {
        let type = UTType(filenameExtension: entry.url.pathExtension, conformingTo: entry.isFolder ? .directory : .data)
        let own = type ?? (entry.isFolder ? .folder : .data)
        return types.contains { own.conforms(to: $0) || entry.isFolder && $0 == .folder }
    }

    /// Whether an entry leads on to what it holds: a folder, unless it is one document to people, as a package is, or one of a type of
    /// folders that somebody names. A dot in a folder's name makes no document of it.
    static func leadsOn(_ entry: Entry, naming types: [UTType]) -> Bool {
        guard entry.isFolder else { return false }
        guard let own = UTType(filenameExtension: entry.url.pathExtension, conformingTo: .directory), own.isDeclared
        else { return true }
        return !own.conforms(to: .package) && !types.contains(own)
    }

    // MARK: Handing over

    /// The files that the app gets. Throws where one can't be copied or moved; those before it stay where they have gone.
    @MainActor
    static func hand(_ urls: [URL], for purpose: UIDocumentPickerViewController.Purpose) throws -> [URL] {
        switch purpose {
        case .opening(_, asCopy: false): return urls
        case .opening(_, asCopy: true):
            let inbox = FileManager.default.temporaryDirectory.appendingPathComponent(
                (Bundle.main.bundleIdentifier ?? "app") + "-Inbox", isDirectory: true)
            try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
            return try urls.map { try copy($0, into: inbox) }
        case .exporting(let files, let asCopy):
            guard let folder = urls.first else { return [] }
            return try files.map { asCopy ? try copy($0, into: folder) : try move($0, into: folder) }
        }
    }

    /// Whole or not at all: the copy takes its name when it is complete.
    static func copy(_ file: URL, into folder: URL) throws -> URL {
        let manager = FileManager.default
        let unfinished = folder.appendingPathComponent(".\(UUID().uuidString)")
        do {
            try manager.copyItem(at: file, to: unfinished)
            let place = freePlace(for: file, in: folder)
            try manager.moveItem(at: unfinished, to: place)
            return place
        } catch {
            try? manager.removeItem(at: unfinished)
            throw error
        }
    }

    static func move(_ file: URL, into folder: URL) throws -> URL {
        if file.deletingLastPathComponent().standardizedFileURL == folder.standardizedFileURL { return file }
        let place = freePlace(for: file, in: folder)
        try FileManager.default.moveItem(at: file, to: place)
        return place
    }

    /// The file's own name, or that with a number where it is taken: both stay.
    private static func freePlace(for file: URL, in folder: URL) -> URL {
        let (name, suffix) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
        var place = folder.appendingPathComponent(file.lastPathComponent)
        var number = 2
        while FileManager.default.fileExists(atPath: place.path) {
            place = folder.appendingPathComponent("\(name) \(number)" + (suffix.isEmpty ? "" : ".\(suffix)"))
            number += 1
        }
        return place
    }
}
