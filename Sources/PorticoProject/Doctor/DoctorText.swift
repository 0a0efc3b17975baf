/// A doctor's report for people to read.
package enum DoctorText {
    /// The most rows of a section.
    private static let longest = 30

    /// One report, or a table where there are several. A project without an app is a line beside what was examined.
    package static func text(_ reports: [DoctorReport]) -> String {
        let examined = reports.filter { $0.outcome != .hasNoApp }
        guard examined.count == 1 else { return table(reports) }
        return ([text(examined[0])] + reports.filter { $0.outcome == .hasNoApp }.map(\.verdict)).joined(separator: "\n")
    }

    /// The verdict first, then what it rests on.
    package static func text(_ report: DoctorReport) -> String {
        var lines = [report.verdict]
        guard report.outcome != .cannotBeRead else { return lines[0] }
        lines.append(row("project", "\(report.swiftFiles) Swift files, " + report.targets.joined(separator: ", ")))
        let modules = report.modules.map { ($0.state == .missing ? 0 : 1, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
        lines += rows("modules", modules.filter { $0.state == .missing }) {
            "missing: \($0.name), \($0.files) file\($0.files == 1 ? "" : "s"), \($0.first)"
        }
        let present = modules.filter { $0.state != .missing }.map { "\($0.name) \($0.files)" }
        if !present.isEmpty { lines.append(row("modules", "here: " + present.joined(separator: ", "))) }
        let shown = report.errors.prefix(longest)
        lines += rows("errors", Array(shown)) { "\($0.count) × \($0.what), \($0.first)" }
        if report.errors.count > shown.count {
            lines.append(row("", "and \(report.errors.count - shown.count) more: see --json"))
        }
        if !report.api.isEmpty { lines += names(report.api) }
        lines += rows("Objective-C", report.objectiveC) { $0 }
        if !report.documents.isEmpty {
            lines.append(
                row("documents", "\(report.documents.count): " + report.documents.prefix(8).joined(separator: ", ")))
            lines.append(
                row("elements", report.elements.map { "\($0.what) \($0.count)" }.joined(separator: ", ")))
        }
        lines += rows("models", report.models) { $0 }
        if !report.assets.isEmpty {
            lines.append(
                row(
                    "assets",
                    report.assets.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")))
        }
        lines += rows("left out", report.notes) { $0 }
        return lines.joined(separator: "\n")
    }

    /// How many of Apple's names are in each state, and those that aren't real.
    private static func names(_ names: [DoctorReport.Name]) -> [String] {
        let counts = DoctorReport.Name.State.allCases.compactMap { state -> String? in
            let count = names.count { $0.state == state }
            return count == 0 ? nil : "\(count) \(state.rawValue)"
        }
        let other = names.filter { $0.state != .real }
        var lines = [row("API", counts.joined(separator: ", "))]
        lines += other.prefix(longest).map {
            row("", "\($0.state.rawValue): \($0.use.count) × \($0.use.what), \($0.use.first) (\($0.reason))")
        }
        if other.count > longest { lines.append(row("", "and \(other.count - longest) more: see --json")) }
        return lines
    }

    /// What keeps several projects from building, what most of them need first.
    package static func table(_ reports: [DoctorReport]) -> String {
        var found: [String: (projects: Set<String>, count: Int, first: String)] = [:]
        func add(_ what: String, of report: DoctorReport, count: Int, first place: String) {
            found[what, default: ([], 0, "\(report.name), \(place)")].projects.insert(report.path)
            found[what]?.count += count
        }
        for report in reports {
            for module in report.modules where module.state == .missing {
                add("module \(module.name)", of: report, count: module.files, first: module.first)
            }
            for error in report.errors { add(error.what, of: report, count: error.count, first: error.first) }
            if let first = report.objectiveC.first {
                add("Objective-C files", of: report, count: report.objectiveC.count, first: first)
            }
        }
        let builds = reports.count { $0.outcome == .builds }
        let examined = reports.count { $0.outcome != .hasNoApp }
        var lines = ["\(builds) of \(examined) projects compile", ""]
        lines += reports.map(\.verdict)
        if found.isEmpty { return lines.joined(separator: "\n") }
        lines += ["", "projects  times  what"]
        let ranked = found.sorted {
            ($1.value.projects.count, $1.value.count, $0.key) < ($0.value.projects.count, $0.value.count, $1.key)
        }
        for (what, value) in ranked.prefix(longest) {
            lines.append(
                "\(padded("\(value.projects.count)", 8))  \(padded("\(value.count)", 5))  \(what) (\(value.first))")
        }
        if ranked.count > longest { lines.append("and \(ranked.count - longest) more: see --json") }
        return lines.joined(separator: "\n")
    }

    private static func rows<Item>(_ title: String, _ items: [Item], _ text: (Item) -> String) -> [String] {
        items.enumerated().map { row($0 == 0 ? title : "", text($1)) }
    }

    private static func row(_ title: String, _ text: String) -> String {
        "  " + title + String(repeating: " ", count: max(1, 13 - title.count)) + text
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
