import Foundation

// `UndoManager` does not exist in Foundation on Linux; apps name it in signatures of UIResponder.

/// Records changes so that they can be taken back.
@preconcurrency @MainActor open class UndoManager: NSObject {
    private var undoActions: [() -> Void] = []
    private var redoActions: [() -> Void] = []
    private var isUndoingNow = false
    private var isRedoingNow = false

    public nonisolated override init() {
        super.init()
    }

    open var canUndo: Bool { !undoActions.isEmpty }
    open var canRedo: Bool { !redoActions.isEmpty }
    open var isUndoing: Bool { isUndoingNow }
    open var isRedoing: Bool { isRedoingNow }

    /// Keeps `handler` to be called with `target` when the change is taken back.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        let action = { [weak target] in
            if let target { handler(target) }
        }
        if isUndoingNow {
            redoActions.append(action)
        } else {
            undoActions.append(action)
            if !isRedoingNow { redoActions.removeAll() }
        }
    }

    open func undo() {
        guard let action = undoActions.popLast() else { return }
        isUndoingNow = true
        action()
        isUndoingNow = false
    }

    open func redo() {
        guard let action = redoActions.popLast() else { return }
        isRedoingNow = true
        action()
        isRedoingNow = false
    }

    open func removeAllActions() {
        undoActions.removeAll()
        redoActions.removeAll()
    }
}
