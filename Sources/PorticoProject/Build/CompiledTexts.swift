import Foundation

/// The texts that a module's objects were made of, and what the compiler's driver has seen of the sources.
///
/// The driver looks at the second in which a source was written, and doesn't know that a lowered text stands in for it: what changes behind
/// its back is found here.
///
/// - From: `BodyCompiler`, `ModuleCompiler`
struct CompiledTexts {
    private struct File: Codable {
        var text: SourceState
        /// In which the source was written.
        var second: Int
    }

    private struct Record: Codable {
        /// As the driver found them last.
        var files: [String: File] = [:]
        /// Digests of the copies, which are what the objects were made of.
        var copies: [String: String] = [:]
        /// A digest of everything else that the objects were made of; nil where not all were made.
        var key: String?
    }

    /// The folder of one module.
    private let folder: String
    private let texts: [String: String]
    private let now: [String: File]
    private var record: Record

    /// - Parameter texts: each source's path with that of the text that is compiled.
    init(folder: String, texts: [String: String]) {
        (self.folder, self.texts) = (folder, texts)
        let record =
            FilePaths.contents(folder + "/texts.json").flatMap { try? JSONDecoder().decode(Record.self, from: $0) }
            ?? Record()
        self.record = record
        var now: [String: File] = [:]
        for (source, text) in texts {
            guard let date = FilePaths.date(source), let state = SourceState(text, last: record.files[source]?.text)
            else { continue }
            now[source] = File(text: state, second: date / 1_000_000_000)
        }
        self.now = now
    }

    /// The sources whose objects are of another text; nil where more than texts has changed.
    func changed(_ key: String) -> [String]? {
        guard record.key == key, now.count == texts.count, record.copies.count == texts.count else { return nil }
        return texts.keys.filter { record.copies[$0] != now[$0]?.text.digest }.sorted()
    }

    /// What a source's object was made of, and what it is to be made of.
    func pair(_ source: String) -> (old: String, new: String)? {
        guard let old = compiled(source), let path = texts[source], let new = FilePaths.contents(path) else {
            return nil
        }
        return (old, String(decoding: new, as: UTF8.self))
    }

    /// The text that a source's object was made of.
    func compiled(_ source: String) -> String? {
        FilePaths.contents(copy(source)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Objects were made of what these sources are now.
    mutating func takeSources(_ sources: [String]) throws {
        try FilePaths.makeFolder(folder + "/texts")
        for source in sources {
            guard let path = texts[source], let data = FilePaths.contents(path) else { continue }
            try FilePaths.write(data, to: copy(source))
            record.copies[source] = now[source]?.text.digest
        }
        try saveTexts()
    }

    /// The driver is about to look at the sources.
    ///
    /// - Returns: those that it would take for unchanged and that aren't.
    mutating func beginBuild() throws -> [String] {
        let hidden = now.filter { source, file in
            guard let last = record.files[source], last.second == file.second else { return false }
            return last.text.digest != file.text.digest || record.copies[source] != file.text.digest
        }
        record.files = now
        record.key = nil
        try saveTexts()
        return hidden.keys.sorted()
    }

    /// The driver has made all objects.
    mutating func finishBuild(_ key: String) throws {
        record.copies = record.copies.filter { texts[$0.key] != nil }
        record.key = key
        try takeSources(texts.keys.filter { record.copies[$0] != now[$0]?.text.digest })
    }

    /// No two files of a module have one name.
    func copy(_ source: String) -> String { folder + "/texts/" + FilePaths.name(source) }

    private func saveTexts() throws {
        try FilePaths.write(try JSONEncoder().encode(record), to: folder + "/texts.json")
    }
}
