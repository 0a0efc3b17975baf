import PorticoBounds

/// A value of a YAML file, which knows where it was written: errors name the line, and paths are relative to the file's folder.
struct YAMLValue: Sendable {
    enum Content: Sendable {
        /// - Parameter isPlain: whether it stood without quotes, so that `YES` is a truth and `1` a number.
        case text(String, isPlain: Bool)
        case list([YAMLValue])
        case table(Table)
    }

    /// Entries in the order in which they were written.
    struct Table: Sendable {
        private(set) var keys: [String] = []
        private var values: [String: YAMLValue] = [:]

        subscript(key: String) -> YAMLValue? {
            get { values[key] }
            set {
                if values[key] == nil, newValue != nil { keys.append(key) }
                if newValue == nil { keys.removeAll { $0 == key } }
                values[key] = newValue
            }
        }

        var entries: [(key: String, value: YAMLValue)] { keys.map { ($0, values[$0]!) } }
    }

    /// The place at which a value was written.
    struct Place: Sendable {
        /// The file as messages show it.
        var file: String
        var line: Int
        /// The folder that paths in it are relative to.
        var folder: String
    }

    var content: Content
    var place: Place

    init(_ content: Content, at place: Place) {
        self.content = content
        self.place = place
    }

    // MARK: Asking

    var text: String? { if case .text(let text, _) = content { text } else { nil } }
    var list: [YAMLValue]? { if case .list(let list) = content { list } else { nil } }
    var table: Table? { if case .table(let table) = content { table } else { nil } }

    /// A text, or the texts of a list: many keys are written either way.
    var texts: [String] { text.map { $0.isEmpty ? [] : [$0] } ?? (list ?? []).compactMap(\.text) }

    /// The elements of a list; a single value is a list of one.
    var values: [YAMLValue] { list ?? (isNull ? [] : [self]) }

    /// `YES`, `true` or `on` without quotes, or the opposite.
    var truth: Bool? {
        guard case .text(let text, isPlain: true) = content else { return nil }
        switch text.lowercased() {
        case "yes", "true", "on": return true
        case "no", "false", "off": return false
        default: return nil
        }
    }

    var isNull: Bool {
        guard case .text(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    subscript(key: String) -> YAMLValue? { table?[key].flatMap { $0.isNull ? nil : $0 } }

    /// How many values it has in all, itself among them.
    var count: Int {
        switch content {
        case .text: 1
        case .list(let list): list.reduce(1) { $0 + $1.count }
        case .table(let table): table.entries.reduce(1) { $0 + $1.value.count }
        }
    }

    /// The path that it stands for.
    var path: String? { text.map { FilePaths.absolute($0, in: place.folder) } }

    func error(_ reason: String, remedy: String) -> ProjectError {
        ProjectError("\(place.file):\(place.line)", reason, remedy: remedy)
    }

    // MARK: Merging

    /// This value's entries over those of another: tables are merged, lists are joined, and a key that ends with `:REPLACE` takes the place
    /// of what was there.
    func merged(onto other: YAMLValue) -> YAMLValue {
        guard let own = table, var merged = other.table else { return self }
        for (key, value) in own.entries {
            if key.hasSuffix(":REPLACE") {
                merged[String(key.dropLast(":REPLACE".count))] = value
                continue
            }
            guard let base = merged[key] else {
                merged[key] = value
                continue
            }
            switch (value.content, base.content) {
            case (.table, .table): merged[key] = value.merged(onto: base)
            case (.list(let new), .list(let old)): merged[key] = YAMLValue(.list(old + new), at: value.place)
            default: merged[key] = value
            }
        }
        return YAMLValue(.table(merged), at: place)
    }

    /// The same with `${NAME}` filled in, in keys, too. What has no value stays as it is written: it may be a build setting.
    func filled(_ variables: [String: String]) -> YAMLValue {
        if variables.isEmpty { return self }
        var result = self
        switch content {
        case .text(let text, let isPlain):
            result.content = .text(Self.fillVariables(text, variables), isPlain: isPlain)
        case .list(let list): result.content = .list(list.map { $0.filled(variables) })
        case .table(let table):
            var filled = Table()
            for (key, value) in table.entries { filled[Self.fillVariables(key, variables)] = value.filled(variables) }
            result.content = .table(filled)
        }
        return result
    }

    static func fillVariables(_ text: String, _ variables: [String: String]) -> String {
        guard text.contains("${") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "${") {
            result += rest[..<start.lowerBound]
            let after = rest[start.upperBound...]
            guard let end = after.firstIndex(of: "}"), result.utf8.count < ReaderBounds.settingBytes.value else {
                return result + rest[start.lowerBound...]
            }
            let name = String(after[..<end])
            result += variables[name] ?? "${\(name)}"
            rest = after[after.index(after: end)...]
        }
        return result + rest
    }
}
