import Foundation

// `UndoManager` and `NSUserActivity` do not exist in Foundation on Linux; apps name them in signatures of UIResponder.

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

/// What a person is doing, so that it can be continued elsewhere. Portico keeps it and offers no handoff.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}
