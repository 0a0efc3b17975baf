/// Puts equal findings together.
struct FindingCounter {
    private struct Entry {
        var count = 0
        var files: Set<String> = []
        var first: String
    }

    private var entries: [String: Entry] = [:]

    mutating func addFinding(_ what: String, file: String, place: String, times: Int = 1) {
        entries[what, default: Entry(first: place)].count += times
        entries[what]?.files.insert(file)
    }

    var files: Set<String> { entries.values.reduce(into: []) { $0.formUnion($1.files) } }

    /// The most frequent first.
    var findings: [DoctorReport.Finding] {
        entries.map { .init(what: $0.key, count: $0.value.count, files: $0.value.files.count, first: $0.value.first) }
            .sorted { ($1.count, $0.what) < ($0.count, $1.what) }
    }
}
