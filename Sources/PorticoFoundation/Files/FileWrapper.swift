import Foundation

/// What a file or a folder has in it, in memory: how documents are read and written.
open class FileWrapper: NSObject {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads the contents at once, not when they are asked for. Here they always are.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads past caches.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes beside the old file, and takes its place when all is written.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Gives the wrappers the names of the files.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    /// Folders within each other, and files in all, that are read.
    private static let mostDepth = 64
    private static let mostFiles = 100_000

    private var content: Content
    /// The name under which it was read or is written.
    open var filename: String?
    /// The name that it would like in a folder.
    open var preferredFilename: String?
    /// The file's attributes, as far as they were set.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a wrapper of a file.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
        super.init()
    }

    /// Creates a wrapper of a folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            _ = addFileWrapper(child)
        }
    }

    /// Creates a wrapper of a symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }

    /// Reads the file or the folder at a URL.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = .file(Data())
        super.init()
        try read(from: url, options: options)
    }

    /// Whether it is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether it is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
    /// The file's bytes; nil for a folder.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// What is in the folder, by name; nil for a file.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let all) = content { all } else { nil } }
    /// Where the link leads; nil for all others.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    // MARK: Folders

    /// Puts a wrapper into the folder, by its preferred name or, where that is taken, one made of it. Returns the name.
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard case .folder(var all) = content else {
            preconditionFailure("addFileWrapper(_:) was sent to a file wrapper that isn't a folder")
        }
        let wanted = child.preferredFilename ?? child.filename ?? "Unnamed"
        var name = wanted, number = 1
        while let other = all[name], other !== child {
            number += 1
            name = "__\(number)__#\(wanted)"
        }
        child.filename = name
        all[name] = child
        content = .folder(all)
        return name
    }

    /// Puts a file with these bytes into the folder. Returns its name.
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a wrapper out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var all) = content else { return }
        for (name, one) in all where one === child { all[name] = nil }
        content = .folder(all)
    }

    /// The name of a wrapper in the folder.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    // MARK: Files

    /// Takes what is at the URL in the place of its own content.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        var count = 0
        content = try Self.content(of: url, depth: 0, &count)
        filename = url.lastPathComponent
        preferredFilename = filename
    }

    private static func content(of url: URL, depth: Int, _ count: inout Int) throws -> Content {
        count += 1
        guard depth < mostDepth, count < mostFiles else {
            throw CocoaError(.fileReadTooLarge, userInfo: [NSFilePathErrorKey: url.path])
        }
        let files = FileManager.default
        let type = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
        switch type {
        case .typeSymbolicLink:
            return .link(URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path), relativeTo: url))
        case .typeDirectory:
            var all: [String: FileWrapper] = [:]
            for name in try files.contentsOfDirectory(atPath: url.path) {
                let child = FileWrapper(regularFileWithContents: Data())
                child.content = try content(of: url.appendingPathComponent(name), depth: depth + 1, &count)
                (child.filename, child.preferredFilename) = (name, name)
                all[name] = child
            }
            return .folder(all)
        default: return .file(try Data(contentsOf: url))
        }
    }

    /// Writes the content to a URL.
    open func write(
        to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
    ) throws {
        switch content {
        case .file(let data): try data.write(to: url, options: .atomic)
        case .link(let target):
            try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
        case .folder(let all):
            // All of it lies beside the old folder before it takes its place.
            let files = FileManager.default
            let part = url.deletingLastPathComponent().appendingPathComponent(
                ".\(UUID().uuidString)-\(url.lastPathComponent)")
            do {
                try files.createDirectory(at: part, withIntermediateDirectories: false)
                for (name, child) in all.sorted(by: { $0.key < $1.key }) {
                    try child.write(to: part.appendingPathComponent((name as NSString).lastPathComponent))
                }
                if files.fileExists(atPath: url.path) { try files.removeItem(at: url) }
                try files.moveItem(at: part, to: url)
            } catch {
                try? files.removeItem(at: part)
                throw error
            }
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Whether what is at the URL has the same content.
    open func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return isSame(as: other)
    }

    private func isSame(as other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.file(let a), .file(let b)): return a == b
        case (.link(let a), .link(let b)): return a.relativePath == b.relativePath
        case (.folder(let a), .folder(let b)):
            return a.count == b.count && a.allSatisfy { name, child in b[name].map(child.isSame) ?? false }
        default: return false
        }
    }
}
