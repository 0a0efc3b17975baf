import Foundation
import PorticoBounds

/// Reads `.xcconfig` files: one setting a line, with comments and includes.
struct XCConfig {
    private(set) var level: BuildSettings.Level = [:]
    /// What was wrong, by file and line; the rest counts.
    private(set) var notes: [String] = []
    private var open: Set<String> = []
    private var fileCount = 0
    /// The folder that paths in messages are relative to.
    private let root: String

    init(_ path: String, root: String) {
        self.root = root
        readFile(path)
    }

    private mutating func readFile(_ path: String) {
        fileCount += 1
        guard !ReaderBounds.configFiles.isExceeded(by: fileCount) else {
            // One line for all that come after it.
            if fileCount == ReaderBounds.configFiles.value + 1 {
                notes.append(
                    "\(FilePaths.relative(path, to: root)): left out, as what follows: \(ReaderBounds.configFiles.excess): "
                        + ReaderBounds.configFiles.remedy)
            }
            return
        }
        guard open.insert(path).inserted else {
            notes.append("\(FilePaths.relative(path, to: root)): left out: it includes itself")
            return
        }
        defer { open.remove(path) }
        guard !ReaderBounds.configBytes.isExceeded(by: FilePaths.size(path) ?? 0) else {
            notes.append(
                "\(FilePaths.relative(path, to: root)): left out: \(ReaderBounds.configBytes.excess): "
                    + ReaderBounds.configBytes.remedy)
            return
        }
        guard let data = FilePaths.contents(path) else {
            let isPod = path.contains("/Pods/") && !FileManager.default.fileExists(atPath: path)
            notes.append(
                "\(FilePaths.relative(path, to: root)): this file of build settings "
                    + (isPod ? "isn't there: run “pod install” first, or commit Pods" : "can't be read"))
            return
        }
        // A line that ends with a backslash goes on in the next one.
        let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\\\n", with: " ")
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            takeLine(line, number: index + 1, of: path)
        }
    }

    private mutating func takeLine(_ line: Substring, number: Int, of path: String) {
        var text = line.trimmingCharacters(in: .whitespaces)
        if let comment = text.range(of: "//") {
            text = text[..<comment.lowerBound].trimmingCharacters(in: .whitespaces)
        }
        if text.isEmpty { return }
        if text.hasPrefix("#include") { return includeFile(text, number: number, of: path) }
        guard let sign = assignmentSign(text) else {
            notes.append("\(FilePaths.relative(path, to: root)):\(number): not “NAME = value”, left out")
            return
        }
        let key = text[..<sign].trimmingCharacters(in: .whitespaces)
        var value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        let (name, conditions) = BuildSettings.splitKey(key)
        level[name, default: []].append(.init(conditions: conditions, value: value))
    }

    /// The first `=` outside of brackets.
    private func assignmentSign(_ text: String) -> String.Index? {
        var isInside = false
        for index in text.indices {
            switch text[index] {
            case "[": isInside = true
            case "]": isInside = false
            case "=" where !isInside: return index
            default: break
            }
        }
        return nil
    }

    private mutating func includeFile(_ text: String, number: Int, of path: String) {
        let isOptional = text.hasPrefix("#include?")
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else {
            notes.append("\(FilePaths.relative(path, to: root)):\(number): “#include” needs a name in quotes")
            return
        }
        let file = DiskNames.path(FilePaths.absolute(String(parts[1]), in: FilePaths.folder(path)))
        if FilePaths.isFile(file) {
            readFile(file)
        } else if !isOptional {
            notes.append("\(FilePaths.relative(path, to: root)):\(number): \(parts[1]) does not exist")
        }
    }
}
