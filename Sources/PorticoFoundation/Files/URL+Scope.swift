import Foundation

extension URL {
    /// Asks for access to a file outside the app's container, which a document picker or a bookmark gave.
    ///
    /// - Returns: true for a file that exists outside the container; balance it with `stopAccessingSecurityScopedResource()`. False for
    ///   others, as on iOS: they need no permission. What the process may read is open without it (DEV-971).
    public func startAccessingSecurityScopedResource() -> Bool {
        guard isFileURL, FileManager.default.fileExists(atPath: path) else { return false }
        let container = URL(fileURLWithPath: NSHomeDirectory()).resolvingSymlinksInPath().path
        let own = resolvingSymlinksInPath().path
        return own != container && !own.hasPrefix(container + "/")
    }

    /// Gives the access back.
    public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
    /// Asks for access to a file outside the app's container; see `URL.startAccessingSecurityScopedResource()`.
    public func startAccessingSecurityScopedResource() -> Bool { (self as URL).startAccessingSecurityScopedResource() }

    /// Gives the access back.
    public func stopAccessingSecurityScopedResource() {}

    /// The file by its number instead of its path. There are no such addresses here: the path itself, or nil where no file is there.
    public func fileReferenceURL() -> URL? {
        let url = self as URL
        return url.isFileURL && FileManager.default.fileExists(atPath: url.path) ? url : nil
    }
}
