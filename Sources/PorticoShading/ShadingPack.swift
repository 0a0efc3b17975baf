import Foundation

/// The sources of an app's shaders in one file: what stands in the place of a compiled library (`default.metallib`).
package struct ShadingPack: Sendable {
    package struct File: Sendable, Equatable {
        package let name: String
        package let text: String
        /// The file is included by others, and has no functions of its own.
        package let isHeader: Bool

        package init(name: String, text: String, isHeader: Bool) {
            (self.name, self.text, self.isHeader) = (name, text, isHeader)
        }
    }

    package private(set) var files: [File]

    package init(_ files: [File]) { self.files = files }

    var sources: [File] { files.filter { !$0.isHeader } }

    func header(named name: String) -> String? {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return files.first { $0.isHeader && $0.name == name }?.text
            ?? files.first { $0.isHeader && ($0.name.split(separator: "/").last.map(String.init) ?? $0.name) == last }?
            .text
    }

    private static let firstLine = "PORTICO SHADERS 1"

    /// The pack as bytes: a line for each file with its kind, its length in bytes and its name, and then its text.
    package var data: Data {
        var data = Data((Self.firstLine + "\n").utf8)
        for file in files {
            let text = Data(file.text.utf8)
            data += Data("\(file.isHeader ? "header" : "source") \(text.count) \(file.name)\n".utf8)
            data += text + Data("\n".utf8)
        }
        return data
    }

    /// nil where the bytes are something else, as Metal's own compiled libraries are.
    package init?(data: Data) {
        let bytes = [UInt8](data)
        var index = 0
        func line() -> String? {
            guard let end = bytes[index...].firstIndex(of: 10), end - index < 4096 else { return nil }
            defer { index = end + 1 }
            return String(decoding: bytes[index..<end], as: UTF8.self)
        }
        guard line() == Self.firstLine else { return nil }
        files = []
        while index < bytes.count {
            let parts = line()?.split(separator: " ", maxSplits: 2).map(String.init) ?? []
            guard parts.count == 3, parts[0] == "header" || parts[0] == "source", let count = Int(parts[1]), count >= 0,
                count < bytes.count - index
            else { return nil }
            let text = String(decoding: bytes[index..<(index + count)], as: UTF8.self)
            files.append(File(name: parts[2], text: text, isHeader: parts[0] == "header"))
            index += count + 1
        }
    }
}
