import Foundation
import PorticoTrace

/// Checks a batch against what the data source said before and after it, before any view is touched.
///
/// - From: tables, collections
/// - To: `ListUpdatePlan`, or the text that iOS raises
struct ListUpdateCheck {
    let updates: [ListUpdate]
    let before: [Int]
    let after: [Int]
    let words: ListWords
    /// The list itself, for the end of the text; collections print it, tables don't.
    var container: (any CustomStringConvertible)?

    /// `diff` is what the last changes came of, if they came of one.
    static func plan(
        _ updates: [ListUpdate], before: [Int], after: [Int], words: ListWords,
        container: (any CustomStringConvertible)? = nil, diff: ListDiffCounts? = nil
    ) throws(ListUpdateError) -> ListUpdatePlan {
        // A diff names what is there, and each of them once.
        let isDiff = diff == ListDiffCounts(changes: updates.count, before: before, after: after)
        let unique = isDiff ? updates : withoutRepeatedMoves(updates)
        let check = ListUpdateCheck(updates: unique, before: before, after: after, words: words, container: container)
        if !isDiff {
            try check.checkPlaces()
            try check.checkMixes()
        }
        let expected = before.count + check.count { $0.insertsSection } - check.count { $0.deletesSection }
        guard expected == after.count else { throw check.inconsistent }
        let plan = ListUpdatePlan(unique, before: before, after: after)
        for (old, new) in plan.newSections.enumerated() {
            guard let new, plan.reloadedSections[old] == nil else { continue }
            guard plan.expectedCount(of: old) == after[new] else { throw check.inconsistent }
        }
        return plan
    }

    /// The plan of a batch. Raises the exception that iOS raises where the counts don't fit the changes.
    static func planOrRaise(
        _ batch: ListBatch, before: [Int], after: [Int], words: ListWords,
        container: (any CustomStringConvertible)? = nil
    ) -> ListUpdatePlan {
        do {
            return try plan(
                batch.updates, before: before, after: after, words: words, container: container, diff: batch.diff)
        } catch {
            FatalException.internalInconsistency.raise(error.reason)
        }
    }

    /// The same move twice is one.
    private static func withoutRepeatedMoves(_ updates: [ListUpdate]) -> [ListUpdate] {
        var known = PathMap<ListPlace>()
        let isRepeated = updates.map { update in
            if case .moveItem(let from, let to) = update.change { known.put(to, at: from) == to } else { false }
        }
        guard isRepeated.contains(true) else { return updates }
        return zip(updates, isRepeated).filter { !$1 }.map(\.0)
    }

    private func count(_ isOne: (ListChange) -> Bool) -> Int { updates.count { isOne($0.change) } }

    // MARK: Places

    private func checkPlaces() throws(ListUpdateError) {
        for update in updates {
            switch update.change {
            case .deleteSection(let section): try checkOld(section, "delete")
            case .reloadSection(let section): try checkOld(section, "reload")
            case .insertSection(let section):
                guard !after.indices.contains(section) else { continue }
                throw error(
                    "attempt to insert section \(section) but there are only \(after.count) sections after the update")
            case .moveSection(let from, let to): try checkMove(from, to)
            case .deleteItem(let path), .reloadItem(let path): try checkOld(path)
            case .insertItem(let path): try checkNew(path)
            case .moveItem(let from, let to): try checkMove(from, to)
            }
        }
    }

    private func checkOld(_ section: Int, _ verb: String) throws(ListUpdateError) {
        guard !before.indices.contains(section) else { return }
        throw error(
            "attempt to \(verb) section \(section), but there are only \(before.count) sections before the update")
    }

    /// A reload deletes first: iOS's text speaks of that.
    private func checkOld(_ path: ListPlace) throws(ListUpdateError) {
        let (section, item) = (path.section, path.item)
        guard before.indices.contains(section) else {
            throw error(
                "attempt to delete \(words.item) \(item) from section \(section), but there are only "
                    + "\(before.count) sections before the update")
        }
        guard item < 0 || item >= before[section] else { return }
        throw error(
            "attempt to delete \(words.item) \(item) from section \(section) which only contains \(before[section]) "
                + "\(words.item)s before the update")
    }

