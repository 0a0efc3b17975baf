import Foundation

/// What a list keeps of the focus.
struct ListFocusState {
    /// What the app said; nil: nothing.
    var allowsFocus: Bool?
    /// The cell that had the focus last, by its path in the data.
    var lastPath: IndexPath?
}
