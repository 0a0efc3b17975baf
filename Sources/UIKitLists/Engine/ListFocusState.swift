import Foundation

/// The part of the focus that a list keeps.
struct ListFocusState {
    /// The app's word; nil: none.
    var allowsFocus: Bool?
    /// The cell that had the focus last, by its path in the data.
    var lastPath: IndexPath?
}
