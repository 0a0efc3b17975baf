import CHost
import Foundation

/// A recording as one file: opens without a server, asks nobody for anything, and is told so by its own policy.
///
/// The policy names the page's own script and style by their checksums: nothing else runs or counts, whatever it carries. A number that is
/// used once would do the same, but one that nobody can guess would make two pages of one recording differ.
///
/// Everything that an app has said is data: JSON whose “<” are escaped, so that no text ends the element it lies in, and which the page
/// shows as text. Pictures are one line of base64 each.
///
/// - From: `Recorder`
/// - To: a browser
package enum RecordingPage {
    package static func data(_ recording: Recording, pictures: [Data?]) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var page = Data()
        let files = [PackageResources.pictures_js, PackageResources.trees_js, PackageResources.recording_js]
        let (style, script) = (
            Data(PackageResources.recording_css), Data("\"use strict\";\n".utf8) + Data(files.joined())
        )
        for part in parts(PackageResources.recording_html) {
            switch part {
            case .text(let bytes): page += bytes
            case .mark("TITLE"): page += Data(escaped(recording.title).utf8)
            case .mark("STYLE"): page += style
            case .mark("STYLEHASH"): page += Data(source(style).utf8)
            case .mark("SCRIPT"): page += script
            case .mark("SCRIPTHASH"): page += Data(source(script).utf8)
            case .mark("RECORDING"): page += escaped(try encoder.encode(recording))
            case .mark("PICTURES"):
                for picture in pictures { page += (picture?.base64EncodedData() ?? Data()) + Data("\n".utf8) }
            case .mark(let name): preconditionFailure("the page's template asks for \(name)")
            }
        }
        return page
    }

    /// The source of an element's contents, as a policy names it: “sha256-” and the checksum in base64.
    static func source(_ text: Data) -> String {
        let digits = text.withUnsafeBytes { bytes -> [UInt8] in
            // 2 is SHA-256.
            guard let hex = g_compute_checksum_for_data(2, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
            else { preconditionFailure("GLib knows no SHA-256") }
            defer { g_free(hex) }
            return String(cString: hex).utf8.map { UInt8(Character(Unicode.Scalar($0)).hexDigitValue ?? 0) }
        }
        let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
        return "sha256-" + Data(bytes).base64EncodedString()
    }

    private enum Part {
        case text([UInt8])
        case mark(String)
    }

    /// The template, cut at its marks (“@@TITLE@@”).
    private static func parts(_ template: [UInt8]) -> [Part] {
        String(decoding: template, as: UTF8.self).components(separatedBy: "@@").enumerated().map { index, text in
            index % 2 == 0 ? .text(Array(text.utf8)) : .mark(text)
        }
    }

    /// In JSON a “<” stands in strings only, where an escape means the same.
    static func escaped(_ json: Data) -> Data {
        var result = Data()
        result.reserveCapacity(json.count)
        for (index, part) in json.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result += Data("\\u003c".utf8) }
            result += part
        }
        return result
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
    }
}
