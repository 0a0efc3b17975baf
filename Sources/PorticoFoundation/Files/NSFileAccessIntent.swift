import Foundation

/// What is meant to be done with a file, for `NSFileCoordinator.coordinate(with:queue:byAccessor:)`.
public final class NSFileAccessIntent: NSObject, @unchecked Sendable {
    enum Access {
        case reading(NSFileCoordinator.ReadingOptions)
        case writing(NSFileCoordinator.WritingOptions)

        var isWriting: Bool { if case .writing = self { true } else { false } }
    }

    let access: Access
    /// The file's place; read it inside of the accessor.
    public let url: URL

    private init(url: URL, access: Access) { (self.url, self.access) = (url, access) }

    /// The file is to be read.
    public class func readingIntent(with url: URL, options: NSFileCoordinator.ReadingOptions = []) -> NSFileAccessIntent
    {
        NSFileAccessIntent(url: url, access: .reading(options))
    }

    /// The file is to be written.
    public class func writingIntent(with url: URL, options: NSFileCoordinator.WritingOptions = []) -> NSFileAccessIntent
    {
        NSFileAccessIntent(url: url, access: .writing(options))
    }
}
