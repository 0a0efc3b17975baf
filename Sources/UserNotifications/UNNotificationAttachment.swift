import Foundation

/// A file that belongs to a notification. Kept: banners don't show it (DEV-834).
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// Its name among the notification's; one that is made up where none was given.
    public let identifier: String
    /// Where the file is.
    public let url: URL
    /// The type of the file, as its name ends.
    public let type: String

    /// Throws `UNError.attachmentInvalidURL` where there is no such file. The options are without effect.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
        type = URL.pathExtension
        super.init()
    }
}
