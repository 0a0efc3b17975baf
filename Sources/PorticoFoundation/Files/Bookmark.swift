import Foundation

/// What a bookmark's data holds: the path of a file, and enough to find it under another name or after the container has moved.
struct Bookmark: Codable {
    /// What is inside the app's container is kept relative to it.
    var pathInContainer: String?
    var path: String
    var device: UInt64
    var file: UInt64
    var isFolder: Bool

    /// Data of other makes is refused by these first bytes.
    private static let mark = Data("portico-bookmark-1\n".utf8)
    /// More than this is no bookmark.
    private static let limit = 1 << 20

    /// Throws `fileReadNoSuchFile` where there is no file.
    init(_ url: URL) throws {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }
        let path = url.standardizedFileURL.path
        guard let (device, file, isFolder) = Self.number(path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url, NSFilePathErrorKey: path])
        }
        let home = NSHomeDirectory() + "/"
        self.path = path
        pathInContainer = path.hasPrefix(home) ? String(path.dropFirst(home.count)) : nil
        (self.device, self.file, self.isFolder) = (device, file, isFolder)
    }

    private static func number(_ path: String) -> (UInt64, UInt64, Bool)? {
        guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
            let device = facts[.systemNumber] as? NSNumber, let file = facts[.systemFileNumber] as? NSNumber
        else { return nil }
        return (device.uint64Value, file.uint64Value, facts[.type] as? FileAttributeType == .typeDirectory)
    }

    // MARK: Data

    func data() throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return Self.mark + (try encoder.encode(self))
    }

    /// Throws `fileReadCorruptFile` for data that is no bookmark.
    init(data: Data) throws {
        guard data.count <= Self.limit, data.starts(with: Self.mark),
            let bookmark = try? PropertyListDecoder().decode(Bookmark.self, from: Data(data.dropFirst(Self.mark.count)))
        else { throw CocoaError(.fileReadCorruptFile) }
        self = bookmark
    }

    // MARK: Finding

    /// Where the file is now, and whether the bookmark should be made anew. Throws `fileNoSuchFile` where it isn't found: by its path, in
    /// the container, or under another name in its folder.
    func resolve() throws -> (url: URL, isStale: Bool) {
        let inContainer = pathInContainer.map { NSHomeDirectory() + "/" + $0 }
        if let there = inContainer ?? Optional(path), FileManager.default.fileExists(atPath: there) {
            return (URL(fileURLWithPath: there, isDirectory: isFolder), there != path)
        }
        let folder = ((inContainer ?? path) as NSString).deletingLastPathComponent
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let other = (folder as NSString).appendingPathComponent(name)
            if let (device, file, _) = Self.number(other), device == self.device, file == self.file {
                return (URL(fileURLWithPath: other, isDirectory: isFolder), true)
            }
        }
        throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: inContainer ?? path])
    }
}
