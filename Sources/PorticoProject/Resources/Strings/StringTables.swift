import Foundation

/// Makes the tables that Foundation on Linux reads of `.strings`, `.stringsdict` and `.xcstrings` files.
///
/// A `.stringsdict` must not reach the app: Foundation there ends the process at the first plural that it finds. Plurals become entries
/// of the `.strings` table instead, in a form that `String(format:)` is taught to read (`PluralText` in UIKit).
struct StringTables {
    /// By destination: `de.lproj/Localizable.strings`.
    private var tables: [String: [String: String]] = [:]
    /// Tables that differ from the file that they come from.
    private var changed: Set<String> = []
    private(set) var notes: [String] = []
    private let cache: String
    private let root: String

    /// - Parameters:
    ///   - cache: where made tables are kept.
    ///   - root: what messages show paths relative to.
    init(cache: String, root: String) {
        self.cache = cache
        self.root = root
    }

    /// The resources with made tables in place of files that Foundation can't read.
    mutating func replace(_ resources: [ProjectModel.Resource]) throws -> [ProjectModel.Resource] {
        var result: [ProjectModel.Resource] = []
        var plain: [String: ProjectModel.Resource] = [:]
        var plurals: [ProjectModel.Resource] = []
        for resource in resources {
            switch FilePaths.extension(resource.path) {
            case "strings":
                plain[resource.destination] = resource
                takeStrings(resource)
            case "stringsdict": plurals.append(resource)
            case "xcstrings": takeCatalog(resource)
            default: result.append(resource)
            }
        }
        // Plurals win over plain texts of the same key.
        for resource in plurals { takePlurals(resource) }
        for (destination, table) in tables.sorted(by: { $0.key < $1.key }) {
            if let resource = plain[destination], !changed.contains(destination) {
                result.append(resource)
                continue
            }
            let file = "\(cache)/\(FilePaths.key(root + destination)).strings"
            try FilePaths.makeFolder(cache)
            try FilePaths.write(
                try PropertyListSerialization.data(fromPropertyList: table, format: .xml, options: 0), to: file)
            result.append(.init(path: file, destination: destination))
        }
        return result
    }

    // MARK: Text tables

    private mutating func takeStrings(_ resource: ProjectModel.Resource) {
        let (table, failure, isPlain) = Self.readTable(resource.path)
        tables[resource.destination, default: [:]].merge(table) { $1 }
        if let failure {
            notes.append(
                "\(shown(resource.path)):\(failure.line):\(failure.column): \(failure.reason); what follows is left out"
            )
        }
        if failure != nil || !isPlain { changed.insert(resource.destination) }
    }

    /// - Returns: the pairs, what was wrong, and whether Foundation reads the file as it is.
    static func readTable(
        _ path: String
    ) -> (table: [String: String], failure: PropertyListTextParser.Failure?, isPlain: Bool) {
        let data = FilePaths.contents(path) ?? Data()
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            let values = (try? PropertyListReader.readList(data)) as? [String: Any] ?? [:]
            return (values.compactMapValues { $0 as? String }, nil, true)
        }
        // Xcode has long written these files in UTF-16.
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        let text = isWide ? String(data: data, encoding: .utf16).map { Data($0.utf8) } ?? data : data
        let (pairs, failure) = PropertyListTextParser.parsePairs(text)
        return (pairs.compactMapValues(\.text), failure, !isWide)
    }

    // MARK: Plurals

    private mutating func takePlurals(_ resource: ProjectModel.Resource) {
        let destination = (resource.destination as NSString).deletingPathExtension + ".strings"
        let values: [String: Any]
        do {
            values = try InfoPlist.readList(resource.path, shown: shown(resource.path))
        } catch {
            notes.append("\(error)")
            return
        }
        tables[destination, default: [:]].merge([:]) { $1 }
        changed.insert(destination)
        for (key, value) in values {
            if let text = value as? String { tables[destination]?[key] = text }
            guard let entry = value as? [String: Any] else { continue }
            if let format = entry["NSStringLocalizedFormatKey"] as? String {
                var rules: [String: [String: String]] = [:]
                for (name, rule) in entry {
                    guard let rule = rule as? [String: Any] else { continue }
                    rules[name] = rule.compactMapValues { $0 as? String }.filter {
                        PluralEntry.categories.contains($0.key)
                    }
                }
                tables[destination]?[key] = PluralEntry(format: format, rules: rules).text
            } else if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String],
                let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) })
            {
                tables[destination]?[key] = widest.value
            }
        }
    }

    // MARK: String catalogs

    private mutating func takeCatalog(_ resource: ProjectModel.Resource) {
        let name = (FilePaths.name(resource.path) as NSString).deletingPathExtension
        guard let data = FilePaths.contents(resource.path),
            let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
            let strings = catalog["strings"] as? [String: Any]
        else {
            notes.append("\(shown(resource.path)): left out: not a string catalog that can be read")
            return
        }
        // The source language has a table even where the keys are the texts: so it counts among the app's languages.
        let source = catalog["sourceLanguage"] as? String ?? "en"
        touchTable("\(source).lproj/\(name).strings")
        for (key, value) in strings {
            guard let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] else { continue }
            for (language, localization) in localizations {
                guard let localization = localization as? [String: Any], let text = Self.text(localization) else {
                    continue
                }
                let destination = "\(language).lproj/\(name).strings"
                touchTable(destination)
                tables[destination]?[key] = text
            }
        }
    }

    private mutating func touchTable(_ destination: String) {
        tables[destination, default: [:]].merge([:]) { $1 }
        changed.insert(destination)
    }

    /// One language's text: plain, by number, by device, or with parts that go by number.
    private static func text(_ localization: [String: Any]) -> String? {
        let own = unit(localization)
        if let substitutions = localization["substitutions"] as? [String: [String: Any]], let format = own {
            var rules: [String: [String: String]] = [:]
            for (name, substitution) in substitutions {
                let type = substitution["formatSpecifier"] as? String ?? "lld"
                var texts = plurals(substitution).mapValues { $0.replacingOccurrences(of: "%arg", with: "%" + type) }
                if let position = substitution["argNum"] as? Int { texts["position"] = "\(position)" }
                rules[name] = texts
            }
            return PluralEntry(format: format, rules: rules).text
        }
        let numbers = plurals(localization)
        if !numbers.isEmpty { return PluralEntry(format: "%#@n@", rules: ["n": numbers]).text }
        if let devices = (localization["variations"] as? [String: Any])?["device"] as? [String: [String: Any]] {
            // One bundle serves all devices: the phone's text counts.
            return (devices["iphone"] ?? devices["other"] ?? devices.sorted { $0.key < $1.key }.first?.value).flatMap(
                text)
        }
        return own
    }

    private static func unit(_ table: [String: Any]) -> String? {
        (table["stringUnit"] as? [String: Any])?["value"] as? String
    }

    private static func plurals(_ table: [String: Any]) -> [String: String] {
        let plural = (table["variations"] as? [String: Any])?["plural"] as? [String: [String: Any]] ?? [:]
        return plural.compactMapValues(unit)
    }

    private func shown(_ path: String) -> String { FilePaths.relative(path, to: root) }
}
