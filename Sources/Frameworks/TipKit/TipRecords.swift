import Foundation
import PorticoHost

/// Keeps the state of the app's tips in a file.
struct TipRecords: Codable {
    /// The state of a tip.
    struct Record: Codable {
        var displays = 0
        var seconds: TimeInterval = 0
        var invalidation: Tips.InvalidationReason?
    }

    /// One time that an event happened.
    struct Donation: Codable {
        var date: Date
        var info: Data
    }

    var tips: [String: Record] = [:]
    /// Values of parameters, each in an array of its own.
    var parameters: [String: Data] = [:]
    var events: [String: [Donation]] = [:]
    /// When a tip that counts was last shown.
    var lastDisplay: Date?

    private static func file(in folder: URL) -> URL { folder.appendingPathComponent(".tipkit/tips.json") }

    /// Reads a folder's records; there are none where there is no file that can be read.
    static func readRecords(from folder: URL) -> TipRecords {
        guard let data = try? Data(contentsOf: file(in: folder)) else { return TipRecords() }
        return (try? JSONDecoder().decode(TipRecords.self, from: data)) ?? TipRecords()
    }

    func saveRecords(in folder: URL) {
        let file = Self.file(in: folder)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        if let data = try? JSONEncoder().encode(self) { try? WholeFile.write(data, to: file) }
    }

    static func removeRecords(from folder: URL) { try? FileManager.default.removeItem(at: file(in: folder)) }

    /// Takes over what happened before the file was read.
    mutating func takeOver(_ early: TipRecords) {
        for (id, record) in early.tips {
            tips[id, default: Record()].displays += record.displays
            if let reason = record.invalidation { tips[id, default: Record()].invalidation = reason }
        }
        parameters.merge(early.parameters) { $1 }
        for (id, donations) in early.events { events[id, default: []] += donations }
    }
}
