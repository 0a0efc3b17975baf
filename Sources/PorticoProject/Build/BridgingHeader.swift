import Foundation

/// A bridging header without its Objective-C: what is C stays for Swift, what is not is left out and named.
struct BridgingHeader {
    private(set) var text = ""
    /// Lines that were left out, with their numbers.
    private(set) var dropped: [(line: Int, text: String)] = []
    /// Apple's frameworks that it brings to every file of the module.
    var frameworks: [String] { dropped.compactMap { Self.framework(in: Substring($0.text)) } }
    private let folders: [String]

    init(_ path: String, folders: [String]) {
        self.folders = folders
        let data = FilePaths.contents(path) ?? Data()
        if Self.hasObjectiveCItself(String(decoding: data, as: UTF8.self), orImports: false) {
            dropped.append((1, FilePaths.name(path) + " (it declares Objective-C itself)"))
            return
        }
        let lines = String(decoding: data, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (index, line) in lines.enumerated() {
            if let name = Self.included(line) {
                guard let file = findHeader(name, beside: FilePaths.folder(path)) else {
                    // A header of the system that C has too.
                    if Self.isSystem(line),
                        ["/usr/include/", "/usr/local/include/"].contains(where: { FilePaths.isFile($0 + name) })
                    {
                        text += line + "\n"
                    } else {
                        dropped.append((index + 1, line.trimmingCharacters(in: .whitespaces)))
                    }
                    continue
                }
                var seen: Set<String> = []
                if isObjectiveC(file, &seen) {
                    dropped.append((index + 1, line.trimmingCharacters(in: .whitespaces)))
                } else {
                    text += "#include \"\(file)\"\n"
                }
            } else if line.contains("@import") {
                dropped.append((index + 1, line.trimmingCharacters(in: .whitespaces)))
            } else {
                text += line + "\n"
            }
        }
    }

    private func findHeader(_ name: String, beside folder: String) -> String? {
        ([folder] + folders).map { FilePaths.absolute(name, in: $0) }.first(where: FilePaths.isFile)
    }

    private func isObjectiveC(_ file: String, _ seen: inout Set<String>) -> Bool {
        guard seen.insert(file).inserted, seen.count < 500, let data = FilePaths.contents(file) else {
            return false
        }
        let text = String(decoding: data, as: UTF8.self)
        if Self.hasObjectiveCItself(text) { return true }
        for line in text.split(whereSeparator: \.isNewline) {
            guard let name = Self.included(line) else { continue }
            if let file = findHeader(name, beside: FilePaths.folder(file)) {
                if isObjectiveC(file, &seen) { return true }
            } else if name.hasPrefix("Foundation/") || name.hasPrefix("UIKit/") || name.hasPrefix("CoreFoundation/") {
                return true
            }
        }
        return false
    }

    private static func hasObjectiveCItself(_ text: String, orImports: Bool = true) -> Bool {
        let words = ["@interface", "@protocol", "@class", "@implementation"] + (orImports ? ["@import"] : [])
        return text.split(whereSeparator: \.isNewline).contains { line in
            let line = line.drop(while: \.isWhitespace)
            return words.contains { line.hasPrefix($0) }
        }
    }

    /// The name in `#import <Name/…>` and `@import Name;`. UIKit and Foundation are brought to files that need them when they are lowered.
    static func framework(in line: Substring) -> String? {
        let name: Substring?
        if let included = included(line) {
            name = isSystem(line) && included.contains("/") ? included[...].prefix { $0 != "/" } : nil
        } else {
            let line = line.drop(while: \.isWhitespace)
            name =
                line.hasPrefix("@import ")
                ? line.dropFirst(8).drop(while: \.isWhitespace).prefix { $0.isLetter || $0.isNumber } : nil
        }
        return name.flatMap { ["UIKit", "Foundation", "CoreFoundation", ""].contains($0) ? nil : String($0) }
    }

    private static func isSystem(_ line: Substring) -> Bool { line.contains("<") }

    /// The name in `#import "x.h"` or `#include <x.h>`.
    private static func included(_ line: Substring) -> String? {
        let line = line.drop(while: \.isWhitespace)
        guard line.hasPrefix("#import") || line.hasPrefix("#include") else { return nil }
        let rest = line.drop { $0 != "\"" && $0 != "<" }
        guard let open = rest.first else { return nil }
        let name = rest.dropFirst().prefix { $0 != (open == "<" ? ">" : "\"") }
        return name.isEmpty ? nil : String(name)
    }
}
