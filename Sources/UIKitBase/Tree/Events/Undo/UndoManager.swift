import Foundation
import PorticoObjC

// `UndoManager` does not exist in Foundation on Linux; apps name it in signatures of UIResponder.

/// Records changes so that they can be taken back, and what takes them back so that it can be done again.
///
/// Changes are recorded in groups. While `groupsByEvent` is set, the first change of a turn of the run loop opens a group, which the end of the
/// turn closes; `beginUndoGrouping()` opens further ones in it. A group is undone as a whole.
///
/// - From: the app, `TextEditor`, `TextKeys`
/// - To: `UndoGroup`
@preconcurrency @MainActor open class UndoManager: NSObject {
    enum Course { case recording, undoing, redoing }

    final var undoGroups: [UndoGroup] = []
    final var redoGroups: [UndoGroup] = []
    /// The innermost group that changes are recorded in.
    final var open: UndoGroup?
    final var course = Course.recording
    private var disabled = 0
    /// Goes up when something is registered or forgotten: who makes its last registration larger asks whether that is still the last.
    final private(set) var changes = 0
    private var isClosing = false

    public nonisolated override init() {
        super.init()
    }

    // MARK: Groups

    /// How many groups are open.
    open var groupingLevel: Int { sequence(first: open) { $0?.parent }.prefix { $0 != nil }.count }

    /// Whether each turn of the run loop has a group of its own. `true` to begin with.
    open var groupsByEvent = true

    /// The run loop modes in whose turns groups are closed. Kept: they are closed in all common modes.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// How many groups can be taken back; the oldest are dropped. 0, to begin with: as many as there are.
    open var levelsOfUndo = 0 { didSet { dropOldest() } }

    /// Opens a group in the one that is open. Where none is, and groups are made by event, that of the event is opened first.
    open func beginUndoGrouping() {
        if open == nil, groupsByEvent, course == .recording { openEventGroup() }
        openGroup()
    }

    /// Closes the innermost group.
    open func endUndoGrouping() {
        guard open != nil else {
            invalid("endUndoGrouping", "endUndoGrouping called with no matching begin")
        }
        closeGroup()
    }

    // MARK: Registering

    /// Whether changes are recorded: as many calls of `enableUndoRegistration()` as of `disableUndoRegistration()` have come.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Registrations do nothing until as many calls of `enableUndoRegistration()` have come.
    open func disableUndoRegistration() { disabled += 1 }
    /// Ends one `disableUndoRegistration()`. Without one it raises an exception.
    open func enableUndoRegistration() {
        guard disabled > 0 else {
            invalid(
                "enableUndoRegistration",
                "enableUndoRegistration may only be invoked with matching call to disableUndoRegistration")
        }
        disabled -= 1
    }

    /// Keeps `handler` to be called with `target` when the change is taken back. The target isn't kept alive; without it nothing is called.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        register(UndoAction(target: target) { if let target = $0 as? Target { handler(target) } })
    }

    /// Calls `selector` on `target` with `anObject` when the change is taken back.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        register(
            UndoAction(target: target as AnyObject) { _ = ($0 as? NSObject)?.perform(selector, with: anObject) })
    }

    private func register(_ action: UndoAction) {
        guard isUndoRegistrationEnabled else { return }
        if open == nil {
            guard groupsByEvent else {
                invalid(
                    "registerUndoWithTarget:selector:object:/prepareWithInvocationTarget:",
                    "must begin a group before registering undo")
            }
            openEventGroup()
        }
        open?.entries.append(.action(action))
        changes += 1
        if course == .recording { redoGroups.removeAll() }
    }

    // MARK: Taking back

    /// Whether there is anything to take back, the group that is open included.
    open var canUndo: Bool { !undoGroups.isEmpty || open?.isEmpty == false }
    /// Whether there is anything to do again. Posts `NSUndoManagerCheckpoint` first.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoGroups.isEmpty
    }
    /// Whether changes are being taken back now, so that what is registered goes to the redo side.
    open var isUndoing: Bool { course == .undoing }
    /// Whether changes are being done again now.
    open var isRedoing: Bool { course == .redoing }
    /// How many groups can be taken back, without the one that is open.
    open var undoCount: Int { undoGroups.count }
    /// How many groups can be done again.
    open var redoCount: Int { redoGroups.count }

    /// Takes back the last group, after closing it if it is still open.
    open func undo() {
        if groupingLevel > 1 {
            invalid("undo", "undo was called with too many nested undo groups")
        }
        if open != nil { closeGroup() }
        undoNestedGroup()
    }

    /// Takes back the last group, whatever level it is of.
    open func undoNestedGroup() {
        guard course == .recording else { return }
        guard open == nil else { return undoInside() }
        guard let group = undoGroups.popLast() else { return }
        run(group, .undoing, will: .NSUndoManagerWillUndoChange, did: .NSUndoManagerDidUndoChange)
    }

    /// Does again what was last taken back.
    open func redo() {
        guard course == .recording, open == nil || open?.isEmpty == true else { return }
        post(.NSUndoManagerCheckpoint)
        if open != nil { closeGroup() }
        guard let group = redoGroups.popLast() else { return }
        run(group, .redoing, will: .NSUndoManagerWillRedoChange, did: .NSUndoManagerDidRedoChange)
    }

    /// Forgets everything, and takes registrations again.
    open func removeAllActions() {
        (undoGroups, redoGroups, open, disabled) = ([], [], nil, 0)
        changes += 1
    }

    /// Forgets what would change `target`.
    open func removeAllActions(withTarget target: Any) {
        changes += 1
        let object = target as AnyObject
        for group in undoGroups + redoGroups { group.removeActions(of: object) }
        for group in sequence(first: open, next: { $0?.parent }).prefix(while: { $0 != nil }) {
            group?.removeActions(of: object)
        }
        undoGroups.removeAll { $0.isEmpty }
        redoGroups.removeAll { $0.isEmpty }
    }

    // MARK: Names

    /// Names the group that is open, or else the last one: “Paste”. An empty name takes the name away.
    open func setActionName(_ actionName: String) { current?.name = actionName }
    /// Empty without a name, or without anything to undo.
    open var undoActionName: String { (undoTop ?? nil)?.name ?? "" }
    /// The name of what would be done again; empty without a name, or without anything to redo.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// “Undo Paste”, in the app's language.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// “Redo Paste”, in the app's language.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// “Undo” with an action's name, or alone where that is empty, in the app's language.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? Word.undo.text : Word.undoAction.text(actionName)
    }
    /// “Redo” with an action's name, or alone where that is empty, in the app's language.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? Word.redo.text : Word.redoAction.text(actionName)
    }

    /// Marks a change that may be lost, as one of the selection. `false` to begin with.
    open func setActionIsDiscardable(_ discardable: Bool) { current?.isDiscardable = discardable }
    /// Whether what would be taken back may be lost. False without anything to undo.
    open var undoActionIsDiscardable: Bool { undoTop?.isDiscardable ?? false }
    /// Whether what would be done again may be lost. False without anything to redo.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

    /// Keeps a value of the app's with the group that is open, or else the last one. Nil takes it away.
    open func setActionUserInfoValue(_ info: Any?, forKey key: String) { current?.userInfo[key] = info }
    /// The value that the app keeps with what would be taken back; nil without one.
    open func undoActionUserInfoValue(forKey key: String) -> Any? { undoTop?.userInfo[key] }
    /// The value that the app keeps with what would be done again; nil without one.
    open func redoActionUserInfoValue(forKey key: String) -> Any? { redoGroups.last?.userInfo[key] }
}
