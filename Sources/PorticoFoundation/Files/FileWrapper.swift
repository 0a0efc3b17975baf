import Foundation

/// A file, a folder with all that is in it, or a symbolic link, held in memory: what the contents of a document can be.
///
/// A folder's children are found by keys: each its preferred name, or that with a number in front where two would have the same.
open class FileWrapper: NSObject {
    /// The way in which files are read. All is read at once whatever is asked for.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Everything is read at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Files are read, not mapped into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// The way in which files are written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The whole takes its place at once, or not at all.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The wrappers take the names that they were written under.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Kind {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    /// Folders within each other that are read; a deeper one is an error.
    private static let deepest = 100

    private var kind: Kind
    /// The name that the wrapper has on the disk; nil before it was read or written.
    open var filename: String?
    /// The name that it is to have in a folder.
    open var preferredFilename: String?
    /// Attributes by the names of `FileAttributeKey`.
    open var fileAttributes: [String: Any] = [:]

    private dynamic init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// Reads what is at a place.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        try self.init(url, depth: 0)
    }

    private convenience init(_ url: URL, depth: Int) throws {
        self.init(try Self.kind(of: url, depth: depth))
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        fileAttributes = Self.attributes(of: url)
    }

    /// A folder of wrappers, each by the name that it is to have.
    public convenience init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        self.init(.folder([:]))
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            addFileWrapper(child, name)
        }
    }

    /// A file with these bytes.
    public convenience init(regularFileWithContents contents: Data) { self.init(.file(contents)) }
    /// A symbolic link.
    public convenience init(symbolicLinkWithDestinationURL url: URL) { self.init(.link(url)) }

    // MARK: What it is

    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a symbolic link.
    open var isSymbolicLink: Bool { symbolicLinkDestinationURL != nil }
    /// A folder's children by their keys; nil of what is none.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = kind { children } else { nil } }
    /// A file's bytes; nil of what is none.
    open var regularFileContents: Data? { if case .file(let data) = kind { data } else { nil } }
    /// Where a link leads; nil of what is none.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = kind { url } else { nil } }

    // MARK: Children

    /// Adds a child, which has a preferred name; gives its key.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String { addFileWrapper(child, child.preferredFilename ?? "") }

    @discardableResult
    private func addFileWrapper(_ child: FileWrapper, _ name: String) -> String {
        guard case .folder(var children) = kind, !name.isEmpty else { return name }
        var (key, number) = (name, 1)
        while children[key] != nil {
            key = "__#$!@%!#__\(number)\(name)"
            number += 1
        }
        children[key] = child
        kind = .folder(children)
        return key
    }

    /// Adds a file with these bytes; gives its key.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a child out.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(let children) = kind else { return }
        kind = .folder(children.filter { $0.value !== child })
    }

    /// The key of a child; nil where it is none.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    // MARK: Reading

    /// Takes what is at a place in place of what it holds.
    open func read(from url: URL, options: ReadingOptions = []) throws {
        kind = try Self.kind(of: url, depth: 0)
        filename = url.lastPathComponent
        fileAttributes = Self.attributes(of: url)
    }

    private static func kind(of url: URL, depth: Int) throws -> Kind {
        let values = try url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
        if values.isSymbolicLink == true {
            let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
            return .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
        }
        guard values.isDirectory == true else { return .file(try Data(contentsOf: url)) }
        guard depth < deepest else {
            throw CocoaError(
                .fileReadUnknown,
                userInfo: [
                    NSFilePathErrorKey: url.path,
                    NSLocalizedDescriptionKey: "There are more than \(deepest) folders within each other.",
                ])
        }
        var children: [String: FileWrapper] = [:]
        for child in try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil) {
            children[child.lastPathComponent] = try FileWrapper(child, depth: depth + 1)
        }
        return .folder(children)
    }

    private static func attributes(of url: URL) -> [String: Any] {
        let found = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
        return Dictionary(uniqueKeysWithValues: found.map { ($0.key.rawValue, $0.value) })
    }

    /// Whether what was read from a place is still there as it was: names, sizes and dates are compared.
    open func matchesContents(of url: URL) -> Bool {
        let now = Self.attributes(of: url)
        func date(_ values: [String: Any]) -> Date? { values[FileAttributeKey.modificationDate.rawValue] as? Date }
        guard let was = date(fileAttributes), was == date(now) else { return false }
        guard let fileWrappers else {
            return regularFileContents?.count == (now[FileAttributeKey.size.rawValue] as? NSNumber)?.intValue
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return Set(names) == Set(fileWrappers.keys)
            && fileWrappers.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
    }

    // MARK: Writing

    /// Writes it to a place. With `atomic` it takes the place of what is there when it is complete.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic) {
            try FileReplacement.replace(url) { try writeParts(to: $0) }
        } else {
            try writeParts(to: url)
        }
        if options.contains(.withNameUpdating) { updateNames(url.lastPathComponent) }
    }

    private func writeParts(to url: URL) throws {
        switch kind {
        case .file(let data): try data.write(to: url)
        case .link(let target):
            try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
            return
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                guard !name.contains("/"), name != "..", name != "." else {
                    throw CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name])
                }
                try child.writeParts(to: url.appendingPathComponent(name))
            }
        }
        if let rights = fileAttributes[FileAttributeKey.posixPermissions.rawValue] {
            try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: url.path)
        }
    }

    private func updateNames(_ name: String) {
        filename = name
        for (name, child) in fileWrappers ?? [:] { child.updateNames(name) }
    }

    // MARK: As bytes

    /// All of it in one piece, to be given to a pasteboard.
    open var serializedRepresentation: Data? {
        try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
    }

    private var values: [String: Any] {
        var values: [String: Any] = [:]
        values["name"] = preferredFilename
        switch kind {
        case .file(let data): values["file"] = data
        case .link(let url): values["link"] = url.path
        case .folder(let children): values["folder"] = children.mapValues(\.values)
        }
        return values
    }

    /// A wrapper of what `serializedRepresentation` gave; nil of other bytes.
    public convenience init?(serializedRepresentation serializeRepresentation: Data) {
        let list = try? PropertyListSerialization.propertyList(from: serializeRepresentation, format: nil)
        guard let values = list as? [String: Any] else { return nil }
        self.init(values: values, depth: 0)
    }

    private convenience init?(values: [String: Any], depth: Int) {
        guard depth <= Self.deepest else { return nil }
        if let data = values["file"] as? Data {
            self.init(.file(data))
        } else if let path = values["link"] as? String {
            self.init(.link(URL(fileURLWithPath: path)))
        } else if let children = values["folder"] as? [String: [String: Any]] {
            var made: [String: FileWrapper] = [:]
            for (name, values) in children {
                guard let child = FileWrapper(values: values, depth: depth + 1) else { return nil }
                made[name] = child
            }
            self.init(.folder(made))
        } else {
            return nil
        }
        preferredFilename = values["name"] as? String
    }
}
