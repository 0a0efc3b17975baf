import CoreGraphics
import Foundation

/// The small pictures of a folder's documents: made one after another on another thread, and kept while their files stay as they are.
///
/// - From: `DocumentTile`
@MainActor final class DocumentThumbnails {
    typealias Handler = (UIImage) -> Void

    /// Pictures of more bytes than this, or of more pixels, have no thumbnail: reading one would take a long time and much memory.
    nonisolated static let mostBytes = 8 << 20
    nonisolated static let mostPixels = 40_000_000
    private static let mostKept = 300
    private static let queue = DispatchQueue(label: "thumbnails of documents", qos: .utility)

    /// Nil for files that have none.
    private var made: [DocumentFolder.Entry: UIImage?] = [:]
    private var waiting: [DocumentFolder.Entry: [Handler]] = [:]

    /// Gives the picture of a file where it is known by now.
    ///
    /// - Parameters:
    ///   - longest: the pixels of the longer side.
    ///   - handler: called later where the file may have a picture that isn't known yet, and has one.
    func findThumbnail(of entry: DocumentFolder.Entry, longest: Int, whenMade handler: @escaping Handler) -> UIImage? {
        if let known = made[entry] { return known }
        guard !entry.isFolder, entry.size <= Self.mostBytes,
            UTType(filenameExtension: entry.url.pathExtension)?.conforms(to: .image) == true
        else { return nil }
        waiting[entry, default: []].append(handler)
        if waiting[entry]?.count == 1 { makeThumbnail(of: entry, longest: longest) }
        return nil
    }

    private func makeThumbnail(of entry: DocumentFolder.Entry, longest: Int) {
        Self.queue.async { [weak self] in
            // Nobody shows the folder any more.
            guard self != nil else { return }
            let image = (try? Data(contentsOf: entry.url)).flatMap {
                CGImage.makeThumbnail(of: $0, longest: longest, mostPixels: Self.mostPixels)
            }
            DispatchQueue.main.async { [weak self] in
                MainActor.assumeIsolated { self?.keepThumbnail(image, of: entry) }
            }
        }
    }

    private func keepThumbnail(_ image: CGImage?, of entry: DocumentFolder.Entry) {
        if made.count >= Self.mostKept { made = [:] }
        let thumbnail = image.map { UIImage(cgImage: $0) }
        made.updateValue(thumbnail, forKey: entry)
        guard let handlers = waiting.removeValue(forKey: entry), let thumbnail else { return }
        for handler in handlers { handler(thumbnail) }
    }
}
