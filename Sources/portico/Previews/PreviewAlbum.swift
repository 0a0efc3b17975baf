import Foundation
import PorticoHost
import PorticoProject

/// The pictures of previews in a folder: a PNG for each, a page with all of them in it, and a list for programs.
///
/// The folder keeps what else is in it: of an earlier run only the pictures go that its list names.
///
/// - From: `PreviewCommand`
struct PreviewAlbum {
    /// A preview with its pictures, in the order of the variants.
    struct Entry: Encodable {
        var name: String
        var file: String
        var line: Int
        var provider: String?
        var pictures: [Picture] = []

        var hasFailed: Bool { pictures.contains { $0.failure != nil } }
    }

    struct Picture: Encodable {
        /// The file's name in the folder; nil where there is none.
        var file: String?
        var appearance: String
        var textSize: String
        var language: String?
        var failure: PreviewStudio.Failure?
        /// The words that tell it from the preview's other pictures.
        var caption = ""
        var data = Data()
        /// Pixels per point of the device.
        var scale = 1.0

        /// In points, of PNG's first chunk.
        var width: Int? {
            guard data.count > 24 else { return nil }
            let pixels = data.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
            return Int((Double(pixels) / scale).rounded())
        }

        enum CodingKeys: String, CodingKey { case file, appearance, textSize, language, failure }
    }

    /// What the list has in it, and “--json” prints.
    struct Answer: Encodable {
        var app: String
        var folder: String
        var page: String
        var previews: [Entry]
    }

    private static let list = "previews.json"
    static let page = "index.html"

    let folder: String
    let app: String
    var entries: [Entry]

    var answer: Answer { Answer(app: app, folder: folder, page: folder + "/" + Self.page, previews: entries) }

    /// File names for previews, without their endings: by file and name, each once. A preview keeps its name while others move.
    static func names(of previews: [ListedPreview]) -> [String] {
        var used: [String: Int] = [:]
        return previews.map { preview in
            let parts = [preview.stem, preview.item.name ?? preview.source.type].compactMap { $0.map(plain) }.filter {
                !$0.isEmpty
            }
            let name = String(parts.joined(separator: "-").prefix(120))
            let number = used[name.lowercased(), default: 0] + 1
            used[name.lowercased()] = number
            return number == 1 ? name : "\(name)-\(number)"
        }
    }

    private static func plain(_ text: String) -> String {
        String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }).split(separator: "-").joined(
            separator: "-")
    }

    func write() throws {
        try FilePaths.makeFolder(folder)
        for file in earlier.subtracting(entries.flatMap(\.pictures).compactMap(\.file)) {
            try? FileManager.default.removeItem(atPath: folder + "/" + file)
        }
        for picture in entries.flatMap(\.pictures) {
            if let file = picture.file { try FilePaths.write(picture.data, to: folder + "/" + file) }
        }
        try FilePaths.write(Data(html.utf8), to: folder + "/" + Self.page)
        try FilePaths.write(Data(try jsonText(answer).utf8), to: folder + "/" + Self.list)
    }

    /// The pictures that the folder's list names: file names, and nothing that leads out of the folder.
    private var earlier: Set<String> {
        struct Old: Decodable {
            struct Preview: Decodable { var pictures: [Picture] }
            struct Picture: Decodable { var file: String? }
            var previews: [Preview]
        }
        guard let data = FilePaths.contents(folder + "/" + Self.list), data.count <= 16 << 20,
            let old = try? JSONDecoder().decode(Old.self, from: data)
        else { return [] }
        return Set(
            old.previews.flatMap(\.pictures).compactMap(\.file).filter {
                $0.hasSuffix(".png") && !$0.hasPrefix(".") && !$0.contains("/")
            })
    }

    // MARK: The page

    var html: String {
        var text = Self.head(app)
        for (file, previews) in files {
            text +=
                "<h2>\(escaped(FilePaths.name(file)))</h2>\n<p class=\"path\">\(escaped(file))</p>\n<div class=\"file\">\n"
            for preview in previews { text += section(preview) }
            text += "</div>\n"
        }
        return text
    }

    private var files: [(String, [Entry])] {
        var files: [(String, [Entry])] = []
        for entry in entries {
            if files.last?.0 != entry.file { files.append((entry.file, [])) }
            files[files.count - 1].1.append(entry)
        }
        return files
    }

    private func section(_ preview: Entry) -> String {
        let figures = preview.pictures.map { picture -> String in
            let caption = picture.caption.isEmpty ? "" : "<figcaption>\(escaped(picture.caption))</figcaption>"
            if let failure = picture.failure {
                let lines = ([failure.reason] + failure.lines).joined(separator: "\n")
                return "<figure class=\"failed\">\(caption)<pre>\(escaped(lines))</pre></figure>"
            }
            let name = escaped([preview.name, picture.caption].filter { !$0.isEmpty }.joined(separator: ", "))
            let width = picture.width.map { " width=\"\($0)\"" } ?? ""
            return "<figure>\(caption)<img\(width) alt=\"\(name)\" src=\"data:image/png;base64,"
                + "\(picture.data.base64EncodedString())\"></figure>"
        }
        return """
            <section><h3>\(escaped(preview.name)) <small>line \(preview.line)</small></h3>
            <div class="pictures">\(figures.joined())</div></section>

            """
    }

    private static func head(_ app: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>\(escaped(app)): previews</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }
        body { margin: 2rem auto; max-width: 100rem; padding: 0 1rem }
        h2 { margin: 2.5rem 0 0; font-size: 1.2rem; border-top: 1px solid #8886; padding-top: 1rem }
        .file { display: flex; flex-wrap: wrap; gap: 0 2rem; align-items: flex-start }
        section { max-width: 100% } h3 { margin: 1.2rem 0 .5rem; font-size: 1rem } small { color: #888; font-weight: normal }
        p.path { margin: 0; color: #888; overflow-wrap: anywhere }
        .pictures { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start }
        figure { margin: 0; max-width: min(100%, 24rem) } figcaption { color: #888 }
        img { display: block; max-width: 100%; outline: 1px solid #8886; background: #8882 }
        .failed pre { margin: 0; padding: .7rem; white-space: pre-wrap; overflow-wrap: anywhere; background: #f002; outline: 1px solid #f006 }
        </style>
        <h1>\(escaped(app)): previews</h1>

        """
    }
}

private func escaped(_ text: some StringProtocol) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(String(text)) {
        $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
}
