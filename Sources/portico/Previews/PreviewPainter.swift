import Foundation
import PorticoHost
import PorticoProject
import Synchronization

/// Draws previews in all variants, several at a time.
///
/// - From: `PreviewCommand`, `PreviewWatch`
/// - To: `PreviewStudio`
struct PreviewPainter: Sendable {
    var studio: PreviewStudio
    let variants: [PreviewVariant]
    /// The number of pictures at a time; nil: as many as there are processors.
    let jobs: Int?

    /// What is told while pictures are drawn, on any thread.
    struct Progress: Sendable {
        /// Which one begins, from 1, of how many.
        var begin: @Sendable (Int, Int) -> Void = { _, _ in }
        /// The picture of a preview in a variant, by their places.
        var end: @Sendable (_ preview: Int, _ variant: Int, PreviewAlbum.Picture) -> Void = { _, _, _ in }
        /// Whether no other picture is to be begun.
        var isOver: @Sendable () -> Bool = { false }
    }

    /// The pictures of previews, each preview's in the variants' order; nil for those that weren't begun.
    ///
    /// - Parameter order: which previews come first, by their places; all.
    func drawPictures(
        of previews: [ListedPreview], order: [Int]? = nil, _ progress: Progress
    ) -> [[PreviewAlbum.Picture?]] {
        let names = PreviewAlbum.names(of: previews)
        let work = (order ?? Array(previews.indices)).flatMap { preview in variants.indices.map { (preview, $0) } }
        let none = [[PreviewAlbum.Picture?]](
            repeating: [PreviewAlbum.Picture?](repeating: nil, count: variants.count), count: previews.count)
        let done = Mutex<(pictures: [[PreviewAlbum.Picture?]], next: Int)>((none, 0))
        let count = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, work.count)
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            while !progress.isOver() {
                let number = done.withLock { state -> Int? in
                    guard state.next < work.count else { return nil }
                    state.next += 1
                    return state.next - 1
                }
                guard let number else { return }
                progress.begin(number + 1, work.count)
                let (preview, variant) = work[number]
                let picture = drawPicture(of: previews[preview], variants[variant], named: names[preview])
                done.withLock { $0.pictures[preview][variant] = picture }
                progress.end(preview, variant, picture)
            }
        }
        return done.withLock(\.pictures)
    }

    /// A picture in a variant that isn't drawn.
    func emptyPicture(_ variant: PreviewVariant) -> PreviewAlbum.Picture {
        PreviewAlbum.Picture(
            appearance: variant.appearance.rawValue, textSize: variant.textSize.rawValue,
            language: variant.language, caption: variant.name(among: variants))
    }

    private func drawPicture(
        of preview: ListedPreview, _ variant: PreviewVariant, named name: String
    ) -> PreviewAlbum.Picture {
        var picture = emptyPicture(variant)
        do {
            if let failure = preview.failure { throw failure }
            picture.data = try studio.picture(of: preview, variant)
            picture.scale = studio.device(of: preview).scale
            picture.file = [name, picture.caption].filter { !$0.isEmpty }.joined(separator: "-") + ".png"
        } catch {
            picture.failure = error as? PreviewStudio.Failure ?? PreviewStudio.Failure(reason: "\(error)")
        }
        return picture
    }
}
