import Foundation

/// A recording as one file: opens without a server, asks nobody for anything, and is told so by its own policy.
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
        let script = [PackageResources.pictures_js, PackageResources.trees_js, PackageResources.recording_js]
        for part in parts(PackageResources.recording_html) {
            switch part {
            case .text(let bytes): page += bytes
            case .mark("TITLE"): page += Data(escaped(recording.title).utf8)
            case .mark("STYLE"): page += PackageResources.recording_css
            case .mark("SCRIPT"): for file in script { page += file }
            case .mark("RECORDING"): page += escaped(try encoder.encode(recording))
            case .mark("PICTURES"):
                for picture in pictures { page += (picture?.base64EncodedData() ?? Data()) + Data("\n".utf8) }
            case .mark(let name): preconditionFailure("the page's template asks for \(name)")
            }
        }
        return page
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
