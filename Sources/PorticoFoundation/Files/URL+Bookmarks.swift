import Foundation

extension NSURL {
    /// The way in which a bookmark is made.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Leaves out what makes finding the file surer.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// For a file of bookmarks.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// Leaves out the permission that the address carries.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// The way in which a bookmark is followed.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Asks the person nothing.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Mounts no volume.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// Takes no permission along.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }

    /// Options for a file of bookmarks.
    public typealias BookmarkFileCreationOptions = Int

    /// Data by which the file is found again, later and under another name; see `URL.bookmarkData`.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: [URLResourceKey]? = nil,
        relativeTo relativeURL: URL? = nil
    ) throws -> Data { try Bookmark(self as URL).data() }
}

extension URL {
    /// As of `NSURL`.
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    /// As of `NSURL`.
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// Data by which the file is found again: in another run, after the container has moved, and under another name in its folder (DEV-972).
    /// Throws where no file is there. Resource values aren't kept.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data { try Bookmark(self).data() }

    /// The file of a bookmark. `bookmarkDataIsStale` becomes true where it was found elsewhere: make a new bookmark then. Throws where it
    /// isn't found, and for data that is no bookmark.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        (self, bookmarkDataIsStale) = try Bookmark(data: data).resolve()
    }

    /// Writes a bookmark into a file of its own, an alias.
    public static func writeBookmarkData(_ data: Data, to url: URL) throws {
        _ = try Bookmark(data: data)
        try data.write(to: url, options: .atomic)
    }

    /// The bookmark of an alias file.
    public static func bookmarkData(withContentsOf url: URL) throws -> Data {
        let data = try Data(contentsOf: url)
        _ = try Bookmark(data: data)
        return data
    }

    /// The file that an alias file leads to; any other file is itself.
    public init(resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []) throws {
        guard let handle = try? FileHandle(forReadingFrom: url) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
        }
        defer { try? handle.close() }
        let start = try handle.read(upToCount: 1 << 20) ?? Data()
        self = (try? Bookmark(data: start))?.isFolder == nil ? url : try Bookmark(data: start).resolve().url
    }
}
