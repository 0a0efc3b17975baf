import UIKit

extension ListRowTraits {
    /// The actions that a swipe uncovers at an edge, as UIKit's lists show them; nil where the row has none there.
    @MainActor func swipeConfiguration(at edge: HorizontalEdge) -> UISwipeActionsConfiguration? {
        let swipes = swipes.filter { $0.edge == edge }
        let commands = swipes.flatMap { swipe in swipe.slot.map { Command.collect(from: $0) } ?? [] }
        guard !commands.isEmpty else { return nil }
        let actions = commands.map { command in
            let action = UIContextualAction(
                style: command.role == .destructive ? .destructive : .normal,
                title: command.image == nil ? command.title : nil
            ) { _, _, done in
                command.perform()
                done(true)
            }
            action.image = command.image
            action.accessibilityLabel = command.spokenTitle ?? command.title
            if let tint = command.tint { action.backgroundColor = tint }
            return action
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = swipes.first?.allowsFullSwipe ?? true
        return configuration
    }
}
