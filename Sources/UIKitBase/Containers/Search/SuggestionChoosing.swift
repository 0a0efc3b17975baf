/// The suggestions below an active search bar, as its controller sees them: a table, which lies a module above.
@MainActor package protocol SuggestionChoosing: UIView {
    var chosen: (any UISearchSuggestion) -> Void { get set }
    func show(_ suggestions: [any UISearchSuggestion])
}

/// UIKitLists defines it (`ListSeams.swift`).
@_silgen_name("portico_above_search_suggestions") @MainActor func makeSuggestionList() -> any SuggestionChoosing
