import Foundation

/// UIKit's own words, as a person reads or hears them, in the app's language.
///
/// - From: bars, menus, pickers, accessibility
/// - To: `WordTable`
package enum Word: Int, CaseIterable {
    case done, cancel, edit, save, back, more, add, search, select, undo, redo, close, ok
    case cut, copy, paste, delete, selectAll
    case today, time, hour, hours, min
    case previousMonth, nextMonth
    case increment, decrement, inProgress, progressHalted
    /// “page %1$@ of %2$@”.
    case pageOf
    /// “%1$@ of %2$@”.
    case numberOf
    /// “Undo %@”, “Redo %@”.
    case undoAction, redoAction
    case photos, choose
    case colors, grid, spectrum, sliders, opacity, red, green, blue, colorWell
    /// “No Results for “%1$@””.
    case noResults, noResultsFor
    case tryNewSearch, loading
    case open, move, fonts, folderIsEmpty
    /// “On My %1$@”: the files of the device itself.
    case onMyDevice
    case print, printer, copies, paperSize, orientation, portrait, landscape
    case share, rename, name, untitled, documents
    case duplicate, createDocument, customizeToolbar

    package var text: String { WordTable.text(of: self) }

    /// The text with its places filled.
    package func text(_ values: String...) -> String {
        var text = self.text
        for (index, value) in values.enumerated() {
            text = text.replacingOccurrences(of: "%\(index + 1)$@", with: value)
        }
        return text
    }
}
