import Foundation

/// The pages that a run's UI tests leave in a folder, which may have others.
struct TestRecordings {
    let folder: String
    private let start = Date()

    private let isWanted: Bool

    init(folder: String, isWanted: Bool) { (self.folder, self.isWanted) = (folder, isWanted) }

    /// Those of this run, in order of their names, which are the tests'.
    var paths: [String] {
        guard isWanted else { return [] }
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".html") }.sorted().map { "\(folder)/\($0)" }.filter { path in
            let written = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
            return written.map { $0 >= start } ?? false
        }
    }
}
