import Foundation

/// What is absent of Apple's API: the ledger's table, as it travels with the SDK.
///
/// - From: `SDK`, the compiler's messages
/// - To: `CompilerMessages`
struct Ledger: Sendable {
    /// The page with the table, for a person to read.
    let page: String
    /// The frameworks beside UIKit that are here.
    var frameworks: Set<String> = []
    /// By name, what the ledger says: `absent`, or the deviation by which it was left out.
    private var states: [Substring: Substring] = [:]
    /// The types that lack a member, by the member's name.
    private var members: [Substring: [Substring]] = [:]

    /// The members that are there, with the types that have them.
    private var present: [Substring: [Substring]] = [:]

    /// - Parameter states: lines of module, name, state and reason, divided by tabs.
    init(states: String, page: String) {
        self.page = page
        for line in states.split(separator: "\n") {
            let fields = line.split(separator: "\t")
            guard fields.count == 4 else { continue }
            let name = fields[1].prefix { $0 != "(" }
            if fields[3] != "absent", let dot = name.lastIndex(of: ".") {
                present[name[name.index(after: dot)...], default: []].append(name[..<dot])
            }
            guard fields[2] == "deviates" || fields[3] == "absent" else { continue }
            self.states[name] = fields[3]
            if let dot = name.lastIndex(of: ".") {
                members[name[name.index(after: dot)...], default: []].append(name[..<dot])
            }
        }
    }

    /// The one beside an SDK, or in the sources that it was built from; nil where there is none.
    static func findLedger(_ folder: String) -> Ledger? {
        table(near: folder).map { Ledger(states: $0.states, page: $0.page) }
    }

    /// Its text, and where the page is that a person reads: as a package has them, or the sources.
    static func table(near folder: String) -> (states: String, page: String)? {
        var above = folder
        while above != "/" && !above.isEmpty {
            for (states, page) in [
                ("states.tsv", "../../share/doc/portico/Ledger.md"),
                ("Documentation/Ledger/names.tsv", "Documentation/Ledger.md"),
            ] {
                guard let data = FilePaths.contents(above + "/" + states) else { continue }
                return (String(decoding: data, as: UTF8.self), FilePaths.absolute(page, in: above))
            }
            above = FilePaths.folder(above)
        }
        return nil
    }

    /// The lines to add to a message of the compiler; none if it isn't about Apple's API.
    ///
    /// - Parameter line: the source's line that the message is about, where it is quoted.
    func remarks(on message: String, line: String? = nil) -> [String] {
        guard let text = message.range(of: "error: ").map({ message[$0.upperBound...] }) else { return [] }
        let names = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map(\.element)
        if text.hasPrefix("no such module "), let name = names.first {
            return [remark([name], "absent", frameworksPage)]
        }
        if text.hasPrefix("cannot find "), let name = names.first {
            if let state = states[name] { return [remark([name], state)] }
            guard let owner = AppleFrameworks.framework(of: name) else { return [] }
            if let here = owner.components(separatedBy: " or ").first(where: frameworks.contains) {
                return ["remark: \(name) is a name of \(here): import it"]
            }
            return [remark(["\(name), a name of \(owner),"], "absent", frameworksPage)]
        }
        if text.contains(" does not override any "), let line {
            return Self.declared(in: line).flatMap { nearest($0, of: nil) }.map { ["remark: did you mean '\($0)'?"] }
                ?? []
        }
        guard text.contains(" has no member "), names.count >= 2 else { return [] }
        let member = names[1].prefix { $0 != "(" }
        let type = names[0].prefix { $0 != "." && $0 != "?" }
        let found = absentMembers(member, of: type)
        if let first = found.first, let state = states[first] { return [remark(found, state)] }
        if text.contains("did you mean") { return [] }
        return nearest(member, of: type).map { ["remark: did you mean '\($0)'?"] } ?? []
    }

    /// The name that a line declares: `viewDidLoad` in `override func viewDidLoad() {`.
    private static func declared(in line: String) -> Substring? {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        guard let word = words.firstIndex(where: { $0 == "func" || $0 == "var" }), word + 1 < words.count else {
            return nil
        }
        return words[word + 1]
    }

    /// The member whose name is written most like this, of the type before others; nil if none is near enough.
    private func nearest(_ name: Substring, of type: Substring?) -> Substring? {
        guard name.count > 4 else { return nil }
        let text = String(name)
        let near = present.keys.filter { abs($0.utf8.count - name.utf8.count) <= 2 }
            .map { (name: $0, distance: PathAdvice.distance(String($0), text)) }.filter { 1...2 ~= $0.distance }
        return near.min { one, other in
            let (first, second) = (isOther(one.name, type), isOther(other.name, type))
            return (one.distance, first, one.name) < (other.distance, second, other.name)
        }?.name
    }

    /// 0 if the type itself has the member.
    private func isOther(_ member: Substring, _ type: Substring?) -> Int {
        type.map { present[member]?.contains($0) == true ? 0 : 1 } ?? 0
    }

    /// The page that says what there is of each framework, which lies beside the ledger's.
    private var frameworksPage: String { FilePaths.folder(page) + "/Frameworks.md" }

    private func remark(_ names: [Substring], _ state: Substring, _ page: String? = nil) -> String {
        let reason = state == "absent" ? "" : ", on purpose (\(state) in Deviations.md)"
        return
            "remark: \(names.joined(separator: " or ")) isn't in Portico \(PorticoVersion.text)\(reason); what is: \(page ?? self.page)"
    }

    /// `type`'s own, or one that it would inherit: then few types have it.
    private func absentMembers(_ member: Substring, of type: Substring) -> [Substring] {
        guard let types = members[member] else { return [] }
        let own = types.filter { $0 == type }
        return (own.isEmpty && types.count <= 3 ? types : own).map { "\($0).\(member)" }
    }
}
