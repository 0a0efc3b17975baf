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

    /// - Parameter tree: whole lines of it: `… location=FILE:LINE:COLUMN … decl="UIKit.(file).UILabel.text@…"`; an override says `override="…"`.
    mutating func addTree(_ tree: Data, root: String) {
        // A node's line says its types, which are long in bodies of SwiftUI: the whole is many megabytes, read as bytes and not as characters.
        tree.withUnsafeBytes { raw in
            let bytes = raw.bindMemory(to: UInt8.self)
            var start = 0
            while start < bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                addNode(TreeLine(bytes: UnsafeBufferPointer(rebasing: bytes[start..<end])), root)
                start = end + 1
            }
        }
    }

    private mutating func addNode(_ line: TreeLine, _ root: String) {
        let text: Substring
        if let found = line.value(after: "decl=\"", until: "@", or: "\"") {
            text = found
        } else if line.offset(of: " implicit ") == nil,
            let found = line.value(after: "override=\"", until: "@", or: "\"")
        {
            text = found
        } else {
            return
        }
        guard let name = Self.name(text),
            let place = line.value(after: "location=", until: " ", or: " ")
                ?? line.value(after: "range=[", until: " ", or: " ")
        else { return }
        addName(name, String(place), root)
    }

    private mutating func addName(_ name: String, _ place: String, _ root: String) {
        let parts = place.split(separator: ":")
        // What the compiler makes up has a place in no file, and one expression may be several nodes of the tree.
        guard parts.count >= 3, seen.insert(name + " " + place).inserted else { return }
        let file = parts.dropLast(2).joined(separator: ":")
        uses[name, default: FindingCounter()].addFinding(
            name, file: file, place: "\(FilePaths.relative(file, to: root)):\(parts[parts.count - 2])")
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

/// A line of the compiler's tree, as bytes.
private struct TreeLine {
    let bytes: UnsafeBufferPointer<UInt8>

    func offset(of text: StaticString) -> Int? {
        let key = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        // An equals sign is rare in types.
        let mark = key.firstIndex(of: UInt8(ascii: "=")) ?? 0
        guard let base = bytes.baseAddress, let start = key.baseAddress else { return nil }
        let last = bytes.count - (key.count - mark)
        var from = mark
        while from <= last, let found = memchr(base + from, Int32(key[mark]), last - from + 1) {
            let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
            if memcmp(base + (place - mark), start, key.count) == 0 { return place - mark }
            from = place + 1
        }
        return nil
    }

    /// What comes after the first such key, up to one of two characters or the line's end.
    func value(after key: StaticString, until end: Unicode.Scalar, or other: Unicode.Scalar) -> Substring? {
        guard let offset = offset(of: key) else { return nil }
        let (end, other) = (UInt8(ascii: end), UInt8(ascii: other))
        let value = bytes[(offset + key.utf8CodeUnitCount)...].prefix { $0 != end && $0 != other }
        return Substring(decoding: value, as: UTF8.self)
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
