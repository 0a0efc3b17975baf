import Foundation

extension UTType {
    /// A file's name with the type's extension, unless it has one of that type.
    fileprivate func fileName(_ name: String) -> String {
        let suffix = (name as NSString).pathExtension
        if !suffix.isEmpty, tags[.filenameExtension]?.contains(suffix.lowercased()) == true { return name }
        return preferredFilenameExtension.map { "\(name).\($0)" } ?? name
    }
}

extension URL {
    /// The address with one more part, which gets the type's extension unless it has one of that type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(
            contentType.fileName(partialName), isDirectory: contentType.conforms(to: .directory))
    }
    /// Adds one more part, which gets the type's extension unless it has one of that type.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }
    /// The address with the type's extension, unless it has one of that type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        let name = contentType.fileName(lastPathComponent)
        return name == lastPathComponent ? self : deletingLastPathComponent().appendingPathComponent(name)
    }
    /// Adds the type's extension, unless it has one of that type.
    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension NSURL {
    /// The address with one more part, which gets the type's extension unless it has one of that type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        (self as URL).appendingPathComponent(partialName, conformingTo: contentType)
    }
    /// The address with the type's extension, unless it has one of that type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        (self as URL).appendingPathExtension(for: contentType)
    }
}

extension NSString {
    /// The path with one more part, which gets the type's extension unless it has one of that type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> String {
        appendingPathComponent(contentType.fileName(partialName))
    }
    /// The path with the type's extension, unless it has one of that type.
    public func appendingPathExtension(for contentType: UTType) -> String { contentType.fileName(description) }
}

// Linux's Foundation reads no such value, and a file's type follows from its path: the key is the path's (DEV-980).
extension URLResourceKey {
    /// The uniform type of a file.
    public static let contentTypeKey: URLResourceKey = .pathKey
}

extension URLResourceValues {
    /// The type of the file, by its name and by whether it is a folder or a link; nil where no file is.
    public var contentType: UTType? {
        guard let path,
            let kind = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        else { return nil }
        let named = UTType(filenameExtension: (path as NSString).pathExtension)
        switch kind {
        case .typeSymbolicLink: return .symbolicLink
        case .typeDirectory: return named.flatMap { $0.conforms(to: .directory) ? $0 : nil } ?? .folder
        default: return named ?? .data
        }
    }
}
