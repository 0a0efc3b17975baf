import Foundation
@_spi(Portico) import UIKitBase

/// The focus of a hardware keyboard in the cells of a list.
extension ListCore {
    func canFocus(at path: IndexPath) -> Bool {
        if FocusEngine.reachesEverything { return true }
        guard allowsFocus, !editingNow || allowsFocusDuringEditing else { return false }
        return askCanFocus(at: path) ?? true
    }

    func canFocus(_ cell: Cell) -> Bool {
        guard let path = live.path(of: cell) else { return false }
        return canFocus(at: shownToModel(path))
    }

    /// The cells that the focus goes to when it comes to the list: the delegate's, the one that had it last, a selected one.
    var preferredFocusCells: [any UIFocusEnvironment] {
        var paths = [askPreferredFocusPath()]
        if remembersLastFocusedIndexPath || FocusEngine.shared.isRecovering { paths.append(focusState.lastPath) }
        paths.append(preferredSelectedPath)
        if FocusEngine.shared.isRecoveringFromResize, let last = focusState.lastPath {
            let shown = modelToShown(last)
            if live[shown] == nil { showForFocus(shown) }
        }
        return paths.compactMap { $0.flatMap { live[modelToShown($0)] } }
    }

    func reportFocusUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let previous = focusPath(of: context.previouslyFocusedItem).map(shownToModel)
        let next = focusPath(of: context.nextFocusedItem).map(shownToModel)
        if let next { focusState.lastPath = next }
        tellFocusUpdate(context, from: previous, to: next, coordinator)
        guard let next, next != previous, selects, !context.focusHeading.isEmpty, !selection.contains(next) else {
            return
        }
        if askSelectionFollowsFocus(at: next) ?? selectionFollowsFocus { tapped(next, performsPrimaryAction: false) }
    }

    /// Return: as a tap on the cell.
    func activateFocusedCell(_ cell: Cell) -> Bool {
        guard selects, let path = live.path(of: cell) else { return false }
        if askShouldHighlight(at: path) ?? true { tapped(path, performsPrimaryAction: true) }
        return true
    }
}
