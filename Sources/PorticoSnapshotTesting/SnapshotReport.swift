import Foundation
import PorticoHost

/// One page of all snapshots that differ, with everything in it: it opens without a server and can be sent as it is.
///
/// Each failure is added at the end, by whichever process of a run has it.
@MainActor struct SnapshotReport {
    /// One snapshot that differs.
    struct Entry {
        let title: String
        let site: SnapshotSite
        let text: String
        private(set) var content = ""

        init(title: String, site: SnapshotSite, text: String) {
            self.title = title
            self.site = site
            self.text = text
        }

        mutating func addPictures(before: Data, after: Data, difference: Data) {
            let figures = [("before", before), ("after", after), ("difference", difference)].map { name, data in
                "<figure><figcaption>\(name)</figcaption>"
                    + "<img alt=\"\(name)\" src=\"data:image/png;base64,\(data.base64EncodedString())\"></figure>"
            }
            content = "<div class=\"pictures\">\(figures.joined())</div>"
        }

        mutating func addDifference(_ difference: LineDifference) {
            let lines = difference.lines.map { line in
                switch line {
                case .same(let text): "<span>  \(escaped(text))</span>"
                case .removed(let text): "<del>- \(escaped(text))</del>"
                case .added(let text): "<ins>+ \(escaped(text))</ins>"
                }
            }
            content = "<pre>\(lines.joined())</pre>"
        }

        var html: String {
            """
            <section><h2>\(escaped(title))</h2>
            <p>\(escaped(site.filePath.description)):\(site.line)</p>
            <p class="what">\(escaped(text.prefix { $0 != "\n" }))</p>
            \(content)</section>

            """
        }
    }

    let path: String

    /// The report that the run was given; `portico test` has emptied it. Otherwise the process begins one of its own.
    static let ofProcess: SnapshotReport = {
        if let path = ProcessInfo.processInfo.environment["PORTICO_SNAPSHOT_REPORT"] {
            return SnapshotReport(path: URL(fileURLWithPath: path).path)
        }
        let path = FileManager.default.currentDirectoryPath + "/portico-out/snapshots.html"
        try? FileManager.default.removeItem(atPath: path)
        return SnapshotReport(path: path)
    }()

    private var folder: URL { URL(fileURLWithPath: path).deletingLastPathComponent() }

    /// Writes what was found beside the report, so that it can be looked at and taken over.
    func keepData(_ data: Data, named name: String) throws -> String {
        let place = folder.appendingPathComponent("snapshots")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        let file = place.appendingPathComponent(name)
        try WholeFile.write(data, to: file, links: .followed, lasts: false)
        return file.path
    }

    func appendEntry(_ entry: Entry) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: path]) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // Test bundles run beside each other: one of them begins the page.
        flock(descriptor, LOCK_EX)
        let isNew = try file.seekToEnd() == 0
        try file.write(contentsOf: Data(((isNew ? Self.head : "") + entry.html).utf8))
    }

    /// The ends of body and page may be left out, so that the page is whole after each failure.
    private static let head = """
        <!DOCTYPE html>
        <html lang="en"><meta charset="utf-8"><title>Snapshots that differ</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
        body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem }
        section { border-top: 1px solid #8886; padding: 1rem 0 }
        h2 { margin: 0; font-size: 1.1rem }
        p { margin: .2rem 0; color: #888; overflow-wrap: anywhere }
        p.what { color: inherit }
        .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; margin-top: 1rem }
        figure { margin: 0; max-width: calc(33% - 1rem) }
        img { display: block; max-width: 100%; outline: 1px solid #8886; background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0/16px 16px }
        pre { overflow-x: auto } pre > * { display: block; min-width: max-content } pre span { opacity: .6 }
        del { background: #f003; text-decoration: none } ins { background: #0a03; text-decoration: none }
        </style>
        <h1>Snapshots that differ</h1>

        """
}

private func escaped(_ text: some StringProtocol) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(String(text)) {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
}
