import Foundation

extension FileManager {
    /// The folder that the apps and extensions of a group share; nil for an empty identifier.
    ///
    /// It lies in the app's own container, with `Library/Caches` and `Library/Application Support` in it: no other process is in the group
    /// (DEV-970).
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), ![".", ".."].contains(groupIdentifier) else {
            return nil
        }
        let container = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
            .appendingPathComponent("Library/Group Containers", isDirectory: true)
            .appendingPathComponent(groupIdentifier, isDirectory: true)
        for folder in ["Library/Caches", "Library/Application Support", "Library/Preferences"] {
            let url = container.appendingPathComponent(folder, isDirectory: true)
            guard (try? createDirectory(at: url, withIntermediateDirectories: true)) != nil else { return nil }
        }
        return container
    }

    /// Who is signed in to iCloud: nil, because nobody can be here.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// The folder of an iCloud container: nil, because there is no iCloud here.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Whether the item is kept in iCloud: never here.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Fetches an item of iCloud: throws `ubiquitousFileUnavailable`, because nothing is in iCloud here.
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }

    /// Removes the copy of an item of iCloud: throws `ubiquitousFileUnavailable`, because nothing is in iCloud here.
    public func evictUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }

    /// Moves an item to iCloud or back: throws `ubiquitousFileUbiquityServerNotAvailable`, because there is no iCloud here.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.ubiquitousFileUbiquityServerNotAvailable, userInfo: [NSURLErrorKey: url])
    }
}

extension NSNotification.Name {
    /// Posted when somebody signs in to iCloud or out of it: never here.
    public static let NSUbiquityIdentityDidChange = NSNotification.Name("NSUbiquityIdentityDidChangeNotification")
}
