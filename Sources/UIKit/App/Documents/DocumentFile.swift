import Foundation
import PorticoFoundation

/// The file of a document: its contents as `Data`, or, of a folder, as `FileWrapper`.
///
/// - From: `UIDocument`
enum DocumentFile {
    static func contents(of url: URL) throws -> Any {
        let wrapper = try FileWrapper(url: url, options: [])
        if wrapper.isDirectory { return wrapper }
        return try Data(contentsOf: url)
    }

    static func write(_ contents: Any, to url: URL) throws {
        switch contents {
        case let data as Data: try data.write(to: url)
        case let data as NSData: try (data as Data).write(to: url)
        case let wrapper as FileWrapper: try wrapper.write(to: url, options: [], originalContentsURL: nil)
        default:
            throw CocoaError(
                .fileWriteUnknown,
                userInfo: [
                    NSFilePathErrorKey: url.path,
                    NSLocalizedDescriptionKey:
                        "A document's contents are Data or a FileWrapper; this one's are \(type(of: contents)).",
                ])
        }
    }

    static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
}
