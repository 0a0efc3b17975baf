import Foundation

/// The names of Apple's API that a module uses, found in the compiler's own tree of it: what each name resolves to, not what it looks like.
///
/// - From: `Doctor`, which has the compiler print it
/// - To: `DoctorReport.api`
struct NameCensus {
    /// The compiler names the module that declares: of UIKit it is one of four.
    private static let modules: Set<Substring> = [
        "UIKit", "UIKitLists", "UIKitBase", "UIKitValues", "QuartzCore", "CoreGraphics",
    ]

    private var uses: [String: FindingCounter] = [:]
    private var seen: Set<String> = []

    /// - Parameter tree: `… location=FILE:LINE:COLUMN … decl="UIKit.(file).UILabel.text@…"`; an override says `override="…"`.
    mutating func addTree(_ tree: String, root: String) {
        for line in tree.split(separator: "\n") {
            let text: Substring
            if let found = Self.value("decl=\"", in: line, until: "\"") {
                text = found
            } else if !line.contains(" implicit "), let found = Self.value("override=\"", in: line, until: "\"") {
                text = found
            } else {
                continue
            }
            guard let name = Self.name(text),
                let place = Self.value("location=", in: line, until: " ") ?? Self.value("range=[", in: line, until: " ")
            else { continue }
            addName(name, String(place), root)
        }
    }

    private mutating func addName(_ name: String, _ place: String, _ root: String) {
        let parts = place.split(separator: ":")
        // What the compiler makes up has a place in no file, and one expression may be several nodes of the tree.
        guard parts.count >= 3, seen.insert(name + " " + place).inserted else { return }
        let file = parts.dropLast(2).joined(separator: ":")
        uses[name, default: FindingCounter()].addFinding(
            name, file: file, place: "\(FilePaths.relative(file, to: root)):\(parts[parts.count - 2])")
    }

    private static func value(_ key: String, in line: Substring, until end: Character) -> Substring? {
        guard let start = line.range(of: key)?.upperBound else { return nil }
        return line[start...].prefix { $0 != end }
    }

    /// `UIKit.(file).UIView extension.animate(withDuration:animations:)@…` is `UIView.animate(withDuration:animations:)`.
    static func name(_ text: Substring) -> String? {
        let path = text.prefix { $0 != "@" }
        guard let mark = path.range(of: ".(file)."), modules.contains(path[..<mark.lowerBound]) else { return nil }
        return path[mark.upperBound...].replacingOccurrences(of: " extension.", with: ".")
    }

    /// What becomes of them here, what differs most first.
    func rows(_ ledger: LedgerStates) -> [DoctorReport.Name] {
        uses.compactMap { name, counter -> DoctorReport.Name? in
            guard let (state, reason) = ledger[name], let finding = counter.findings.first else { return nil }
            return DoctorReport.Name(state: state, use: finding, reason: reason)
        }.sorted { ($0.state.rank, $1.use.count, $0.use.what) < ($1.state.rank, $0.use.count, $1.use.what) }
    }
}

/// What the ledger says of each name of Apple's: `MODULE NAME STATE REASON`, by tabs.
struct LedgerStates {
    private var states: [String: (DoctorReport.Name.State, String)] = [:]

    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count >= 4, let state = DoctorReport.Name.State(ledger: fields[2], reason: fields[3]) else {
                continue
            }
            states[Self.key(String(fields[1]))] = (state, state == .real ? "" : String(fields[3]))
        }
    }

    /// The frameworks' own, where they lie with their sources or as a package; nil: nothing can be said.
    init?(sdk: SDK) {
        guard let table = Ledger.table(near: sdk.folder) else { return nil }
        self.init(table.states)
    }

    subscript(_ name: String) -> (DoctorReport.Name.State, String)? { states[Self.key(name)] }

    /// The compiler leaves out a label where a function has one argument without any.
    private static func key(_ name: String) -> String {
        name.hasSuffix("(_:)") ? String(name.dropLast(4)) : name
    }
}
