import Foundation
import PorticoSimulator
import Synchronization

/// The pictures that a page of previews has, while newer ones are drawn: an old one stays until the new one is there.
///
/// - From: `PreviewWatch`
/// - To: `PreviewPage`
final class ShownPreviews: Sendable {
    private struct State {
        var app = ""
        var status = PreviewPageState.Status(.building, "Building")
        var entries: [PreviewAlbum.Entry] = []
        /// Which pictures wait for newer ones, by preview and variant.
        var old: [[Bool]] = []
        /// The names of pictures' contents, by preview and variant.
        var names: [[String?]] = []
    }

    private let page: PreviewPage
    private let state = Mutex(State())

    init(_ page: PreviewPage) {
        self.page = page
        changeState { _ in }
    }

    /// The previews with their pictures.
    var entries: [PreviewAlbum.Entry] { state.withLock(\.entries) }

    func tellStatus(_ kind: PreviewPageState.Status.Kind, _ text: String, lines: [String] = []) {
        changeState { $0.status = .init(kind, text, lines: lines) }
    }

    /// Says which previews there are now. Pictures of those that were there before stay, as old ones.
    func replacePreviews(_ previews: [PreviewAlbum.Entry], of app: String) {
        changeState { state in
            let before = Dictionary(zip(Self.keys(state.entries), state.entries.indices)) { first, _ in first }
            var entries = previews
            var names = previews.map { $0.pictures.map { _ in String?.none } }
            for (index, key) in Self.keys(previews).enumerated() {
                guard let known = before[key], state.entries[known].pictures.count == entries[index].pictures.count
                else { continue }
                entries[index].pictures = state.entries[known].pictures
                names[index] = state.names[known]
            }
            (state.app, state.entries, state.names) = (app, entries, names)
            state.old = entries.map { $0.pictures.map { _ in true } }
        }
    }

    /// All pictures wait for newer ones.
    func beginRound() {
        changeState { state in state.old = state.entries.map { $0.pictures.map { _ in true } } }
    }

    /// The pictures that there are are those of now.
    func endRound() {
        changeState { state in state.old = state.entries.map { $0.pictures.map { _ in false } } }
    }

    func putPicture(_ picture: PreviewAlbum.Picture, preview: Int, variant: Int) {
        let name = picture.failure == nil ? Self.name(of: picture.data) : nil
        changeState(adding: name.map { [$0: picture.data] } ?? [:]) { state in
            state.entries[preview].pictures[variant] = picture
            state.names[preview][variant] = name
            state.old[preview][variant] = false
        }
    }

    // MARK: The page

    private func changeState(adding pictures: [String: Data] = [:], _ change: (inout State) -> Void) {
        // In one go, so that the page gets states in their order.
        state.withLock { state in
            change(&state)
            page.showState(Self.pageState(state), adding: pictures)
        }
    }

    private static func pageState(_ state: State) -> PreviewPageState {
        let previews = state.entries.enumerated().map { index, entry in
            PreviewPageState.Preview(
                name: entry.name, file: entry.file, line: entry.line,
                pictures: entry.pictures.enumerated().map { place, picture in
                    PreviewPageState.Picture(
                        caption: picture.caption, name: state.names[index][place], width: picture.width,
                        failure: picture.failure.map { [$0.reason] + $0.lines }, isOld: state.old[index][place])
                })
        }
        return PreviewPageState(app: state.app, status: state.status, previews: previews)
    }

    /// The keys that tell previews apart from one build to the next: those of one name by their order.
    private static func keys(_ entries: [PreviewAlbum.Entry]) -> [String] {
        var counts: [String: Int] = [:]
        return entries.map { entry in
            let name = "\(entry.file)|\(entry.name)"
            counts[name, default: 0] += 1
            return "\(name)|\(counts[name] ?? 0)"
        }
    }

    /// The same for the same bytes (FNV-1a, and how many there are).
    private static func name(of data: Data) -> String {
        let hash = data.withUnsafeBytes { bytes in
            bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
        return String(hash, radix: 16) + "-\(data.count).png"
    }
}