    private func checkNew(_ path: ListPlace) throws(ListUpdateError) {
        let (section, item) = (path.section, path.item)
        guard after.indices.contains(section) else {
            throw error(
                "attempt to insert \(words.item) \(item) into section \(section), but there are only "
                    + "\(after.count) sections after the update")
        }
        guard item < 0 || item >= after[section] else { return }
        throw error(
            "attempt to insert \(words.item) \(item) into section \(section), but there are only \(after[section]) "
                + "\(words.item)s in section \(section) after the update")
    }

    private func checkMove(_ from: Int, _ to: Int) throws(ListUpdateError) {
        guard before.indices.contains(from) else {
            throw error(
                "attempt to move section \(from), but there are only \(before.count) sections before the update")
        }
        guard !after.indices.contains(to) else { return }
        throw error(
            "attempt to move section \(from) to section \(to), but there are only \(after.count) sections after the update"
        )
    }

    private func checkMove(_ from: ListPlace, _ to: ListPlace) throws(ListUpdateError) {
        func missing(_ path: ListPlace, _ counts: [Int], _ when: String) -> String? {
            guard counts.indices.contains(path.section) else {
                return "there are only \(counts.count) sections \(when) the update"
            }
            guard path.item < 0 || path.item >= counts[path.section] else { return nil }
            return "there are only \(counts[path.section]) \(words.item)s in section \(path.section) \(when) the update"
        }
        if let why = missing(from, before, "before") {
            throw error("attempt to move index path (\(from.exceptionText)) that does not exist - \(why)")
        }
        if let why = missing(to, after, "after") {
            throw error(
                "attempt to move index path (\(from.exceptionText)) to index path (\(to.exceptionText)) that does not exist - \(why)"
            )
        }
    }

    // MARK: Mixes

    private func checkMixes() throws(ListUpdateError) {
        var mix = ListUpdateMix(words: words)
        for update in updates { mix.note(update.change) }
        if let reason = mix.problem(in: updates) { throw error(reason) }
    }

    // MARK: Texts

    private func error(_ reason: String) -> ListUpdateError { ListUpdateError(reason: reason) }

    private var inconsistent: ListUpdateError {
        func counts(_ counts: [Int]) -> String {
            "{ \(counts.count) section\(counts.count == 1 ? "" : "s") with \(words.item) counts: "
                + "[\(counts.map(String.init).joined(separator: ", "))] }"
        }
        let lines = updates.flatMap { $0.change.exceptionTexts(words) }
        let list = lines.isEmpty ? "[\n]" : "[\n\(lines.map { "\t" + $0 }.joined(separator: ",\n"))\n]"
        let end =
            container.map { "\n\(words.container.prefix(1).uppercased())\(words.container.dropFirst()): \($0)" } ?? ""
        return error(
            "Invalid batch updates detected: the number of sections and/or \(words.item)s returned by the data source before and "
                + "after performing the batch updates are inconsistent with the updates.\n"
                + "Data source before updates = \(counts(before))\nData source after updates = \(counts(after))\n"
                + "Updates = \(list)\(end)")
    }
}

extension ListChange {
    fileprivate var insertsSection: Bool { if case .insertSection = self { true } else { false } }
    fileprivate var deletesSection: Bool { if case .deleteSection = self { true } else { false } }

    fileprivate func exceptionTexts(_ words: ListWords) -> [String] {
        func place(_ path: ListPlace) -> String { "(\(path.section) - \(path.item))" }
        switch self {
        case .deleteItem(let path): return ["Delete \(words.item) \(place(path))"]
        case .insertItem(let path): return ["Insert \(words.item) \(place(path))"]
        case .reloadItem(let path):
            return ["Delete \(words.item) \(place(path))", "Insert \(words.item) \(place(path))"]
        case .moveItem(let from, let to): return ["Move \(words.item) \(place(from)) to \(place(to))"]
        case .deleteSection(let section): return ["Delete section (\(section))"]
        case .insertSection(let section): return ["Insert section (\(section))"]
        case .reloadSection(let section): return ["Delete section (\(section))", "Insert section (\(section))"]
        case .moveSection(let from, let to): return ["Move section (\(from)) to (\(to))"]
        }
    }
}
