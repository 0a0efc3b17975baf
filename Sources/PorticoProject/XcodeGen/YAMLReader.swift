import Foundation
import PorticoBounds
internal import Yams

/// Reads a YAML file into values that know their lines.
enum YAMLReader {
    /// - Parameters:
    ///   - shown: the file as messages show it.
    ///   - folder: what paths in it are relative to; the file's own where it is nil.
    ///   - variables: what `${NAME}` stands for.
    static func readFile(
        _ file: String, shown: String, folder: String? = nil, variables: [String: String] = [:]
    ) throws -> YAMLValue {
        let bound = ReaderBounds.yamlBytes
        guard let size = FilePaths.size(file), let data = bound.isExceeded(by: size) ? Data() : FilePaths.contents(file)
        else {
            throw ProjectError(shown, "cannot read this file", remedy: "check that it is there and its permissions")
        }
        guard !bound.isExceeded(by: size) else { throw ProjectError(shown, bound.excess, remedy: bound.remedy) }
        guard let text = String(data: data, encoding: .utf8) else {
            throw ProjectError(shown, "this file is not UTF-8 text", remedy: "save it as UTF-8")
        }
        try checkKeys(text, shown: shown)
        let node: Node?
        do {
            node = try Yams.compose(yaml: text)
        } catch let error as YamlError {
            throw problem(error, in: text, shown: shown)
        }
        var conversion = Conversion(shown: shown, folder: folder ?? FilePaths.folder(file), variables: variables)
        guard let node else { return YAMLValue(.table(.init()), at: conversion.placeOfLine(1)) }
        return try conversion.value(node, depth: 0)
    }

    private struct Conversion {
        let shown: String
        let folder: String
        let variables: [String: String]
        /// Aliases stand for whole values: ten that hold each other ten times each are 10 ^ 10.
        var count = 0

        func placeOfLine(_ line: Int) -> YAMLValue.Place { .init(file: shown, line: line, folder: folder) }

        mutating func value(_ node: Node, depth: Int) throws -> YAMLValue {
            let line = node.mark?.line ?? 1
            count += 1
            for (bound, value) in [(ReaderBounds.yamlDepth, depth), (ReaderBounds.yamlValues, count)]
            where bound.isExceeded(by: value) {
                throw ProjectError("\(shown):\(line)", bound.excess, remedy: bound.remedy)
            }
            switch node {
            case .scalar(let scalar):
                let text = YAMLValue.fillVariables(scalar.string, variables)
                return YAMLValue(.text(text, isPlain: scalar.style == .plain), at: placeOfLine(line))
            case .sequence(let sequence):
                return YAMLValue(.list(try sequence.map { try value($0, depth: depth + 1) }), at: placeOfLine(line))
            case .mapping(let mapping):
                var table = YAMLValue.Table()
                // `<<: *base` gives a table's entries to another, below its own.
                for (key, value) in mapping where key.string == "<<" {
                    for one in try self.value(value, depth: depth + 1).values {
                        for (key, value) in one.table?.entries ?? [] where table[key] == nil { table[key] = value }
                    }
                }
                for (key, value) in mapping where key.string != "<<" {
                    guard let name = key.string else {
                        throw ProjectError(
                            "\(shown):\(key.mark?.line ?? line)", "a key that is no text",
                            remedy: "write the key as one word, or in quotes")
                    }
                    table[YAMLValue.fillVariables(name, variables)] = try self.value(value, depth: depth + 1)
                }
                return YAMLValue(.table(table), at: placeOfLine(line))
            case .alias:
                throw ProjectError("\(shown):\(line)", "an alias without a value", remedy: "write the value out")
            }
        }
    }

    /// The parser compares keys with all that they hold: one that is made of aliases may take it for ever.
    private static func checkKeys(_ text: String, shown: String) throws {
        var (aliases, isStar) = (0, false)
        for byte in text.utf8 {
            if isStar, byte >= UInt8(ascii: "0") || byte == UInt8(ascii: "-") { aliases += 1 }
            isStar = byte == UInt8(ascii: "*")
        }
        guard aliases > 16 else { return }
        guard let key = text.firstMatch(of: #/(?m)^[ \-]*\?\s|\*[A-Za-z0-9_\-]+\s*:|\]\s*:\s|\}\s*:\s|[\{,]\s*\?\s/#)
        else {
            return
        }
        let line = text[..<key.range.lowerBound].utf8.count { $0 == UInt8(ascii: "\n") } + 1
        throw ProjectError(
            "\(shown):\(line)", "a key that is an alias or a list, in a file with many aliases",
            remedy: "write the key as one word, or in quotes")
    }

    private static func problem(_ error: YamlError, in text: String, shown: String) -> ProjectError {
        let remedy = "correct it there; YAML wants spaces, no tabs, and the same indentation for what belongs together"
        func at(_ mark: Mark, _ reason: String) -> ProjectError {
            ProjectError("\(shown):\(mark.line):\(mark.column)", "not YAML: " + reason, remedy: remedy)
        }
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            if problem.hasPrefix("Maximum nesting level") {
                return ProjectError(
                    "\(shown):\(mark.line)", ReaderBounds.yamlDepth.excess, remedy: ReaderBounds.yamlDepth.remedy)
            }
            return at(mark, [context?.text, problem].compactMap { $0 }.joined(separator: ", "))
        case .reader(let problem, let offset, _, _):
            let line = text.prefix(offset ?? 0).utf8.count { $0 == UInt8(ascii: "\n") } + 1
            return ProjectError("\(shown):\(line)", "not YAML: " + problem, remedy: "save it as plain UTF-8 text")
        case .duplicatedKeysInMapping(let names, let context):
            return ProjectError(
                "\(shown):\(context.mark.line)",
                "the key \(names.map { "“\($0)”" }.joined(separator: ", ")) stands twice in one table",
                remedy: "join the two, or rename one")
        default:
            return ProjectError(shown, "not YAML: \(error)", remedy: remedy)
        }
    }
}
