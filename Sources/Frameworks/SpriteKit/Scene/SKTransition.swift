import CoreImage
import UIKit

/// How a view goes from one scene to another.
open class SKTransition: NSObject {
    enum Kind {
        case crossFade
        case fade(UIColor)
        case moveIn(SKTransitionDirection)
        case push(SKTransitionDirection)
        case reveal(SKTransitionDirection)
        /// The old scene opens in two halves.
        case open(isHorizontal: Bool)
        /// The new scene closes over the old one from two sides.
        case close(isHorizontal: Bool)
        case flip(isHorizontal: Bool)
    }

    let kind: Kind
    let duration: TimeInterval
    /// Whether the new scene stands still meanwhile; true by default.
    open var pausesIncomingScene = true
    /// Whether the old scene stands still meanwhile; true by default.
    open var pausesOutgoingScene = true

    dynamic init(_ kind: Kind, _ duration: TimeInterval) {
        self.kind = kind
        self.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// A transition by a filter; the scenes fade into each other instead.
    public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval) { self.init(.crossFade, sec) }

    /// The scenes fade into each other.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    /// The old scene fades to black, and the new one from it.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { fade(with: .black, duration: sec) }
    /// The old scene fades to a colour, and the new one from it.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.fade(color), sec)
    }
    /// The new scene moves over the old one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), sec)
    }
    /// The new scene pushes the old one out.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), sec)
    }
    /// The old scene moves away from the new one.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), sec)
    }
    /// The old scene opens like doors, to the left and the right.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.open(isHorizontal: true), sec)
    }
    /// The old scene opens like doors, up and down.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.open(isHorizontal: false), sec)
    }
    /// The new scene closes like doors, from the left and the right.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.close(isHorizontal: true), sec)
    }
    /// The new scene closes like doors, from above and below.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.close(isHorizontal: false), sec)
    }
    /// The old scene opens like doors.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { doorsOpenHorizontal(withDuration: sec) }
    /// The scenes are two sides of a sheet, which turns around its horizontal middle line.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isHorizontal: true), sec)
    }
    /// The scenes are two sides of a sheet, which turns around its vertical middle line.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
        SKTransition(.flip(isHorizontal: false), sec)
    }
}
