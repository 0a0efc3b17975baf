import Foundation

extension URL {
    private static func folder(_ directory: FileManager.SearchPathDirectory, _ otherwise: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent(otherwise, isDirectory: true)
    }

    /// The folder of the documents of the app's user.
    public static var documentsDirectory: URL { folder(.documentDirectory, "Documents") }
    /// The folder of what can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory, "Library/Caches") }
    /// The folder of the app's own files.
    public static var applicationSupportDirectory: URL {
        folder(.applicationSupportDirectory, "Library/Application Support")
    }
    /// The folder `Library`.
    public static var libraryDirectory: URL { folder(.libraryDirectory, "Library") }
    /// The folder `Desktop`.
    public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
    /// The folder `Downloads`.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
    /// The folder `Movies`.
    public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
    /// The folder `Music`.
    public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
    /// The folder `Pictures`.
    public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
    /// The folder that is shared with others.
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
    /// The folder of what was thrown away.
    public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
    /// The folder of applications.
    public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
    /// The folder of users.
    public static var userDirectory: URL { folder(.userDirectory, "Users") }

    /// The address of one of the folders that `FileManager` knows. Throws where there is none, or where it can't be made.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
        appropriateFor url: URL? = nil, create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(
            for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    /// Whether the file that the address promises is there: true, or an error.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
