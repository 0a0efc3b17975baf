import Foundation
import PorticoTrace

extension UndoManager {
    /// What a name or a mark is given to.
    var current: UndoGroup? { open ?? undoGroups.last }

    /// What an undo would take back.
    var undoTop: UndoGroup? {
        let top = sequence(first: open) { $0?.parent }.prefix { $0 != nil }.compactMap { $0 }.last
        return top ?? undoGroups.last
    }

    /// The group of this turn of the run loop.
    func openEventGroup() {
        openGroup()
        guard course == .recording else { return }
        let event = open
        EndOfTurn.perform { [weak self, weak event] in
            guard let self, let event, groupsByEvent, open === event else { return }
            closeGroup()
        }
    }

    func openGroup() {
        if open != nil { post(.NSUndoManagerCheckpoint) }
        open = UndoGroup(parent: open)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    func closeGroup() {
        guard let group = open else { return }
        post(.NSUndoManagerCheckpoint)
        let info: [AnyHashable: Any] = group.isDiscardable ? [NSUndoManagerGroupIsDiscardableKey: true] : [:]
        post(.NSUndoManagerWillCloseUndoGroup, info)
        open = group.parent
        if !group.isEmpty { keep(group) }
        post(.NSUndoManagerDidCloseUndoGroup, info)
    }

    private func keep(_ group: UndoGroup) {
        if let parent = group.parent {
            parent.entries.append(.group(group))
            if parent.name.isEmpty { parent.name = group.name }
            return
        }
        if course == .undoing { redoGroups.append(group) } else { undoGroups.append(group) }
        dropOldest()
    }

    func dropOldest() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0))
        redoGroups.removeFirst(max(redoGroups.count - levelsOfUndo, 0))
    }

    /// What the group's changes register goes into one group of the other stack, of the same name.
    func run(_ group: UndoGroup, _ way: Course, will: NSNotification.Name, did: NSNotification.Name) {
        post(.NSUndoManagerCheckpoint)
        post(will)
        course = way
        openGroup()
        open?.name = group.name
        open?.isDiscardable = group.isDiscardable
        open?.userInfo = group.userInfo
        group.perform()
        // Those that the changes opened and left open end with them.
        while open != nil { closeGroup() }
        course = .recording
        post(did)
    }

    /// The last group that was closed inside of the one that is open.
    func undoInside() {
        guard let outer = open, case .group(let group)? = outer.entries.last else { return }
        outer.entries.removeLast()
        open = nil
        run(group, .undoing, will: .NSUndoManagerWillUndoChange, did: .NSUndoManagerDidUndoChange)
        open = outer
    }

    func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any] = [:]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info.isEmpty ? nil : info)
    }

    func invalid(_ method: String, _ reason: String) -> Never {
        FatalException.internalInconsistency.raise(
            "\(method): NSUndoManager \(Unmanaged.passUnretained(self).toOpaque()) is in invalid state, \(reason)")
    }
}

extension NSNotification.Name {
    /// Groups are opened or closed, or `canRedo` is asked: time to register what is pending.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// A group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// A group is about to be closed; its user info may have `NSUndoManagerGroupIsDiscardableKey`.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// A group was closed; its user info may have `NSUndoManagerGroupIsDiscardableKey`.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// A group is about to be taken back.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// A group was taken back.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// A group is about to be done again.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// A group was done again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}

/// In the user info of notifications of closing groups: whether what the group holds may be lost.
public let NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"
/// The order, among the observers of a run loop, in which groups of events are closed.
public let NSUndoCloseGroupingRunLoopOrdering = 350_000
