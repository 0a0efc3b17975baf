import UIKit

/// Something that changes a node over time, or at once. An action is a recipe: many nodes can run one at the same time.
@preconcurrency @MainActor open class SKAction: NSObject, @preconcurrency NSCopying {
    let kind: ActionKind
    private let reverse: (() -> SKAction)?

    /// How long it takes at its own speed, in seconds. For ever is 0.
    open var duration: TimeInterval
    /// How fast it runs.
    open var speed: CGFloat = 1
    /// How its progress follows time. Linear by default.
    open var timingMode = SKActionTimingMode.linear
    /// What its progress goes through after the mode; nothing by default.
    open var timingFunction: SKActionTimingFunction = { $0 }

    dynamic init(_ kind: ActionKind, duration: TimeInterval = 0, reverse: (() -> SKAction)? = nil) {
        self.kind = kind
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.reverse = reverse
    }

    /// An action that does nothing, at once.
    public convenience override init() { self.init(.instant { _ in }) }

    /// What undoes it. Of what can't be undone: a wait as long for a change to a value, the same for the rest.
    open func reversed() -> SKAction {
        let made: SKAction
        if let reverse {
            made = reverse()
        } else if case .interval = kind {
            made = SKAction.wait(forDuration: duration)
        } else {
            made = SKAction(kind, duration: duration)
        }
        if case .interval = kind { made.duration = duration }
        made.speed = speed
        made.timingMode = timingMode
        made.timingFunction = timingFunction
        return made
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKAction(kind, duration: duration, reverse: reverse)
        copy.speed = speed
        copy.timingMode = timingMode
        copy.timingFunction = timingFunction
        return copy
    }

    /// Progress from 0 to 1 by the part of the duration that is over.
    final func progress(_ part: CGFloat) -> CGFloat {
        let eased: CGFloat =
            switch timingMode {
            case .linear: part
            case .easeIn: part * part
            case .easeOut: part * (2 - part)
            case .easeInEaseOut: part * part * (3 - 2 * part)
            }
        return CGFloat(timingFunction(Float(eased))) + (eased - CGFloat(Float(eased)))
    }
}

/// What an action does.
enum ActionKind {
    /// Changes a node while progress goes from 0 to 1: called with the progress now and before.
    typealias Change = @MainActor (_ now: CGFloat, _ before: CGFloat) -> Void

    /// Made for the node when the action begins.
    case interval(@MainActor (SKNode) -> Change)
    case instant(@MainActor (SKNode) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    case times(SKAction, Int)
    case forever(SKAction)
    case onChild(String, SKAction)
}
