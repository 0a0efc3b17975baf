import Foundation

/// One step of a batch, as the app asks for it. Deletes, reloads and the start of a move name places before the batch, inserts and
/// the end of a move places after it.
enum ListChange: Equatable, Sendable {
    case deleteItem(ListPlace)
    case insertItem(ListPlace)
    case reloadItem(ListPlace)
    case moveItem(from: ListPlace, to: ListPlace)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
}

/// A change and how the app wants to see it: the meaning of `animation` is the list's own.
struct ListUpdate: Equatable, Sendable {
    var change: ListChange
    var animation = 0
}

/// What a diff has compared: as many changes, between sections of so many items.
struct ListDiffCounts: Equatable, Sendable {
    var changes: Int
    var before: [Int]
    var after: [Int]
}

/// What a list calls its parts in exceptions.
struct ListWords: Sendable {
    var item: String
    var container: String

    static let table = ListWords(item: "row", container: "table view")
    static let collection = ListWords(item: "item", container: "collection view")
}

/// Why a batch can't be done, in iOS's words.
struct ListUpdateError: Error, Equatable {
    var reason: String
}
