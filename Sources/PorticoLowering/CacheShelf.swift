import Foundation
import PorticoHost

/// Values by their hash in sixteen files, by its first digit.
///
/// Not one file, of which an edit would write a thousand values anew, and not a thousand: an unchanged project is read back in sixteen reads.
///
/// - From: `LoweringCache`
struct CacheShelf<Value: Codable & Sendable>: Sendable {
    var directory: URL
    var name: String
    private static var digits: [Character] { Array("0123456789abcdef") }

    private func file(_ digit: Character) -> URL { directory.appendingPathComponent("\(name)-\(digit).json") }

    /// All values. A file that cannot be read is an empty one.
    func loadValues() -> [String: Value] {
        parallelMap(Self.digits) { digit -> [String: Value] in
            guard let data = try? Data(contentsOf: file(digit)) else { return [:] }
            return (try? JSONDecoder().decode([String: Value].self, from: data)) ?? [:]
        }.reduce(into: [:]) { $0.merge($1) { $1 } }
    }

    /// Writes the files that hold, or held, one of `changed`.
    func saveValues(_ values: [String: Value], changed: Set<String>) throws {
        let digits = Set(changed.compactMap(\.first))
        guard !digits.isEmpty else { return }
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let files = Dictionary(grouping: values.filter { digits.contains($0.key.first!) }, by: { $0.key.first! })
        for digit in digits {
            let kept = Dictionary(uniqueKeysWithValues: (files[digit] ?? []).map { ($0.key, $0.value) })
            try WholeFile.write(try JSONEncoder().encode(kept), to: file(digit), lasts: false)
        }
    }
}
