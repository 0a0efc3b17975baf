import Foundation

/// One change that can be taken back. Its target isn't kept alive.
@MainActor struct UndoAction {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
}

/// Changes that are taken back together, and groups within.
@MainActor final class UndoGroup {
    enum Entry {
        case action(UndoAction)
        case group(UndoGroup)
    }

    var entries: [Entry] = []
    var name = ""
    var isDiscardable = false
    var userInfo: [String: Any] = [:]
    let parent: UndoGroup?

    init(parent: UndoGroup?) {
        self.parent = parent
    }

    var isEmpty: Bool {
        entries.allSatisfy { entry in
            if case .group(let group) = entry { return group.isEmpty }
            return false
        }
    }

    /// The last change first.
    func perform() {
        for entry in entries.reversed() {
            switch entry {
            case .action(let action): if let target = action.target { action.perform(target) }
            case .group(let group): group.perform()
            }
        }
    }

    func removeActions(of target: AnyObject) {
        entries.removeAll { entry in
            switch entry {
            case .action(let action): return action.target === target || action.target == nil
            case .group(let group):
                group.removeActions(of: target)
                return group.isEmpty
            }
        }
    }
}
