import Foundation

/// Finds changes of one batch that exclude each other: {reload, delete, start of a move} are disjoint, and so are {insert, end of a
/// move}.
struct ListUpdateMix {
    let words: ListWords
    private var deleted = PathMap<Void>()
    private var reloaded = PathMap<Void>()
    private var inserted = PathMap<Void>()
    private var repeated: ListPlace?
    private var movedTo = PathMap<ListPlace>()
    private var movedFrom = PathMap<ListPlace>()
    private var doubleMove: String?
    private var deletedSections: Set<Int> = []
    private var insertedSections: Set<Int> = []
    private var reloadedSections: Set<Int> = []
    private var sectionMovedTo: [Int: Int] = [:]
    private var sectionMovedFrom: [Int: Int] = [:]

    init(words: ListWords) { self.words = words }

    mutating func note(_ change: ListChange) {
        switch change {
        case .deleteItem(let path): if deleted.put((), at: path) != nil { repeated = path }
        case .reloadItem(let path): if reloaded.put((), at: path) != nil { repeated = path }
        case .insertItem(let path): if inserted.put((), at: path) != nil { repeated = path }
        case .moveItem(let from, let to): noteMove(from, to)
        case .deleteSection(let section): deletedSections.insert(section)
        case .insertSection(let section): insertedSections.insert(section)
        case .reloadSection(let section): reloadedSections.insert(section)
        case .moveSection(let from, let to): noteMove(from, to)
        }
    }

    private mutating func noteMove(_ from: ListPlace, _ to: ListPlace) {
        if let other = movedTo[from], doubleMove == nil {
            doubleMove =
                "attempt to move \(words.item) at index path \(from.exceptionText) to both \(other.exceptionText) and \(to.exceptionText)"
        }
        if let other = movedFrom[to], doubleMove == nil {
            doubleMove =
                "attempt to move both \(words.item) at index path \(other.exceptionText) and \(from.exceptionText) to \(to.exceptionText)"
        }
        movedTo.put(to, at: from)
        movedFrom.put(from, at: to)
    }

    private mutating func noteMove(_ from: Int, _ to: Int) {
        if let other = sectionMovedTo[from], other != to, doubleMove == nil {
            doubleMove = "attempt to move section \(from) to both section \(other) and section \(to)"
        }
        if let other = sectionMovedFrom[to], other != from, doubleMove == nil {
            doubleMove = "attempt to move both section \(other) and section \(from) to section \(to)"
        }
        sectionMovedTo[from] = to
        sectionMovedFrom[to] = from
    }

    /// The first of them, in the order of the batch.
    func problem(in updates: [ListUpdate]) -> String? {
        for update in updates {
            if let problem = problem(update.change) { return problem }
        }
        if repeated != nil, words.item == ListWords.table.item { return "Attempt to create two animations for cell" }
        return doubleMove
    }

    private func problem(_ change: ListChange) -> String? {
        let verb = "attempt to perform"
        switch change {
        case .reloadItem(let path):
            if deleted[path] != nil {
                return "attempt to delete and reload the same index path (\(path.exceptionText))"
            }
            if movedTo[path] != nil {
                return "\(verb) a delete and a move from the same index path (\(path.exceptionText))"
            }
        case .deleteItem(let path):
            if movedTo[path] != nil {
                return "\(verb) a delete and a move from the same index path (\(path.exceptionText))"
            }
        case .insertItem(let path):
            if movedFrom[path] != nil {
                return "\(verb) an insert and a move to the same index path (\(path.exceptionText))"
            }
        case .deleteSection(let section):
            if sectionMovedTo[section] != nil {
                return "\(verb) a delete and a move from the same section (\(section))"
            }
            if reloadedSections.contains(section) {
                return "attempt to delete and reload the same section (\(section))"
            }
        case .reloadSection(let section):
            if sectionMovedTo[section] != nil {
                return "\(verb) a delete and a move from the same section (\(section))"
            }
        case .insertSection(let section):
            if sectionMovedFrom[section] != nil {
                return "\(verb) an insert and a move to the same section (\(section))"
            }
        case .moveItem(let from, let to):
            let article = words.item == ListWords.table.item ? "a row" : "an item"
            if deletedSections.contains(from.section) || reloadedSections.contains(from.section) {
                return "cannot move \(article) from a deleted section (\(from.section))"
            }
            if insertedSections.contains(to.section) {
                return "cannot move \(article) into a newly inserted section (\(to.section))"
            }
        case .moveSection: break
        }
        return nil
    }
}
