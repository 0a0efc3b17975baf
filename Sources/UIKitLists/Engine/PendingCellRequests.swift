import Foundation

/// The rows and items whose cells are being asked for. Who configures one of them anew from inside of its own request, for an image that
/// was in a cache say, means the cell that is about to be handed over: it is asked for once more.
struct PendingCellRequests {
    private struct Ask: Hashable {
        let path: IndexPath
        /// Which rows there were when the question began.
        let load: Int
    }
    private var isStale: [Ask: Bool] = [:]

    func contains(_ path: IndexPath, load: Int) -> Bool { isStale[Ask(path: path, load: load)] != nil }

    mutating func begin(_ path: IndexPath, load: Int) { isStale[Ask(path: path, load: load)] = false }
    mutating func end(_ path: IndexPath, load: Int) { isStale[Ask(path: path, load: load)] = nil }
    func isStale(_ path: IndexPath, load: Int) -> Bool { isStale[Ask(path: path, load: load)] == true }

    /// Those of `paths` that nobody is asking for.
    mutating func refresh(_ paths: [IndexPath], load: Int) -> [IndexPath] {
        guard !isStale.isEmpty else { return paths }
        return paths.filter { path in
            let ask = Ask(path: path, load: load)
            guard isStale[ask] != nil else { return true }
            isStale[ask] = true
            return false
        }
    }
}
