import Foundation
import PorticoHost

/// Words that were learnt, a line each in a file of the app's own.
///
/// - From: `UITextChecker`
@MainActor enum LearnedWords {
    @InSession private static var known: Set<String>? = nil

    private static var path: String { NSHomeDirectory() + "/Library/Spelling/LocalDictionary" }

    static var all: Set<String> {
        if let known { return known }
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let read = Set(text.split(separator: "\n").map(String.init))
        known = read
        return read
    }

    static func change(_ body: (inout Set<String>) -> Void) {
        var words = all
        body(&words)
        guard words != all else { return }
        known = words
        do {
            let folder = (path as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try WholeFile.write(Data(words.sorted().joined(separator: "\n").utf8), to: path)
        } catch {
            Diagnostics.report("The words that were learnt can't be kept: \(error.localizedDescription)")
        }
    }
}
